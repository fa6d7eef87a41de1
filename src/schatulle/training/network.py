"""A small network: what to do, and how good the position is."""

from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array


class Layer(NamedTuple):
    """A matrix and what is added to it."""

    weights: Array  # float32[in, out]
    bias: Array  # float32[out]


#: The last layer says a number for every action, and the value of the position.
Network = tuple[Layer, ...]


class Pair(NamedTuple):
    """The network that learns and the one that others play with."""

    network: Network
    rival: Network


def fresh(key: Array, features: int, hidden: tuple[int, ...], actions: int) -> Network:
    """A network that knows nothing: all actions are equally good."""
    widths = (features, *hidden, actions + 1)
    keys = jax.random.split(key, len(widths) - 1)
    layers = [
        Layer(
            jax.nn.initializers.orthogonal(2**0.5)(it, (before, after)),
            jnp.zeros(after),
        )
        for it, before, after in zip(keys, widths[:-1], widths[1:], strict=True)
    ]
    last = layers[-1]
    return (*layers[:-1], Layer(last.weights * 0.01, last.bias))


def said(network: Network, features: Array) -> tuple[Array, Array]:
    """float32[.., actions] how good each action seems, and float32[..] the position's value."""
    signal = features
    for layer in network[:-1]:
        signal = jax.nn.relu(signal @ layer.weights + layer.bias)
    last = signal @ network[-1].weights + network[-1].bias
    return last[..., :-1], last[..., -1]


def lawful(logits: Array, legal: Array) -> Array:
    """Logarithms of odds over the legal actions alone."""
    return jax.nn.log_softmax(jnp.where(legal, logits, -1e9))
