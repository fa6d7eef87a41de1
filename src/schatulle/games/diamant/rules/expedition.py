"""How an expedition goes on: what is asked, or follows by itself, after each event.

`docs/turn.md` draws it.
"""

from collections.abc import Callable, Mapping
from typing import Final

from schatulle.games.diamant.rules import events
from schatulle.games.diamant.rules.actions import Choice
from schatulle.games.diamant.rules.events import Event
from schatulle.games.diamant.rules.exploring import striking_hazard
from schatulle.games.diamant.rules.state import Phase, State

#: The state, and the phase that it is in now.
Next = tuple[State, Phase]


def open_fists(state: State) -> Next:
    """D-8: with the last fist on the table all are opened."""
    undecided = state.chosen.count(None) > state.inside.count(False)
    return state, Phase.DECIDE if undecided else Phase.REVEAL


def settle_leavers(state: State) -> Next:
    """D-16: leavers are settled before the next card is turned."""
    return state, Phase.RETURN if Choice.LEAVE in state.chosen else next_card(state)


def turn_or_end(state: State) -> Next:
    """D-17: the expedition is over when the last players leave."""
    return state, next_card(state) if True in state.inside else Phase.END


def next_card(state: State) -> Phase:
    """D-17: another card while someone is inside; an empty deck sends everyone home (OQ-D9)."""
    return Phase.CARD if state.deck else Phase.RETURN


def decide_or_strike(state: State) -> Next:
    """D-8: before every further card all decide; D-13: the second hazard of a kind strikes."""
    return state, Phase.DECIDE if striking_hazard(state) is None else Phase.STRIKE


def end(state: State) -> Next:
    """D-17: by a hazard the expedition ends at once."""
    return state, Phase.END


def begin(state: State) -> Next:
    """D-7: the first card is turned without a decision (option `first_card_decision`)."""
    return state, first_phase(state)


def first_phase(state: State) -> Phase:
    """D-7: what an expedition begins with."""
    return Phase.DECIDE if state.options.first_card_decision else Phase.CARD


def over(state: State) -> Next:
    """D-22: nothing is asked after the last expedition."""
    return state, Phase.OVER


#: What comes after each event.
AFTER: Final[Mapping[type[Event], Callable[[State], Next]]] = {
    events.Decided: open_fists,
    events.Revealed: settle_leavers,
    events.Returned: turn_or_end,
    events.TurnedUp: decide_or_strike,
    events.Struck: end,
    events.ExpeditionEnded: begin,
    events.GameEnded: over,
}
