"""The random bot: any choice is as good as another."""

from typing import Any

from schatulle.bots.dice import dice
from schatulle.rules.core import Decision, Seat, how_many


class RandomBot:
    """Plays either game without looking."""

    def __init__(self, _seat: Seat, seed: str) -> None:
        self._seed = seed

    def observe(self, event: Any) -> None:
        """It remembers nothing."""

    def choose(self, _view: Any, decision: Decision[Any]) -> Any:
        """Uniformly one of the choices, listed or not."""
        number = dice(self._seed, decision).randrange(how_many(decision.choices))
        return decision.choices[number]
