"""The arrays of Diamant follow the readable rules: they turn up the same cards."""

from typing import Any, Final

import jax
import numpy as np

from schatulle.core import Seat
from schatulle.games.diamant import action_codes
from schatulle.games.diamant.arrays import Diamant
from schatulle.games.diamant.rules.cards import Card

#: D-7: a step turns up two cards at most.
_CARDS: Final = 2


class Follower:
    """The cards that were turned up."""

    def __init__(self, env: Diamant) -> None:
        self._init_with = jax.jit(env.init_with)
        self._step_with = jax.jit(env.step_with)

    def begun(self, chance: list[Any]) -> Any:
        """D-7: the first card."""
        return self._init_with(_kinds(chance)[0])

    def after(self, arrays: Any, code: int, chance: list[Any]) -> Any:
        """D-8: a fist, and the cards after it."""
        return self._step_with(arrays, np.int32(code), _kinds(chance))

    def composed(self, _state: Any, _seat: Seat, steps: tuple[int, ...]) -> Any:
        """Every move is one step here."""
        return action_codes.MOVES[steps[0]]

    def steps(self, move: Any, _seat: Seat) -> tuple[int, ...]:
        """Every move is one step here."""
        return (action_codes.code(move),)


follower: Final = Follower


def _kinds(chance: list[Any]) -> Any:
    """int32[2]: the kinds of the cards that Nature turned up."""
    kinds = [tuple(Card).index(turned.card) for turned in chance]
    return np.asarray([*kinds, *(0,) * _CARDS][:_CARDS], np.int32)
