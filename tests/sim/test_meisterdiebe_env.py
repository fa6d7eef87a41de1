"""The environment of Meisterdiebe: batches, new games, sizes and the flat observation."""

from functools import cache
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from schatulle.games.meisterdiebe import rules as meisterdiebe
from schatulle.games.meisterdiebe.arrays import Meisterdiebe, Observation, State
from schatulle.games.meisterdiebe.arrays.layout import Phase
from schatulle.games.meisterdiebe.arrays.observation import Remembered, features
from schatulle.games.meisterdiebe.arrays.parity import run
from schatulle.sim.env import StepResult
from sim.support.meisterdiebe_tables import (
    ENVS,
    OPENER,
    equal,
    made,
    named,
    readable,
    row,
    stacked,
    words,
)

GAMES: Final = 32
STEPS: Final = 256
#: As many looks at once as in the tests of secrecy: so each operation is compiled once.
LOOKS: Final = 128


class Batch(NamedTuple):
    """Games that begin anew, step by step."""

    states: State  # before every step
    actions: Any
    legal: Any
    endings: StepResult
    last: State


def batch() -> Batch:
    """Random games of all at once, with a key for each."""
    env = OPENER

    def step(state: State, key: Any) -> Any:
        choice, chance = jax.random.split(key)
        action = env.random_action(state, choice)
        after, ending = env.step_on(state, action, chance)
        return after, (state, action, env.legal(state)[action], ending)

    def play(keys: Any) -> Any:
        return jax.lax.scan(jax.vmap(step), jax.vmap(env.init)(keys[0]), keys[1:])

    keys = jax.random.split(jax.random.key(0), (STEPS + 1, GAMES))
    last, (states, actions, legal, endings) = jax.device_get(jax.jit(play)(keys))
    return Batch(states, actions, legal, endings, last)


def random_actions_are_never_refused_in_whole_games(games: Batch) -> None:
    assert games.legal.all()
    assert not games.endings.refused.any()
    assert games.endings.terminated.sum() > GAMES // 2


def a_batch_plays_as_every_game_alone(games: Batch) -> None:
    """Bit for bit, from the start of a game to its end."""
    for game in range(GAMES):
        ends = [*np.flatnonzero(games.endings.terminated[:, game]), STEPS - 1]
        for start, end in zip([0, *(end + 1 for end in ends[:-1])], ends, strict=True):
            if start <= end:
                plays_alone(games, game, slice(start, int(end) + 1))


def plays_alone(games: Batch, game: int, steps: slice) -> None:
    start = jax.tree.map(lambda words: jnp.asarray(words[steps.start, game]), games.states)
    alone = run(OPENER, start, games.actions[steps, game].tolist())
    together = jax.tree.map(lambda words: words[steps, game], games.states)
    assert equal(jax.tree.map(lambda words: words[:-1], alone.states), together)
    ending = jax.tree.map(lambda rows: rows[steps, game], games.endings)
    assert equal(ending.terminated, alone.statement.terminated[1:])
    assert equal(ending.scores, alone.statement.scores[1:])
    assert np.allclose(ending.rewards, alone.statement.rewards[1:], atol=1e-6)


def a_new_game_begins_where_one_ended_and_what_it_brought_is_told(games: Batch) -> None:
    after = jax.tree.map(
        lambda them, end: np.concatenate([them[1:], end[None]]), games.states, games.last
    )
    told = np.argwhere(games.endings.terminated)
    decks = set()
    for step, game in told:
        state = OPENER.decode(row(row(after, step), game))
        assert is_new(state)
        decks.add(state.hands)
    assert len(decks) == len(told)
    rewards = games.endings.rewards[games.endings.terminated]
    assert abs(rewards.sum(axis=1)).max() < 1e-6
    assert (rewards.max(axis=1) > 0).any()
    assert not games.endings.rewards[~games.endings.terminated].any()


def test_a_batch_that_begins_anew_plays_as_every_game_alone() -> None:
    games = batch()
    random_actions_are_never_refused_in_whole_games(games)
    a_batch_plays_as_every_game_alone(games)
    a_new_game_begins_where_one_ended_and_what_it_brought_is_told(games)


def is_new(state: Any) -> bool:
    """M-15..M-20, M-22: all cards in hand, nothing in the box but rubies."""
    fresh = meisterdiebe.setup(OPENER.options, OPENER.seats)
    same = ("box", "red", "white", "black", "alarms", "played", "cards", "round", "white_was_empty")
    return state.phase == "fill" and all(
        getattr(state, name) == getattr(fresh, name) for name in same
    )


@pytest.mark.parametrize("seats", meisterdiebe.SEATS)
def test_a_game_fits_into_the_bytes_it_may_take(seats: int) -> None:
    state = jax.eval_shape(made("zoch", seats, {}).init, jax.random.key(0))
    size = sum(leaf.size * leaf.dtype.itemsize for leaf in jax.tree.leaves(state))
    assert size == 60 + 10 * seats
    assert f"{size - 10 * seats} + 10 × seats bytes" in str(State.__doc__)
    assert size <= 512


def test_environments_with_equal_options_are_equal() -> None:
    again = made("zoch", 5, {"alarms": "on"})
    assert again == made("zoch", 5, {})
    assert hash(again) == hash(made("zoch", 5, {}))
    assert again != made("zoch_fr", 5, {})
    assert again != made("zoch", 6, {})


@cache
def observations(env: Meisterdiebe) -> Any:
    """What the seats see in turn from a game's start to its end, and the flat vectors."""
    games = words(readable(env, 0)[2:])
    chosen = [games[at] for at in np.linspace(0, len(games) - 1, LOOKS, dtype=int)]
    seats = jnp.arange(LOOKS) % env.seats

    def look(state: State, seat: Any) -> Any:
        observation = env.observe(state, seat)
        return observation, env.flat(observation)

    return jax.device_get(jax.vmap(look)(stacked(chosen), seats))


@pytest.mark.parametrize("env", [*ENVS[:2], *ENVS[4:6]], ids=named)
def test_flat_observations_are_finite_and_small(env: Meisterdiebe) -> None:
    observation, flat = observations(env)
    assert flat.dtype == np.float32
    assert np.isfinite(flat).all()
    assert -2 <= flat.min() < 0 < flat.max() <= 4
    assert (observation.phase == Phase.OVER).any()


def test_every_field_has_its_place_in_the_flat_observation() -> None:
    """In the order of the fields; a field that changes moves nothing but its own place."""
    many, flats = observations(OPENER)
    one = jax.tree.map(jnp.asarray, row(many, 20))
    places = features(one)
    remembered = [f"memory.{name}" for name in Remembered._fields]
    assert list(places) == [*Observation._fields[:-1], *remembered]
    assert places["phase"].start == 0
    ends = [place.stop for place in places.values()]
    assert [place.start for place in places.values()][1:] == ends[:-1]
    assert ends[-1] == flats.shape[1]
    flat = np.asarray(OPENER.flat(one))
    for name, place in places.items():
        moved = np.asarray(OPENER.flat(changed(one, name))) != flat
        assert moved[place].any(), name
        assert not np.delete(moved, np.r_[place]).any(), name


def changed(observation: Observation, name: str) -> Observation:
    """The observation with another number in one field."""
    if name.startswith("memory."):
        memory, field = observation.memory, name.removeprefix("memory.")
        assert memory is not None
        return observation._replace(
            memory=memory._replace(**{field: another(getattr(memory, field))})
        )
    return observation._replace(**{name: another(getattr(observation, name))})


def another(numbers: Any) -> Any:
    return (
        ~numbers if numbers.dtype == bool else jnp.where(numbers == 0, 1, 0).astype(numbers.dtype)
    )


def test_without_memory_the_flat_observation_ends_with_what_is_seen_now() -> None:
    one = jax.tree.map(jnp.asarray, row(observations(OPENER)[0], 20))
    seen = one._replace(memory=None)
    assert list(features(seen)) == list(Observation._fields[:-1])
    flat = np.asarray(OPENER.flat(one))
    assert np.array_equal(OPENER.flat(seen), flat[: features(seen)["to_name"].stop])
