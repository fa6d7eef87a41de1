"""Smuggler, jeweller and jewelress lay imitations into the drawer (M-50, M-51, M-63..M-77)."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from msgspec.structs import replace

from schatulle.core import IllegalMove, ListedChoices, Seat, replaced
from schatulle.games.meisterdiebe.rules.actions import Place
from schatulle.games.meisterdiebe.rules.box import Front, upper, with_upper
from schatulle.games.meisterdiebe.rules.cards import Character
from schatulle.games.meisterdiebe.rules.events import Placed
from schatulle.games.meisterdiebe.rules.gems import Gems, gem_count, holds
from schatulle.games.meisterdiebe.rules.state import State, character_of, detectives, open_drawer

_PLACING: Final[Mapping[Character | None, str]] = {
    Character.SMUGGLER: "M-50",
    Character.JEWELLER: "M-63",
    Character.JEWELRESS: "M-74",
}


def placings(state: State, seat: Seat) -> ListedChoices[Place]:
    """M-50, M-63, M-64, M-74..M-76: every lawful way to place."""
    character = character_of(state, seat)
    if character is Character.JEWELRESS:
        return _placings(state.white[seat], 1, 1 + detectives(state), False)
    alarm = character is Character.JEWELLER and may_lay_alarm(state, seat)
    return _placings(state.white[seat], int(state.options.must_place), 1, alarm)


@cache
def _placings(white: Gems, least: int, most: int, alarm: bool) -> ListedChoices[Place]:
    bags = [
        Gems(diamonds, sapphires)
        for diamonds in range(min(white.diamonds, most) + 1)
        for sapphires in range(min(white.sapphires, most) + 1)
        if least <= diamonds + sapphires <= most
    ]
    alone = [Place(bag) for bag in bags]
    return ListedChoices(alone + [Place(bag, alarm=True) for bag in bags if bag and alarm])


def may_lay_alarm(state: State, seat: Seat) -> bool:
    """M-64, M-65: the jeweller, with the disc in hand, where no alarm lies in the drawer."""
    return (
        character_of(state, seat) is Character.JEWELLER
        and state.alarms[seat]
        and upper(state.box, open_drawer(state)).alarm is None
    )


def placing(state: State, seat: Seat, action: Place) -> Placed:
    """M-50, M-63, M-74: imitations from the own white cushion, an alarm by the jeweller only."""
    return Placed(_placing_clauses(state, seat, action), seat, action.gems, action.alarm)


def why_not_place(state: State, seat: Seat, action: Place) -> IllegalMove:
    """M-50, M-63: exactly one; M-74..M-76: one and up to one more for each detective."""
    jewelress = character_of(state, seat) is Character.JEWELRESS
    count, most = gem_count(action.gems), 1 + detectives(state) if jewelress else 1
    clause = _PLACING[character_of(state, seat)]
    if count > most:
        reason = f"{count} imitations; at most {most}"
        return IllegalMove(
            "M-75" if jewelress else clause, reason, "meisterdiebe-refused-place-most", most=most
        )
    if count == 0 and (jewelress or state.options.must_place):
        reason = "at least one imitation must be placed"
        return IllegalMove(clause, reason, "meisterdiebe-refused-place-least")
    if not holds(state.white[seat], action.gems):
        return IllegalMove(
            "M-76" if jewelress else clause,
            f"no {action.gems} on the white cushion; it holds {state.white[seat]}",
            "meisterdiebe-refused-place-lacks",
        )
    return _why_no_alarm(state, seat)


def _why_no_alarm(state: State, seat: Seat) -> IllegalMove:
    """M-77: never by the jewelress; M-65: one for a drawer; M-64: the jeweller's own disc."""
    if character_of(state, seat) is Character.JEWELRESS:
        return IllegalMove(
            "M-77", "the jewelress cannot place an alarm", "meisterdiebe-refused-alarm-jewelress"
        )
    if upper(state.box, open_drawer(state)).alarm is not None:
        return IllegalMove(
            "M-65", "an alarm lies in this drawer already", "meisterdiebe-refused-alarm-there"
        )
    if not may_lay_alarm(state, seat):
        reason = "only a jeweller with the alarm disc in hand can place it"
        return IllegalMove("M-64", reason, "meisterdiebe-refused-alarm-jeweller")
    return IllegalMove(
        "M-64", "an alarm is placed with an imitation only", "meisterdiebe-refused-alarm-alone"
    )


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
    return replace(
        state,
        box=with_upper(state.box, open_drawer(state), Front(front.gems + event.gems, alarm)),
        white=replaced(state.white, [(seat, white)]),
        alarms=replaced(state.alarms, [(seat, False)]) if event.alarm else state.alarms,
        white_was_empty=state.white_was_empty or not white,
    )
