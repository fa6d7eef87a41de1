"""Teach a small network Diamant by self-play, then let it play against random players.

    python examples/train_diamant.py

It takes about a minute on two cores. Ctrl-C ends the lesson early; what was learnt so far plays.

The network plays all three seats of many games at once. Whatever a seat did in a game it won
becomes more likely, whatever it did in a game it lost less so: REINFORCE, with the chance of
winning that the network expected itself as a baseline.
"""

import argparse
import time
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import optax  # type: ignore[import-untyped] # comes without types
from jax import Array

from schatulle import sim
from schatulle.research.pgx_shaped import PgxShaped, State

SEATS = 3
HIDDEN = 64
#: Long enough for almost every game; one that is not over by then teaches nothing.
DECISIONS = 160
ENV = PgxShaped(sim.make("diamant", seats=SEATS))

Params = list[tuple[Array, Array]]
Choose = Callable[[State, Array], Array]


class Decision(NamedTuple):
    """What was decided in one step of all games."""

    observation: Array  # float32[games, features]
    player: Array  # int32[games]
    action: Array  # int32[games]
    counts: Array  # bool[games]: the game was not over before


def new_network(key: Array) -> Params:
    """Two hidden layers; the last one says how good each action is, and the chance to win."""
    sizes = (*ENV.observation_shape, HIDDEN, HIDDEN, ENV.num_actions + 1)
    keys = jax.random.split(key, len(sizes) - 1)
    return [
        (jax.random.normal(k, (wide, out)) / jnp.sqrt(wide), jnp.zeros(out))
        for k, wide, out in zip(keys, sizes, sizes[1:], strict=False)
    ]


def network(params: Params, observation: Array) -> tuple[Array, Array]:
    """The logits of the actions, and the expected reward."""
    *hidden, (weights, bias) = params
    for inner_weights, inner_bias in hidden:
        observation = jax.nn.relu(observation @ inner_weights + inner_bias)
    out = observation @ weights + bias
    return out[..., :-1], out[..., -1]


def played(choose: Choose, key: Array, games: int) -> tuple[Decision, Array]:
    """Whole games: all their decisions, and the rewards of all seats, float32[games, seats]."""

    def step(state: State, key: Array) -> tuple[State, tuple[Decision, Array]]:
        choose_key, step_key = jax.random.split(key)
        action = choose(state, choose_key)
        decision = Decision(state.observation, state.current_player, action, ~state.terminated)
        state = jax.vmap(ENV.step)(state, action, jax.random.split(step_key, games))
        return state, (decision, state.rewards)

    init_key, key = jax.random.split(key)
    state = jax.vmap(ENV.init)(jax.random.split(init_key, games))
    _, (decisions, rewards) = jax.lax.scan(step, state, jax.random.split(key, DECISIONS))
    return decisions, rewards.sum(axis=0)


def loss(params: Params, decisions: Decision, rewards: Array) -> tuple[Array, Array]:
    """How surprised the network is by what came of its decisions; and its entropy."""
    logits, expected = network(params, decisions.observation)
    logs = jax.nn.log_softmax(logits)
    log = jnp.take_along_axis(logs, decisions.action[..., None], axis=-1)[..., 0]
    games = jnp.arange(rewards.shape[0])
    surprise = rewards[games, decisions.player] - expected
    entropy = -(jnp.exp(logs) * logs).sum(axis=-1)
    teaching = -log * jax.lax.stop_gradient(surprise) + surprise**2 - 0.01 * entropy
    counts = decisions.counts / decisions.counts.sum()
    return (teaching * counts).sum(), (entropy * counts).sum()


@partial(jax.jit, static_argnames=("optimizer", "games"))
def lesson(params: Params, memory: Any, key: Array, optimizer: Any, games: int) -> Any:
    """Many games of the network with itself, and what it learns from them."""

    def choose(state: State, key: Array) -> Array:
        return jax.random.categorical(key, network(params, state.observation)[0])

    decisions, rewards = played(choose, key, games)
    (_, entropy), gradient = jax.value_and_grad(loss, has_aux=True)(params, decisions, rewards)
    change, memory = optimizer.update(gradient, memory)
    return optax.apply_updates(params, change), memory, entropy


def train(key: Array, lessons: int, games: int) -> Params:
    """A network after so many lessons, or fewer if it is interrupted."""
    init_key, key = jax.random.split(key)
    params = new_network(init_key)
    optimizer = optax.adam(3e-3)
    memory, began = optimizer.init(params), time.perf_counter()
    try:
        for number in range(1, lessons + 1):
            key, now = jax.random.split(key)
            params, memory, entropy = lesson(params, memory, now, optimizer, games)
            seconds = time.perf_counter() - began
            print(f"\rlesson {number}/{lessons}, entropy {entropy:.3f}, {seconds:.0f} s", end="")
    except KeyboardInterrupt:
        print("\ninterrupted; the last result plays", end="")
    print()
    return params


@partial(jax.jit, static_argnames="games")
def against_random(params: Params, key: Array, games: int) -> Array:
    """The network's share in the win of each game, float32[games]; it sits at a random seat."""
    seat_key, key = jax.random.split(key)
    seat = jax.random.randint(seat_key, (games,), 0, SEATS)

    def choose(state: State, key: Array) -> Array:
        best = network(params, state.observation)[0].argmax(axis=-1)
        anything = jax.random.randint(key, (games,), 0, ENV.num_actions)
        return jnp.where(state.current_player == seat, best, anything)

    _, rewards = played(choose, key, games)
    return rewards[jnp.arange(games), seat] + 1 / SEATS


def main() -> tuple[float, float]:
    """Trains and plays; the mean share in the win, and half its 95 % confidence interval."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--lessons", type=int, default=60)
    parser.add_argument("--games", type=int, default=1024, help="in each lesson")
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args()
    train_key, play_key = jax.random.split(jax.random.key(wanted.seed))
    params = train(train_key, wanted.lessons, wanted.games)
    shares = against_random(params, play_key, 4096)
    mean, within = float(shares.mean()), float(1.96 * shares.std() / shares.size**0.5)
    print(f"win share against random players: {mean:.3f} ± {within:.3f} (fair: {1 / SEATS:.3f})")
    return mean, within


if __name__ == "__main__":
    main()
