"""What a viewer may know of a table: the whole now, and what has happened since a number.

The numbers are each viewer's own. They count what that viewer could observe, so that not even the
number of hidden events can be told from them.
"""

from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from schatulle.rules.core import SPECTATOR, Decision, Outcome, Seat
from schatulle.table.life import Status, Table
from schatulle.table.setting import Setting

#: All that people can say to each other.
Sign = Literal["hello", "thanks", "well_done", "surprise", "laugh", "oops", "hurry", "think"]


class Person(Struct, frozen=True):
    """Who sits on a chair, as everyone sees it; ids of guests stay inside."""

    chair: str
    name: str | None
    away: bool


class Lobby(Struct, frozen=True):
    """A table as everyone sees it, whatever is played there."""

    id: str
    code: str
    setting: Setting
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
        code=table.code,
        setting=replace(table.setting, chairs=tuple(table.chairs)),
        status=table.status,
        people=tuple(people),
        host=table.host.name,
        commitment=table.commitment,
        rematch=table.rematch,
        secret=table.secret if over else None,
    )


def chapters(table: Table, viewer: Seat, after: int = 0, until: int | None = None) -> list[Chapter]:
    """What the viewer observed after the number it saw last, of the entries until then."""
    entries = [observed_of(table, events, viewer) for events in table.chapters[:until]]
    told = [events for events in entries if events]
    return [Chapter(number, events) for number, events in enumerate(told, 1) if number > after]


def observed(table: Table, viewer: Seat, since: int) -> list[Any]:
    """All events that the viewer observed of the entries after so many."""
    told = (observed_of(table, events, viewer) for events in table.chapters[since:])
    return [event for events in told for event in events]


def newest(table: Table, viewer: Seat, number: int) -> Chapter | None:
    """What the viewer observed of the last entry, to be numbered after `number`."""
    events = observed_of(table, table.chapters[-1], viewer)
    return Chapter(number + 1, events) if events else None


def snapshot(table: Table, viewer: Seat, number: int | None = None) -> Snapshot | None:
    """The game as the viewer sees it now; None before it began."""
    if table.state is None:
        return None
    asked = tuple(ask for ask in table.asked() if ask.seat == viewer)
    view = table.game.view(table.state, viewer)
    told = len(chapters(table, viewer)) if number is None else number
    return Snapshot(told, view, asked, table.outcome)


def earlier(table: Table, until: int) -> Snapshot | None:
    """The game as a spectator saw it after so many entries of it; None before it began."""
    state = table.state_after(until)
    if state is None:
        return None
    view, outcome = table.game.view(state, SPECTATOR), table.game.outcome(state)
    return Snapshot(len(chapters(table, SPECTATOR, until=until)), view, (), outcome)


def observed_of(table: Table, events: tuple[Any, ...], viewer: Seat) -> tuple[Any, ...]:
    """What the viewer learns from some events."""
    seen = (table.game.observe(event, viewer) for event in events)
    return tuple(event for event in seen if event is not None)
