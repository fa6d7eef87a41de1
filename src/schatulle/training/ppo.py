"""Proximal policy optimisation: small steps towards what turned out better than expected."""

from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import optax  # type: ignore[import-untyped] # comes without types
from jax import Array

from schatulle.training.network import Network, Said, lawful

CLIP: Final = 0.2
VALUE_WEIGHT: Final = 0.5
#: How far a result is believed to reach back.
REACH: Final = 0.95
#: How slowly the average follows the network.
AVERAGING: Final = 0.99


class Samples(NamedTuple):
    """Decisions, in any order."""

    features: Array  # float32[N, features]
    legal: Array  # bool[N, actions]
    action: Array  # int32[N]
    chance: Array  # float32[N]: the logarithm of how likely the action was
    advantage: Array  # float32[N]: how much better it turned out
    target: Array  # float32[N]: what the position was worth
    counts: Array  # float32[N]: 1 for a decision of the learner, else 0


class Settings(NamedTuple):
    """How the learner goes about it."""

    games: int = 4096
    steps: int = 32
    epochs: int = 2
    parts: int = 8
    rate: float = 1e-3
    curiosity: float = 0.02


def advantages(values: Array, valid: Array, done: Array, rewards: Array, last: Array) -> Any:
    """What each decision gained, float32[T, ..], looking back from the end.

    values, valid and rewards are [T, .., seats], done is [T, ..]: a game ended with that step. A
    seat that is not asked only waits: what comes meanwhile belongs to its decision before.
    """

    def back(carried: Any, now: Any) -> Any:
        worth, gain = carried
        value, valid, done, reward = now
        worth = reward + jnp.where(done[..., None], 0.0, worth)
        gain = jnp.where(done[..., None], 0.0, gain)
        mine = worth - value + REACH * gain
        carried = jnp.where(valid, value, worth), jnp.where(valid, mine, gain)
        return carried, mine

    start = (last, jnp.zeros_like(last))
    _, gains = jax.lax.scan(back, start, (values, valid, done, rewards), reverse=True)
    return gains


def loss(network: Network, samples: Samples, curiosity: Array, said: Said) -> Array:
    """What a step of learning makes smaller."""
    logits, value = said(network, samples.features)
    odds = lawful(logits, samples.legal)
    # Not gathered: backwards that would be a scatter, whose sums come out otherwise every time.
    taken = samples.action[:, None] == jnp.arange(odds.shape[-1])
    chosen = jnp.sum(jnp.where(taken, odds, 0.0), axis=-1)
    ratio = jnp.exp(chosen - samples.chance)
    clipped = jnp.clip(ratio, 1 - CLIP, 1 + CLIP)
    gain = jnp.minimum(ratio * samples.advantage, clipped * samples.advantage)
    surprise = jnp.square(value - samples.target)
    entropy = -jnp.sum(jnp.where(samples.legal, jnp.exp(odds) * odds, 0.0), axis=-1)
    each = VALUE_WEIGHT * surprise - gain - curiosity * entropy
    return jnp.sum(each * samples.counts) / jnp.maximum(jnp.sum(samples.counts), 1.0)


def normalised(samples: Samples) -> Samples:
    """Advantages around nothing and about one in size."""
    counts, gain = samples.counts, samples.advantage
    number = jnp.maximum(jnp.sum(counts), 1.0)
    mean = jnp.sum(gain * counts) / number
    spread = jnp.sqrt(jnp.sum(jnp.square(gain - mean) * counts) / number)
    return samples._replace(advantage=(gain - mean) / (spread + 1e-6))


class Learner(NamedTuple):
    """A network on its way."""

    network: Network
    #: The average of the networks of late: steadier, and harder to exploit.
    average: Network
    optimiser: Any
    #: How much of the way is done, from 0 to 1.
    done: Array


def optimiser(settings: Settings) -> optax.GradientTransformation:
    """Adam; how large its steps are is decided step by step."""
    return optax.chain(optax.clip_by_global_norm(0.5), optax.scale_by_adam(eps=1e-5))


def beginner(network: Network, settings: Settings) -> Learner:
    """A learner that has taken no step yet."""
    return Learner(network, network, optimiser(settings).init(network), jnp.float32(0))


def learned(
    learner: Learner, samples: Samples, settings: Settings, said: Said, key: Array
) -> Learner:
    """Some rounds over the samples, normalised, in random parts."""
    size = samples.action.shape[0] // settings.parts
    left = 1 - learner.done
    rate, curiosity = settings.rate * jnp.maximum(left, 0.02), settings.curiosity * left

    def part(carried: Any, rows: Array) -> Any:
        network, state = carried
        some = jax.tree.map(lambda column: column[rows], samples)
        gradient = jax.grad(loss)(network, some, curiosity, said)
        step, state = optimiser(settings).update(gradient, state, network)
        network = jax.tree.map(lambda old, by: old - rate * by, network, step)
        return (network, state), None

    def epoch(carried: Any, key: Array) -> Any:
        order = jax.random.permutation(key, samples.action.shape[0])
        rows = order[: size * settings.parts].reshape(settings.parts, size)
        return jax.lax.scan(part, carried, rows)

    keys = jax.random.split(key, settings.epochs)
    (network, state), _ = jax.lax.scan(epoch, (learner.network, learner.optimiser), keys)
    average = jax.tree.map(
        lambda old, new: AVERAGING * old + (1 - AVERAGING) * new, learner.average, network
    )
    return Learner(network, average, state, learner.done)
