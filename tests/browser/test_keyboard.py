"""Whole games without a pointer: Tab, arrows, Enter, digits and letters."""

import random
from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.support import page_player
from browser.support.keyboard import BY_KEYS, tab_to


def test_diamant_is_played_with_two_letters(visit: Callable[..., Page]) -> None:
    page = visit()
    tab_to(page, page_player.card(page, "Diamant").get_by_role("button", name="Play now"))
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/**")
    page_player.play_on(page, random.Random(11), BY_KEYS)
    page_player.is_true(page)
    tab_to(page, page.get_by_role("button", name="Rematch"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Rematch")).to_be_hidden()


def test_meisterdiebe_is_played_with_digits_arrows_and_enter(visit: Callable[..., Page]) -> None:
    page = visit()
    tab_to(page, page_player.card(page, "Meisterdiebe").get_by_role("button", name="Options"))
    page.keyboard.press("Enter")
    form = page.get_by_role("dialog")
    tab_to(page, form.get_by_role("button", name="Remove a player"))
    page.keyboard.press("Enter")
    tab_to(page, form.get_by_label("Quick start"))
    page.keyboard.press("Space")
    tab_to(page, form.locator("summary"))
    page.keyboard.press("Enter")
    tab_to(page, form.get_by_label("Longest game"))
    page.keyboard.type("6")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/**")
    asked = page_player.play_on(page, random.Random(12), BY_KEYS)
    assert asked.count("choose") == 6
    assert {"fill", "open", "place", "turn"} <= set(asked)
    page_player.is_true(page)
