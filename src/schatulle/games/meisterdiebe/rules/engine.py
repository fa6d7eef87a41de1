"""From an answer to its events, and from events to the next state."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from schatulle.core import NATURE, SEATS, Choices, Decision, IllegalMove, Seat, decision_id
from schatulle.core.event_flow import EventFlow, evolved, followed, steps, unchanged
from schatulle.games.meisterdiebe.rules import (
    actions,
    box_moves,
    choosing,
    ending,
    events,
    filling,
    giving,
    opening,
    placing,
    robbing,
    sharing,
    turn,
)
from schatulle.games.meisterdiebe.rules.actions import Action
from schatulle.games.meisterdiebe.rules.events import Event
from schatulle.games.meisterdiebe.rules.refusals import why_not_now
from schatulle.games.meisterdiebe.rules.state import Phase, Stage, State

#: What an event does to box, cushions and cards.
_HAPPENS: Final[Mapping[type[Event], Callable[[State, Any], State]]] = {
    events.Dealt: filling.dealt,
    events.Began: filling.began,
    events.Pulled: filling.pulled,
    events.Filled: filling.filled,
    events.Chose: choosing.chose,
    events.Opened: opening.opened,
    events.FrontTaken: robbing.front_taken,
    events.Placed: placing.placed,
    events.Searched: robbing.searched,
    events.Given: giving.given_away,
    events.AlarmReturned: opening.alarm_returned,
    events.BoxTurned: box_moves.turned,
    events.LootSettled: sharing.settled,
    events.GemTaken: sharing.taken,
    events.SharedOut: sharing.shared_out,
    events.CardsSwapped: ending.cards_swapped,
    events.RoundEnded: ending.round_ended,
    events.HandsPassed: ending.hands_passed,
    events.CardsTakenUp: ending.cards_taken_up,
    events.TurnedUp: unchanged,
    events.Passed: unchanged,
    events.GameEnded: unchanged,
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


#: Events that begin nothing that a seat would be asked anew, or that not everyone knows of.
_OF_NO_MOMENT: Final = frozenset[type[Event]](
    (events.Dealt, events.Began, events.Pulled, events.Chose, events.LootSettled)
)


_FLOW: Final[EventFlow[State, Event]] = EventFlow(
    steps=steps(_HAPPENS, turn.AFTER, _OF_NO_MOMENT),
    follows=_FOLLOWS,
    # OQ-M4c: drawers named together are opened in one moment.
    midway=frozenset((Phase.PULLED, Phase.STUCK)),
)


class Question(NamedTuple):
    """What is asked in a phase: what may be answered, what each answer does, and why no other.

    Without `why_not` every answer of those kinds is among the choices.
    """

    choices: Callable[[State, Seat], Choices[Action]]
    answers: Mapping[type[Action], Callable[[State, Seat, Any], Event]]
    why_not: Callable[[State, Seat, Any], IllegalMove] | None = None


_QUESTIONS: Final[Mapping[Phase, Question]] = {
    Phase.DEALING: Question(
        filling.deals, {actions.DealHands: filling.dealing}, filling.why_not_deal
    ),
    Phase.BEGINNING: Question(
        filling.starters, {actions.Begin: filling.beginning}, filling.why_not_begin
    ),
    Phase.FILL: Question(filling.fillings, {actions.Fill: filling.filling}, filling.why_not_fill),
    Phase.STUCK: Question(opening.falls, {actions.Fall: opening.falling}, opening.why_not_fall),
    Phase.CHOOSE: Question(
        choosing.card_choices, {actions.Choose: choosing.choosing}, choosing.why_not_choose
    ),
    Phase.OPEN: Question(
        opening.drawers,
        {actions.Open: opening.opening, actions.Pass: opening.passing},
        opening.why_not_pass,
    ),
    Phase.PLACE: Question(
        placing.placings, {actions.Place: placing.placing}, placing.why_not_place
    ),
    Phase.ROB: Question(
        robbing.robberies,
        {actions.Plunder: robbing.plundering, actions.Search: robbing.searching},
    ),
    Phase.GIVE: Question(
        giving.gifts,
        {actions.Give: giving.giving, actions.Keep: giving.keeping},
        giving.why_not_give,
    ),
    Phase.TAKE: Question(sharing.takings, {actions.Take: sharing.taking}, sharing.why_not_take),
    Phase.TURN: Question(
        box_moves.turns, {actions.Turn: box_moves.turning}, box_moves.why_not_turn
    ),
}

_NATURES: Final = frozenset((Phase.DEALING, Phase.BEGINNING, Phase.STUCK))


def awaiting(state: State) -> tuple[Decision[Action], ...]:
    """Every open decision: one seat's, Nature's, or everybody's card (M-26)."""
    phase, first = state.phase, decision_id(state.moment, Seat(0))
    if phase is Phase.CHOOSE:
        return tuple(
            [
                Decision(seat, first + seat, phase, choosing.card_choices(state, seat))
                for seat, card in zip(SEATS, state.cards, strict=False)
                if card is None
            ]
        )
    question = _QUESTIONS.get(phase)
    if question is None:
        return ()
    seat = decider(state)
    weights = opening.odds_of_falls(state) if phase is Phase.STUCK else ()
    return (Decision(seat, first + seat, phase, question.choices(state, seat), weights),)


def deciding(state: State) -> tuple[Seat, ...]:
    """The seats still to answer; Nature is none."""
    if state.phase is Phase.CHOOSE:
        return tuple([seat for seat, card in zip(SEATS, state.cards, strict=False) if card is None])
    asked = decider(state) if state.phase in _QUESTIONS else NATURE
    return () if asked == NATURE else (asked,)


def decider(state: State) -> Seat:
    """M-31: whose answer the game waits for, where it is one seat's or Nature's."""
    if state.phase is Phase.TAKE:
        return state.takers[0]
    if state.phase in _NATURES or (state.stage is Stage.FILLING and state.options.quick_setup):
        return NATURE
    return state.turn_queue[0]


def is_asked(state: State, seat: Seat) -> bool:
    """M-26: whoever has no card on the table yet; M-31: else one after the other."""
    phase = state.phase
    if phase is Phase.CHOOSE:
        return 0 <= seat < state.seats and state.cards[seat] is None
    return seat == decider(state)


def why_not(state: State, seat: Seat, action: Action) -> IllegalMove:
    """Why an answer is not among the choices, with the clause that says so."""
    question = _QUESTIONS.get(state.phase)
    at_once = state.phase is Phase.CHOOSE
    if question and type(action) in question.answers and (at_once or seat == decider(state)):
        assert question.why_not is not None
        return question.why_not(state, seat, action)
    return why_not_now(state, seat, type(action))


def play(state: State, seat: Seat, action: Action) -> tuple[tuple[Event, ...], State]:
    """What an answer brings about, and the state after it."""
    question = _QUESTIONS.get(state.phase)
    if question is None or not is_asked(state, seat) or action not in question.choices(state, seat):
        raise why_not(state, seat, action)
    event = question.answers[type(action)](state, seat, action)
    return followed(_FLOW, state, event)


def decide(state: State, seat: Seat, action: Action) -> tuple[Event, ...]:
    """What an answer brings about."""
    return play(state, seat, action)[0]


def evolve(state: State, event: Event) -> State:
    """The state after an event."""
    return evolved(_FLOW, state, event)
