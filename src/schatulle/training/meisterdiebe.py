"""Self-play in Meisterdiebe: one decision at a time, one network for every number of seats."""

from functools import partial
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from schatulle.sim.meisterdiebe import Meisterdiebe, Observation, State
from schatulle.training.learning import (
    Learner,
    Samples,
    Settings,
    advantages,
    learned,
)
from schatulle.training.network import Network, lawful, said

#: Fields with a row for every seat are filled up to so many.
MOST_SEATS: Final = 8
#: What a point more than the others is worth on the way, while points still help to learn.
POINT: Final = 0.02


class Walk(NamedTuple):
    """What happened in one decision of all games."""

    features: Array  # float32[games, features]
    legal: Array  # bool[games, actions]
    player: Array  # int32[games]
    action: Array  # int32[games]
    chance: Array  # float32[games]
    value: Array  # float32[games]
    done: Array  # bool[games]
    rewards: Array  # float32[games, seats]


def features(env: Meisterdiebe, state: State, seat: Array | int) -> Array:
    """What a seat sees and remembers, as if eight were playing."""
    return env.flat(filled_up(env.observe(state, seat), env.seats))


def filled_up(view: Observation, seats: int) -> Observation:
    """Empty rows for the seats that nobody has."""
    assert view.memory is not None
    rows = ("asked", "white", "black", "has_alarm", "scores", "hand", "laid", "laid_number")
    memory = view.memory._replace(
        numbers=_more(view.memory.numbers, seats), excluded=_more(view.memory.excluded, seats)
    )
    return view._replace(
        **{name: _more(getattr(view, name), seats) for name in rows}, memory=memory
    )


def _more(rows: Array, seats: int) -> Array:
    return jnp.pad(rows, [(0, MOST_SEATS - seats), *[(0, 0)] * (rows.ndim - 1)])


def margins(env: Meisterdiebe, state: State) -> Array:
    """float32[seats]: the points of each seat less what the others have on average."""
    scores = env.scores(state).astype(jnp.float32)
    return (scores - jnp.mean(scores)) * env.seats / (env.seats - 1)


def walked(
    env: Meisterdiebe,
    network: Network,
    rival: Network,
    mine: Array,
    point: Array,
    state: State,
    key: Array,
) -> tuple[State, Walk]:
    """One decision of one game; seats that are not mine decide with the rival network."""
    choice, chance = jax.random.split(key)
    player = env.current_player(state)
    view, legal = features(env, state, player), env.legal(state)
    logits, value = said(network, view)
    if rival is not network:
        logits = jnp.where(mine[player], logits, said(rival, view)[0])
    odds = lawful(logits, legal)
    action = jax.random.categorical(choice, odds)
    before = margins(env, state)
    middle = env.step(state, action)
    over = env.terminated(middle)
    rewards = env.rewards(middle) + point * (margins(env, middle) - before)
    fresh = env.init(chance)
    after = jax.tree.map(lambda new, old: jnp.where(over, new, old), fresh, middle)
    walk = Walk(view, legal, player, action, odds[action], value, over, rewards)
    return after, walk


def one_round(
    env: Meisterdiebe,
    settings: Settings,
    mine: Array,
    learner: Learner,
    rival: Network | None,
    states: Any,
    key: Array,
    point: Array,
) -> tuple[Learner, Any, Array]:
    """Some decisions of all games, and what is learned from them."""
    play_key, learn_key = jax.random.split(key)
    other = learner.network if rival is None else rival
    walk = partial(walked, env, learner.network, other, mine, point)

    def step(states: Any, key: Array) -> tuple[Any, Walk]:
        return jax.vmap(walk)(states, jax.random.split(key, settings.games))

    states, walks = jax.lax.scan(step, states, jax.random.split(play_key, settings.steps))
    asked = walks.player[..., None] == jnp.arange(env.seats)
    gains = advantages(
        jnp.where(asked, walks.value[..., None], 0.0),
        asked,
        walks.done,
        walks.rewards,
        _values(env, learner.network, states),
    )
    gain = jnp.sum(jnp.where(asked, gains, 0.0), axis=-1)
    samples = Samples(
        features=walks.features,
        legal=walks.legal,
        action=walks.action,
        chance=walks.chance,
        advantage=gain,
        target=gain + walks.value,
        counts=mine[walks.player].astype(jnp.float32),
    )
    samples = Samples(*(it.reshape(-1, *it.shape[2:]) for it in samples))
    learner = learned(learner, samples, settings, learn_key)
    return learner, states, jnp.sum(walks.done)


def _values(env: Meisterdiebe, network: Network, states: Any) -> Array:
    """float32[games, seats]: what every position is worth to everyone."""

    def one(state: State) -> Array:
        views = jax.vmap(lambda seat: features(env, state, seat))(jnp.arange(env.seats))
        return said(network, views)[1]

    return jax.vmap(one)(states)


def match(
    env: Meisterdiebe, network: Network, rival: Network | None, key: Array, games: int, steps: int
) -> Array:
    """float32[games]: the share of the win of a network at seat 0, NaN for unfinished games.

    Others play with the rival network, or at random.
    """

    def step(carried: Any, key: Array) -> Any:
        state, _ = carried
        player = env.current_player(state)
        legal = env.legal(state)
        own = lawful(said(network, features(env, state, player))[0], legal)
        theirs = jnp.where(legal, 0.0, -1e9)
        if rival is not None:
            theirs = lawful(said(rival, features(env, state, player))[0], legal)
        action = jax.random.categorical(key, jnp.where(player == 0, own, theirs))
        after = env.step(state, action)
        return (after, env.rewards(after)[0] + 1 / env.seats), None

    def game(key: Array) -> Array:
        keys = jax.random.split(jax.random.fold_in(key, 2), steps)
        (last, share), _ = jax.lax.scan(step, (env.init(key), jnp.float32(0)), keys)
        return jnp.where(env.terminated(last), share, jnp.nan)

    return jax.vmap(game)(jax.random.split(key, games))
