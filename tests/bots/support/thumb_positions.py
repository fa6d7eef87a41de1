"""Positions of Meisterdiebe in a line, and the belief of someone who forgot nothing."""

from typing import Any

from schatulle.core import Seat
from schatulle.games.meisterdiebe import rules as meisterdiebe
from schatulle.games.meisterdiebe.bots.belief import Belief, Side, Within
from schatulle.games.meisterdiebe.rules.box import Front
from schatulle.games.meisterdiebe.rules.state import State


def state_of(drawers: dict[str, str], edition: str = "zoch", seats: int = 2, **more: Any) -> State:
    options = more.pop("options", {})
    parts = {"drawers": drawers, **more}
    return meisterdiebe.from_position(parts, meisterdiebe.options(edition, options), seats)


def after(state: State, *lines: str) -> State:
    for line in lines:
        seat, _, move = line.partition(": ")
        _, state = meisterdiebe.play(state, Seat(int(seat)), meisterdiebe.parse_move(move))
    return state


def sure(state: State) -> Belief:
    """The belief of someone who forgot nothing."""
    drawers = [Within(_side(held.head), _side(held.tail), held.ruby) for held in state.box.drawers]
    return Belief(tuple(drawers), state.box.flipped, state.turn.drawer, options=state.options)


def _side(front: Front) -> Side:
    return Side(front.gems.diamonds, front.gems.sapphires, front.alarm)


def playing(
    character: str, drawers: dict[str, str], rival: str = "detective", **more: Any
) -> State:
    state = state_of(drawers, **more)
    rivals = [f"{seat}: choose {rival}" for seat in range(1, state.seats)]
    return after(state, f"0: choose {character}", *rivals)
