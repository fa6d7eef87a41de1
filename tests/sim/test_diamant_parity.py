"""Diamant on arrays does what the readable rules do: whole games, compared at every decision."""

from random import Random
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schatulle.games.diamant import rules as diamant
from schatulle.games.diamant.arrays import Diamant
from schatulle.games.diamant.arrays.parity import follow, play, turns
from schatulle.games.diamant.rules.cards import HAZARDS, STONES
from schatulle.games.diamant.rules.state import State as Readable
from support.budget import examples
from support.games import SEEDS

#: Every number of seats and every value of every option that arrays know.
TABLES: Final[tuple[tuple[int, dict[str, Any]], ...]] = (
    (2, {"allow_two": True, "path_split": "per_card", "hazard_removal": "none"}),
    (3, {"first_card_decision": True, "expeditions": 2}),
    (4, {"path_split": "per_card", "first_card_decision": True, "hazard_removal": "both"}),
    (5, {}),
    (6, {"path_split": "per_card", "hazard_removal": "both", "expeditions": 10}),
    (7, {"hazard_removal": "none", "expeditions": 1}),
    (8, {"hazard_removal": "both", "expeditions": 10}),
)
ENVS: Final = tuple(Diamant.with_options(seats, None, options) for seats, options in TABLES)
RUNNING_OUT: Final = tuple(env for env in ENVS if env.options.expeditions == 10)


def named(env: Diamant) -> str:
    return f"{env.seats}-{env.options.path_split}-{env.options.hazard_removal}"


@pytest.mark.parametrize("env", ENVS, ids=named)
def test_both_engines_play_the_same_games(env: Diamant) -> None:
    decisions = [play(env, seed) for seed in range(3)]
    assert all(count >= env.options.expeditions for count in decisions)


@given(st.sampled_from(ENVS), SEEDS)
@examples(15)
def test_both_engines_play_any_game_alike(env: Diamant, seed: int) -> None:
    assert play(env, seed) >= env.options.expeditions


def almost_through(env: Diamant) -> Readable:
    """D-19: one of each hazard is left, and most of the cave lies on the path."""
    treasures = [f"{card}:{min(env.seats - 1, stones)}" for card, stones in STONES.items()]
    parts = {
        "expedition": 9,
        "removed": [hazard for hazard in HAZARDS for _ in range(2)],
        "path": [*treasures, *HAZARDS],
        "unsafe": [7] * env.seats,
    }
    return diamant.from_position(parts, env.options, env.seats)


@pytest.mark.parametrize("env", RUNNING_OUT, ids=named)
def test_an_empty_deck_sends_everyone_home_on_both(env: Diamant) -> None:
    """OQ-D9: those who would stay share what the leavers left."""
    start = almost_through(env)
    emptied = [
        turn
        for seed in range(12)
        for turn in turns(start, Random(seed))
        if turn.opens_fists and not turn.before.deck
    ]
    mixed = [turn for turn in emptied if 0 < turn.leavers.bit_count() < sum(turn.before.inside)]
    assert len(mixed) > 1
    for seed in range(12):
        assert follow(env, start, Random(seed)) > 0


def test_the_first_difference_is_named_with_seed_and_options(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("schatulle.games.diamant.arrays.parity._LEAVING", (0.5,))
    monkeypatch.setattr("schatulle.games.diamant.arrays.parity.code", lambda _action: 0)
    with pytest.raises(
        AssertionError, match=r"seed 3, Diamant\(seats=5.*after decision \d+: \.course"
    ):
        play(ENVS[3], 3)
