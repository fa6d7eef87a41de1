"""Several people at one device, with a curtain between them."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.support import page_player
from browser.support.page_player import BY_HAND

#: What only the eyes of a seat see.
SECRETS = ".md-hand, .md-hand-strip, .md-actions, .md-own-card, .dm-choice, .dm-own, .dm-picked"


def behind_the_curtain(page: Page, chance: random.Random) -> None:
    """Nothing of whoever had the device before is to be seen when it is passed."""
    expect(page.locator(SECRETS)).to_have_count(0)
    page_player.take_device(page, chance)
    expect(page.locator(".tb-pass")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "options", "passed"),
    [
        # Everybody decides at least once, and chooses in each of two rounds.
        ("Diamant", {"Number of expeditions": 1}, 3),
        ("Meisterdiebe", {"Longest game": 2}, 6),
    ],
)
def test_three_people_pass_one_device_around(
    visit: Callable[..., Page], game: str, options: dict[str, Any], passed: int
) -> None:
    page = visit()
    page_player.set_up(page, game, "Pass & play", options=options)
    asked = page_player.play_on(page, random.Random(41), {**BY_HAND, "pass": behind_the_curtain})
    assert asked.count("pass") >= passed
    page_player.is_true(page)


def test_each_person_sees_only_the_own_cards(visit: Callable[..., Page]) -> None:
    page = visit()
    page_player.set_up(page, "Meisterdiebe", "Pass & play", seats=2)
    hands: list[str] = []
    for _ in range(2):
        assert page_player.awaited(page) == "pass"
        page.locator(".tb-pass button").click()
        assert page_player.awaited(page) == "choose"
        hands.append(page.locator(".md-hand").inner_text())
        assert not page.locator(".md-card-played").count()
        BY_HAND["choose"](page, random.Random(42))
    assert hands[0] != hands[1]
    chosen = page.request.get(f"/api/tables/{page_player.table_of(page)}").json()
    assert chosen["status"] == "playing"
