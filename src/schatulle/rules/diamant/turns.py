"""From an answer to its events, and from events to the next state."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from schatulle.rules.core import NATURE, Decision, Seat, decision_id
from schatulle.rules.core.following import followed
from schatulle.rules.diamant import ending, exploring, leaving, options
from schatulle.rules.diamant.actions import LEAVE, STAY, TURN_UP, Action, Decide, TurnUp
from schatulle.rules.diamant.cards import CAVE_CARDS
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
from schatulle.rules.diamant.options import Options
from schatulle.rules.diamant.state import Phase, State, undecided

BOTH: Final = (STAY, LEAVE)

_EVOLVE: Final[Mapping[type[Event], Callable[[State, Any], State]]] = {
    Decided: exploring.decided,
    Revealed: exploring.revealed,
    Returned: leaving.returned,
    TurnedUp: exploring.turned_up,
    Struck: exploring.struck,
    ExpeditionEnded: ending.expedition_ended,
    GameEnded: ending.game_ended,
}

_ANSWER: Final[Mapping[type[Action], Callable[[State, Seat, Any], Event]]] = {
    Decide: exploring.deciding,
    TurnUp: exploring.turning_up,
}

#: What follows by itself, without an answer from anybody.
_FOLLOWS: Final[Mapping[Phase, Callable[[State], Event]]] = {
    Phase.REVEAL: exploring.revealing,
    Phase.RETURN: leaving.returning,
    Phase.STRIKE: exploring.striking,
    Phase.END: ending.ending,
}


def setup(opts: Options, seats: int) -> State:
    """D-4, D-6: everyone at the first entrance with an empty chest, all cards in the deck."""
    options.check(opts, seats)
    return State(
        options=opts,
        expedition=1,
        phase=Phase.DECIDE if opts.first_card_decision else Phase.CARD,
        inside=(True,) * seats,
        unsafe=(0,) * seats,
        chests=(0,) * seats,
        path=(),
        removed=(),
        deck=CAVE_CARDS,
        chosen=(None,) * seats,
    )


def awaiting(state: State) -> tuple[Decision[Action], ...]:
    """D-8: everyone in the cave at once, or Nature who turns up a card."""
    moment = state.moment
    if state.phase is Phase.DECIDE:
        asked: list[Decision[Action]] = [
            Decision(seat, decision_id(moment, seat), "decide", BOTH) for seat in undecided(state)
        ]
        return tuple(asked)
    if state.phase is Phase.CARD:
        cards = tuple(map(TURN_UP.__getitem__, state.deck))
        return (Decision(NATURE, decision_id(moment, NATURE), "turn_up", cards),)
    return ()


def play(state: State, seat: Seat, action: Action) -> tuple[tuple[Event, ...], State]:
    """What an answer brings about, and the state after it."""
    return followed(state, _ANSWER[type(action)](state, seat, action), _EVOLVE, _FOLLOWS)


def decide(state: State, seat: Seat, action: Action) -> tuple[Event, ...]:
    """What an answer brings about."""
    return play(state, seat, action)[0]


def evolve(state: State, event: Event) -> State:
    """The state after an event."""
    return _EVOLVE[type(event)](state, event)
