"""The two doors out: what a seat sees of a state, and what it learns from an event."""

from typing import Final

from msgspec import Struct

from schatulle.core import HIDDEN, Hidden, Seat
from schatulle.games.diamant.rules.actions import Choice
from schatulle.games.diamant.rules.cards import Card, PathCard
from schatulle.games.diamant.rules.ending import scores
from schatulle.games.diamant.rules.events import (
    Decided,
    Event,
    ExpeditionEnded,
    GameEnded,
    Returned,
    Revealed,
    Struck,
    TurnedUp,
)
from schatulle.games.diamant.rules.state import Phase, ShownPhase, State, deciding, shown_phase


class View(Struct, frozen=True):
    """What a seat may see now."""

    expedition: int
    phase: ShownPhase
    deciding: tuple[Seat, ...]
    inside: tuple[bool, ...]
    #: D-10: stones that may still be lost lie open.
    unsafe: tuple[int, ...]
    #: D-20: open by recommendation, closed by agreement.
    chests: tuple[int | Hidden, ...]
    path: tuple[PathCard, ...]
    removed: tuple[Card, ...]
    #: D-7: how many cards are still to come.
    deck: int
    scores: tuple[int | Hidden, ...]
    #: D-8: closed until all have decided.
    chosen: tuple[Choice | Hidden | None, ...]


class Odds(Struct, frozen=True):
    """What the next card may be: every card that is left is equally likely (D-7)."""

    #: How many of each card are left in the deck.
    left: dict[Card, int]
    #: D-13: how many of them would end the expedition.
    ends: int


#: Events without a secret: everyone at the table sees all of them.
_PUBLIC: Final = (Revealed, Returned, TurnedUp, Struck, ExpeditionEnded, GameEnded)


def view(state: State, seat: Seat) -> View:
    """D-8, D-20: all but the others' closed fists and, by agreement, closed chests."""
    return _table(
        state,
        _chests(state, state.chests, seat),
        _chests(state, scores(state), seat),
        tuple(
            [_fist(state, Seat(other), choice, seat) for other, choice in enumerate(state.chosen)]
        ),
    )


def laid_open(state: State) -> View:
    """The whole truth as a view: nothing is hidden."""
    return _table(state, state.chests, scores(state), state.chosen)


def ajar(_state: State) -> None:
    """The cave has nothing that opens."""
    return


def _table(
    state: State,
    chests: tuple[int | Hidden, ...],
    counted: tuple[int | Hidden, ...],
    chosen: tuple[Choice | Hidden | None, ...],
) -> View:
    """What is public, and the rest as it is given."""
    return View(
        expedition=state.expedition,
        phase=shown_phase(state),
        deciding=deciding(state),
        inside=state.inside,
        unsafe=state.unsafe,
        chests=chests,
        path=state.path,
        removed=state.removed,
        deck=len(state.deck),
        scores=counted,
        chosen=chosen,
    )


def observe(event: Event, seat: Seat) -> Event | None:
    """D-8: a closed fist tells nobody but its owner what is in it."""
    if isinstance(event, Decided):
        return event if event.seat == seat else Decided(event.clauses, event.seat, None)
    assert isinstance(event, _PUBLIC)
    return event


def _chests(state: State, stones: tuple[int, ...], seat: Seat) -> tuple[int | Hidden, ...]:
    """D-20: open by recommendation, closed by agreement."""
    if state.options.chests == "open":
        return stones
    return tuple([count if owner == seat else HIDDEN for owner, count in enumerate(stones)])


def _fist(state: State, owner: Seat, choice: Choice | None, seat: Seat) -> Choice | Hidden | None:
    """D-8: closed until all have decided."""
    if choice is None or owner == seat or state.phase is not Phase.DECIDE:
        return choice
    return HIDDEN
