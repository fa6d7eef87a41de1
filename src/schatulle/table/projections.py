"""What a viewer may know of a table: the whole now, and what has happened since a number.

The numbers are each viewer's own. They count what that viewer could observe, so that not even the
number of hidden events can be told from them.
"""

from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from schatulle.core import Decision, Game, Outcome, Seat
from schatulle.table.agreement import Agreement
from schatulle.table.hosting import is_absent
from schatulle.table.progress import Progress
from schatulle.table.records import Record, published, record_of
from schatulle.table.status import Status
from schatulle.table.table import Table

#: All that people can say to each other.
Sign = Literal["hello", "thanks", "well_done", "surprise", "laugh", "oops", "hurry", "think"]


class Person(Struct, frozen=True):
    """Who sits on a chair, as everyone sees it; ids of guests stay inside."""

    chair: str
    name: str | None
    away: bool
    #: What was pledged of the game's chance, and after the host's start the share itself.
    pledge: str | None = None
    share: str | None = None
    #: Whether nobody is there for a while: a bot stands in, or clocks ran out in a row.
    absent: bool = False
    #: Whether the person wants to end the game.
    ends: bool = False


class Lobby(Struct, frozen=True):
    """A table as everyone sees it, whatever is played there."""

    id: str
    code: str
    setting: Agreement
    status: Status
    people: tuple[Person, ...]
    host: str
    commitment: str
    rematch: str | None
    #: Shown when the game is over, so that chance can be verified.
    secret: str | None
    #: Whether the game is about to begin, and the shares that were pledged are asked for.
    called: bool = False
    #: Whether a friendly voice is heard, and whether it ever was: then the game does not count.
    voice: bool = False
    voiced: bool = False
    #: Whether the people ended the game together, without a result.
    abandoned: bool = False


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
        Person(
            chair=table.chairs[seat],
            name=guest.name if guest else None,
            away=table.away[seat],
            pledge=table.pledges[seat],
            share=table.shares[seat],
            absent=is_absent(table, Seat(seat)),
            ends=seat in table.enders,
        )
        for seat, guest in enumerate(table.guests)
    ]
    over = table.status is Status.OVER
    return Lobby(
        id=table.id,
        code=table.code,
        setting=replace(table.agreement, chairs=table.chairs),
        status=table.status,
        people=tuple(people),
        host=table.host.name,
        commitment=table.commitment,
        rematch=table.rematch,
        secret=table.secret if over else None,
        called=table.is_called,
        voice=table.voice,
        voiced=table.voiced,
        abandoned=table.abandoned,
    )


def chapters(table: Table, viewer: Seat, after: int = 0, until: int | None = None) -> list[Chapter]:
    """What the viewer observed after the number it saw last, of the entries until then."""
    entries = [observed_of(table.game, events, viewer) for events in table.chapters[:until]]
    told = [events for events in entries if events]
    return [Chapter(number, events) for number, events in enumerate(told, 1) if number > after]


def observed(table: Table, viewer: Seat, since: int) -> tuple[Any, ...]:
    """All events that the viewer observed of the entries after so many."""
    return observed_of(table.game, table.events_since(since), viewer)


def newest(table: Table, viewer: Seat, number: int) -> Chapter | None:
    """What the viewer observed of the last entry, to be numbered after `number`."""
    events = observed(table, viewer, len(table.ends) - 1)
    return Chapter(number + 1, events) if events else None


def snapshot(progress: Progress, viewer: Seat, number: int) -> Snapshot:
    """The game as the viewer sees it when it stands so, after the viewer's chapter `number`."""
    asked = tuple(ask for ask in progress.asked if ask.seat == viewer)
    view = progress.game.view(progress.state, viewer)
    return Snapshot(number, view, asked, progress.outcome)


def observed_of(game: Game, events: tuple[Any, ...], viewer: Seat) -> tuple[Any, ...]:
    """What the viewer learns from some events."""
    seen = (game.observe(event, viewer) for event in events)
    return tuple(event for event in seen if event is not None)


def record(table: Table) -> Record:
    """The finished game in the notation, with the secret of its chance; raises Refusal."""
    assert table.progress is not None, "the game has begun"
    people = zip(table.guests, table.chairs, strict=True)
    players = tuple(guest.name if guest else chair for guest, chair in people)
    pledged = any(table.pledges)
    whole = record_of(
        table.progress,
        table.id,
        players=players,
        seed=table.secret,
        commitment=table.commitment,
    )
    return published(
        replace(
            whole,
            pledges=table.pledges if pledged else (),
            shares=table.shares if pledged else (),
            by_clock=table.by_clock,
            by_stand_in=table.by_stand_in,
            voiced=table.voiced,
            abandoned=table.abandoned,
        )
    )
