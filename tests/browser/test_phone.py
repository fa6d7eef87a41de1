"""A phone: one column, the unrolled box, and thumbs."""

import random
from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.support import page_player
from browser.support.visitors import PHONE


def test_a_whole_game_of_meisterdiebe_is_tapped(visit: Callable[..., Page]) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    page_player.set_up(page, "Meisterdiebe", seats=3, options={"Longest game": 6})
    expect(page.locator(".md-compact")).to_be_visible()
    asked = page_player.play_on(page, random.Random(21), hurry=page_player.by_tap)
    assert asked.count("choose") == 6
    page_player.is_true(page)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


def test_a_whole_game_of_diamant_is_tapped(visit: Callable[..., Page]) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    page_player.set_up(page, "Diamant", seats=3, options={"Number of expeditions": 1})
    page_player.play_on(page, random.Random(22), hurry=page_player.by_tap)
    page_player.is_true(page)
