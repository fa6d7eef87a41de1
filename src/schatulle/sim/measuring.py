"""How fast the arrays play: random legal games with auto-reset, as many at once as are asked for."""

from collections.abc import Iterator, Sequence
from functools import partial
from statistics import median
from time import perf_counter
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from schatulle.sim.diamant import Diamant
from schatulle.sim.diamant.layout import INSIDE
from schatulle.sim.env import Env

#: So long a measured call takes at least.
SECONDS: Final = 0.5
REPEATS: Final = 5
_FIRST_STEPS: Final = 16


class Figure(NamedTuple):
    """One measured figure."""

    case: str
    value: float
    unit: str
    #: Seconds until the first result: tracing, compiling and one call.
    compiled: float


class Count(NamedTuple):
    """What every game of a batch has done."""

    decisions: Array  # int32
    games: Array  # int32


def device() -> str:
    """The name of the device that arrays are on by default."""
    first = jax.devices()[0]
    return f"{first.device_kind} ({first.platform}, {jax.local_device_count()})"


def batches() -> Sequence[int]:
    """Batches worth trying on this device."""
    return (1024, 4096, 16384) if jax.default_backend() == "cpu" else (2**17, 2**20, 2**22)


def measured(env: Env[Any, Any], batch: int, *, all_seats: bool) -> Iterator[Figure]:
    """Steps, decisions and games a second; with `all_seats` all of Diamant's seats in one step."""
    play = jax.jit(
        partial(_played, env, batch, all_seats), static_argnums=2, donate_argnums=(0, 1)
    )
    key = jax.random.key(0)
    states = jax.jit(jax.vmap(env.init))(jax.random.split(key, batch))
    count = Count(*(jnp.zeros(batch, jnp.int32) for _ in Count._fields))
    states, count, compiled = _timed(play, states, count, key, _FIRST_STEPS)
    states, count, seconds = _timed(play, states, count, key, _FIRST_STEPS)
    steps = max(_FIRST_STEPS, int(_FIRST_STEPS * SECONDS / seconds))
    states, count, _ = _timed(play, states, count, key, steps)
    rates = []
    for repeat in range(REPEATS):
        before = _totals(count)
        states, count, seconds = _timed(play, states, count, jax.random.key(repeat), steps)
        done = [now - then for now, then in zip(_totals(count), before, strict=True)]
        rates.append([batch * steps / seconds, *(it / seconds for it in done)])
    case = f"{env.game}-{env.seats}-{'all' if all_seats else 'one'}-{batch}"
    for unit, values in zip(("steps/s", "decisions/s", "games/s"), zip(*rates), strict=True):
        yield Figure(case, median(values), unit, compiled)


def _timed(play: Any, states: Any, count: Any, key: Array, steps: int) -> Any:
    begun = perf_counter()
    states, count = jax.block_until_ready(play(states, count, steps, key))
    return states, count, perf_counter() - begun


def _totals(count: Count) -> list[int]:
    """Python's integers do not overflow."""
    return [int(jnp.sum(row.astype(jnp.float32))) for row in count]


def _played(
    env: Env[Any, Any], batch: int, all_seats: bool, states: Any, count: Count, steps: int, key: Array
) -> Any:
    one = _all_seats if all_seats else _one_seat

    def step(carried: Any, key: Array) -> Any:
        states, count = carried
        keys = jax.random.split(key, batch)
        return jax.vmap(partial(one, env))(states, count, keys), None

    carried, _ = jax.lax.scan(step, (states, count), jax.random.split(key, steps))
    return carried


def _one_seat(env: Env[Any, Any], state: Any, count: Count, key: Array) -> Any:
    """The current player's random action."""
    choice, chance = jax.random.split(key)
    state, ending = env.step_on(state, env.random_action(state, choice), chance)
    games = ending.terminated.astype(jnp.int32)
    return state, Count(count.decisions + 1, count.games + games)


def _all_seats(env: Diamant, state: Any, count: Count, key: Array) -> Any:
    """Everyone's random choice at once."""
    choice, chance = jax.random.split(key)
    inside = jnp.bitwise_count(INSIDE.of(state.course).astype(jnp.uint32)).astype(jnp.int32)
    leaving = jax.random.bits(choice, dtype=jnp.uint32) >> 24
    state, ending = env.step_all_on(state, leaving, chance)
    games = ending.terminated.astype(jnp.int32)
    return state, Count(count.decisions + inside, count.games + games)
