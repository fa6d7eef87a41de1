"""Every event names the clauses that caused it."""

from msgspec import Struct

Clauses = tuple[str, ...]


class Cited(Struct, frozen=True, gc=False):
    """What all events have in common."""

    clauses: Clauses
