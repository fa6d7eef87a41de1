"""Self-play in Diamant: every seat of every game decides with the same network."""

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from schatulle.codes.diamant import LEAVING
from schatulle.rules.diamant.cards import STONES
from schatulle.sim.diamant import Diamant, Observation, State
from schatulle.training.learning import Learner, Samples, Settings, advantages
from schatulle.training.network import Network, Pair, lawful, said


class Walk(NamedTuple):
    """What happened in one step of all games."""

    features: Array  # float32[games, seats, features]
    inside: Array  # bool[games, seats]
    action: Array  # int32[games, seats]
    chance: Array  # float32[games, seats]
    value: Array  # float32[games, seats]
    done: Array  # bool[games]
    rewards: Array  # float32[games, seats]


class Company(NamedTuple):
    """Who sits at the tables."""

    mine: Array  # bool[games, seats]: the learner's seats
    thumbs: Array  # bool[games]: the others play `ev`, not the rival network


def company(games: int, seats: int, thumbs: float, *, alone: bool = False) -> Company:
    """The learner at all seats, but for a share of tables where it sits alone among `ev`.

    With `alone` it has one seat of every table.
    """
    among = jnp.arange(games) < thumbs * games
    one = jnp.arange(seats) == jnp.arange(games)[:, None] % seats
    return Company(one | ~(among[:, None] | alone), among)


def seen(env: Diamant, state: State) -> tuple[Observation, Array]:
    """What all seats see, structured and flat."""
    view = jax.vmap(lambda seat: env.observe(state, seat))(jnp.arange(env.seats))
    return view, jax.vmap(env.flat)(view)


def walked(
    env: Diamant, pair: Pair, seated: Company, state: State, key: Array
) -> tuple[State, Walk]:
    """One step of one game."""
    choice, chance = jax.random.split(key)
    view, features = seen(env, state)
    logits, value = said(pair.network, features)
    theirs, _ = said(pair.rival, features)
    odds = lawful(jnp.where(seated.mine[:, None], logits, theirs), jnp.ones_like(logits, bool))
    action = jax.random.categorical(choice, odds)
    action = jnp.where(seated.thumbs & ~seated.mine, jax.vmap(expectation)(view), action)
    taken = jnp.take_along_axis(odds, action[:, None], axis=-1)[:, 0]
    after, ending = env.step_all_on(state, action == LEAVING, chance)
    return after, Walk(
        features, view.inside[:, 0], action, taken, value, ending.terminated, ending.rewards
    )


class School(NamedTuple):
    """What stays the same from round to round."""

    env: Diamant
    settings: Settings
    company: Company

    def first_states(self, key: Array) -> Any:
        """New games for all tables."""
        return jax.vmap(self.env.init)(jax.random.split(key, self.settings.games))

    def played(
        self, learner: Learner, rival: Network | None, states: Any, key: Array
    ) -> tuple[Any, Samples]:
        """Some steps of all games, and what can be learned from them."""
        network = learner.network
        walk = partial(walked, self.env, Pair(network, network if rival is None else rival))

        def step(states: Any, key: Array) -> tuple[Any, Walk]:
            return jax.vmap(walk)(self.company, states, jax.random.split(key, self.settings.games))

        states, walks = jax.lax.scan(step, states, jax.random.split(key, self.settings.steps))
        _, last = jax.vmap(partial(seen, self.env))(states)
        gains = advantages(
            walks.value, walks.inside, walks.done, walks.rewards, said(network, last)[1]
        )
        samples = Samples(
            features=walks.features,
            legal=jnp.ones((*walks.action.shape, self.env.actions), bool),
            action=walks.action,
            chance=walks.chance,
            advantage=gains,
            target=gains + walks.value,
            counts=(walks.inside & self.company.mine).astype(jnp.float32),
        )
        return states, Samples(*(it.reshape(-1, *it.shape[3:]) for it in samples))


def expectation(view: Observation) -> Array:
    """One card ahead: stay while the treasures of the deck promise more than the hazards threaten.

    The rule of thumb called `ev`, for one seat's observation.
    """
    explorers = jnp.maximum(jnp.sum(view.inside), 1)
    values = jnp.asarray(list(STONES.values()))
    hope = jnp.sum(view.deck[: len(STONES)] * (values // explorers))
    deadly = jnp.sum(view.deck[len(STONES) :] * (view.hazards > 0))
    fear = deadly * (view.unsafe[0] + view.stones / explorers)
    return jnp.where(hope > fear, jnp.int32(1 - LEAVING), jnp.int32(LEAVING))


def shares(env: Diamant, network: Network, rival: Network | None, key: Array, games: int) -> Array:
    """float32[games]: a network's share of the win at seat 0; others play the rival or `ev`."""

    def step(carried: tuple[State, Array], key: Array) -> Any:
        view, features = seen(env, carried[0])
        own_key, rival_key, chance = jax.random.split(key, 3)
        own = jax.random.categorical(own_key, said(network, features[0])[0])
        theirs = jax.vmap(expectation)(view)
        if rival is not None:
            theirs = jax.random.categorical(rival_key, said(rival, features)[0])
        after = env.step_all(carried[0], theirs.at[0].set(own) == LEAVING, chance)
        return (after, env.rewards(after)[0] + 1 / env.seats), None

    def game(key: Array) -> Array:
        # No path is longer than 21 cards.
        keys = jax.random.split(jax.random.fold_in(key, 1), 22 * env.options.expeditions)
        (_, share), _ = jax.lax.scan(step, (env.init(key), jnp.float32(0)), keys)
        return jnp.asarray(share)

    return jax.vmap(game)(jax.random.split(key, games))
