"""Nature's answers: drawn from a seed, or read from a record's deal."""

from itertools import accumulate
from random import Random
from typing import Any, Protocol

from schatulle.rules.core import Decision, how_many


class Nature(Protocol):
    """Whoever answers for chance."""

    def answer(self, state: Any, decision: Decision[Any]) -> Any | None:
        """One of the choices; None where there is no answer (yet)."""


class Chance:
    """Draws from a seed; the n-th draw depends on nothing but the seed and n."""

    def __init__(self, seed: str, drawn: int = 0) -> None:
        self._seed = seed
        self._drawn = drawn

    def answer(self, _state: Any, decision: Decision[Any]) -> Any:
        """One of the choices, by their weights where they have some."""
        rng = Random(f"{self._seed}/{self._drawn}")
        self._drawn += 1
        return decision.choices[_drawn_number(rng, decision)]


def _drawn_number(rng: Random, decision: Decision[Any]) -> int:
    if not decision.weights:
        return rng.randrange(how_many(decision.choices))
    bounds = list(accumulate(decision.weights))
    point = rng.random() * bounds[-1]
    return next(number for number, bound in enumerate(bounds) if point < bound)
