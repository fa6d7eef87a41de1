"""What those who are connected to a table hear of it."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from msgspec import Struct

from schatulle.core import Seat
from schatulle.server.live import wire

_NOTHING: Final[Mapping[Seat, "News"]] = MappingProxyType({})


class News(Struct, frozen=True):
    """A viewer's next chapter, and the game as the viewer sees it then.

    A lesson also goes on with steps that are read: no chapter.
    """

    happened: wire.Happened | None
    now: wire.Now


class Notice(Struct, frozen=True):
    """What has changed at a table, the same for everyone who hears of it."""

    #: Whether there is a new `Table` to be told.
    people: bool = False
    #: Whether the game has gone on.
    went_on: bool = False
    #: What those viewers learn of it whom somebody watches as.
    news: Mapping[Seat, News] = _NOTHING
    wave: wire.Waved | None = None


class Subscription:
    """Somebody connected; `tell` never waits."""

    def __init__(self, tell: Callable[[Notice], None]) -> None:
        self.tell = tell
        #: Whose news are wanted.
        self.viewers: list[Seat] = []
