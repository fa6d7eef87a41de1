"""Who is better than whom; seeds are fixed, so the figures are too."""

import pytest

from bots.driving import wins


def test_the_sensible_diamant_bot_wins_most_games_among_random_ones() -> None:
    assert wins("bot", "random", seats=4, games=200, game="diamant") > 0.85


def test_a_random_diamant_bot_wins_less_than_its_part_among_sensible_ones() -> None:
    assert wins("random", "bot", seats=4, games=100, game="diamant") < 0.2


@pytest.mark.parametrize(("seats", "games"), [(3, 60), (6, 20)])
def test_the_sensible_meisterdiebe_bot_wins_nearly_always_among_random_ones(
    seats: int, games: int
) -> None:
    assert wins("bot", "random", seats, games, "meisterdiebe") > 0.9


def test_the_fox_wins_most_caves_among_those_who_count_exactly() -> None:
    assert wins("fox", "ev", seats=5, games=100, game="diamant") > 0.8


@pytest.mark.parametrize("name", ["fox", "hedgehog"])
def test_who_thinks_wins_more_than_a_part_among_sensible_meisterdiebe_bots(name: str) -> None:
    assert wins(name, "bot", seats=4, games=40, game="meisterdiebe") > 0.35


def test_greedy_is_better_than_chance_and_worse_than_sense() -> None:
    assert wins("greedy", "random", seats=4, games=20, game="meisterdiebe") > 0.9
    assert wins("greedy", "bot", seats=4, games=40, game="meisterdiebe") < 0.2


def test_the_fox_with_a_perfect_memory_beats_the_fox_without_any() -> None:
    assert wins("fox", "fox@goldfish", seats=2, games=30, game="meisterdiebe") > 0.65
