"""A new table, as whoever opened it is told of it."""

from msgspec import Struct


class Opened(Struct, frozen=True):
    """A new table: where it is, and the code to tell friends."""

    id: str
    code: str
