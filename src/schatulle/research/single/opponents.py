"""Who plays the other seats: bots by name, or functions of what a seat observes."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from schatulle.bots.contract import Bot
from schatulle.bots.registry import make
from schatulle.core import BadOptions, Seat
from schatulle.research.array_match import Flags, Floats
from schatulle.research.single.mirrored_game import MirroredGame
from schatulle.sim import Env

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

    def __init__(self, kind: str, env: Env[Any, Any], seat: Seat, seed: str) -> None:
        self._seat = seat
        self._bot: Bot = make(kind, env.game, seat, seed, env.options)

    def hear(self, game: MirroredGame, event: Any) -> None:
        seen = game.rules.observe(event, self._seat)
        if seen is not None:
            self._bot.observe(seen)

    def answer(self, game: MirroredGame) -> None:
        view = game.rules.view(game.state, self._seat)
        game.move(self._bot.choose(view, game.decision))


class FunctionPlayer:
    """A function; whatever it should know is in the observation."""

    def __init__(self, function: Function, seat: Seat, rng: np.random.Generator) -> None:
        self._function, self._seat, self._rng = function, seat, rng

    def hear(self, game: MirroredGame, event: Any) -> None:
        """It hears nothing."""

    def answer(self, game: MirroredGame) -> None:
        """The function's action; raises ValueError where it is not legal."""
        mask = game.mask
        action = int(self._function(game.seen(self._seat), mask.copy(), self._rng))
        allowed = np.flatnonzero(mask).tolist()
        if action not in allowed:
            raise ValueError(f"the opponent at seat {self._seat} said {action}; allowed: {allowed}")
        game.answer(action)


Player = BotPlayer | FunctionPlayer


def player(opponent: Opponent, env: Env[Any, Any], seat: Seat, rng: np.random.Generator) -> Player:
    """An opponent for one game at its seat."""
    if isinstance(opponent, str):
        return BotPlayer(opponent, env, seat, str(rng.integers(2**63)))
    return FunctionPlayer(opponent, seat, rng)
