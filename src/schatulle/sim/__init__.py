"""Both games on arrays, in JAX: millions of games a second on CPU, GPU and TPU.

    env = sim.make("diamant", seats=5)
    states = jax.vmap(env.init)(jax.random.split(key, 1024))

The readable rules are the oracle: `python -m schatulle.sim.parity` plays both side by side.
"""

try:
    import jax as _jax  # noqa: F401
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        'the games on arrays need JAX: pip install "schatulle[sim]"', name=error.name
    ) from None

from schatulle.sim.env import Env, StepResult
from schatulle.sim.registry import make

__all__ = ["Env", "StepResult", "make"]
