"""The games in the shape of Pgx, for training loops and searches written for it.

    env = PgxShaped(sim.make("diamant", seats=3))
    state = jax.vmap(env.init)(jax.random.split(key, 1024))
    state = jax.vmap(auto_reset(env.step, env.init))(state, actions, keys)

As in Pgx, a step after the end changes nothing and brings no rewards, and every action is in the
mask of a finished game, so that a policy over it can be normalised. Unlike in Pgx, an action that
is not legal does not end the game with a penalty: it changes nothing but the flag `illegal`.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array

from schatulle.sim import Env


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class State:
    """A game as Pgx has it; chance and everything hidden is in `inner`."""

    current_player: Array  # int32: who acts; when the game is over, who acted last
    observation: Array  # float32[features]: what the current player sees
    rewards: Array  # float32[num_players]: what the last step brought
    terminated: Array  # bool
    truncated: Array  # bool: never, games end by themselves
    legal_action_mask: Array  # bool[num_actions]
    illegal: Array  # bool: the last action was not legal and changed nothing
    _step_count: Array  # int32
    inner: Any  # the state of `schatulle.sim`

    def replace(self, **changes: Any) -> "State":
        """The same state with some fields changed."""
        return replace(self, **changes)


Init = Callable[[Array], State]
Step = Callable[..., State]


@dataclass(frozen=True)
class PgxShaped:
    """An environment of `schatulle.sim` with the methods and names of Pgx's."""

    env: Env[Any, Any]
    memory: bool = True

    @property
    def id(self) -> str:
        return self.env.game

    @property
    def version(self) -> str:
        """Changes whenever the same seeds and actions would bring anything else."""
        return self.env.version

    @property
    def num_players(self) -> int:
        return self.env.seats

    @property
    def num_actions(self) -> int:
        return self.env.actions

    @cached_property
    def observation_shape(self) -> tuple[int, ...]:
        """The shape of what a player sees."""
        key = jax.eval_shape(lambda: jax.random.key(0))
        shape: tuple[int, ...] = jax.eval_shape(self.init, key).observation.shape
        return shape

    def init(self, key: Array) -> State:
        """A new game, dealt by the key."""
        inner = self.env.init(key)
        player = self.env.current_player(inner)
        return State(
            current_player=player,
            observation=self._seen(inner, player),
            rewards=jnp.zeros(self.num_players, jnp.float32),
            terminated=jnp.bool_(False),
            truncated=jnp.bool_(False),
            legal_action_mask=self.env.legal(inner),
            illegal=jnp.bool_(False),
            _step_count=jnp.int32(0),
            inner=inner,
        )

    def step(self, state: State, action: Array, key: Array | None = None) -> State:
        """The game after the current player's action; a game whose steps draw needs a key."""
        illegal = ~state.terminated & ~_is_legal(state, action)
        stands = state.terminated | illegal
        after = self._after(state, action, self._key(key))
        unchanged = state.replace(rewards=jnp.zeros_like(state.rewards), illegal=illegal)
        chosen: State = jax.tree.map(lambda *both: jnp.where(stands, *both), unchanged, after)
        return chosen

    def observe(self, state: State, player_id: Array | int | None = None) -> Array:
        """What a player sees, the current one where none is named."""
        player = state.current_player if player_id is None else player_id
        return self._seen(state.inner, player)

    def _after(self, state: State, action: Array, key: Array) -> State:
        env = self.env
        inner = env.step(state.inner, action, key)
        over = env.terminated(inner)
        player = jnp.where(over, state.current_player, env.current_player(inner))
        return State(
            current_player=player,
            observation=self._seen(inner, player),
            rewards=env.rewards(inner),
            terminated=over,
            truncated=jnp.bool_(False),
            legal_action_mask=env.legal(inner) | over,
            illegal=jnp.bool_(False),
            _step_count=state._step_count + 1,
            inner=inner,
        )

    def _seen(self, inner: Any, player: Array | int) -> Array:
        return self.env.flat(self.env.observe(inner, player, memory=self.memory))

    def _key(self, key: Array | None) -> Array:
        if key is not None:
            return key
        if self.env.draws:
            raise ValueError(f"a step of {self.id} draws from chance; expected a key")
        return jax.random.key(0)


def _is_legal(state: State, action: Array) -> Array:
    """Whether the action is one, and in the mask."""
    mask = state.legal_action_mask
    return jnp.any(mask & (jnp.arange(mask.shape[0]) == action))


def auto_reset(step: Step, init: Init) -> Step:
    """A step that begins a new game where it ended one, as `pgx.experimental` has it.

    The state is that of the new game, but `terminated` and `rewards` tell of the old one.
    """

    def stepped(state: State, action: Array, key: Array) -> State:
        step_key, init_key = jax.random.split(key)
        going = state.replace(
            terminated=jnp.zeros_like(state.terminated), rewards=jnp.zeros_like(state.rewards)
        )
        after = step(going, action, step_key)
        fresh = init(init_key).replace(terminated=after.terminated, rewards=after.rewards)
        over = after.terminated
        carried: State = jax.tree.map(lambda *both: jnp.where(over, *both), fresh, after)
        return carried

    return stepped
