"""The random player: any choice is as good as another."""

from random import Random
from typing import Any

from schatulle.bots.contract import Odds
from schatulle.bots.seated import NothingKept, SeatedBot
from schatulle.core import Decision, Many, Seat, count_of


class RandomPlayer:
    """Plays any game without looking."""

    def choose(self, _memory: Any, _view: Any, decision: Decision[Any], rng: Random) -> Any:
        """Uniformly one of the choices, listed or not."""
        return decision.choices[rng.randrange(count_of(decision.choices))]

    def odds(self, _memory: Any, _view: Any, decision: Decision[Any], _rng: Random) -> Odds:
        """The same for all; nobody wants a list of very many."""
        if isinstance(decision.choices, Many):
            return None
        return dict.fromkeys(decision.choices, 1 / len(decision.choices))


class RandomBot(SeatedBot):
    """The random player at a seat; it remembers nothing."""

    def __init__(self, seat: Seat, seed: str) -> None:
        super().__init__(RandomPlayer(), NothingKept(), seat, seed)
