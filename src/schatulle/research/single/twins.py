"""One game on both engines: bots look at the readable rules, networks at the arrays."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, Final, Protocol

import jax
import numpy as np

from schatulle.codes import diamant as cave_codes
from schatulle.codes.meisterdiebe import codes
from schatulle.research import telling
from schatulle.research.playing import Flags, Floats, Told, step_of, tell_of
from schatulle.rules import diamant
from schatulle.rules.core import NATURE, Decision, Seat, how_many
from schatulle.rules.diamant.cards import Card
from schatulle.sim import Env
from schatulle.table.games import game_named

#: Meisterdiebe leaves nothing to chance once it is dealt.
_NO_CHANCE: Final = np.zeros(2, np.uint32)
#: D-7: a step of Diamant turns up two cards at most.
_CARDS: Final = 2


class Follower(Protocol):
    """How the arrays follow what the readable rules did."""

    def begun(self, chance: list[Any]) -> Any:
        """A game that Nature began like this."""

    def after(self, arrays: Any, code: int, chance: list[Any]) -> Any:
        """The game after a seat's step and what Nature did then."""

    def composed(self, state: Any, seat: Seat, steps: tuple[int, ...]) -> Any | None:
        """The move that the steps tell, None as long as it is half told."""

    def steps(self, move: Any, seat: Seat) -> tuple[int, ...]:
        """The steps that tell a move."""


class _Cave:
    """Diamant: the cards that were turned up."""

    def __init__(self, env: Any) -> None:
        self._init_with = jax.jit(env.init_with)
        self._step_with = jax.jit(env.step_with)

    def begun(self, chance: list[Any]) -> Any:
        return self._init_with(_kinds(chance)[0])

    def after(self, arrays: Any, code: int, chance: list[Any]) -> Any:
        return self._step_with(arrays, np.int32(code), _kinds(chance))

    def composed(self, _state: Any, _seat: Seat, steps: tuple[int, ...]) -> Any:
        return cave_codes.MOVES[steps[0]]

    def steps(self, move: Any, _seat: Seat) -> tuple[int, ...]:
        return (cave_codes.code(move),)


def _kinds(chance: list[Any]) -> Any:
    """int32[2]: the kinds of the cards that Nature turned up."""
    kinds = [tuple(Card).index(turned.card) for turned in chance]
    return np.asarray([*kinds, *(0,) * _CARDS][:_CARDS], np.int32)


class _Box:
    """Meisterdiebe: hands and starter, and how chance filled the box in the quick set-up."""

    def __init__(self, env: Any) -> None:
        self._seats = env.seats
        self._begin = jax.jit(env.begin)
        self._step = step_of(env)

    def begun(self, chance: list[Any]) -> Any:
        dealt, began, *filling = chance
        numbers = [[card.number - 1 for card in hand] for hand in dealt.hands]
        arrays = self._begin(np.asarray(numbers, np.int32), np.int32(began.seat))
        for move in filling:
            for code in codes(move, NATURE, self._seats):
                arrays = self.after(arrays, code, [])
        return arrays

    def after(self, arrays: Any, code: int, _chance: list[Any]) -> Any:
        return self._step(arrays, np.int32(code), _NO_CHANCE)

    def composed(self, state: Any, seat: Seat, steps: tuple[int, ...]) -> Any | None:
        if len(steps) < telling.due(state, steps):
            return None
        return telling.composed(state, seat, steps)

    def steps(self, move: Any, seat: Seat) -> tuple[int, ...]:
        return codes(move, seat, self._seats)


@cache
def follower(env: Env[Any, Any]) -> Follower:
    """How the arrays of all equal environments follow."""
    return _Cave(env) if env.game == diamant.NAME else _Box(env)


class Twins:
    """A game on both engines, in step; everything that happens waits to be heard."""

    told: Told

    def __init__(self, env: Env[Any, Any], memory: bool) -> None:
        self.env = env
        self.rules = game_named(env.game)
        self._follower = follower(env)
        self._tell = tell_of(env, memory)
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
        return Seat(int(self.told.player))

    @property
    def decision(self) -> Decision[Any]:
        """What it is asked."""
        return self.rules.awaiting(self.state)[0]

    @property
    def mask(self) -> Flags:
        """What it may answer."""
        mask: Flags = self.told.legal[self.player]
        return mask

    def seen(self, seat: int) -> Floats:
        """What a seat observes, as a new vector."""
        seen: Floats = self.told.seen[seat].copy()
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
            chance.append(choices[self._rng.randrange(how_many(choices))])
            self._play(NATURE, chance[-1])
        return chance

    def _play(self, seat: Seat, move: Any) -> None:
        events, self.state = self.rules.play(self.state, seat, move)
        self._events += events

    def _look(self) -> None:
        self.told = jax.device_get(self._tell(self._arrays))
