"""A child's first game: good will, and now and then any choice at all."""

from random import Random
from typing import Any

from schatulle.bots.contract import Player
from schatulle.bots.random_player import RandomPlayer
from schatulle.core import Decision


class Distracted:
    """Plays like another, but its mind wanders so often."""

    def __init__(self, player: Player, wanders: float) -> None:
        self._player = player
        self._wanders = wanders
        self._anything = RandomPlayer()

    def choose(self, memory: Any, view: Any, decision: Decision[Any], rng: Random) -> Any:
        """What the other would choose, or anything."""
        player = self._anything if rng.random() < self._wanders else self._player
        return player.choose(memory, view, decision, rng)
