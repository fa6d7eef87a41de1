"""From an answer to its events, and from events to the next state."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from schatulle.core import NATURE, SEATS, Choices, Decision, IllegalMove, Seat, decision_id
from schatulle.core.event_flow import EventFlow, evolved, followed, steps, unchanged
from schatulle.games.diamant.rules import ending, events, expedition, exploring, leaving, options
from schatulle.games.diamant.rules.actions import LEAVE, STAY, Action, Decide
from schatulle.games.diamant.rules.cards import CAVE_CARDS
from schatulle.games.diamant.rules.events import Event
from schatulle.games.diamant.rules.options import Options
from schatulle.games.diamant.rules.state import Phase, State

BOTH: Final[tuple[Action, ...]] = (STAY, LEAVE)

#: What an event does to all but the phase.
_HAPPENS: Final[Mapping[type[Event], Callable[[State, Any], State]]] = {
    events.Decided: exploring.decided,
    events.Revealed: unchanged,
    events.Returned: leaving.returned,
    events.TurnedUp: exploring.turned_up,
    events.Struck: exploring.struck,
    events.ExpeditionEnded: ending.expedition_ended,
    events.GameEnded: unchanged,
}

#: What follows by itself, without an answer from anybody.
_FOLLOWS: Final[Mapping[Phase, Callable[[State], Event]]] = {
    Phase.REVEAL: exploring.revealing,
    Phase.RETURN: leaving.returning,
    Phase.STRIKE: exploring.striking,
    Phase.END: ending.ending,
}


#: D-8: a closed fist leaves what the others are asked as it was.
_FLOW: Final[EventFlow[State, Event]] = EventFlow(
    steps=steps(_HAPPENS, expedition.AFTER, uncounted=frozenset((events.Decided,))),
    follows=_FOLLOWS,
)


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
        first = decision_id(moment, SEATS[0])
        return tuple(
            [
                Decision(seat, first + seat, "decide", BOTH)
                for seat, inside, choice in zip(SEATS, state.inside, state.chosen, strict=False)
                if inside and choice is None
            ]
        )
    if state.phase is Phase.CARD:
        cards: Choices[Action] = exploring.Draws(state.deck)
        return (Decision(NATURE, decision_id(moment, NATURE), "turn_up", cards),)
    return ()


def choices(state: State, seat: Seat) -> Choices[Action]:
    """What a seat, or Nature, may answer now; nothing where it is not asked."""
    phase, inside = state.phase, state.inside
    if phase is Phase.DECIDE and 0 <= seat < len(inside):
        return BOTH if inside[seat] and state.chosen[seat] is None else ()
    return exploring.Draws(state.deck) if phase is Phase.CARD and seat == NATURE else ()


def why_not(state: State, seat: Seat, action: Action) -> IllegalMove:
    """Why an answer is not among the choices, with the clause that says so."""
    if isinstance(action, Decide):
        return exploring.why_not_decide(state, seat)
    return exploring.why_not_turn_up(state, seat, action)


def play(state: State, seat: Seat, action: Action) -> tuple[tuple[Event, ...], State]:
    """What an answer brings about, and the state after it."""
    if action not in choices(state, seat):
        raise why_not(state, seat, action)
    if isinstance(action, Decide):
        return followed(_FLOW, state, exploring.deciding(seat, action))
    return followed(_FLOW, state, exploring.turning_up(state, action))


def decide(state: State, seat: Seat, action: Action) -> tuple[Event, ...]:
    """What an answer brings about."""
    return play(state, seat, action)[0]


def evolve(state: State, event: Event) -> State:
    """The state after an event."""
    return evolved(_FLOW, state, event)
