"""Whether what came by chance is what should come: chi-square that one sample in 10⁴ exceeds."""

from math import sqrt
from typing import Any, Final

import numpy as np

#: One in ten thousand of a normal distribution lies beyond.
_BEYOND: Final = 3.72


def is_fair(came: Any, weights: Any = None) -> bool:
    """Whether counts are as frequent as their weights; all alike where nothing is said."""
    came = np.asarray(came, float).ravel()
    odds = np.ones_like(came) if weights is None else np.asarray(weights, float).ravel()
    wanted = came.sum() * odds / odds.sum()
    assert wanted.min() >= 5, f"too few for a chi-square: {wanted.min()}"
    return bool(np.sum((came - wanted) ** 2 / wanted) < critical(came.size - 1))


def critical(freedom: int) -> float:
    """Wilson and Hilferty: the cube root of a chi-square is almost normal."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + _BEYOND * sqrt(spread)) ** 3)
