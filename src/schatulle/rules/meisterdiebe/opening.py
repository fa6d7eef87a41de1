"""Opening a drawer: falls, alarms, and being caught (M-36..M-42, M-47, M-48, M-67..M-73)."""

from collections.abc import Callable, Mapping
from math import comb
from typing import Final

from msgspec.structs import replace

from schatulle.rules.core import IllegalMove, Seat, replaced
from schatulle.rules.meisterdiebe.actions import Fall, Open
from schatulle.rules.meisterdiebe.box import (
    LONG,
    Drawer,
    Front,
    lower,
    upper,
    with_fronts,
    with_upper,
)
from schatulle.rules.meisterdiebe.cards import Character
from schatulle.rules.meisterdiebe.events import AlarmReturned, Filled, Opened, Passed, Pulled
from schatulle.rules.meisterdiebe.filling import filled_drawer, pending_drawer
from schatulle.rules.meisterdiebe.gems import NOTHING, Gems
from schatulle.rules.meisterdiebe.state import (
    Phase,
    Stage,
    State,
    character_of,
    detectives,
    open_drawer,
    with_gems,
)

_OPENED: Final = ("M-36", "M-39")


def opening(state: State, seat: Seat, action: Open) -> Opened | Pulled:
    """M-37, P-13a: one drawer, on any level and side; M-38: nothing is moved before it."""
    if state.options.sticky_drawers:
        return Pulled(("M-36", "M-37"), seat, (action.drawer,))
    down = lower(state.box, action.drawer)
    return opened_drawer(state, seat, action.drawer, down)


def passing(state: State, seat: Seat) -> Passed:
    """M-37: a drawer must be opened (option `must_open`, OQ-M5)."""
    if state.options.must_open:
        raise IllegalMove("M-37", "a drawer must be opened; passing is not allowed at this table")
    return Passed(("M-37",), seat)


def passed(state: State, _event: Passed) -> State:
    """M-43: who opens nothing may still move the box."""
    return replace(state, phase=Phase.TURN, moment=state.moment + 1)


def falls(state: State) -> tuple[tuple[Fall, ...], tuple[float, ...]]:
    """M-48: what may fall from a sticky drawer, and how likely; each thing sticks by itself."""
    down = lower(state.box, pending_drawer(state))
    alarms = (False,) if down.alarm is None else (False, True)
    choices = [
        Fall(Gems(diamonds, sapphires), alarm)
        for diamonds in range(down.gems.diamonds + 1)
        for sapphires in range(down.gems.sapphires + 1)
        for alarm in alarms
    ]
    return tuple(choices), tuple([_odds(state, down, fall) for fall in choices])


def _odds(state: State, down: Front, fall: Fall) -> float:
    stick = state.options.sticky_drawers
    odds = 1.0
    for there, falling in (
        (down.gems.diamonds, fall.gems.diamonds),
        (down.gems.sapphires, fall.gems.sapphires),
        (int(down.alarm is not None), int(fall.alarm)),
    ):
        odds *= comb(there, falling) * (1 - stick) ** falling * stick ** (there - falling)
    return odds


def falling(state: State, action: Fall) -> Opened | Filled:
    """M-48: what Nature lets fall must have lain in the lower front; the rest stays stuck."""
    drawer = pending_drawer(state)
    if action not in falls(state)[0]:
        raise IllegalMove("M-48", f"{action.gems} cannot fall out of {drawer}")
    if state.stage is Stage.FILLING:
        return filled_drawer(state, action.gems)
    alarm = lower(state.box, drawer).alarm if action.alarm else None
    return opened_drawer(state, state.acting[0], drawer, Front(action.gems, alarm))


def opened_drawer(state: State, seat: Seat, drawer: Drawer, fell: Front) -> Opened:
    """M-39: everything in the lower front falls; M-42: to red, but for another's alarm (M-70)."""
    up = upper(state.box, drawer)
    owner = fell.alarm if fell.alarm not in (None, seat) else None
    raised = bool(fell.gems) and owner is None and is_raised(state)
    caught = is_caught(state, up, fell)
    return Opened(
        _clauses(state, seat, fell, raised=raised, caught=caught),
        seat,
        drawer,
        fell.gems,
        fell.alarm,
        owner,
        raised,
        caught,
        Front(up.gems + fell.gems, up.alarm) if raised else up,
        state.options.open_visibility == "opener",
    )


def is_raised(state: State) -> bool:
    """P-15: without a detective in the round what fell is laid into the upper front."""
    return state.options.fall_no_detective == "upper" and not detectives(state)


def is_caught(state: State, up: Front, fell: Front) -> bool:
    """M-41, P-14: caught when gems fell, unless gems lie above too (M-48).

    M-72: an alarm falling without gems stops nobody (option `lone_alarm_blocks`).
    """
    lone = fell.alarm is not None and state.options.lone_alarm_blocks
    return (bool(fell.gems) or lone) and not up.gems


def _clauses(
    state: State, seat: Seat, fell: Front, *, raised: bool, caught: bool
) -> tuple[str, ...]:
    """The clauses that say what became of the fall, and of the opener."""
    clauses: tuple[str, ...] = _OPENED
    if fell.gems:
        clauses += ("M-41" if caught else "M-48", "P-15" if raised else "M-42")
    elif fell:
        clauses += ("M-72",)
    if fell.alarm is not None:
        clauses += ("M-69", "M-71" if fell.alarm == seat else "M-70")
    if caught and character_of(state, seat) is Character.SMUGGLER:
        clauses += ("M-53", "M-55")
    return clauses


def opened(state: State, event: Opened) -> State:
    """M-42, M-69..M-71: falls and a fallen alarm find their places; the drawer stands open."""
    assert event.upper is not None
    seat, drawer, fell = event.seat, event.drawer, event.fell
    if fell or event.alarm is not None:
        state = _fell(state, event)
    excluded = state.excluded
    if event.caught and character_of(state, seat) is Character.SMUGGLER:
        excluded = (*excluded, seat)
    state = replace(
        state,
        drawer=drawer,
        caught=event.caught,
        excluded=excluded,
        pending=(),
        moment=state.moment + 1,
    )
    return _act(state)


def _fell(state: State, event: Opened) -> State:
    """M-42, M-55: what fell goes to red; M-70: or to the owner of the alarm that fell with it."""
    assert event.upper is not None
    down = lower(state.box, event.drawer)
    alarm = down.alarm if event.alarm is None else None
    box = with_fronts(state.box, event.drawer, event.upper, Front(down.gems - event.fell, alarm))
    alarms = state.alarms
    if event.alarm is not None:
        alarms = replaced(alarms, [(event.alarm, True)])
    if event.owner is not None:
        return replace(
            state, box=box, alarms=alarms, black=with_gems(state.black, event.owner, event.fell)
        )
    red = state.red if event.raised else state.red + event.fell
    return replace(state, box=box, alarms=alarms, red=red)


def front_gems(state: State) -> Gems:
    """The gems in the upper front of the drawer that stands open."""
    return upper(state.box, open_drawer(state)).gems


def with_front_gems(state: State, gems: Gems) -> State:
    """The state with other gems in the upper front of the drawer that stands open."""
    front = upper(state.box, open_drawer(state))
    return replace(state, box=with_upper(state.box, open_drawer(state), Front(gems, front.alarm)))


def may_search(state: State) -> bool:
    """M-79: long drawers only; P-20: with a gem in front (option `mt_needs_front_gem`)."""
    needs_gem = state.options.mt_needs_front_gem
    return state.drawer in LONG and (bool(front_gems(state)) or not needs_gem)


def _smuggler_acts(state: State) -> State:
    """M-49, M-53: he empties the front and places; P-18: he may hand out what he finds."""
    if state.caught:
        return replace(state, phase=Phase.TURN)
    if not front_gems(state):
        return to_placing(state)
    loot = state.options.smuggler == "loot"
    return replace(state, phase=Phase.EMPTY_FRONT if loot else Phase.GIVE)


def _jeweller_acts(state: State) -> State:
    """M-63, M-66: he places, unless he was caught."""
    return replace(state, phase=Phase.TURN) if state.caught else to_placing(state)


def _thief_acts(state: State) -> State:
    """M-78, P-19: he takes the front, unless he was caught."""
    if state.caught:
        return replace(state, phase=Phase.TURN)
    return replace(state, phase=Phase.EMPTY_FRONT) if front_gems(state) else acted(state)


def _masterthief_acts(state: State) -> State:
    """M-79: asked where he may search, he plunders elsewhere; M-83, P-22: not when caught."""
    if state.caught or not may_search(state):
        return _thief_acts(state)
    return replace(state, phase=Phase.ROB)


def to_placing(state: State) -> State:
    """M-50, M-63, M-74: placed by whoever has an imitation (OQ-P10); M-51: gems found or not."""
    if not state.white[state.acting[0]]:
        return acted(state)
    return replace(state, phase=Phase.PLACE)


#: M-74: the jewelress places, caught or not.
_ABILITY: Final[Mapping[Character | None, Callable[[State], State]]] = {
    Character.SMUGGLER: _smuggler_acts,
    Character.JEWELLER: _jeweller_acts,
    Character.JEWELRESS: to_placing,
    Character.THIEF: _thief_acts,
    Character.MASTERTHIEF: _masterthief_acts,
}


def _act(state: State) -> State:
    """M-26a, M-36: the character's ability comes after the falls."""
    return _ABILITY[character_of(state, state.acting[0])](state)


def acted(state: State) -> State:
    """M-68: after the action an alarm without gems stays, or returns (option `alarm_alone`)."""
    front = upper(state.box, open_drawer(state))
    alone = front.alarm is not None and not front.gems
    returns = alone and state.options.alarm_alone == "return"
    return replace(state, phase=Phase.RETURN_ALARM if returns else Phase.TURN)


def returning_alarm(state: State) -> AlarmReturned:
    """M-68: the owner has his alarm back at once."""
    owner = upper(state.box, open_drawer(state)).alarm
    assert owner is not None
    return AlarmReturned(("M-68",), owner)


def alarm_returned(state: State, event: AlarmReturned) -> State:
    """M-68: the disc is on its owner's card and can be used again."""
    return replace(
        state,
        box=with_upper(state.box, open_drawer(state), Front(NOTHING)),
        alarms=replaced(state.alarms, [(event.seat, True)]),
        phase=Phase.TURN,
        moment=state.moment + 1,
    )
