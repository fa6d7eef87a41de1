"""Self-play in Diamant: every seat of every game decides with the same network."""

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from schatulle.codes.diamant import LEAVING
from schatulle.rules.diamant.cards import STONES
from schatulle.sim.diamant import Diamant, Observation, State
from schatulle.training.learning import (
    Learner,
    Samples,
    Settings,
    advantages,
    learned,
)
from schatulle.training.network import Network, lawful, said


class Walk(NamedTuple):
    """What happened in one step of all games."""

    features: Array  # float32[games, seats, features]
    inside: Array  # bool[games, seats]
    action: Array  # int32[games, seats]
    chance: Array  # float32[games, seats]
    value: Array  # float32[games, seats]
    done: Array  # bool[games]
    rewards: Array  # float32[games, seats]


def seen(env: Diamant, state: State) -> tuple[Observation, Array]:
    """What all seats see, structured and flat."""
    view = jax.vmap(lambda seat: env.observe(state, seat))(jnp.arange(env.seats))
    return view, jax.vmap(env.flat)(view)


class Company(NamedTuple):
    """Who sits at the tables."""

    mine: Array  # bool[games, seats]: the learner's seats
    thumbs: Array  # bool[games]: the others play `ev`, not the rival network


def company(games: int, seats: int, thumbs: float, *, alone: bool = False) -> Company:
    """The learner at all seats, but for a share of tables where it sits alone among `ev`."""
    among = jnp.arange(games) < thumbs * games
    first = jnp.arange(seats) == jnp.arange(games)[:, None] % seats
    return Company(first | ~(among[:, None] | alone), among)


def walked(
    env: Diamant,
    network: Network,
    rival: Network,
    mine: Array,
    thumbs: Array,
    state: State,
    key: Array,
) -> tuple[State, Walk]:
    """One step of one game."""
    choice, chance = jax.random.split(key)
    view, features = seen(env, state)
    logits, value = said(network, features)
    theirs, _ = said(rival, features)
    odds = lawful(jnp.where(mine[:, None], logits, theirs), jnp.ones_like(logits, bool))
    action = jax.random.categorical(choice, odds)
    action = jnp.where(thumbs & ~mine, jax.vmap(expectation)(view), action)
    taken = jnp.take_along_axis(odds, action[:, None], axis=-1)[:, 0]
    after, ending = env.step_all_on(state, action == LEAVING, chance)
    return after, Walk(
        features, view.inside[:, 0], action, taken, value, ending.terminated, ending.rewards
    )


def one_round(
    env: Diamant,
    settings: Settings,
    company: Company,
    learner: Learner,
    rival: Network | None,
    states: Any,
    key: Array,
) -> tuple[Learner, Any, Array]:
    """Some steps of all games, and what is learned from them."""
    play_key, learn_key = jax.random.split(key)
    other = learner.network if rival is None else rival
    walk = partial(walked, env, learner.network, other)

    def step(states: Any, key: Array) -> tuple[Any, Walk]:
        keys = jax.random.split(key, settings.games)
        return jax.vmap(walk)(company.mine, company.thumbs, states, keys)

    states, walks = jax.lax.scan(step, states, jax.random.split(play_key, settings.steps))
    _, last = jax.vmap(partial(seen, env))(states)
    gains = advantages(
        walks.value, walks.inside, walks.done, walks.rewards, said(learner.network, last)[1]
    )
    samples = Samples(
        features=walks.features,
        legal=jnp.ones((*walks.action.shape, env.actions), bool),
        action=walks.action,
        chance=walks.chance,
        advantage=gains,
        target=gains + walks.value,
        counts=(walks.inside & company.mine).astype(jnp.float32),
    )
    samples = Samples(*(it.reshape(-1, *it.shape[3:]) for it in samples))
    learner = learned(learner, samples, settings, learn_key)
    ended = jnp.where(walks.done[..., None] & company.mine, 1.0, 0.0)
    return learner, states, jnp.sum(walks.rewards * ended) / jnp.maximum(jnp.sum(ended), 1)


def expectation(view: Observation) -> Array:
    """One card ahead: stay while the treasures of the deck promise more than the hazards threaten.

    The rule of thumb called `ev`, for one seat's observation.
    """
    explorers = jnp.maximum(jnp.sum(view.inside), 1)
    values = jnp.asarray(list(STONES.values()))
    hope = jnp.sum(view.deck[: len(STONES)] * (values // explorers))
    deadly = jnp.sum(view.deck[len(STONES) :] * (view.hazards > 0))
    fear = deadly * (view.unsafe[0] + view.stones / explorers)
    return jnp.where(hope > fear, 1 - LEAVING, LEAVING)


def against_expectation(env: Diamant, network: Network, key: Array, games: int) -> Array:
    """float32[games]: the share of the win of a network at seat 0, all others play `ev`."""

    def step(carried: Any, key: Array) -> Any:
        state, share = carried
        view, features = seen(env, state)
        logits, _ = said(network, features[0])
        own = jax.random.categorical(key, logits)
        action = jax.vmap(expectation)(view).at[0].set(own)
        after = env.step_all(state, action == LEAVING, jax.random.fold_in(key, 1))
        return (after, env.rewards(after)[0] + 1 / env.seats), None

    def game(key: Array) -> Array:
        state = env.init(key)
        # Twenty cards at most lie on a path before it must end.
        keys = jax.random.split(jax.random.fold_in(key, 2), 21 * env.options.expeditions)
        (_, share), _ = jax.lax.scan(step, (state, jnp.float32(0)), keys)
        return share

    return jax.vmap(game)(jax.random.split(key, games))
