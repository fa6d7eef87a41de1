"""The sensible bots are clearly better than chance; seeds are fixed, so the figures are too."""

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
