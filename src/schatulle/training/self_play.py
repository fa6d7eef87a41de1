"""Tables of one kind, at which a network plays itself and learns from what came of it."""

from abc import ABC, abstractmethod
from typing import Any

import jax
from jax import Array

from schatulle.training.network import Network, NetworkPair
from schatulle.training.ppo import Learner, Samples, Settings


class SelfPlay(ABC):
    """What stays the same from round to round; a game adds its step and what is learned of it."""

    def __init__(self, env: Any, settings: Settings) -> None:
        self.env = env
        self.settings = settings

    @abstractmethod
    def stepped(
        self, learner: Learner, pair: NetworkPair, states: Any, keys: Array
    ) -> tuple[Any, Any]:
        """A step of all games, and what happened in it."""

    @abstractmethod
    def samples(self, network: Network, states: Any, steps: Any) -> Samples:
        """What can be learned from some steps, and the states after them."""

    def first_states(self, key: Array) -> Any:
        """New games for all tables."""
        return jax.vmap(self.env.init)(jax.random.split(key, self.settings.games))

    def played(
        self, learner: Learner, rival: Network | None, states: Any, key: Array
    ) -> tuple[Any, Samples]:
        """Some steps of all games, and what can be learned from them."""
        pair = NetworkPair(learner.network, learner.network if rival is None else rival)

        def step(states: Any, key: Array) -> tuple[Any, Any]:
            keys = jax.random.split(key, self.settings.games)
            return self.stepped(learner, pair, states, keys)

        states, steps = jax.lax.scan(step, states, jax.random.split(key, self.settings.steps))
        return states, self.samples(learner.network, states, steps)
