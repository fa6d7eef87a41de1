"""Worlds that differ only in others' closed fists look alike to a seat, field by field."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, Final

import jax
import numpy as np
import pytest

from schatulle.core import Seat
from schatulle.games.diamant import rules as diamant
from schatulle.games.diamant.arrays import Diamant
from schatulle.games.diamant.arrays.parity import natures_part, turns
from schatulle.games.diamant.rules.state import State
from support.worlds import other_fists

ENVS: Final = tuple(
    Diamant.with_options(seats, None, options)
    for seats, options in ((3, {"first_card_decision": True}), (5, {}), (8, {}))
)


@cache
def seen(env: Diamant) -> Any:
    def look(arrays: Any, seat: Any) -> Any:
        observation = env.observe(arrays, seat)
        return observation, env.flat(observation)

    return jax.jit(look)


@pytest.mark.parametrize("env", ENVS, ids=lambda env: str(env.seats))
def test_closed_fists_are_in_nobodys_observation_but_their_owners(env: Diamant) -> None:
    rng = Random(1)
    pairs = list(worlds(env, rng))
    assert len(pairs) > 30
    for one, other, viewer in pairs:
        views = [seen(env)(env.encode(state), viewer) for state in (one, other)]
        assert jax.tree.all(jax.tree.map(np.array_equal, *views))
        owner = next(s for s in range(env.seats) if one.chosen[s] != other.chosen[s])
        fists = [seen(env)(env.encode(state), owner)[0].choice for state in (one, other)]
        assert int(fists[0]) != int(fists[1])


def worlds(env: Diamant, rng: Random) -> Iterator[tuple[State, State, Seat]]:
    """Moments of random games in two worlds that differ for all but the viewer."""
    for seed in range(4):
        _, state = natures_part(diamant.setup(env.options, env.seats), Random(seed))
        for turn in turns(state, Random(seed)):
            viewer = Seat(rng.randrange(env.seats))
            other = other_fists(turn.after, viewer, rng)
            if other != turn.after:
                yield turn.after, other, viewer
