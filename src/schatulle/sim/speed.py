"""How fast the arrays play: random legal games with auto-reset, as many at once as asked for."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from statistics import median
from time import perf_counter
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from schatulle.sim.env import Env

#: So long each figure is measured, at least, and so often.
SECONDS: Final = 0.5
REPEATS: Final = 5
#: So many steps are compiled into one call.
CHUNK: Final = 64
UNITS: Final = ("steps/s", "decisions/s", "games/s")


class Figure(NamedTuple):
    """One measured figure."""

    case: str
    value: float
    unit: str
    #: Seconds until the first result: tracing, compiling and one call.
    compiled: float


class Batch(NamedTuple):
    """Games played side by side, and what each place of the batch has done."""

    states: Any
    decisions: Array  # int32
    games: Array  # int32


def device() -> str:
    """The name of the device that arrays are on by default."""
    first = jax.devices()[0]
    return f"{first.device_kind} ({first.platform}, {jax.local_device_count()})"


def batches() -> Sequence[int]:
    """Batches worth trying on this device."""
    return (1024, 4096, 16384) if jax.default_backend() == "cpu" else (2**17, 2**20, 2**22)


def measured(
    env: Env[Any, Any],
    batch: int,
    *,
    all_seats: bool,
    seconds: float = SECONDS,
    tell: Callable[[str], None] = lambda _: None,
) -> Iterator[Figure]:
    """Steps, decisions and games a second; with `all_seats` all seats in one step.

    `tell` hears what goes on, between computations: where it may raise to stop here.
    """
    tell("compiling")
    one: Any = _all_seats if all_seats else _one_seat
    play = jax.jit(partial(_played, partial(one, env)))
    keys = jax.random.split(jax.random.key(0), batch)
    batched = Batch(
        jax.jit(jax.vmap(env.init))(keys), *(jnp.zeros(batch, jnp.int32) for _ in range(2))
    )
    batched, compiled = _timed(play, batched, 1)
    batched, one = _timed(play, batched, 1)
    calls = max(1, round(seconds / one))
    rates = []
    for _ in range(REPEATS):
        tell("measuring")
        before = _done(batched)
        batched, took = _timed(play, batched, calls)
        done = [now - then for now, then in zip(_done(batched), before, strict=True)]
        rates.append([batch * CHUNK * calls / took, *(count / took for count in done)])
    case = f"{env.game}-{env.seats}-{'all' if all_seats else 'one'}-{batch}"
    for unit, values in zip(UNITS, zip(*rates, strict=True), strict=True):
        yield Figure(case, median(values), unit, compiled)


def _timed(play: Any, batched: Batch, calls: int) -> tuple[Batch, float]:
    begun = perf_counter()
    for call in range(calls):
        batched = play(batched, jax.random.key(call))
    batched.games.block_until_ready()
    return batched, perf_counter() - begun


def _done(batched: Batch) -> list[int]:
    """The decisions and games of all together."""
    counts = (batched.decisions, batched.games)
    return [int(np.asarray(row).sum(dtype=np.int64)) for row in counts]


def _played(one: Any, batched: Batch, key: Array) -> Batch:
    def step(batched: Batch, key: Array) -> tuple[Batch, None]:
        return jax.vmap(one)(batched, jax.random.split(key, batched.games.shape[0])), None

    return jax.lax.scan(step, batched, jax.random.split(key, CHUNK))[0]


def _one_seat(env: Env[Any, Any], one: Batch, key: Array) -> Batch:
    """The current player's random action."""
    choice, chance = jax.random.split(key)
    state, ending = env.step_on(one.states, env.random_action(one.states, choice), chance)
    return Batch(state, one.decisions + 1, one.games + ending.terminated)


def _all_seats(env: Env[Any, Any], one: Batch, key: Array) -> Batch:
    """Everyone's random choice at once."""
    choice, chance = jax.random.split(key)
    state, ending, decided = env.random_round(one.states, choice, chance)
    return Batch(state, one.decisions + decided, one.games + ending.terminated)
