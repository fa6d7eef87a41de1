"""What the `arrays` of a wing offer to the layers: the game, and its comparison with the rules."""

from random import Random
from typing import Any, Protocol

from schatulle.sim.env import Env


class Arrays(Protocol):
    """The package `arrays` of a wing."""

    @property
    def ENV(self) -> type[Env[Any, Any]]:
        """The game on arrays; `Env.with_options` makes one."""

    @property
    def MEASURED(self) -> tuple[int, ...]:
        """The numbers of seats whose speed is measured where none is asked for."""

    def play(self, env: Any, seed: int) -> int:
        """A random game on both engines: its decisions, or AssertionError where they differ."""

    def finite(self, env: Any, rng: Random) -> Any:
        """The same table, or one like it at which random games come to an end."""
