"""How a game goes on: what is asked, or follows by itself, after each event, to be read downwards.

The chapters say what an event does to box, cushions and cards; here, and nowhere else, a phase
begins. `docs/turn.md` draws it.
"""

from collections.abc import Callable, Mapping
from typing import Final

from msgspec.structs import replace

from schatulle.games.meisterdiebe.rules import events
from schatulle.games.meisterdiebe.rules.box import LONG, upper
from schatulle.games.meisterdiebe.rules.cards import Character
from schatulle.games.meisterdiebe.rules.choosing import smugglers_turn_up
from schatulle.games.meisterdiebe.rules.events import Event
from schatulle.games.meisterdiebe.rules.filling import fillers
from schatulle.games.meisterdiebe.rules.robbing import is_last_ruby_at_once
from schatulle.games.meisterdiebe.rules.state import (
    NEW_TURN,
    Phase,
    Stage,
    State,
    character_of,
    front_gems,
    open_drawer,
    players_of,
    turn_order,
)

#: The state, and the phase that it is in now.
Next = tuple[State, Phase]
Step = Callable[[State], Next]


def _to(phase: Phase) -> Step:
    return lambda state: (state, phase)


# Before the first round (M-21..M-24).


def fill_box(state: State) -> Next:
    """M-22, P-6: clockwise, everyone who has a diamond to place; M-26: then the first round."""
    order = fillers(state)
    return (replace(state, turn_queue=order), Phase.FILL) if order else first_round(state)


def open_named(state: State) -> Next:
    """OQ-M4c: the drawers named are opened one by one; M-23: then the box may be moved."""
    if not state.turn.to_open:
        return move_box(state)
    sticky = state.options.sticky_drawers
    return state, Phase.STUCK if sticky else Phase.PULLED


def first_round(state: State) -> Next:
    """M-26: the box is filled and the first round begins."""
    return replace(state, round=1, stage=Stage.CHOOSING, turn_queue=()), Phase.CHOOSE


# A round (M-26..M-33): cards, smugglers, loot, the others, detectives.


def lay_cards(state: State) -> Next:
    """M-26: everyone lays a card; M-27, P-9: then they are turned up."""
    return state, Phase.CHOOSE if None in state.cards else Phase.TURN_UP


def act_or_settle(state: State) -> Next:
    """M-28: smugglers act first; M-30: then the loot is settled; M-29: or there are none."""
    if smugglers_turn_up(state):
        smugglers = players_of(state, Character.SMUGGLER)
        return replace(state, stage=Stage.SMUGGLING, turn_queue=smugglers), Phase.OPEN
    if state.stage is Stage.SMUGGLING:
        return state, Phase.SETTLE
    return others_act(state)


def smugglers_done(state: State) -> Next:
    """M-29: when the last smuggler has finished, all other cards are turned up."""
    return state, Phase.TURN_UP


def others_act(state: State) -> Next:
    """M-31, P-10: the turns that are left, in the order of the overview card."""
    queue = turn_order(state)
    if state.options.reveal == "smugglers_first":
        smugglers = players_of(state, Character.SMUGGLER)
        queue = tuple([seat for seat in queue if seat not in smugglers])
    if not queue:
        return detectives_collect(state)
    return replace(state, stage=Stage.ACTING, turn_queue=queue), Phase.OPEN


def detectives_collect(state: State) -> Next:
    """M-85..M-87: at the end of the round the detectives share all that is on red.

    M-88: without one red stays for the next round; P-23: they are paid before they move.
    """
    takers = players_of(state, Character.DETECTIVE)
    return share_red(replace(state, stage=Stage.DETECTING, takers=takers, turn_queue=()))


def share_red(state: State) -> Next:
    """M-61: the taker chooses where there is a choice; else the rest is dealt out."""
    if not state.takers or not state.red:
        return after_sharing(state)
    return state, Phase.TAKE if is_taker_asked(state) else Phase.SHARE_OUT


def is_taker_asked(state: State) -> bool:
    """M-61, M-86: two or more takers and two kinds of gem (option `share_pick`)."""
    red = state.red
    choose = state.options.share_pick == "choose" and len(state.takers) > 1
    return choose and red.diamonds > 0 and red.sapphires > 0


def after_sharing(state: State) -> Next:
    """M-30: after the loot the others act; M-33: after the detectives the round is over.

    M-46: detectives move nothing; P-24: in the prototype they move the box.
    """
    state = replace(state, takers=())
    if state.stage is Stage.SMUGGLING:
        return others_act(state)
    queue = players_of(state, Character.DETECTIVE) if state.options.detective_moves_box else ()
    return replace(state, turn_queue=queue), Phase.TURN if queue else Phase.END_ROUND


def next_round(state: State) -> Next:
    """M-34: a new round with the cards in hand; M-35: a new cycle when there are none."""
    phase = Phase.CHOOSE if any(state.hands) else Phase.NEW_CYCLE
    return replace(state, stage=Stage.CHOOSING), phase


# A turn (M-36): open a drawer, what falls, act, the alarm returns, move the box, the next one.


def act(state: State) -> Next:
    """M-26a, M-36: the character's ability comes after the falls."""
    character = character_of(state, state.turn_queue[0])
    assert character is not None
    return _ABILITY[character](state)


def _smuggler_acts(state: State) -> Next:
    """M-49, M-53: empties the front and places; P-18: may hand out what was found."""
    if state.turn.caught:
        return move_box(state)
    if not front_gems(state):
        return place(state)
    loot = state.options.smuggler == "loot"
    return state, Phase.EMPTY_FRONT if loot else Phase.GIVE


def _jeweller_acts(state: State) -> Next:
    """M-63, M-66: places, unless caught."""
    return move_box(state) if state.turn.caught else place(state)


def _thief_acts(state: State) -> Next:
    """M-78, P-19: takes the front, unless caught."""
    if state.turn.caught:
        return move_box(state)
    return (state, Phase.EMPTY_FRONT) if front_gems(state) else end_action(state)


def _masterthief_acts(state: State) -> Next:
    """M-79: asked where a search is possible, plunders elsewhere; M-83, P-22: not when caught."""
    if state.turn.caught or not may_search(state):
        return _thief_acts(state)
    return state, Phase.ROB


def may_search(state: State) -> bool:
    """M-79: long drawers only; P-20: with a gem in front (option `mt_needs_front_gem`)."""
    needs_gem = state.options.mt_needs_front_gem
    return state.turn.drawer in LONG and (bool(front_gems(state)) or not needs_gem)


def place(state: State) -> Next:
    """M-50, M-63, M-74: placed by whoever has an imitation (OQ-P10); M-51: gems found or not."""
    if not state.white[state.turn_queue[0]]:
        return end_action(state)
    return state, Phase.PLACE


#: M-74: the jewelress places, caught or not.
_ABILITY: Final[Mapping[Character, Step]] = {
    Character.SMUGGLER: _smuggler_acts,
    Character.JEWELLER: _jeweller_acts,
    Character.JEWELRESS: place,
    Character.THIEF: _thief_acts,
    Character.MASTERTHIEF: _masterthief_acts,
}


def place_or_end_action(state: State) -> Next:
    """M-50: the smuggler who took the front places an imitation; M-78, M-79: thieves do not."""
    smuggler = character_of(state, state.turn_queue[0]) is Character.SMUGGLER
    return place(state) if smuggler else end_action(state)


def end_or_go_on(state: State) -> Next:
    """M-90: the sixth ruby may end the game at once."""
    return (state, Phase.END) if is_last_ruby_at_once(state) else end_action(state)


def end_action(state: State) -> Next:
    """M-68: after the action an alarm without gems stays, or returns (option `alarm_alone`)."""
    front = upper(state.box, open_drawer(state))
    alone = front.alarm is not None and not front.gems
    returns = alone and state.options.alarm_alone == "return"
    return state, Phase.RETURN_ALARM if returns else Phase.TURN


def move_box(state: State) -> Next:
    """M-41, M-43: caught or not, at the end of the turn the box may be moved."""
    return state, Phase.TURN


def next_turn(state: State) -> Next:
    """M-36: the turn is over; the next one acts, or the next part of the round begins."""
    queue, stage = state.turn_queue[1:], state.stage
    if queue:
        begins = _TURN_BEGINS.get(stage, Phase.OPEN)
        return replace(state, turn_queue=queue, turn=NEW_TURN), begins
    return _STAGE_ENDS[stage](replace(state, turn_queue=(), turn=NEW_TURN))


#: What a turn begins with where it is not opening a drawer.
_TURN_BEGINS: Final = {Stage.FILLING: Phase.FILL, Stage.DETECTING: Phase.TURN}

#: What comes after the last turn of a part of the round.
_STAGE_ENDS: Final[Mapping[Stage, Step]] = {
    Stage.FILLING: first_round,
    Stage.SMUGGLING: smugglers_done,
    Stage.ACTING: detectives_collect,
    Stage.DETECTING: _to(Phase.END_ROUND),
}

#: What comes after each event.
AFTER: Final[Mapping[type[Event], Step]] = {
    events.Dealt: _to(Phase.BEGINNING),
    events.Began: fill_box,
    events.Pulled: open_named,
    events.Filled: open_named,
    # A round.
    events.Chose: lay_cards,
    events.TurnedUp: act_or_settle,
    events.LootSettled: share_red,
    events.GemTaken: share_red,
    events.SharedOut: after_sharing,
    # A turn.
    events.Passed: move_box,
    events.Opened: act,
    events.FrontTaken: place_or_end_action,
    events.Given: place,
    events.Placed: end_action,
    events.Searched: end_or_go_on,
    events.AlarmReturned: move_box,
    events.BoxTurned: next_turn,
    # The end of a round.
    events.CardsSwapped: _to(Phase.PUT_AWAY),
    events.RoundEnded: next_round,
    events.HandsPassed: _to(Phase.CHOOSE),
    events.CardsTakenUp: _to(Phase.CHOOSE),
    events.GameEnded: _to(Phase.OVER),
}
