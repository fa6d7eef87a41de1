"""The quick set-up: how likely chance laid how much into a drawer while nobody looked."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from math import comb
from operator import mul
from typing import Final, NamedTuple

from schatulle.games.meisterdiebe.bots.memories.evidence import falling_odds
from schatulle.games.meisterdiebe.bots.memories.joint_odds import Clump, Clumps, World
from schatulle.games.meisterdiebe.rules.box import Drawer
from schatulle.games.meisterdiebe.rules.options import ZOCH

#: How likely so many diamonds lie above (the row) and below (the place in it); the more above,
#: the fewer are left for below.
Odds = list[list[float]]


class Share(NamedTuple):
    """The diamonds that came into the box together, and how the box stood."""

    diamonds: int
    flipped: bool


def by_chance(shares: Sequence[Share], stick: float, setup_fall: str) -> Clumps:
    """M-22: all splits over the twelve drawers alike; M-24, P-7: what lay below falls.

    No drawer differs from the others, so one is weighed and all share what comes of it.
    """
    worlds = _worlds(tuple(shares), stick, setup_fall)
    return tuple([Clump((drawer,), worlds) for drawer in range(len(Drawer))])


@lru_cache(maxsize=16)
def _worlds(shares: Sequence[Share], stick: float, setup_fall: str) -> Mapping[World, float]:
    """Every seat of a table weighs the same."""
    odds, flipped = [[1.0]], False
    for share in shares:
        if share.flipped != flipped:
            odds, flipped = _turned_over(odds), share.flipped
        odds = _filled(odds, share.diamonds, stick, raises=setup_fall == "upper")
    heads = _turned_over(odds) if flipped else odds
    total = sum(map(sum, heads))
    return {
        ((head, tail),): likely / total
        for head, row in enumerate(heads)
        for tail, likely in enumerate(row)
        if likely > 0
    }


def _turned_over(odds: Odds) -> Odds:
    """What lay above lies below."""
    return [
        [odds[below][above] for below in range(len(odds) - above)] for above in range(len(odds))
    ]


def _filled(odds: Odds, diamonds: int, stick: float, *, raises: bool) -> Odds:
    """The drawer stays shut and gets nothing, or opens and gets some diamonds."""
    after = [[0.0] * size for size in range(len(odds) + diamonds, 0, -1)]
    none, *some = _chances(diamonds)
    _lay(after, odds, 0, none)
    opened = _raised(odds, stick) if raises else [_fallen(row, stick) for row in odds]
    for more, likely in enumerate(some, start=1):
        _lay(after, opened, more, likely)
    return after


def _lay(after: Odds, odds: Odds, more: int, likely: float) -> None:
    for row, before in zip(after[more:], odds, strict=False):
        for below, chance in enumerate(before):
            row[below] += likely * chance


def _raised(odds: Odds, stick: float) -> Odds:
    """P-7: what falls is laid above, so that the drawer holds as much as it held."""
    size = len(odds)
    by_sum = [[odds[both - below][below] for below in range(both + 1)] for both in range(size)]
    fallen = [_fallen(row, stick) for row in by_sum]
    return [
        [fallen[above + below][below] for below in range(size - above)] for above in range(size)
    ]


def _fallen(row: Sequence[float], stick: float) -> list[float]:
    """M-39: all that lay below fell, unless it stuck (M-48)."""
    if not stick:
        return [sum(row)] + [0.0] * (len(row) - 1)
    return [sum(map(mul, row[left:], _sticking(left, stick))) for left in range(len(row))]


@cache
def _sticking(left: int, stick: float) -> list[float]:
    """How likely so many are left where 0, 1, 2 … more lay."""
    return [falling_odds(left + fell, fell, stick) for fell in range(ZOCH.gems.diamonds + 1 - left)]


@cache
def _chances(diamonds: int) -> tuple[float, ...]:
    """How likely one of twelve drawers gets 0, 1, 2 … of the diamonds."""
    others = len(Drawer) - 1
    ways = comb(diamonds + others, others)
    return tuple(
        comb(diamonds - more + others - 1, others - 1) / ways for more in range(diamonds + 1)
    )


#: M-21: twelve diamonds in two shares, on either side.
VAGUE: Final = by_chance((Share(6, flipped=False), Share(6, flipped=True)), 0, "red")
