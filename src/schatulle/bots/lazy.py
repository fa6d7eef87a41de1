"""Players that need numpy: it is loaded when the first of them sits down."""

import os
from functools import cached_property
from importlib import import_module
from random import Random
from typing import Any

from schatulle.bots.contract import Mixing, Odds, Player
from schatulle.core import Decision


class Lazy:
    """A player that is made when it is asked for the first time."""

    def __init__(self, module: str, *settings: Any) -> None:
        self._module = module
        self._settings = settings

    def choose(self, memory: Any, view: Any, decision: Decision[Any], rng: Random) -> Any:
        return self._player.choose(memory, view, decision, rng)

    def odds(self, memory: Any, view: Any, decision: Decision[Any], rng: Random) -> Odds:
        """Those of the player, where it can tell them."""
        player = self._player
        return player.odds(memory, view, decision, rng) if isinstance(player, Mixing) else None

    @cached_property
    def _player(self) -> Player:
        # A small network is no faster on many cores, and other processes want some too.
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
        player: Player = import_module(self._module).player(*self._settings)
        return player
