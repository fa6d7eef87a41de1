"""Who is better than whom; seeds are fixed, so the figures are too.

Where there are few games, they show that a player still plays as he did, and no more; `make long`
plays so many that equals would come out so in less than one of a hundred sets of games.
"""

from itertools import pairwise
from math import ceil, comb

import pytest

from bots.support.self_play import wins
from schatulle.bots import levels
from support.budget import only_long

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


@only_long("plays every pair of levels")
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


def test_the_fox_still_wins_seven_of_the_same_eight_games_against_a_sensible_bot() -> None:
    assert wins("fox", "bot", seats=2, games=8, game="meisterdiebe") > 0.8


def test_a_perfect_memory_still_wins_seven_of_the_same_ten_games_against_none() -> None:
    assert wins("boar@elephant", "boar@goldfish", seats=2, games=10, game="meisterdiebe") > 0.65


def luck(part: float, seats: int, games: int) -> float:
    """How likely one of equals wins at least that part of the games."""
    fair = 1 / seats
    least = ceil(part * games)
    odds = (comb(games, won) * fair**won * (1 - fair) ** (games - won) for won in range(games + 1))
    return sum(list(odds)[least:])


@only_long("plays enough games to tell who is better")
@pytest.mark.parametrize(
    ("hero", "rival", "seats", "games", "part"),
    [("fox", "bot", 2, 200, 0.6), ("boar@elephant", "boar@goldfish", 2, 200, 0.6)],
)
def test_who_thinks_further_and_who_remembers_more_is_better_and_not_by_luck(
    hero: str, rival: str, seats: int, games: int, part: float
) -> None:
    assert luck(part, seats, games) < 0.01
    assert wins(hero, rival, seats, games, "meisterdiebe") > part
