"""Who is better than whom; seeds are fixed, so the figures are too."""

import os
from itertools import pairwise

import pytest

from bots.driving import wins
from schatulle.bots import levels

LONG = os.environ.get("SCHATULLE_LONG") == "1"

LADDER = {game: [kind.name for kind in levels(game)] for game in ("diamant", "meisterdiebe")}
#: Who plays by rules of thumb: quickly enough for so many games.
THUMBS = ("mouse", "magpie", "boar", "hedgehog", "fox")


def test_levels_climb_from_the_mouse_to_the_fox() -> None:
    for ladder in LADDER.values():
        assert tuple(ladder[: len(THUMBS)]) == THUMBS


def test_the_sensible_diamant_bot_wins_most_games_among_random_ones() -> None:
    assert wins("bot", "random", seats=4, games=60, game="diamant") > 0.85


@pytest.mark.parametrize(("weaker", "stronger"), list(pairwise(THUMBS)))
def test_in_diamant_each_level_beats_three_of_the_one_below(weaker: str, stronger: str) -> None:
    assert wins(stronger, weaker, seats=4, games=60, game="diamant") > 0.35


def test_the_fox_wins_most_caves_among_those_who_count_exactly() -> None:
    assert wins("fox", "ev", seats=5, games=40, game="diamant") > 0.7


@pytest.mark.skipif(not LONG, reason="SCHATULLE_LONG=1 plays every pair of levels")
@pytest.mark.parametrize(("weaker", "stronger"), list(pairwise(LADDER["meisterdiebe"])))
def test_in_meisterdiebe_each_level_beats_three_of_the_one_below(
    weaker: str, stronger: str
) -> None:
    games = 60 if stronger == "owl" else 200
    assert wins(stronger, weaker, seats=4, games=games, game="meisterdiebe") > 0.35


@pytest.mark.parametrize(("seats", "games"), [(3, 12), (6, 4)])
def test_the_sensible_meisterdiebe_bot_wins_nearly_always_among_random_ones(
    seats: int, games: int
) -> None:
    assert wins("bot", "random", seats, games, "meisterdiebe") > 0.9


def test_greedy_is_better_than_chance_and_worse_than_sense() -> None:
    assert wins("greedy", "random", seats=4, games=8, game="meisterdiebe") > 0.9
    assert wins("greedy", "bot", seats=4, games=12, game="meisterdiebe") < 0.2


def test_the_fox_wins_more_than_a_part_among_sensible_meisterdiebe_bots() -> None:
    assert wins("fox", "bot", seats=4, games=8, game="meisterdiebe") > 0.35


def test_the_boar_with_a_perfect_memory_beats_the_boar_without_any() -> None:
    assert wins("boar@elephant", "boar@goldfish", seats=2, games=10, game="meisterdiebe") > 0.65
