"""The contract of a game on arrays: pure functions of one game, made to be vmapped and jitted."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

import jax
import jax.numpy as jnp
from jax import Array

S = TypeVar("S", bound=NamedTuple)
O = TypeVar("O", bound=NamedTuple)  # noqa: E741 - what a seat observes

#: Who is asked when nobody is: the game is over.
NOBODY = -1


class StepResult(NamedTuple):
    """What a step brought, also where the next game has begun since."""

    terminated: Array  # bool
    rewards: Array  # float32[seats]
    scores: Array  # int32[seats]
    refused: Array  # bool: the action was not legal and changed nothing


class Env(ABC, Generic[S, O]):
    """A game with its options and seats; all methods are pure and take one game's arrays.

    Two environments with equal options are equal, so that jit compiles them once.
    """

    game: ClassVar[str]
    #: Changes whenever the same seeds and actions would bring anything else.
    version: ClassVar[str]
    #: How many action codes there are (`action_codes` in the game's wing).
    actions: ClassVar[int]
    #: What a seat that is not asked says where all answer at once; `actions` for a number of its
    #: own.
    idle_action: ClassVar[int]
    #: Whether steps draw from chance, and so need their key.
    draws: ClassVar[bool] = True
    #: Whether all seats can answer in one step (`random_round`).
    all_seats: ClassVar[bool] = False
    seats: int
    options: Any

    @classmethod
    @abstractmethod
    def with_options(
        cls, seats: int, edition: str | None, changes: Mapping[str, object]
    ) -> "Env[Any, Any]":
        """The edition with some options changed; raises BadOptions."""

    @abstractmethod
    def init(self, key: Array) -> S:
        """A new game, dealt by the key."""

    @abstractmethod
    def step(self, state: S, action: Array, key: Array) -> S:
        """The game after the current player's action.

        An action that is not legal, or comes after the end, changes nothing but `refused`.
        """

    @abstractmethod
    def legal(self, state: S) -> Array:
        """bool[actions]: what the current player may do; nothing when the game is over."""

    @abstractmethod
    def random_action(self, state: S, key: Array) -> Array:
        """int32: one of the legal actions, all equally likely."""

    @abstractmethod
    def current_player(self, state: S) -> Array:
        """int32: the seat that is asked, NOBODY when the game is over."""

    @abstractmethod
    def terminated(self, state: S) -> Array:
        """bool: the game is over."""

    @abstractmethod
    def refused(self, state: S) -> Array:
        """bool: the last action was not legal."""

    @abstractmethod
    def scores(self, state: S) -> Array:
        """int32[seats]: the points as they stand."""

    @abstractmethod
    def winners(self, state: S) -> Array:
        """bool[seats]: who would win if the game ended now, ties broken as the rules say."""

    @abstractmethod
    def observe(self, state: S, seat: Array | int, *, memory: bool = True) -> O:
        """What a seat sees, seats counted from its own; with what a perfect memory adds."""

    @abstractmethod
    def flat(self, observation: O) -> Array:
        """float32[features]: an observation as one vector, mostly between 0 and 1."""

    @abstractmethod
    def asked(self, seen: O) -> Array:
        """bool[seats]: who is still to answer, by what all seats observe, the seats first.

        Several where choices are made at once.
        """

    @abstractmethod
    def legal_of(self, seen: O, legal: Array) -> Array:
        """bool[seats or 1, actions]: what each of them may answer, by what the current one may."""

    @abstractmethod
    def encode(self, state: Any) -> S:
        """A state of the readable rules on arrays."""

    @abstractmethod
    def decode(self, state: S) -> Any:
        """A state on arrays as one of the readable rules."""

    def random_round(self, state: S, choice: Array, chance: Array) -> tuple[S, StepResult, Array]:
        """Random answers of all seats in one step, a new game where it ended one, and how many.

        Of games with `all_seats` alone.
        """
        raise NotImplementedError(f"in {self.game} seats answer one after the other")

    def rewards(self, state: S) -> Array:
        """float32[seats]: at the end the share in the win less the fair share, else nothing.

        The sum is always zero.
        """
        won = self.winners(state).astype(jnp.float32)
        shares = won / jnp.sum(won) - 1 / self.seats
        return jnp.where(self.terminated(state), shares, 0.0)

    def ending(self, state: S) -> StepResult:
        """What the last step brought."""
        return StepResult(
            self.terminated(state), self.rewards(state), self.scores(state), self.refused(state)
        )

    def step_on(self, state: S, action: Array, key: Array) -> tuple[S, StepResult]:
        """A step, and a new game where it ended one; what it brought is told beside it."""
        step_key, init_key = jax.random.split(key)
        after = self.step(state, action, step_key)
        over = self.terminated(after)
        fresh = self.init(init_key)
        carried = jax.tree.map(lambda new, old: jnp.where(over, new, old), fresh, after)
        return carried, self.ending(after)
