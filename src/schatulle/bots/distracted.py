"""A child's first game: good will, and now and then any choice at all."""

from random import Random
from typing import Any

from schatulle.bots.contract import Mixing, Odds, Player, Varying
from schatulle.bots.random_player import RandomPlayer
from schatulle.core import Decision


class Distracted:
    """Plays like another, but its mind wanders so often."""

    def __init__(self, player: Player, wanders: float) -> None:
        self.player = player
        self.wanders = wanders
        self._anything = RandomPlayer()

    def varied(self, leaning: str, rng: Random) -> Player:
        """Some dream more, some less."""
        player, wanders = self.player, self.wanders * rng.uniform(0.8, 1.2)
        if isinstance(player, Varying):
            player = player.varied(leaning, rng)
        return Distracted(player, wanders)

    def choose(self, memory: Any, view: Any, decision: Decision[Any], rng: Random) -> Any:
        """What the other would choose, or anything."""
        player = self._anything if rng.random() < self.wanders else self.player
        return player.choose(memory, view, decision, rng)

    def odds(self, memory: Any, view: Any, decision: Decision[Any], rng: Random) -> Odds:
        """Those of the other, and a little of anything."""
        player = self.player
        own = player.odds(memory, view, decision, rng) if isinstance(player, Mixing) else None
        anything = self._anything.odds(memory, view, decision, rng)
        if own is None or anything is None:
            return None
        rest = 1 - self.wanders
        return {
            one: self.wanders * odds + rest * own.get(one, 0.0) for one, odds in anything.items()
        }
