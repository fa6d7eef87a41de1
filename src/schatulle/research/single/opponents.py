"""Who plays the other seats: bots by name, or functions of what a seat observes."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from schatulle.bots.core import Bot
from schatulle.bots.making import make
from schatulle.research.playing import Flags, Floats
from schatulle.research.single.twins import Twins
from schatulle.rules.core import BadOptions, Seat

#: A function takes the observation, the mask and a random generator, and returns an action.
Function = Callable[[Floats, Flags, np.random.Generator], int]
Opponent = str | Function


def seated(
    opponents: Opponent | Sequence[Opponent], seats: int, own: int
) -> tuple[tuple[Seat, Opponent], ...]:
    """One opponent for all other seats, or one for each of them, clockwise from the own seat."""
    if not 0 <= own < seats:
        raise BadOptions(f"seat {own}; allowed: 0 to {seats - 1}")
    one_for_all = isinstance(opponents, str) or not isinstance(opponents, Sequence)
    row: Sequence[Any] = [opponents] * (seats - 1) if one_for_all else opponents  # type: ignore[assignment] # just asked
    if len(row) != seats - 1:
        raise BadOptions(f"{len(row)} opponents; allowed: one, or {seats - 1}")
    return tuple((Seat((own + 1 + place) % seats), who) for place, who in enumerate(row))


class BotPlayer:
    """A bot, which hears what its seat may hear."""

    def __init__(self, kind: str, game: str, seat: Seat, seed: str) -> None:
        self._seat = seat
        self._bot: Bot = make(kind, game, seat, seed)

    def hear(self, twins: Twins, event: Any) -> None:
        """Something happened."""
        seen = twins.rules.observe(event, self._seat)
        if seen is not None:
            self._bot.observe(seen)

    def answer(self, twins: Twins) -> None:
        """The bot's move."""
        view = twins.rules.view(twins.state, self._seat)
        twins.move(self._bot.choose(view, twins.decision))


class FunctionPlayer:
    """A function; whatever it should know is in the observation."""

    def __init__(self, function: Function, seat: Seat, rng: np.random.Generator) -> None:
        self._function, self._seat, self._rng = function, seat, rng

    def hear(self, twins: Twins, event: Any) -> None:
        """It hears nothing."""

    def answer(self, twins: Twins) -> None:
        """The function's action; raises ValueError where it is not legal."""
        mask = twins.mask
        action = int(self._function(twins.seen(self._seat), mask.copy(), self._rng))
        allowed = np.flatnonzero(mask).tolist()
        if action not in allowed:
            raise ValueError(f"the opponent at seat {self._seat} said {action}; allowed: {allowed}")
        twins.answer(action)


Player = BotPlayer | FunctionPlayer


def player(opponent: Opponent, game: str, seat: Seat, rng: np.random.Generator) -> Player:
    """An opponent for one game at its seat."""
    if isinstance(opponent, str):
        return BotPlayer(opponent, game, seat, str(rng.integers(2**63)))
    return FunctionPlayer(opponent, seat, rng)
