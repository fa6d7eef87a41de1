"""The shell game: where is whose alarm, after the levels were turned?

A quarter turn carries the four drawers of a level round in a cycle, as swaps carry cups. An
answer is right if it is remembered, or else guessed: p = d + (1 - d)g.
"""

from collections.abc import Sequence
from math import log
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

from schatulle.core import Seat
from schatulle.games.meisterdiebe import rules
from schatulle.games.meisterdiebe.research.remembering.table import NewMemory, WatchedTable
from schatulle.games.meisterdiebe.rules.box import INDEX, Drawer, Level, Move

#: Everybody's alarm is a thing that nobody takes for another's.
OPTIONS: Final = rules.EDITIONS["zoch"]
BETWEEN: Final = 20
TURNS: Final = (Move.TOP_PLUS, Move.TOP_MINUS)
TOP: Final = tuple(drawer for drawer in Drawer if drawer[0] == Level.A)


class Shells(NamedTuple):
    """How many things are hidden, and how often their places change."""

    things: int
    turns: int = 0
    #: Where they are hidden, each in a drawer of its own.
    among: tuple[Drawer, ...] = TOP


def found(new_memory: NewMemory, shells: Shells, trials: int) -> float:
    """How often somebody with such a memory finds what is asked for."""
    return remembered_to_found(remembered(new_memory, shells, trials), shells.things)


def capacity(new_memory: NewMemory, shells: Shells, trials: int) -> float:
    """How many things are known for certain: d = min(1, k/N)."""
    return shells.things * remembered(new_memory, shells, trials)


def remembered_to_found(remembered: float, things: int) -> float:
    """All or none: who does not remember guesses."""
    return remembered + (1 - remembered) / things


def remembered(new_memory: NewMemory, shells: Shells, trials: int) -> float:
    """The part of the answers that are not guessed, less those that are wrongly thought known."""
    return fmean(_trial(new_memory, shells, f"shells {number}") for number in range(trials))


def _trial(new_memory: NewMemory, shells: Shells, seed: str) -> float:
    dice = Random(seed)
    drawers = dice.sample(shells.among, shells.things)
    table = WatchedTable(new_memory, seed, OPTIONS, shells.things)
    for seat, drawer in enumerate(drawers):
        table.place_alarm(Seat(seat), drawer)
        table.turn()
    for _ in range(shells.turns):
        table.turn(dice.choice(TURNS))
    alarms = table.recall().alarms
    return fmean(
        _known(alarms[seat], 2 * INDEX[drawer], shells.things)
        for seat, drawer in enumerate(drawers)
    )


def things_between(new_memory: NewMemory) -> float:
    """How many things come between until 1/e is left of what lasting memory holds."""
    table = WatchedTable(new_memory, "fading", OPTIONS, 2)
    table.place_alarm(Seat(0), Drawer.A1)
    for drawer in tuple(Drawer)[1:]:
        table.open(drawer)
        table.turn()
    before = _sure(table.recall().alarms[0])
    for _ in range(BETWEEN):
        table.turn()
    return -BETWEEN / log(_sure(table.recall().alarms[0]) / before)


def _sure(odds: Sequence[float]) -> float:
    """How much one place stands out among all of which nothing is known."""
    return max(odds) - min(odds)


def _known(odds: Sequence[float], where: int, things: int) -> float:
    """What lies above all other sides' odds is remembered, of one place and no other.

    Who is sure of a wrong place is right less often than who guesses.
    """
    believed = max(range(len(odds)), key=odds.__getitem__)
    sure = _sure(odds)
    return sure if believed == where else -sure / (things - 1)
