"""Positions of Meisterdiebe that play alike: which choices differ, and what a value hangs on."""

from collections.abc import Hashable, Iterable
from typing import Any, Final

from schatulle.core import Decision
from schatulle.games.meisterdiebe.rules.actions import Open, Turn
from schatulle.games.meisterdiebe.rules.box import (
    LONG,
    Box,
    Drawer,
    Front,
    Move,
    lower,
    ruby_in,
    upper,
    upper_face,
)
from schatulle.games.meisterdiebe.rules.state import State

TURNS: Final = (Turn(), Turn((Move.FLIP,)))


def unlike(state: State, decision: Decision[Any]) -> Iterable[Any]:
    """One choice of each sort.

    M-37: any drawer can be opened, wherever it is. So rotations change nothing for those who
    forget nothing, and drawers of one length with the same contents are as good as each other.
    """
    if decision.kind == "turn":
        return TURNS
    if decision.kind != "open":
        return decision.choices
    sorts = {_sort(state.box, choice): choice for choice in reversed(tuple(decision.choices))}
    return reversed(sorts.values())


def _sort(box: Box, choice: Any) -> Hashable:
    return contents(box, choice.drawer) if isinstance(choice, Open) else choice


def contents(box: Box, drawer: Drawer) -> tuple[int, ...]:
    """M-10, M-11: what lies up and down in a drawer, and whether it is long."""
    face = ruby_in(box, drawer)
    ruby = 0 if face is None else 1 if face is upper_face(box) else 2
    return (drawer in LONG, ruby, *_lying(upper(box, drawer)), *_lying(lower(box, drawer)))


def _lying(front: Front) -> tuple[int, int, int]:
    alarm = -1 if front.alarm is None else front.alarm
    return front.gems.diamonds, front.gems.sapphires, alarm


def matters(state: State) -> Hashable:
    """What a position's value hangs on: drawers by their contents, whichever way the box stands."""
    return (
        state.options,
        state.phase,
        state.stage,
        tuple(
            sorted(
                [(*contents(state.box, drawer), drawer is state.turn.drawer) for drawer in Drawer]
            )
        ),
        state.red,
        state.white,
        state.black,
        state.alarms,
        state.hands,
        state.played,
        state.cards,
        state.round,
        state.turn_queue,
        state.turn.caught,
        state.excluded,
        state.takers,
        state.white_was_empty,
    )
