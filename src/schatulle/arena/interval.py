"""Intervals for shares of games that are not independent: what varies are the blocks.

Games of one block share a deal, so each block counts as one observation. The variance of the share
between blocks says how many independent games the blocks are worth; Wilson's interval for so many
games, with Student's quantile for so many blocks, holds 95 % and stays between 0 and 1.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final

#: Student's 97.5 % quantile for 1, 2, … degrees of freedom, and the normal one.
_STUDENT: Final = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)
_NORMAL: Final = 1.959964


def student(freedom: int) -> float:
    """The 97.5 % quantile."""
    if freedom <= len(_STUDENT):
        return _STUDENT[freedom - 1]
    z, more = _NORMAL, 1 / (4 * freedom)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 6
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 6
    return z + (z**3 + z) * more + second * more**2 + third * more**3


def interval(blocks: Sequence[tuple[float, int]]) -> tuple[float, float]:
    """From what was won, of how many, in every block; one block alone says nothing."""
    if len(blocks) < 2:
        return 0.0, 1.0
    share = sum(won for won, _ in blocks) / sum(of for _, of in blocks)
    return _wilson(share, _worth(blocks, share), student(len(blocks) - 1))


def unbounded(blocks: Sequence[tuple[float, int]]) -> tuple[float, float]:
    """The same for a share that luck was taken from: it may lie below 0 or above 1."""
    if len(blocks) < 2:
        return float("-inf"), float("inf")
    share = sum(won for won, _ in blocks) / sum(of for _, of in blocks)
    half = student(len(blocks) - 1) * sqrt(_variance(blocks, share))
    return share - half, share + half


def _worth(blocks: Sequence[tuple[float, int]], share: float) -> float:
    """How many independent games vary as much; where nothing varied, one for each block."""
    variance = _variance(blocks, share)
    return share * (1 - share) / variance if variance > 1e-12 else len(blocks)


def _variance(blocks: Sequence[tuple[float, int]], share: float) -> float:
    """Of the share of all blocks."""
    count = len(blocks)
    spread = sum((won - share * of) ** 2 for won, of in blocks) * count / (count - 1)
    return spread / sum(of for _, of in blocks) ** 2


def _wilson(share: float, games: float, quantile: float) -> tuple[float, float]:
    q2 = quantile**2 / games
    middle = (share + q2 / 2) / (1 + q2)
    half = quantile / (1 + q2) * sqrt(max(0.0, share * (1 - share) / games + q2 / games / 4))
    return max(0.0, middle - half), min(1.0, middle + half)
