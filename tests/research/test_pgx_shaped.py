"""The shape of Pgx: its semantics, whole batches, and a search by mctx."""

from functools import cache
from typing import Any

import jax
import jax.numpy as jnp
import mctx  # type: ignore[import-untyped] # comes without types
import numpy as np
import pytest

from schatulle.games.diamant.action_codes import LEAVING, STAYING
from schatulle.research.pgx_shaped import PgxShaped, State, auto_reset
from schatulle.sim import make

BATCH = 8


@cache
def cave() -> PgxShaped:
    return PgxShaped(make("diamant", seats=3))


@cache
def cave_step() -> Any:
    return jax.jit(cave().step)


@cache
def box() -> PgxShaped:
    return PgxShaped(make("meisterdiebe", seats=3))


@cache
def box_step() -> Any:
    return jax.jit(box().step)


@cache
def begun(env: PgxShaped) -> State:
    state: State = jax.jit(env.init)(jax.random.key(0))
    return state


def same(one: Any, other: Any) -> bool:
    return all(map(np.array_equal, jax.tree.leaves(one), jax.tree.leaves(other)))


def test_names_and_shapes_are_those_of_pgx() -> None:
    env, state = cave(), begun(cave())
    assert (env.id, env.version, env.num_players, env.num_actions) == (
        "diamant",
        "diamant-v0",
        3,
        2,
    )
    assert state.observation.shape == env.observation_shape
    assert state.legal_action_mask.shape == (env.num_actions,)
    assert state.rewards.shape == (env.num_players,)
    assert int(state._step_count) == 0
    for player in range(3):
        inner = env.env.flat(env.env.observe(state.inner, player))
        assert np.allclose(env.observe(state, player), inner)
    assert np.allclose(env.observe(state), state.observation)


def test_equal_games_are_equal_so_that_they_are_compiled_once() -> None:
    again = PgxShaped(make("diamant", seats=3))
    assert again == cave()
    assert hash(again) == hash(cave())
    assert again != PgxShaped(make("diamant", seats=4))


def finished_cave() -> tuple[State, State]:
    """A game in which seat 2 always leaves and the others never, before and after its last step."""
    state, keys = begun(cave()), iter(jax.random.split(jax.random.key(1), 1000))
    before = state
    while not state.terminated:
        before = state
        action = LEAVING if int(state.current_player) == 2 else STAYING
        state = cave_step()(state, jnp.int32(action), next(keys))
        assert not state.illegal
    return before, state


def test_the_end_shares_out_the_win_and_a_step_after_it_changes_nothing() -> None:
    before, over = finished_cave()
    assert np.allclose(over.rewards, [-1 / 3, -1 / 3, 2 / 3])
    assert over.legal_action_mask.all()
    assert int(over.current_player) == int(before.current_player)
    after = cave_step()(over, jnp.int32(LEAVING), jax.random.key(9))
    assert not after.rewards.any()
    assert same(after.replace(rewards=over.rewards), over)


@pytest.mark.parametrize("action", [-1, 103, 104, 2**30])
def test_an_illegal_action_is_flagged_and_changes_nothing(action: int) -> None:
    state = begun(box())
    assert action not in np.flatnonzero(state.legal_action_mask)
    after = box_step()(state, jnp.int32(action))
    assert after.illegal
    assert not after.terminated
    assert same(after.replace(illegal=state.illegal), state)


def test_the_flag_goes_with_the_next_legal_action() -> None:
    state = box_step()(begun(box()), jnp.int32(103))
    legal = int(np.flatnonzero(state.legal_action_mask)[0])
    after = box_step()(state, jnp.int32(legal))
    assert not after.illegal
    assert int(after._step_count) == 1


def test_a_game_of_chance_asks_for_a_key() -> None:
    with pytest.raises(ValueError, match="a step of diamant draws from chance; expected a key"):
        cave().step(begun(cave()), jnp.int32(STAYING))


def test_a_batch_begins_new_games_and_tells_of_the_old_ones() -> None:
    env = cave()
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    are_over = jax.jit(jax.vmap(env.env.terminated))
    state = jax.vmap(env.init)(jax.random.split(jax.random.key(2), BATCH))
    ended = 0
    for key in jax.random.split(jax.random.key(3), 60):
        actions = jax.random.bernoulli(key, 0.4, (BATCH,)).astype(jnp.int32)
        state = step(state, actions, jax.random.split(key, BATCH))
        over = np.asarray(state.terminated)
        ended += over.sum()
        assert np.allclose(state.rewards.sum(axis=1), 0, atol=1e-6)
        assert not np.asarray(state.rewards)[~over].any()
        assert (np.asarray(state._step_count)[over] == 0).all()
        assert (np.asarray(state.current_player)[over] == 0).all()
        assert not np.asarray(are_over(state.inner)).any()
    assert ended > 3


def test_a_search_by_mctx_steps_the_game_and_finds_legal_moves() -> None:
    env = cave()
    states = jax.vmap(env.init)(jax.random.split(jax.random.key(4), BATCH))
    output = searched(states, jax.random.key(5))
    legal = np.asarray(states.legal_action_mask)
    assert legal[np.arange(BATCH), np.asarray(output.action)].all()
    assert np.allclose(output.action_weights.sum(axis=1), 1, atol=1e-5)
    assert int(output.search_tree.node_visits[0, 0]) == 17


@jax.jit
def searched(states: State, key: jax.Array) -> Any:
    """A search in which leaves are worth the own stones less the others'."""
    env = cave()
    root = mctx.RootFnOutput(
        prior_logits=jnp.zeros((BATCH, env.num_actions)), value=worth(states), embedding=states
    )
    return mctx.gumbel_muzero_policy(
        params=(),
        rng_key=key,
        root=root,
        recurrent_fn=recurrent,
        num_simulations=16,
        invalid_actions=~states.legal_action_mask,
        max_num_considered_actions=env.num_actions,
    )


def recurrent(_params: Any, key: jax.Array, actions: jax.Array, states: State) -> Any:
    """One step; values change their sign for everyone but the same player, as is usual for two."""
    env = cave()
    after = jax.vmap(env.step)(states, actions, jax.random.split(key, BATCH))
    mover = states.current_player
    reward = jnp.take_along_axis(after.rewards, mover[:, None], axis=1)[:, 0]
    again = jnp.where(after.current_player == mover, 1.0, -1.0)
    output = mctx.RecurrentFnOutput(
        reward=reward,
        discount=jnp.where(after.terminated, 0.0, again),
        prior_logits=jnp.where(after.legal_action_mask, 0.0, -jnp.inf),
        value=jnp.where(after.terminated, 0.0, worth(after)),
    )
    return output, after


def worth(states: State) -> jax.Array:
    """The current player's stones less the mean of all."""
    env = cave()
    stones = jax.vmap(env.env.scores)(states.inner).astype(jnp.float32)
    own = jnp.take_along_axis(stones, states.current_player[:, None], axis=1)[:, 0]
    return (own - stones.mean(axis=1)) / 100
