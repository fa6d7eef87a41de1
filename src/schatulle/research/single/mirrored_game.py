"""One game on both engines: bots look at the readable rules, networks at the arrays."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import jax

from schatulle.core import NATURE, Decision, Seat, count_of
from schatulle.core.registry import game_named, room
from schatulle.research.array_match import Flags, Floats, Situation, compiled_situation
from schatulle.research.contract import Follower, Following
from schatulle.sim import Env


@cache
def follower(env: Env[Any, Any]) -> Follower:
    """How the arrays of all equal environments follow."""
    wing: Following = room(env.game, "research.follower")
    return wing.follower(env)


class MirroredGame:
    """A game on both engines, in step; everything that happens waits to be heard."""

    now: Situation

    def __init__(self, env: Env[Any, Any], memory: bool) -> None:
        self.env = env
        self.rules = game_named(env.game)
        self._follower = follower(env)
        self._look_at = compiled_situation(env, memory)
        self._events: list[Any] = []

    def deal(self, rng: Random) -> None:
        """A new game; chance is in the hands of rng."""
        self._rng = rng
        self._events.clear()
        self._steps: tuple[int, ...] = ()
        self.state = self.rules.setup(self.env.options, self.env.seats)
        self._arrays = self._follower.begun(self._natures_part())
        self._look()

    def answer(self, code: int) -> None:
        """A step of the seat that is asked; the code must be legal."""
        steps = (*self._steps, code)
        move = self._follower.composed(self.state, self.player, steps)
        self._steps = steps if move is None else ()
        chance: list[Any] = []
        if move is not None:
            self._play(self.player, move)
            chance = self._natures_part()
        self._arrays = self._follower.after(self._arrays, code, chance)
        self._look()

    def move(self, move: Any) -> None:
        """A whole move of the seat that is asked."""
        for code in self._follower.steps(move, self.player):
            self.answer(code)

    @property
    def player(self) -> Seat:
        """The seat that is asked, −1 when the game is over."""
        return Seat(int(self.now.player))

    @property
    def decision(self) -> Decision[Any]:
        return self.rules.awaiting(self.state)[0]

    @property
    def mask(self) -> Flags:
        mask: Flags = self.now.legal[self.player]
        return mask

    def seen(self, seat: int) -> Floats:
        """What a seat observes, as a new vector."""
        seen: Floats = self.now.seen[seat].copy()
        return seen

    def news(self) -> Iterator[Any]:
        """What happened since this was last asked."""
        while self._events:
            yield self._events.pop(0)

    def _natures_part(self) -> list[Any]:
        """All that Nature does until a seat is asked, each choice equally likely."""
        chance = []
        while (asked := self.rules.awaiting(self.state)) and asked[0].seat == NATURE:
            choices = asked[0].choices
            chance.append(choices[self._rng.randrange(count_of(choices))])
            self._play(NATURE, chance[-1])
        return chance

    def _play(self, seat: Seat, move: Any) -> None:
        events, self.state = self.rules.play(self.state, seat, move)
        self._events += events

    def _look(self) -> None:
        self.now = jax.device_get(self._look_at(self._arrays))
