"""The random player: any choice is as good as another."""

from random import Random
from typing import Any

from schatulle.bots.seated import NothingKept, SeatedBot
from schatulle.core import Decision, Seat, count_of


class RandomPlayer:
    """Plays any game without looking."""

    def choose(self, _memory: Any, _view: Any, decision: Decision[Any], rng: Random) -> Any:
        """Uniformly one of the choices, listed or not."""
        return decision.choices[rng.randrange(count_of(decision.choices))]


class RandomBot(SeatedBot):
    """The random player at a seat; it remembers nothing."""

    def __init__(self, seat: Seat, seed: str) -> None:
        super().__init__(RandomPlayer(), NothingKept(), seat, seed)
