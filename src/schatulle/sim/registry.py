"""An environment by its game's name; everything is checked before anything is compiled."""

from typing import Any

from schatulle.core import registry
from schatulle.sim.contract import Arrays
from schatulle.sim.env import Env


def arrays_of(game: str) -> Arrays:
    """The arrays of a game; raises BadOptions where it has none."""
    arrays: Arrays = registry.room(game, "arrays")
    return arrays


def games_on_arrays() -> tuple[str, ...]:
    """The games that can be played on arrays."""
    return registry.games_with("arrays")


def make(game: str, *, seats: int, edition: str | None = None, **options: object) -> Env[Any, Any]:
    """The game with its options, those of the edition where nothing else is said.

    Raises BadOptions with what is allowed.
    """
    return arrays_of(game).ENV.with_options(seats, edition, options)
