"""A small network: what to do, and how good the position is."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from schatulle.bots import network as learned


class Layer(NamedTuple):
    """A matrix and what is added to it."""

    weights: Array  # float32[in, out]
    bias: Array  # float32[out]


#: What a network is told, to logits of its actions and the value of the position.
Said = Callable[["Network", Array], tuple[Array, Array]]

#: The last layer says a number for every action, and the value of the position.
Network = tuple[Layer, ...]


#: How a network is asked: how good each action seems, and the position's value.
Ask = Callable[[Network, Array], tuple[Array, Array]]


class NetworkPair(NamedTuple):
    """The network that learns and the one that others play with."""

    network: Network
    rival: Network


def fresh(key: Array, widths: Sequence[tuple[int, int]], last: Sequence[int] = (-1,)) -> Network:
    """A network that knows nothing: all actions are equally good."""
    keys = jax.random.split(key, len(widths))
    layers = [
        Layer(jax.nn.initializers.orthogonal(2**0.5)(layer_key, width), jnp.zeros(width[1]))
        for layer_key, width in zip(keys, widths, strict=True)
    ]
    for place in last:
        layers[place] = Layer(layers[place].weights * 0.01, layers[place].bias)
    return tuple(layers)


def plain(features: int, hidden: tuple[int, ...], actions: int) -> list[tuple[int, int]]:
    """The widths of layers that follow each other."""
    return list(pairwise((features, *hidden, actions + 1)))


def said(network: Network, features: Array) -> tuple[Array, Array]:
    """float32[.., actions] how good each action seems, and float32[..] the position's value."""
    return learned.said(network, features, jnp)  # type: ignore[arg-type] # JAX's arrays


def lawful(logits: Array, legal: Array) -> Array:
    """Logarithms of odds over the legal actions alone."""
    return jax.nn.log_softmax(jnp.where(legal, logits, -1e9))
