"""How time passes at tables; tests let it pass faster."""

from typing import Final

from msgspec import Struct


class Pace(Struct, frozen=True):
    """In seconds: how long bots seem to think, whatever they think about and however long that
    took; how long people who are gone are waited for; how long a second of a table's clock lasts.
    """

    bots: float = 1.2
    grace: float = 60.0
    second: float = 1.0


HUMAN: Final = Pace()
