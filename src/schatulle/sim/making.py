"""An environment by its game's name; everything is checked before anything is compiled."""

from collections.abc import Mapping
from typing import Any, Final

from schatulle.rules.core import BadOptions
from schatulle.sim.diamant import Diamant
from schatulle.sim.env import Env
from schatulle.sim.meisterdiebe import Meisterdiebe

ENVS: Final[Mapping[str, Any]] = {env.game: env for env in (Meisterdiebe, Diamant)}


def make(game: str, *, seats: int, edition: str | None = None, **options: object) -> Env[Any, Any]:
    """The game with its options, those of the edition where nothing else is said.

    Raises BadOptions with what is allowed.
    """
    if game not in ENVS:
        raise BadOptions(f"there is no game {game!r}; allowed: {', '.join(ENVS)}")
    env: Env[Any, Any] = ENVS[game].with_options(seats, edition, options)
    return env
