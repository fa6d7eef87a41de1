"""Teach a small network Diamant by self-play, then let it play against random players.

    python examples/train_diamant.py

It takes less than a minute on two cores. Ctrl-C ends the training; what was learnt so far plays.

The network plays all three seats of many games at once. What a seat did in a game that went better
for it than the network expected becomes more likely, and the rest less so; a lesson is gone over
twice, in parts, but never changes a decision by more than a fifth at once (PPO).
"""

import argparse
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import optax  # type: ignore[import-untyped] # comes without types
from jax import Array

from schatulle import sim
from schatulle.research.pgx_shaped import PgxShaped, State

SEATS: Final = 3
ENV: Final = PgxShaped(sim.make("diamant", seats=SEATS))
#: No game of three that we saw took more than 120 decisions; one that did would teach nothing.
DECISIONS: Final = 140
HIDDEN: Final = 64
TIMES: Final = 2
PARTS: Final = 4
OPTIMIZER: Final = optax.adam(3e-3)

Params = list[tuple[Array, Array]]
Choose = Callable[[State, Array], Array]


class Decisions(NamedTuple):
    """What was decided, step after step, in many games."""

    observation: Array  # float32[steps, games, features]
    player: Array  # int32[steps, games]
    action: Array  # int32[steps, games]
    counts: Array  # bool[steps, games]: the game was not over before


def new_network(key: Array) -> Params:
    """Two hidden layers, then a number for each action and the reward that is expected."""
    sizes = (*ENV.observation_shape, HIDDEN, HIDDEN, ENV.num_actions + 1)
    keys = jax.random.split(key, len(sizes) - 1)
    return [
        (jax.random.normal(layer_key, (wide, out)) / jnp.sqrt(wide), jnp.zeros(out))
        for layer_key, wide, out in zip(keys, sizes[:-1], sizes[1:], strict=True)
    ]


def network(params: Params, seen: Array) -> tuple[Array, Array]:
    """The logarithms of the odds of all actions, and the expected reward."""
    for weights, bias in params[:-1]:
        seen = jax.nn.relu(seen @ weights + bias)
    weights, bias = params[-1]
    out = seen @ weights + bias
    return jax.nn.log_softmax(out[..., :-1]), out[..., -1]


def played(choose: Choose, key: Array, games: int) -> tuple[Decisions, Array]:
    """Whole games: all their decisions, and the rewards of all seats, float32[games, seats]."""

    def step(state: State, key: Array) -> tuple[State, tuple[Decisions, Array]]:
        choose_key, step_key = jax.random.split(key)
        action = choose(state, choose_key)
        decided = Decisions(state.observation, state.current_player, action, ~state.terminated)
        state = jax.vmap(ENV.step)(state, action, jax.random.split(step_key, games))
        return state, (decided, state.rewards)

    init_key, key = jax.random.split(key)
    state = jax.vmap(ENV.init)(jax.random.split(init_key, games))
    _, (decisions, rewards) = jax.lax.scan(step, state, jax.random.split(key, DECISIONS))
    return decisions, rewards.sum(axis=0)


def odds_of(params: Params, decisions: Decisions) -> tuple[Array, Array, Array]:
    """The logarithm of the odds of what was done, the entropy, and the expected reward."""
    logs, expected = network(params, decisions.observation)
    done = jnp.take_along_axis(logs, decisions.action[..., None], axis=-1)[..., 0]
    return done, -(jnp.exp(logs) * logs).sum(axis=-1), expected


def loss(params: Params, part: tuple[Decisions, Array, Array, Array]) -> tuple[Array, Array]:
    """PPO's loss over some games, and the entropy."""
    decisions, before, reward, better = part
    done, entropy, expected = odds_of(params, decisions)
    ratio = jnp.exp(done - before)
    gain = jnp.minimum(ratio * better, jnp.clip(ratio, 0.8, 1.2) * better)
    each = -gain + 0.5 * (reward - expected) ** 2 - 0.01 * entropy
    counts = decisions.counts / decisions.counts.sum()
    return (each * counts).sum(), (entropy * counts).sum()


@partial(jax.jit, static_argnames="games")
def lesson(params: Params, memory: Any, key: Array, games: int) -> tuple[Params, Any, Array]:
    """Many games of the network with itself, and what it learns from them; its entropy."""
    play_key, part_key = jax.random.split(key)
    decisions, rewards = played(partial(by_chance, params), play_key, games)
    before, _, expected = odds_of(params, decisions)
    reward = rewards[jnp.arange(games), decisions.player]
    better = reward - expected
    better /= jnp.sqrt(jnp.mean(better**2, where=decisions.counts))
    everything = (decisions, before, reward, better)

    def learn(learnt: tuple[Params, Any], which: Array) -> tuple[tuple[Params, Any], Array]:
        params, memory = learnt
        part = jax.tree.map(lambda rows: rows[:, which], everything)
        (_, entropy), gradient = jax.value_and_grad(loss, has_aux=True)(params, part)
        change, memory = OPTIMIZER.update(gradient, memory)
        return (optax.apply_updates(params, change), memory), entropy

    orders = [jax.random.permutation(key, games) for key in jax.random.split(part_key, TIMES)]
    parts = jnp.stack(orders).reshape(TIMES * PARTS, games // PARTS)
    (params, memory), entropy = jax.lax.scan(learn, (params, memory), parts)
    return params, memory, entropy[-1]


def by_chance(params: Params, state: State, key: Array) -> Array:
    """An action by the network's odds."""
    return jax.random.categorical(key, network(params, state.observation)[0])


def train(key: Array, lessons: int, games: int) -> Params:
    """A network after so many lessons, or fewer if it is interrupted."""
    init_key, key = jax.random.split(key)
    params = new_network(init_key)
    memory, began = OPTIMIZER.init(params), time.perf_counter()
    try:
        for number in range(1, lessons + 1):
            key, now = jax.random.split(key)
            params, memory, entropy = lesson(params, memory, now, games)
            seconds = time.perf_counter() - began
            print(f"\rlesson {number}/{lessons}, entropy {entropy:.2f}, {seconds:.0f} s", end="")
    except KeyboardInterrupt:
        print("\ninterrupted; the last result plays", end="")
    print()
    return params


@partial(jax.jit, static_argnames="games")
def against_random(params: Params, key: Array, games: int) -> Array:
    """The share in the win of each game, float32[games], at a random seat and without chance."""
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
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--lessons", type=int, default=20)
    parser.add_argument("--games", type=int, default=1024, help="in each lesson, a multiple of 4")
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
