"""One game on arrays, played answer by answer; compiled once for all tables with equal options."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from schatulle.core import SPECTATOR
from schatulle.core.registry import game_named
from schatulle.drawing import svg_of, text_of
from schatulle.sim import Env

Floats = NDArray[np.float32]
Flags = NDArray[np.bool_]

#: A seed for one step or deal: two random words.
_WORDS: Final = 2


class Situation(NamedTuple):
    """All that a game says of itself between two answers."""

    asked: Any  # bool[seats]: who is to answer; several where choices are made at once
    legal: Any  # bool[seats, actions]: what each of them may answer
    player: Any  # int32: whose answer the game takes next
    over: Any  # bool
    rewards: Any  # float32[seats]
    scores: Any  # int32[seats]
    seen: Any  # float32[seats, features]: what each seat observes


@cache
def compiled_init(env: Env[Any, Any]) -> Callable[[Any], Any]:
    """A new game by two random words, compiled for all equal environments."""
    return jax.jit(lambda words: env.init(jax.random.wrap_key_data(words)))


@cache
def compiled_step(env: Env[Any, Any]) -> Callable[[Any, Any, Any], Any]:
    """A step by an action and two random words."""
    return jax.jit(
        lambda state, action, words: env.step(state, action, jax.random.wrap_key_data(words))
    )


@cache
def compiled_situation(env: Env[Any, Any], memory: bool) -> Callable[[Any], Situation]:
    return jax.jit(lambda state: situation(env, state, memory))


def situation(env: Env[Any, Any], state: Any, memory: bool) -> Situation:
    """What the game says of itself."""
    seats = jnp.arange(env.seats)
    seen = jax.vmap(lambda seat: env.observe(state, seat, memory=memory))(seats)
    asked = env.asked(seen)
    return Situation(
        asked=asked,
        legal=asked[:, None] & env.legal_of(seen, env.legal(state)),
        player=env.current_player(state),
        over=env.terminated(state),
        rewards=env.rewards(state),
        scores=env.scores(state),
        seen=jax.vmap(env.flat)(seen),
    )


class ArrayMatch:
    """A table at which one game after the other is played, with a chance of its own."""

    now: Situation

    def __init__(self, env: Env[Any, Any], memory: bool) -> None:
        self.env = env
        #: How often all who were asked have answered.
        self.cycles = 0
        self._begin, self._step, self._look_at = (
            compiled_init(env),
            compiled_step(env),
            compiled_situation(env, memory),
        )
        self._rng = np.random.default_rng()

    def deal(self, seed: int | None = None) -> None:
        """A new game; without a seed chance goes on where it was."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.cycles = -1
        self._waiting = 0
        self._state = self._begin(self._words())
        self._look()

    def answer(self, *codes: int) -> None:
        """The answers of one or more of those who are asked, in the order of the seats."""
        for code in codes:
            self._state = self._step(self._state, np.int32(code), self._words())
        self._waiting -= len(codes)
        self._look()

    def any_of(self, mask: Flags) -> int:
        """A random one of the actions in a mask."""
        return int(self._rng.choice(np.flatnonzero(mask)))

    def view(self) -> Struct:
        """What an onlooker sees."""
        state = self.env.decode(jax.device_get(self._state))
        return game_named(self.env.game).view(state, SPECTATOR)

    def in_words(self) -> str:
        """What an onlooker sees, a sentence a line."""
        return text_of(self.env.game, self.view())

    def picture(self) -> str:
        """What an onlooker sees, as SVG."""
        return svg_of(self.env.game, self.view())

    def _look(self) -> None:
        self.now = jax.device_get(self._look_at(self._state))
        if not self._waiting:
            self.cycles += 1
            self._waiting = int(self.now.asked.sum())

    def _words(self) -> Any:
        return self._rng.integers(2**32, size=_WORDS, dtype=np.uint32)
