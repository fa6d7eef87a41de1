"""The two doors out: what a seat sees of a state, and what it learns from an event."""

from typing import Final, Literal

from msgspec import Struct

from schatulle.rules.core import Seat
from schatulle.rules.diamant.actions import Choice
from schatulle.rules.diamant.cards import Card
from schatulle.rules.diamant.ending import scores
from schatulle.rules.diamant.events import (
    Decided,
    Event,
    ExpeditionEnded,
    GameEnded,
    Returned,
    Revealed,
    Struck,
    TurnedUp,
)
from schatulle.rules.diamant.notation import format_step, shown_phase
from schatulle.rules.diamant.state import Phase, State, undecided

HIDDEN: Final = "?"


class View(Struct, frozen=True):
    """What a seat may see now; the fields are those of the notation."""

    expedition: int
    phase: Literal["decide", "over"]
    deciding: tuple[Seat, ...]
    inside: tuple[bool, ...]
    unsafe: tuple[int, ...]
    chests: tuple[int | str, ...]
    path: tuple[str, ...]
    removed: tuple[Card, ...]
    deck: int
    scores: tuple[int | str, ...]
    chosen: tuple[str | None, ...]


#: Events without a secret: everyone at the table sees all of them.
_PUBLIC: Final = (Revealed, Returned, TurnedUp, Struck, ExpeditionEnded, GameEnded)


def view(state: State, seat: Seat) -> View:
    """D-8, D-20: all but the others' closed fists and, by agreement, closed chests."""
    return View(
        expedition=state.expedition,
        phase=shown_phase(state),
        deciding=tuple(undecided(state)) if state.phase is Phase.DECIDE else (),
        inside=state.inside,
        unsafe=state.unsafe,
        chests=_chests(state, state.chests, seat),
        path=tuple(map(format_step, state.path)),
        removed=state.removed,
        deck=len(state.deck),
        scores=_chests(state, scores(state), seat),
        chosen=tuple(
            _fist(state, Seat(other), choice, seat) for other, choice in enumerate(state.chosen)
        ),
    )


def observe(event: Event, seat: Seat) -> Event | None:
    """D-8: a closed fist tells nobody but its owner what is in it."""
    if isinstance(event, Decided):
        return event if event.seat == seat else Decided(event.clauses, event.seat, None)
    assert isinstance(event, _PUBLIC)
    return event


def _chests(state: State, stones: tuple[int, ...], seat: Seat) -> tuple[int | str, ...]:
    """D-20: open by recommendation, closed by agreement."""
    if state.options.chests == "open":
        return stones
    return tuple(count if owner == seat else HIDDEN for owner, count in enumerate(stones))


def _fist(state: State, owner: Seat, choice: Choice | None, seat: Seat) -> str | None:
    """D-8: closed until all have decided."""
    if choice is None or owner == seat or state.phase is not Phase.DECIDE:
        return choice
    return HIDDEN
