"""The strongest player: what self-play taught it; numpy is loaded when it first sits down."""

from functools import cache
from importlib import import_module
from random import Random
from typing import Any

from schatulle.bots.core import Player
from schatulle.rules.core import Decision


class Strong:
    """Asks its network."""

    def choose(self, memory: Any, view: Any, decision: Decision[Any], rng: Random) -> Any:
        """D-8: explore on, or return to camp."""
        return _learned().choose(memory, view, decision, rng)


@cache
def _learned() -> Player:
    player: Player = import_module("schatulle.bots.learned.diamant").Learned()
    return player
