"""The contract of a bot: a player, who knows how to play, with a memory of what was seen."""

from random import Random
from typing import Any, Protocol

from schatulle.rules.core import Decision


class Bot(Protocol):
    """Plays one seat of one match from what that seat may know."""

    def observe(self, event: Any) -> None:
        """Something happened, as the seat's `observe` tells it."""

    def choose(self, view: Any, decision: Decision[Any]) -> Any:
        """One of the decision's choices, from the seat's view and what was observed."""


class Player(Protocol):
    """How to play; it keeps nothing between two questions."""

    def choose(self, memory: Any, view: Any, decision: Decision[Any], rng: Random) -> Any:
        """One of the decision's choices for the seat that is asked."""


class Memory(Protocol):
    """What is kept of all that a seat was shown."""

    def observe(self, event: Any) -> None:
        """Something happened, as the seat's `observe` tells it."""

    def recall(self, view: Any) -> Any:
        """What a player gets as its memory while the seat sees this."""
