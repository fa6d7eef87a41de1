"""What openings and fillings do to the diamonds of a drawer, and how likely they do it."""

from collections.abc import Iterator
from functools import cache
from math import comb
from typing import Final

from schatulle.bots.meisterdiebe.memories.clumps import Change, Clumps, Held, counted, learned
from schatulle.rules.meisterdiebe.box import Drawer

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


def learned_of_all(clumps: Clumps, seen: Change) -> Clumps:
    """The same for every drawer."""
    for drawer in range(len(Drawer)):
        clumps = learned(clumps, drawer, seen, seen)
    return clumps


def filled_by_chance(diamonds: int, flipped: bool, stick: float, setup_fall: str) -> Change:
    """M-22: all splits over the twelve drawers alike; M-24, P-7: what lay below falls."""
    odds = _chance_odds(diamonds)
    up, raises = int(flipped), setup_fall == "upper"

    def fill(held: Held) -> Iterator[tuple[Held, float]]:
        above, below = held[up], held[1 - up]
        yield held, odds[0]
        for fell in range(below + 1):
            likely = falling_odds(below, fell, stick)
            for more in range(1, diamonds + 1) if likely else ():
                here = above + more + (fell if raises else 0)
                yield held_so(up, here, below - fell), likely * odds[more]

    return fill


@cache
def _chance_odds(diamonds: int) -> tuple[float, ...]:
    """How likely one of twelve drawers gets 0, 1, 2 … of the diamonds."""
    others = len(Drawer) - 1
    ways = comb(diamonds + others, others)
    return tuple(
        comb(diamonds - more + others - 1, others - 1) / ways for more in range(diamonds + 1)
    )


def _vague() -> Clumps:
    """M-21: twelve diamonds in two shares, on either side."""
    heads = learned_of_all(EMPTY, filled_by_chance(6, False, 0, "red"))
    return learned_of_all(heads, filled_by_chance(6, True, 0, "red"))


VAGUE: Final = _vague()
