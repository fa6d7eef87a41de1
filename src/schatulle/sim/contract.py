"""What the `arrays` of a wing offer to the layers: the game, and its comparison with the rules."""

from random import Random
from typing import Any, Protocol

from schatulle.sim.env import Env


class Arrays(Protocol):
    """The package `arrays` of a wing."""

    #: The game on arrays; `Env.with_options` makes one.
    ENV: type[Env[Any, Any]]
    #: The numbers of seats whose speed is measured where none is asked for.
    MEASURED: tuple[int, ...]

    def play(self, env: Any, seed: int) -> int:
        """A random game on both engines: its decisions, or AssertionError where they differ."""

    def finite(self, env: Any, rng: Random) -> Any:
        """The same table, or one like it at which random games come to an end."""
