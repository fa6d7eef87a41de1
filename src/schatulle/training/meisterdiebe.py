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
from schatulle.training.network import Network, Pair, lawful, said

#: Fields with a row for every seat are filled up to so many.
MOST_SEATS: Final = 8
#: What a point more than the others is worth on the way, while points still help to learn.
POINT: Final = 0.02
#: So much of the way.
POINTS_COUNT_UNTIL: Final = 0.6


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


class Rules(NamedTuple):
    """What counts in a lesson."""

    #: bool[seats]: the learner's seats.
    mine: Array
    #: What a point is worth on the way.
    point: Array


def walked(
    env: Meisterdiebe, pair: Pair, rules: Rules, state: State, key: Array
) -> tuple[State, Walk]:
    """One decision of one game; seats that are not mine decide with the rival network."""
    choice, chance = jax.random.split(key)
    player = env.current_player(state)
    view, legal = features(env, state, player), env.legal(state)
    logits, value = said(pair.network, view)
    if pair.rival is not pair.network:
        logits = jnp.where(rules.mine[player], logits, said(pair.rival, view)[0])
    odds = lawful(logits, legal)
    action = jax.random.categorical(choice, odds)
    middle = env.step(state, action)
    over = env.terminated(middle)
    gained = rules.point * (margins(env, middle) - margins(env, state))
    after = jax.tree.map(lambda new, old: jnp.where(over, new, old), env.init(chance), middle)
    walk = Walk(
        view, legal, player, action, odds[action], value, over, env.rewards(middle) + gained
    )
    return after, walk


class School(NamedTuple):
    """What stays the same from round to round."""

    env: Meisterdiebe
    settings: Settings
    #: bool[seats]: the learner's seats.
    mine: Array

    def first_states(self, key: Array) -> Any:
        """New games for all tables."""
        return jax.vmap(self.env.init)(jax.random.split(key, self.settings.games))

    def one_round(
        self, learner: Learner, rival: Network | None, states: Any, key: Array
    ) -> tuple[Learner, Any]:
        """Some decisions of all games, and what is learned from them.

        Points count less and less: in the end it is the win alone.
        """
        play_key, learn_key = jax.random.split(key)
        pair = Pair(learner.network, learner.network if rival is None else rival)
        point = POINT * jnp.maximum(0.0, 1 - learner.done / POINTS_COUNT_UNTIL)
        walk = partial(walked, self.env, pair, Rules(self.mine, point))

        def step(states: Any, key: Array) -> tuple[Any, Walk]:
            return jax.vmap(walk)(states, jax.random.split(key, self.settings.games))

        states, walks = jax.lax.scan(step, states, jax.random.split(play_key, self.settings.steps))
        samples = self._samples(learner.network, states, walks)
        return learned(learner, samples, self.settings, learn_key), states

    def _samples(self, network: Network, states: Any, walks: Walk) -> Samples:
        asked = walks.player[..., None] == jnp.arange(self.env.seats)
        values = jnp.where(asked, walks.value[..., None], 0.0)
        last = _values(self.env, network, states)
        gains = advantages(values, asked, walks.done, walks.rewards, last)
        gain = jnp.sum(jnp.where(asked, gains, 0.0), axis=-1)
        samples = Samples(
            features=walks.features,
            legal=walks.legal,
            action=walks.action,
            chance=walks.chance,
            advantage=gain,
            target=gain + walks.value,
            counts=self.mine[walks.player].astype(jnp.float32),
        )
        return Samples(*(it.reshape(-1, *it.shape[2:]) for it in samples))


def _values(env: Meisterdiebe, network: Network, states: Any) -> Array:
    """float32[games, seats]: what every position is worth to everyone."""

    def one(state: State) -> Array:
        views = jax.vmap(lambda seat: features(env, state, seat))(jnp.arange(env.seats))
        return said(network, views)[1]

    return jax.vmap(one)(states)


def shares(
    env: Meisterdiebe, network: Network, rival: Network | None, key: Array, games: int
) -> Array:
    """float32[games]: a network's share of the win at seat 0, NaN where a game took too long.

    Others play with the rival network, or at random.
    """

    def step(carried: tuple[State, Array], key: Array) -> Any:
        state = carried[0]
        player, legal = env.current_player(state), env.legal(state)
        view = features(env, state, player)
        theirs = jnp.zeros(env.actions) if rival is None else said(rival, view)[0]
        logits = jnp.where(player == 0, said(network, view)[0], theirs)
        after = env.step(state, jax.random.categorical(key, lawful(logits, legal)))
        return (after, env.rewards(after)[0] + 1 / env.seats), None

    def game(key: Array) -> Array:
        # INV-14: at most sixty rounds; a turn has four decisions at most, and filling some more.
        keys = jax.random.split(jax.random.fold_in(key, 1), 60 * 5 * env.seats)
        (last, share), _ = jax.lax.scan(step, (env.init(key), jnp.float32(0)), keys)
        return jnp.where(env.terminated(last), share, jnp.nan)

    return jax.vmap(game)(jax.random.split(key, games))
