"""The arrays of Meisterdiebe follow the readable rules: the same hands, the same filling."""

from typing import Any, Final

import jax
import numpy as np

from schatulle.core import NATURE, Seat
from schatulle.games.meisterdiebe.action_codes import codes
from schatulle.games.meisterdiebe.arrays import Meisterdiebe
from schatulle.games.meisterdiebe.research import stepwise_moves
from schatulle.research.array_match import compiled_step

#: Nothing is left to chance once it is dealt.
_NO_CHANCE: Final = np.zeros(2, np.uint32)


class Follower:
    """Hands and starter, and how chance filled the box in the quick set-up."""

    def __init__(self, env: Meisterdiebe) -> None:
        self._seats = env.seats
        self._begin = jax.jit(env.begin)
        self._step = compiled_step(env)

    def begun(self, chance: list[Any]) -> Any:
        """M-15, OQ-M3: the deal, and in the quick set-up the filling."""
        dealt, began, *filling = chance
        numbers = [[card.number - 1 for card in hand] for hand in dealt.hands]
        arrays = self._begin(np.asarray(numbers, np.int32), np.int32(began.seat))
        for move in filling:
            for code in codes(move, NATURE, self._seats):
                arrays = self.after(arrays, code, [])
        return arrays

    def after(self, arrays: Any, code: int, _chance: list[Any]) -> Any:
        """One step of a seat."""
        return self._step(arrays, np.int32(code), _NO_CHANCE)

    def composed(self, state: Any, seat: Seat, steps: tuple[int, ...]) -> Any | None:
        """M-22, P-18: diamonds and gifts are named one by one."""
        if len(steps) < stepwise_moves.due(state, steps):
            return None
        return stepwise_moves.composed(state, seat, steps)

    def steps(self, move: Any, seat: Seat) -> tuple[int, ...]:
        """The same, the other way round."""
        return codes(move, seat, self._seats)


follower: Final = Follower
