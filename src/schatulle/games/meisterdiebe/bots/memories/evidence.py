"""What is seen of a drawer, as evidence of the diamonds in it."""

from collections.abc import Callable
from math import comb
from typing import Final

from schatulle.games.meisterdiebe.bots.memories.joint_odds import (
    Clumps,
    Evidence,
    Held,
    Outcomes,
    counted,
)
from schatulle.games.meisterdiebe.rules.box import Drawer

EMPTY: Final[Clumps] = tuple(counted(drawer, (0, 0)) for drawer in range(len(Drawer)))


def held_so(up: int, above: int, below: int) -> Held:
    """What a drawer holds by its wood, from what lies above and below."""
    return (below, above) if up else (above, below)


def unchanged(held: Held) -> Outcomes:
    return ((held, 1.0),)


def added_above(up: int, diamonds: int) -> Evidence:
    """So many diamonds more lie above; everyone saw how many."""

    def added(held: Held) -> Outcomes:
        return ((held_so(up, held[up] + diamonds, held[1 - up]), 1.0),)

    return added, added


def some_above(up: int) -> Evidence:
    """There are diamonds above."""
    return lambda held: ((held, float(held[up] > 0)),), unchanged


def counted_above(up: int, diamonds: int, left: int) -> Evidence:
    """So many diamonds lay above, and so many are left there."""

    def counted_so(held: Held) -> Outcomes:
        return ((held_so(up, left, held[1 - up]), float(held[up] == diamonds)),)

    def anyway(held: Held) -> Outcomes:
        return ((held_so(up, left, held[1 - up]), 1.0),)

    return counted_so, anyway


def anything(_diamonds: int) -> bool:
    """For evidence that does not depend on what lies above."""
    return True


def fallen(up: int, fell: int, raised: int, stick: float, above: Callable[[int], bool]) -> Evidence:
    """M-39: all that lay below fell, unless it stuck (M-48); what was raised lies above now.

    Only so many as `above` allows can have lain above.
    """

    def fell_so(held: Held) -> Outcomes:
        here, down = held[up], held[1 - up]
        if not above(here):
            return ()
        return ((held_so(up, here + raised, down - fell), falling_odds(down, fell, stick)),)

    def anyway(held: Held) -> Outcomes:
        return ((held_so(up, held[up] + raised, max(0, held[1 - up] - fell)), 1.0),)

    return fell_so, anyway


def falling_odds(there: int, fell: int, stick: float) -> float:
    """M-39, M-48: each thing sticks by itself; without sticking all falls."""
    if not stick:
        return float(there == fell)
    return comb(there, fell) * (1 - stick) ** fell * stick ** (there - fell) if fell <= there else 0
