"""Opening a drawer: falls, alarms, and being caught (M-36..M-42, M-47, M-48, M-67..M-73)."""

from functools import cache
from math import comb
from typing import Final

from msgspec.structs import replace

from schatulle.core import IllegalMove, ListedChoices, Seat, replaced
from schatulle.games.meisterdiebe.rules.actions import Fall, Open, Pass
from schatulle.games.meisterdiebe.rules.box import (
    Drawer,
    Front,
    lower,
    upper,
    with_fronts,
    with_upper,
)
from schatulle.games.meisterdiebe.rules.cards import Character
from schatulle.games.meisterdiebe.rules.events import AlarmReturned, Filled, Opened, Passed, Pulled
from schatulle.games.meisterdiebe.rules.filling import laying_diamonds, next_to_open
from schatulle.games.meisterdiebe.rules.gems import NOTHING, Gems
from schatulle.games.meisterdiebe.rules.state import (
    Stage,
    State,
    TurnSoFar,
    character_of,
    detectives,
    open_drawer,
    with_gems,
)

OPEN: Final[ListedChoices[Open | Pass]] = ListedChoices(map(Open, Drawer))
OPEN_OR_PASS: Final[ListedChoices[Open | Pass]] = ListedChoices((*OPEN, Pass()))


def drawers(state: State, _seat: Seat) -> ListedChoices[Open | Pass]:
    """M-37: any drawer; OQ-M5: or none, where the table agreed on it (option `must_open`)."""
    return OPEN if state.options.must_open else OPEN_OR_PASS


def opening(state: State, seat: Seat, action: Open) -> Opened | Pulled:
    """M-37, P-13a: one drawer, on any level and side; M-38: nothing is moved before it."""
    if state.options.sticky_drawers:
        return Pulled(("M-36", "M-37"), seat, (action.drawer,))
    down = lower(state.box, action.drawer)
    return opening_with(state, seat, action.drawer, down)


def passing(_state: State, seat: Seat, _action: Pass) -> Passed:
    """M-37: nothing is opened (option `must_open`, OQ-M5)."""
    return Passed(("M-37",), seat)


def why_not_pass(_state: State, _seat: Seat, _action: Pass) -> IllegalMove:
    """M-37: opening is compulsory."""
    reason = "a drawer must be opened; passing is not allowed at this table"
    return IllegalMove("M-37", reason, "meisterdiebe-refused-must-open")


def falls(state: State, _seat: Seat) -> ListedChoices[Fall]:
    """M-48: what may fall from a sticky drawer: some of what lies in its lower front, or all."""
    return _falls(lower(state.box, next_to_open(state)))


@cache
def _falls(down: Front) -> ListedChoices[Fall]:
    return ListedChoices(
        Fall(Gems(diamonds, sapphires), alarm)
        for diamonds in range(down.gems.diamonds + 1)
        for sapphires in range(down.gems.sapphires + 1)
        for alarm in ((False,) if down.alarm is None else (False, True))
    )


def odds_of_falls(state: State) -> tuple[float, ...]:
    """M-48: how likely each of them is; each thing sticks by itself."""
    down = lower(state.box, next_to_open(state))
    return tuple([_odds(state, down, fall) for fall in _falls(down)])


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


def falling(state: State, _seat: Seat, action: Fall) -> Opened | Filled:
    """M-48: Nature lets fall what does not stick."""
    drawer = next_to_open(state)
    if state.stage is Stage.FILLING:
        return laying_diamonds(state, action.gems)
    alarm = lower(state.box, drawer).alarm if action.alarm else None
    return opening_with(state, state.turn_queue[0], drawer, Front(action.gems, alarm))


def why_not_fall(state: State, _seat: Seat, action: Fall) -> IllegalMove:
    """M-48: what falls must have lain in the lower front."""
    return IllegalMove("M-48", f"{action.gems} cannot fall out of {next_to_open(state)}")


def opening_with(state: State, seat: Seat, drawer: Drawer, fell: Front) -> Opened:
    """M-39: everything in the lower front falls; M-42: to red, but for another's alarm (M-70)."""
    up = upper(state.box, drawer)
    owner = fell.alarm if fell.alarm not in (None, seat) else None
    raised = bool(fell.gems) and owner is None and is_raised(state)
    event = Opened(
        (),
        seat,
        drawer,
        fell.gems,
        fell.alarm,
        owner,
        raised,
        is_caught(state, up, fell),
        Front(up.gems + fell.gems, up.alarm) if raised else up,
        state.options.open_visibility == "opener",
    )
    return replace(event, clauses=_clauses(state, event))


def is_raised(state: State) -> bool:
    """P-15: without a detective in the round what fell is laid into the upper front."""
    return state.options.fall_no_detective == "upper" and not detectives(state)


def is_caught(state: State, up: Front, fell: Front) -> bool:
    """M-41, P-14: caught when gems fell, unless gems lie above too (M-48).

    M-72: an alarm falling without gems stops nobody (option `lone_alarm_blocks`).
    """
    lone = fell.alarm is not None and state.options.lone_alarm_blocks
    return (bool(fell.gems) or lone) and not up.gems


def _clauses(state: State, event: Opened) -> tuple[str, ...]:
    """What each field of the event rests on."""
    clauses: tuple[str, ...] = ("M-36", "M-39")
    if event.fell:
        clauses += ("M-41" if event.caught else "M-48", "P-15" if event.put_back else "M-42")
    elif event.alarm is not None:
        clauses += ("M-72",)
    if event.alarm is not None:
        clauses += ("M-69", "M-71" if event.goes_to is None else "M-70")
    if _loses_share(state, event):
        clauses += ("M-53", "M-55")
    return clauses


def _loses_share(state: State, event: Opened) -> bool:
    """M-53, M-55: a smuggler who is caught has no share in the loot."""
    return event.caught and character_of(state, event.seat) is Character.SMUGGLER


def opened(state: State, event: Opened) -> State:
    """M-42, M-69..M-71: falls and a fallen alarm find their places; the drawer stands open."""
    assert event.upper is not None
    if event.fell or event.alarm is not None:
        state = _fell(state, event)
    excluded = state.excluded
    if _loses_share(state, event):
        excluded = (*excluded, event.seat)
    return replace(state, excluded=excluded, turn=TurnSoFar((), event.drawer, event.caught))


def _fell(state: State, event: Opened) -> State:
    """M-42, M-55: what fell goes to red; M-70: or to the owner of the alarm that fell with it."""
    assert event.upper is not None
    down = lower(state.box, event.drawer)
    alarm = down.alarm if event.alarm is None else None
    box = with_fronts(state.box, event.drawer, event.upper, Front(down.gems - event.fell, alarm))
    alarms = state.alarms
    if event.alarm is not None:
        alarms = replaced(alarms, [(event.alarm, True)])
    if event.goes_to is not None:
        return replace(
            state, box=box, alarms=alarms, black=with_gems(state.black, event.goes_to, event.fell)
        )
    red = state.red if event.put_back else state.red + event.fell
    return replace(state, box=box, alarms=alarms, red=red)


def returning_alarm(state: State) -> AlarmReturned:
    """M-68: the owner has the alarm back at once."""
    owner = upper(state.box, open_drawer(state)).alarm
    assert owner is not None
    return AlarmReturned(("M-68",), owner)


def alarm_returned(state: State, event: AlarmReturned) -> State:
    """M-68: the disc is on its owner's card and can be used again."""
    return replace(
        state,
        box=with_upper(state.box, open_drawer(state), Front(NOTHING)),
        alarms=replaced(state.alarms, [(event.seat, True)]),
    )
