"""Players that need numpy: it is loaded when the first of them sits down."""

from functools import cached_property
from importlib import import_module
from random import Random
from typing import Any

from schatulle.bots.contract import Mixing, Odds, Player, Varying
from schatulle.core import Decision


class Lazy:
    """A player that is made when it is asked for the first time."""

    def __init__(self, module: str, *settings: Any) -> None:
        self._module = module
        self._settings = settings
        self._variation: tuple[str, Random] | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy makes its player anew."""
        return Lazy, (self._module, *self._settings)

    def choose(self, memory: Any, view: Any, decision: Decision[Any], rng: Random) -> Any:
        return self._player.choose(memory, view, decision, rng)

    def odds(self, memory: Any, view: Any, decision: Decision[Any], rng: Random) -> Odds:
        """Those of the player, where it can tell them."""
        player = self._player
        return player.odds(memory, view, decision, rng) if isinstance(player, Mixing) else None

    def varied(self, leaning: str, rng: Random) -> Player:
        """One of its own, varied when it is asked for the first time."""
        other = Lazy(self._module, *self._settings)
        other._variation = (leaning, rng)
        return other

    @cached_property
    def _player(self) -> Player:
        player: Player = import_module(self._module).player(*self._settings)
        if self._variation is None or not isinstance(player, Varying):
            return player
        return player.varied(*self._variation)
