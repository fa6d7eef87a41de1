"""What every comparison of arrays with the readable rules needs: what an environment says."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from schatulle.sim.env import Env

#: What no seat may do: it fills up the last call.
NO_ACTION: Final = -1
#: So many steps are compiled into one call.
AT_ONCE: Final = 64


class Statement(NamedTuple):
    """What an environment says of a state; the observations are those of all seats."""

    legal: Any
    current_player: Any
    terminated: Any
    refused: Any
    scores: Any
    winners: Any
    rewards: Any
    observations: Any


def statement(env: Env[Any, Any], state: Any) -> Statement:
    """All that the environment says of a state."""
    return Statement(
        legal=env.legal(state),
        current_player=env.current_player(state),
        terminated=env.terminated(state),
        refused=env.refused(state),
        scores=env.scores(state),
        winners=env.winners(state),
        rewards=env.rewards(state),
        observations=jax.vmap(lambda seat: env.observe(state, seat))(jnp.arange(env.seats)),
    )


def stacked(rows: Sequence[Any]) -> Any:
    """Many trees as one with a row for each."""
    return jax.tree.map(lambda *leaves: np.stack(leaves), *rows)
