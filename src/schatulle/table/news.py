"""What a viewer may know of a table: the whole now, and what has happened since a number.

The numbers are each viewer's own. They count what that viewer could observe, so that not even the
number of hidden events can be told from them.
"""

from typing import Any

from msgspec import Struct

from schatulle.rules.core import SPECTATOR, Decision, Outcome, Seat
from schatulle.table.life import Status, Table


class Person(Struct, frozen=True):
    """Who sits on a chair, as everyone sees it; ids of guests stay inside."""

    chair: str
    name: str | None
    away: bool


class Lobby(Struct, frozen=True):
    """A table as everyone sees it, whatever is played there."""

    id: str
    status: Status
    people: tuple[Person, ...]
    host: str
    commitment: str
    rematch: str | None
    #: Shown when the game is over, so that chance can be verified.
    secret: str | None


class Chapter(Struct, frozen=True):
    """What a viewer observed of one entry, with the viewer's own number."""

    number: int
    events: tuple[Any, ...]


class Snapshot(Struct, frozen=True):
    """The game as a viewer sees it now, and what the viewer's seat is asked."""

    number: int
    view: Any
    asked: tuple[Decision[Any], ...]
    outcome: Outcome | None


def lobby(table: Table) -> Lobby:
    """What everyone may know of the table."""
    people = [
        Person(chair, guest.name if guest else None, away)
        for chair, guest, away in zip(table.chairs, table.guests, table.away, strict=True)
    ]
    over = table.status is Status.OVER
    return Lobby(
        id=table.id,
        status=table.status,
        people=tuple(people),
        host=table.host.name,
        commitment=table.commitment,
        rematch=table.rematch,
        secret=table.secret if over else None,
    )


def chapters(table: Table, viewer: Seat, after: int = 0) -> list[Chapter]:
    """What the viewer observed after the number it saw last."""
    observed = [_observed(table, events, viewer) for events in table.chapters]
    told = [events for events in observed if events]
    return [Chapter(number, events) for number, events in enumerate(told, 1) if number > after]


def newest(table: Table, viewer: Seat, number: int) -> Chapter | None:
    """What the viewer observed of the last entry, to be numbered after `number`."""
    events = _observed(table, table.chapters[-1], viewer)
    return Chapter(number + 1, events) if events else None


def snapshot(table: Table, viewer: Seat) -> Snapshot:
    """The game as the viewer sees it now."""
    number = len(chapters(table, viewer))
    asked = tuple(ask for ask in table.asked() if ask.seat == viewer and viewer != SPECTATOR)
    return Snapshot(number, table.game.view(table.state, viewer), asked, table.outcome)


def _observed(table: Table, events: tuple[Any, ...], viewer: Seat) -> tuple[Any, ...]:
    seen = (table.game.observe(event, viewer) for event in events)
    return tuple(event for event in seen if event is not None)
