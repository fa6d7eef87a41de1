"""A player sits down with a memory: that is a bot."""

from typing import Any

from schatulle.bots.core import Memory, Player
from schatulle.bots.dice import dice
from schatulle.rules.core import Decision, Seat, how_many


class Seated:
    """One player with one memory at one seat of one match."""

    def __init__(self, player: Player, memory: Memory, seat: Seat, seed: str) -> None:
        self.player = player
        self.memory = memory
        self.seat = seat
        self._seed = seed

    def observe(self, event: Any) -> None:
        """The memory follows what happens."""
        self.memory.observe(event)

    def choose(self, view: Any, decision: Decision[Any]) -> Any:
        """What the player makes of the memory; nobody thinks where there is no choice."""
        recalled = self.memory.recall(view)
        if how_many(decision.choices) == 1:
            return decision.choices[0]
        return self.player.choose(recalled, view, decision, dice(self._seed, decision))


class NothingKept:
    """The memory of whoever needs none."""

    def observe(self, event: Any) -> None:
        """It goes by."""

    def recall(self, _view: Any) -> None:
        """Nothing."""
