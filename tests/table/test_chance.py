"""Chance can be drawn again by anyone who knows the seed, and favours nobody."""

import hashlib
import hmac
from collections import Counter

from schatulle.core import NATURE, Decision
from schatulle.table.chance import Chance, key_of, number_below

KEY = hashlib.sha256(b"schatulle/chance\0walnut").digest()


def documented(draw: int, limit: int) -> int:
    """A draw by the formula, where its first block already favours nobody."""
    block = hmac.new(KEY, f"{draw}/0".encode(), "sha256").digest()
    return int.from_bytes(block, "big") % limit


def test_the_key_is_the_documented_hash_of_the_seed() -> None:
    assert key_of("walnut") == KEY
    assert key_of("nöö") == hashlib.sha256(b"schatulle/chance\0n\xc3\xb6\xc3\xb6").digest()


def test_a_draw_is_the_documented_hmac_of_the_key() -> None:
    assert number_below(KEY, 3, 1000) == documented(3, 1000)


def test_chance_answers_with_its_draws_in_order() -> None:
    asked = Decision(NATURE, 0, "turn_up", tuple(range(1000)))
    chance = Chance("walnut")
    assert [chance.answer(None, asked) for _ in range(5)] == [documented(n, 1000) for n in range(5)]
    assert Chance("walnut", 3).answer(None, asked) == documented(3, 1000)


def test_weights_cut_a_fine_draw_as_documented() -> None:
    weights = (0.25, 0.125, 0.5, 0.125)
    asked = Decision(NATURE, 0, "stuck", tuple("abcd"), weights)
    points = [documented(draw, 2**53) / 2**53 for draw in range(50)]
    expected = ["abcd"[sum(point >= end for end in (0.25, 0.375, 0.875))] for point in points]
    chance = Chance("walnut")
    assert [chance.answer(None, asked) for _ in range(50)] == expected


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
