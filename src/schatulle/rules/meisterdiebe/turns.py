"""From an answer to its events, and from events to the next state."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from schatulle.rules.core import NATURE, Choices, Decision, Seat, decision_id
from schatulle.rules.core.following import followed
from schatulle.rules.meisterdiebe import (
    choosing,
    ending,
    filling,
    opening,
    placing,
    robbing,
    sharing,
    turning,
)
from schatulle.rules.meisterdiebe.actions import (
    Action,
    Begin,
    Choose,
    Deal,
    Fall,
    Fill,
    Give,
    Keep,
    Open,
    Pass,
    Place,
    Plunder,
    Search,
    Take,
    Turn,
)
from schatulle.rules.meisterdiebe.box import Drawer
from schatulle.rules.meisterdiebe.cards import Character
from schatulle.rules.meisterdiebe.events import (
    AlarmReturned,
    Began,
    BoxTurned,
    CardsSwapped,
    CardsTakenUp,
    Chose,
    Dealt,
    Event,
    Filled,
    FrontTaken,
    GameEnded,
    GemTaken,
    Given,
    HandsPassed,
    LootSettled,
    Opened,
    Passed,
    Placed,
    Pulled,
    RoundEnded,
    Searched,
    SharedOut,
    TurnedUp,
)
from schatulle.rules.meisterdiebe.gems import Gem
from schatulle.rules.meisterdiebe.lawful import check, decider
from schatulle.rules.meisterdiebe.state import Phase, State

_EVOLVE: Final[Mapping[type[Event], Callable[[State, Any], State]]] = {
    Dealt: filling.dealt,
    Began: filling.began,
    Pulled: filling.pulled,
    Filled: filling.filled,
    Chose: choosing.chose,
    TurnedUp: choosing.turned_up,
    Opened: opening.opened,
    Passed: opening.passed,
    FrontTaken: robbing.front_taken,
    Placed: placing.placed,
    Searched: robbing.searched,
    Given: robbing.given_away,
    AlarmReturned: opening.alarm_returned,
    BoxTurned: turning.turned,
    LootSettled: sharing.settled,
    GemTaken: sharing.taken,
    SharedOut: sharing.shared_out,
    CardsSwapped: ending.cards_swapped,
    RoundEnded: ending.round_ended,
    HandsPassed: ending.hands_passed,
    CardsTakenUp: ending.cards_taken_up,
    GameEnded: ending.game_ended,
}

#: What follows by itself, without an answer from anybody.
_FOLLOWS: Final[Mapping[Phase, Callable[[State], Event]]] = {
    Phase.PULLED: filling.filling_drawer,
    Phase.TURN_UP: choosing.turning_up,
    Phase.EMPTY_FRONT: robbing.taking_front,
    Phase.RETURN_ALARM: opening.returning_alarm,
    Phase.SETTLE: sharing.settling,
    Phase.SHARE_OUT: sharing.sharing_out,
    Phase.END_ROUND: ending.ending_round,
    Phase.PUT_AWAY: ending.putting_away,
    Phase.NEW_CYCLE: ending.beginning_cycle,
    Phase.END: ending.ending_now,
}

CHOOSE: Final = {character: Choose(character) for character in Character}
OPEN: Final = tuple(Open(drawer) for drawer in Drawer)
OPEN_OR_PASS: Final[tuple[Action, ...]] = (*OPEN, Pass())
ROB: Final = (Plunder(), Search())
TAKE: Final = (Take(Gem.DIAMOND), Take(Gem.SAPPHIRE))


def awaiting(state: State) -> tuple[Decision[Action], ...]:
    """Every open decision: one seat's, Nature's, or everybody's card (M-26)."""
    phase = state.phase
    if phase is Phase.CHOOSE:
        undecided = [Seat(seat) for seat, card in enumerate(state.laid) if card is None]
        return tuple([_asked(state, seat) for seat in undecided])
    if phase is Phase.STUCK:
        choices, weights = opening.falls(state)
        return (Decision(NATURE, decision_id(state.moment, NATURE), phase, choices, weights),)
    return (_asked(state, decider(state)),) if phase in _CHOICES else ()


def _asked(state: State, seat: Seat) -> Decision[Action]:
    choices = _CHOICES[state.phase](state, seat)
    return Decision(seat, decision_id(state.moment, seat), state.phase, choices)


def _cards(state: State, seat: Seat) -> Choices[Action]:
    return tuple([CHOOSE[card.character] for card in state.hands[seat]])


def _openings(state: State, _seat: Seat) -> Choices[Action]:
    return OPEN if state.options.must_open else OPEN_OR_PASS


def _starters(state: State, _seat: Seat) -> Choices[Action]:
    return [Begin(Seat(seat)) for seat in range(state.seats)]


_CHOICES: Final[Mapping[Phase, Callable[[State, Seat], Choices[Action]]]] = {
    Phase.DEALING: lambda state, _: filling.Deals(state.seats),
    Phase.BEGINNING: _starters,
    Phase.FILL: lambda state, _: filling.fillings(state),
    Phase.CHOOSE: _cards,
    Phase.OPEN: _openings,
    Phase.PLACE: placing.placings,
    Phase.ROB: lambda _state, _: ROB,
    Phase.GIVE: robbing.gifts,
    Phase.TAKE: lambda _state, _: TAKE,
    Phase.TURN: lambda state, _: turning.turns(state),
}


_ANSWER: Final[Mapping[type[Action], Callable[[State, Seat, Any], Event]]] = {
    Deal: lambda state, _, action: filling.dealing(state, action),
    Begin: lambda state, _, action: filling.beginning(state, action),
    Fall: lambda state, _, action: opening.falling(state, action),
    Fill: lambda state, _, action: filling.filling(state, action),
    Choose: choosing.choosing,
    Open: opening.opening,
    Pass: lambda state, seat, _: opening.passing(state, seat),
    Place: placing.placing,
    Plunder: lambda state, *_: robbing.taking_front(state),
    Search: lambda state, seat, _: robbing.searching(state, seat),
    Give: robbing.giving,
    Keep: robbing.giving,
    Take: sharing.taking,
    Turn: lambda state, _, action: turning.turning(state, action),
}


def play(state: State, seat: Seat, action: Action) -> tuple[tuple[Event, ...], State]:
    """What an answer brings about, and the state after it."""
    check(state, seat, action)
    return followed(state, _ANSWER[type(action)](state, seat, action), _EVOLVE, _FOLLOWS)


def decide(state: State, seat: Seat, action: Action) -> tuple[Event, ...]:
    """What an answer brings about."""
    return play(state, seat, action)[0]


def evolve(state: State, event: Event) -> State:
    """The state after an event."""
    return _EVOLVE[type(event)](state, event)
