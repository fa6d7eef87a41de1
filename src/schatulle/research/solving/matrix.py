"""Two choose at once and one gains what the other loses: the value and the best mixes."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from schatulle.research.solving.linear import linprog

Payoffs = Sequence[Sequence[float]]
Mix = tuple[float, ...]
_Matrix = NDArray[np.float64]


class Solved(Struct, frozen=True):
    """What the row player can secure, and a mix of each side that secures it."""

    value: float
    row: Mix
    column: Mix


def solve(payoffs: Payoffs) -> Solved:
    """The solution of a matrix of what the row player gets; pure where pure choices suffice."""
    return _saddle(payoffs) or _crossed(payoffs) or programmed(payoffs)


def programmed(payoffs: Payoffs) -> Solved:
    """The solution by linear programming; all shorter ways must agree with its value."""
    gains = np.asarray(payoffs, np.float64)
    value, row = _secured(gains, [0] * len(gains), [1.0])
    _, column = _secured(-gains.T, [0] * gains.shape[1], [1.0])
    return Solved(value, row, column)


def secured(payoffs: Payoffs, groups: Sequence[int], odds: Sequence[float]) -> float:
    """The most the row player can secure if its groups of rows have fixed odds.

    `groups[i]` is the group of row i. Within a group it mixes as is best.
    """
    if len(set(groups)) < len(groups):
        return _secured(np.asarray(payoffs, np.float64), groups, odds)[0]
    return min(
        [
            sum([odds[group] * gain for group, gain in zip(groups, column, strict=True)])
            for column in columns_of(payoffs)
        ]
    )


def columns_of(payoffs: Payoffs) -> list[Mix]:
    """The same payoffs, column by column."""
    return list(zip(*payoffs, strict=True))


def _secured(
    gains: _Matrix, groups: Sequence[int], odds: Sequence[float]
) -> tuple[float, tuple[float, ...]]:
    """Maximise v over mixes x with x·A ≥ v in every column, each group with its odds."""
    rows, columns = gains.shape
    above = np.hstack([-gains.T, np.ones((columns, 1))])
    member = np.zeros((len(odds), rows + 1))
    member[list(groups), range(rows)] = 1.0
    found: Any = linprog(
        c=[0.0] * rows + [-1.0],
        A_ub=above,
        b_ub=[0.0] * columns,
        A_eq=member,
        b_eq=list(odds),
        bounds=[(0.0, None)] * rows + [(None, None)],
        method="highs",
    )
    assert found.success, found.message
    return float(found.x[-1]), tuple(map(float, found.x[:-1]))


def _saddle(payoffs: Payoffs) -> Solved | None:
    """Where the best sure row and the best sure column meet nobody needs to mix."""
    worst = [min(row) for row in payoffs]
    best = [max(column) for column in columns_of(payoffs)]
    if max(worst) < min(best):
        return None
    return Solved(max(worst), _pure(worst, max(worst)), _pure(best, min(best)))


def _pure(ends: Sequence[float], end: float) -> Mix:
    only = ends.index(end)
    return tuple([float(choice == only) for choice in range(len(ends))])


def _crossed(payoffs: Payoffs) -> Solved | None:
    """Two by two without a saddle: each side mixes so that the other gains the same by both."""
    if len(payoffs) != 2 or len(payoffs[0]) != 2:
        return None
    (a, b), (c, d) = payoffs
    cross = a - b - c + d
    first, left = (d - c) / cross, (d - b) / cross
    return Solved((a * d - b * c) / cross, (first, 1 - first), (left, 1 - left))
