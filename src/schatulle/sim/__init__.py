"""Both games on arrays, in JAX: millions of games a second on CPU, GPU and TPU.

    env = sim.make("diamant", seats=5)
    states = jax.vmap(env.init)(jax.random.split(key, 1024))

The readable rules are the oracle: `schatulle.sim.parity` plays both side by side.
"""

from schatulle.sim.env import Env, Ending
from schatulle.sim.making import make

__all__ = ["Ending", "Env", "make"]
