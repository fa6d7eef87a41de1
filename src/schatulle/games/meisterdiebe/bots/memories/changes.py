"""What openings and fillings do to the diamonds of a drawer, and how likely they do it."""

from collections.abc import Iterator
from math import comb
from typing import Final

from schatulle.games.meisterdiebe.bots.memories.joint_odds import Change, Clumps, Held, counted
from schatulle.games.meisterdiebe.rules.box import Drawer

EMPTY: Final[Clumps] = tuple(counted(drawer, (0, 0)) for drawer in range(len(Drawer)))


def held_so(up: int, above: int, below: int) -> Held:
    """What a drawer holds by its wood, from what lies above and below."""
    return (below, above) if up else (above, below)


def unchanged(held: Held) -> Iterator[tuple[Held, float]]:
    """It holds what it held."""
    yield held, 1.0


def anything(_diamonds: int) -> bool:
    """Any number will do."""
    return True


def adding(up: int, diamonds: int) -> Change:
    """Some diamonds more above."""

    def add(held: Held) -> Iterator[tuple[Held, float]]:
        yield held_so(up, held[up] + diamonds, held[1 - up]), 1.0

    return add


def falling_odds(there: int, fell: int, stick: float) -> float:
    """M-39, M-48: each thing sticks by itself; without sticking all falls."""
    if not stick:
        return float(there == fell)
    return comb(there, fell) * (1 - stick) ** fell * stick ** (there - fell) if fell <= there else 0
