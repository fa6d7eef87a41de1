"""Chance can be drawn again by anyone who knows the seed, and favours nobody."""

import hashlib
import hmac
from collections import Counter

from schatulle.rules.core import NATURE, Decision
from schatulle.table.chance import Chance, number_below

KEY = hashlib.sha256(b"walnut").digest()


def test_a_draw_is_the_documented_hmac_of_the_seed() -> None:
    block = hmac.new(KEY, b"3/0", "sha256").digest()
    assert number_below(KEY, 3, 1000) == int.from_bytes(block, "big") % 1000


def test_numbers_below_a_limit_are_about_equally_frequent() -> None:
    drawn = Counter(number_below(KEY, draw, 6) for draw in range(6000))
    assert set(drawn) == set(range(6))
    assert all(900 < times < 1100 for times in drawn.values())


def test_a_number_that_would_favour_the_small_ones_is_drawn_again() -> None:
    limit = (1 << 255) + 1  # almost every second block lies above the last fair multiple
    blocks = [hmac.new(KEY, f"{draw}/0".encode(), "sha256").digest() for draw in range(64)]
    first = [int.from_bytes(block, "big") for block in blocks]
    again = [draw for draw, value in enumerate(first) if value >= limit]
    assert again
    assert all(number_below(KEY, draw, limit) < limit for draw in again)


def test_weights_decide_how_often_a_choice_is_drawn() -> None:
    asked = Decision(NATURE, 0, "stuck", ("rare", "often", "never"), (0.1, 0.9, 0.0))
    chance = Chance("walnut")
    drawn = Counter(chance.answer(None, asked) for _ in range(2000))
    assert drawn["never"] == 0
    assert 140 < drawn["rare"] < 260
