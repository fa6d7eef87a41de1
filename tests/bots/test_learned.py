"""Learned players: their features are those of the arrays, their moves those of the network."""

from random import Random

import jax
import numpy as np
import pytest

from schatulle.bots.network import loaded, odds, said
from schatulle.core import Seat
from schatulle.core.registry import game_named
from schatulle.games.diamant import rules as diamant
from schatulle.games.diamant.action_codes import LEAVING
from schatulle.games.diamant.bots.learned import SEATS, LearnedPlayer, features
from schatulle.games.diamant.rules.actions import LEAVE
from schatulle.games.diamant.rules.state import Phase, State
from schatulle.sim import make
from support.games import Table, random_game


def decisions(seats: int) -> list[tuple[State, Seat]]:
    options = diamant.options("diamant", {"allow_two": seats == 2})
    table = Table(game_named("diamant"), options, seats, seed=7)
    return [
        (step.before, step.asked.seat)
        for step in random_game(table)
        if step.before.phase is Phase.DECIDE
    ]


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_the_features_of_a_view_are_the_flat_observation_of_the_arrays(seats: int) -> None:
    env = make("diamant", seats=seats)
    flat = jax.jit(lambda state, seat: env.flat(env.observe(state, seat)))
    seen = decisions(seats)
    assert len(seen) > 20
    for state, seat in seen:
        ours = features(diamant.view(state, seat), seat)
        np.testing.assert_allclose(ours, flat(env.encode(state), seat), rtol=1e-6)


@pytest.mark.parametrize("seats", SEATS)
def test_a_network_for_every_number_of_seats_says_something_about_every_position(
    seats: int,
) -> None:
    chances = []
    for state, seat in decisions(seats):
        view = diamant.view(state, seat)
        chances.append(odds(said(loaded(f"diamant-{seats}"), features(view, seat))[0])[LEAVING])
    assert 0 <= min(chances) < 0.2
    assert 0.5 < max(chances) <= 1


def test_it_leaves_twice_as_surely_as_the_network_says() -> None:
    parts = {"path": ["7:2", "snake", "11:1", "gas", "17:2"], "unsafe": [6] * 5}
    state = diamant.from_position(parts, diamant.EDITIONS["diamant"], 5)
    view, asked = diamant.view(state, Seat(0)), diamant.awaiting(state)[0]
    chance = float(odds(said(loaded("diamant-5"), features(view, Seat(0)))[0])[LEAVING])
    chance = chance**2 / (chance**2 + (1 - chance) ** 2)
    assert 0.01 < chance < 0.99
    rng = Random(1)
    left = sum(LearnedPlayer().choose(None, view, asked, rng) is LEAVE for _ in range(2000))
    assert abs(left / 2000 - chance) < 4 * (chance * (1 - chance) / 2000) ** 0.5
