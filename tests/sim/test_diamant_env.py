"""The environment of Diamant: its options, both ways to move, refusals and new games."""

from functools import cache
from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from msgspec.structs import replace

from schatulle.core import BadOptions
from schatulle.games.diamant import rules as diamant
from schatulle.games.diamant.action_codes import LEAVING, STAYING
from schatulle.games.diamant.arrays import Diamant, State
from schatulle.games.diamant.rules.cards import Card, PathCard
from schatulle.games.diamant.rules.options import Options
from schatulle.games.diamant.rules.state import Phase
from schatulle.sim.env import NOBODY

ENV: Final = Diamant.with_options(5, None, {})
SHORT: Final = Diamant.with_options(3, None, {"expeditions": 1})
GAMES: Final = 64
STEPS: Final = 64


@cache
def step(env: Diamant) -> Any:
    return jax.jit(env.step)


@cache
def step_all(env: Diamant) -> Any:
    return jax.jit(env.step_all)


@cache
def step_on(env: Diamant) -> Any:
    return jax.jit(env.step_on)


@cache
def step_all_on(env: Diamant) -> Any:
    return jax.jit(env.step_all_on)


def keys(seed: int, count: int) -> jax.Array:
    return jax.random.split(jax.random.key(seed), count)


def equal(one: Any, other: Any) -> bool:
    return jax.tree.all(jax.tree.map(np.array_equal, one, other))


def ended(env: Diamant) -> State:
    """D-17: everyone leaves every expedition at once."""
    state = env.init(jax.random.key(0))
    for key in keys(1, env.options.expeditions):
        state = step_all(env)(state, jnp.ones(env.seats, bool), key)
    assert bool(env.terminated(state))
    return state


@pytest.mark.parametrize(
    ("seats", "edition", "options", "reason"),
    [
        (2, None, {}, "2 seats; allowed: 3 to 8"),
        (9, None, {"allow_two": True}, "9 seats; allowed: 2 to 8"),
        (5, "zoch", {}, "there is no edition 'zoch'"),
        (5, None, {"colour": 1}, "there is no option 'colour'"),
        (5, None, {"expeditions": 11}, "option expeditions cannot be 11"),
        (5, None, {"path_split": "fair"}, "option path_split cannot be"),
        (5, None, {"chests": "closed"}, "option chests cannot be closed on arrays; allowed: open"),
    ],
)
def test_bad_options_are_refused_before_anything_is_compiled(
    seats: int, edition: str | None, options: dict[str, object], reason: str
) -> None:
    with pytest.raises(BadOptions, match=reason):
        Diamant.with_options(seats, edition, options)


def test_environments_with_equal_options_are_equal() -> None:
    again = Diamant.with_options(5, "diamant", {"expeditions": 5})
    assert again == ENV
    assert hash(again) == hash(ENV)
    assert Diamant.with_options(6, None, {}) != ENV


@pytest.mark.parametrize("seats", range(3, 9))
def test_a_game_fits_into_the_bytes_it_may_take(seats: int) -> None:
    state = Diamant.with_options(seats, None, {}).init(jax.random.key(0))
    assert sum(leaf.nbytes for leaf in jax.tree.leaves(state)) == 4 * (9 + seats)


@pytest.mark.parametrize("action", [-1, 2, 7])
def test_an_unknown_action_is_refused_and_changes_nothing_else(action: int) -> None:
    state = ENV.init(jax.random.key(4))
    after = step(ENV)(state, action, jax.random.key(5))
    assert bool(ENV.refused(after))
    assert ENV.decode(after) == ENV.decode(state)
    legal = step(ENV)(after, STAYING, jax.random.key(5))
    assert not bool(ENV.refused(legal))
    assert equal(legal, step(ENV)(state, STAYING, jax.random.key(5)))


def test_after_the_end_everything_is_refused() -> None:
    state = ended(ENV)
    assert not ENV.legal(state).any()
    assert int(ENV.current_player(state)) == NOBODY
    for after in (
        step(ENV)(state, LEAVING, jax.random.key(5)),
        step_all(ENV)(state, jnp.ones(5, bool), jax.random.key(5)),
    ):
        assert bool(ENV.refused(after))
        assert ENV.decode(after) == ENV.decode(state)


def test_all_seats_at_once_are_the_same_as_one_after_the_other() -> None:
    rng = np.random.default_rng(0)
    state = at_once = ENV.init(jax.random.key(7))
    for key in keys(8, STEPS):
        leaving = rng.random(5) < 0.1
        at_once = step_all(ENV)(at_once, jnp.asarray(leaving), key)
        for _ in range(sum(ENV.decode(state).inside)):
            seat = int(ENV.current_player(state))
            state = step(ENV)(state, int(leaving[seat]), key)
        assert equal(state, at_once)
        if bool(ENV.terminated(state)):
            break
    assert int(ENV.scores(state).sum()) > 0


def test_a_mask_of_leavers_is_the_same_as_a_row_of_them() -> None:
    state = ENV.init(jax.random.key(7))
    by_row = step_all(ENV)(state, jnp.asarray([True, False, True, False, False]), keys(1, 1)[0])
    assert equal(by_row, step_all(ENV)(state, jnp.int32(0b00101), keys(1, 1)[0]))


def test_fists_on_the_table_stay_as_they_are_when_all_decide() -> None:
    key = jax.random.key(9)
    state = step(ENV)(ENV.init(key), LEAVING, key)
    after = step_all(ENV)(state, jnp.zeros(5, bool), key)
    assert ENV.decode(after).inside == (False, True, True, True, True)


def test_a_batch_plays_as_every_game_alone() -> None:
    batch = jax.vmap(ENV.init)(keys(1, GAMES))
    together = jax.jit(jax.vmap(ENV.step_all_on))
    for moment in range(STEPS):
        leaving = jax.random.bernoulli(jax.random.key(moment), 0.5, (GAMES, 5))
        at = keys(moment, GAMES)
        after = jax.device_get(together(batch, leaving, at))
        game = moment % GAMES
        alone = step_all_on(ENV)(*row((batch, leaving, at), game))
        assert equal(alone, row(after, game))
        batch = after[0]


def row(tree: Any, game: int) -> Any:
    """One game of a batch."""
    return jax.tree.map(lambda rows: rows[game], tree)


@pytest.mark.parametrize("env", [ENV, SHORT], ids=["five", "short"])
def test_a_new_game_begins_where_one_ended_and_what_it_brought_is_told(env: Diamant) -> None:
    state, games = env.init(jax.random.key(2)), 0
    for key in keys(3, 200):
        action = env.random_action(state, key)
        after = step(env)(state, action, key)
        state, told = step_on(env)(state, action, key)
        assert bool(told.terminated) == bool(env.terminated(after))
        assert equal((told.scores, told.refused), (env.scores(after), env.refused(after)))
        assert np.allclose(told.rewards, env.rewards(after))
        if bool(told.terminated):
            games += 1
            assert is_new(env, state)
        else:
            assert equal(state, after)
    assert games > 1


def is_new(env: Diamant, state: State) -> bool:
    """D-4, D-6, D-7: nothing but the first card distinguishes new games."""
    card = env.decode(state).path[0].card
    return equal(state, env.init_with(jnp.int32(tuple(Card).index(card))))


def test_all_at_once_begins_a_new_game_too() -> None:
    state, games = SHORT.init(jax.random.key(2)), 0
    for key in keys(3, 60):
        leaving = jax.random.bernoulli(key, 0.4, (3,))
        after = step_all(SHORT)(state, leaving, key)
        state, told = step_all_on(SHORT)(state, leaving, key)
        assert equal(told.scores, SHORT.scores(after))
        assert np.allclose(told.rewards, SHORT.rewards(after))
        if bool(told.terminated):
            games += 1
        assert is_new(SHORT, state) if bool(told.terminated) else equal(state, after)
    assert games > 5


def test_a_game_that_was_over_begins_anew_though_the_action_is_refused() -> None:
    for stepped, action in ((step_on, jnp.int32(0)), (step_all_on, jnp.zeros(3, bool))):
        state, told = stepped(SHORT)(ended(SHORT), action, jax.random.key(3))
        assert bool(told.refused)
        assert bool(told.terminated)
        assert is_new(SHORT, state)


def test_rewards_add_up_to_nothing_and_equal_winners_share() -> None:
    state = replace(
        ENV.decode(ended(ENV)), chests=(9, 3, 9, 0, 8), unsafe=(0,) * 5, phase=Phase.OVER
    )
    rewards = ENV.rewards(ENV.encode(state))
    assert rewards.tolist() == pytest.approx([0.3, -0.2, 0.3, -0.2, -0.2])


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"phase": Phase.CARD}, "in phase card a card is awaited"),
        ({"path": (PathCard(Card.T9, 8),)}, "more than 7 stones"),
        ({"removed": (Card.GAS,)}, "1 hazards removed by expedition 1"),
        ({"options": Options(expeditions=6)}, "is another game"),
    ],
)
def test_what_arrays_cannot_hold_is_refused(changes: dict[str, Any], reason: str) -> None:
    state = replace(diamant.setup(ENV.options, 5), phase=Phase.DECIDE)
    with pytest.raises(ValueError, match=reason):
        ENV.encode(replace(state, **changes))


def test_every_place_of_the_flat_observation_has_a_name_of_its_own() -> None:
    flat = ENV.flat(ENV.observe(ENV.init(jax.random.key(0)), 3))
    assert flat.shape == (len(ENV.features),)
    assert len(set(ENV.features)) == len(ENV.features)
    assert flat.dtype == jnp.float32


def test_a_memory_knows_no_more_than_who_looks_now() -> None:
    state = ENV.init(jax.random.key(0))
    assert equal(ENV.observe(state, 1), ENV.observe(state, 1, memory=False))
