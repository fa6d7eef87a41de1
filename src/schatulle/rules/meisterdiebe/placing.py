"""Smuggler, jeweller and jewelress lay imitations into the drawer (M-50, M-51, M-63..M-77)."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from msgspec.structs import replace

from schatulle.rules.core import IllegalMove, Seat, replaced
from schatulle.rules.meisterdiebe.actions import Place
from schatulle.rules.meisterdiebe.box import Front, upper, with_upper
from schatulle.rules.meisterdiebe.cards import Character
from schatulle.rules.meisterdiebe.events import Placed
from schatulle.rules.meisterdiebe.gems import NOTHING, Gems, holds, how_many
from schatulle.rules.meisterdiebe.opening import acted
from schatulle.rules.meisterdiebe.state import State, character_of, detectives, open_drawer

_PLACING: Final[Mapping[Character | None, str]] = {
    Character.SMUGGLER: "M-50",
    Character.JEWELLER: "M-63",
    Character.JEWELRESS: "M-74",
}


def placings(state: State, seat: Seat) -> tuple[Place, ...]:
    """M-50, M-63, M-64, M-74..M-76: every lawful way to place."""
    jewelress = character_of(state, seat) is Character.JEWELRESS
    least = 1 if jewelress or state.options.must_place else 0
    most = 1 + detectives(state) if jewelress else 1
    return _placings(state.white[seat], least, most, may_lay_alarm(state, seat))


@cache
def _placings(white: Gems, least: int, most: int, alarm: bool) -> tuple[Place, ...]:
    bags = [
        Gems(diamonds, sapphires)
        for diamonds in range(min(white.diamonds, most) + 1)
        for sapphires in range(min(white.sapphires, most) + 1)
        if least <= diamonds + sapphires <= most
    ]
    alone = [Place(bag) for bag in bags]
    return tuple(alone + [Place(bag, alarm=True) for bag in bags if bag and alarm])


def may_lay_alarm(state: State, seat: Seat) -> bool:
    """M-64, M-65: the jeweller, with the disc in hand, where no alarm lies in the drawer."""
    return (
        character_of(state, seat) is Character.JEWELLER
        and state.alarms[seat]
        and upper(state.box, open_drawer(state)).alarm is None
    )


def placing(state: State, seat: Seat, action: Place) -> Placed:
    """M-50, M-63, M-74: imitations from the own white cushion, an alarm by the jeweller only."""
    _check_number(state, seat, action)
    if action.alarm:
        _check_alarm(state, seat, action)
    return Placed(_placing_clauses(state, seat, action), seat, action.gems, action.alarm)


def _check_number(state: State, seat: Seat, action: Place) -> None:
    """M-50, M-63: exactly one; M-74..M-76: one and up to one more for each detective."""
    character, count = character_of(state, seat), how_many(action.gems)
    jewelress = character is Character.JEWELRESS
    clause = _PLACING[character]
    most = 1 + detectives(state) if jewelress else 1
    if count > most:
        raise IllegalMove("M-75" if jewelress else clause, f"{count} imitations; at most {most}")
    if count == 0 and (jewelress or state.options.must_place):
        raise IllegalMove(clause, "at least one imitation must be placed")
    if not holds(state.white[seat], action.gems):
        raise IllegalMove(
            "M-76" if jewelress else clause,
            f"no {action.gems} on the white cushion; it holds {state.white[seat]}",
        )


def _check_alarm(state: State, seat: Seat, action: Place) -> None:
    """M-77: never by the jewelress; M-65: one for a drawer; M-64: the jeweller's own disc."""
    character = character_of(state, seat)
    if character is Character.JEWELRESS:
        raise IllegalMove("M-77", "the jewelress cannot place an alarm")
    if upper(state.box, open_drawer(state)).alarm is not None:
        raise IllegalMove("M-65", "an alarm lies in this drawer already")
    if not may_lay_alarm(state, seat):
        raise IllegalMove("M-64", "only a jeweller with the alarm disc in hand can place it")
    if not action.gems:
        raise IllegalMove("M-64", "an alarm is placed with an imitation only")


def _placing_clauses(state: State, seat: Seat, action: Place) -> tuple[str, ...]:
    """P-16..P-18 say for the prototype what M-50, M-63 and M-74 say."""
    character = character_of(state, seat)
    if character is Character.SMUGGLER:
        return ("M-50", "M-51")
    if character is Character.JEWELLER:
        return ("M-63", "M-64") if action.alarm else ("M-63",)
    return ("M-74", "M-75")


def placed(state: State, event: Placed) -> State:
    """M-63, M-64: what was placed lies in the upper front; P-25: the last imitation is noted."""
    seat = event.seat
    front = upper(state.box, open_drawer(state))
    white = state.white[seat] - event.gems
    alarm = seat if event.alarm else front.alarm
    return acted(
        replace(
            state,
            box=with_upper(state.box, open_drawer(state), Front(front.gems + event.gems, alarm)),
            white=replaced(state.white, [(seat, white)]),
            alarms=replaced(state.alarms, [(seat, False)]) if event.alarm else state.alarms,
            emptied=state.emptied or white == NOTHING,
            moment=state.moment + 1,
        )
    )
