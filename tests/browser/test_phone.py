"""A phone: one column, the unrolled box, and thumbs."""

import random
from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser import playing
from browser.conftest import PHONE


def test_a_whole_game_of_meisterdiebe_is_tapped(visit: Callable[..., Page]) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    playing.set_up(page, "Meisterdiebe", seats=3, options={"Longest game": 6})
    expect(page.locator(".md-compact")).to_be_visible()
    asked = playing.play_on(page, random.Random(21), hurry=playing.by_tap)
    assert asked.count("choose") == 6
    playing.is_true(page)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


def test_a_whole_game_of_diamant_is_tapped(visit: Callable[..., Page]) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    playing.set_up(page, "Diamant", seats=3, options={"Number of expeditions": 2})
    playing.play_on(page, random.Random(22), hurry=playing.by_tap)
    playing.is_true(page)
