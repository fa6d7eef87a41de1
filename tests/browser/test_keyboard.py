"""Whole games without a pointer: Tab, arrows, Enter, digits and letters."""

import random
from collections.abc import Callable, Mapping

from playwright.sync_api import Locator, Page, expect

from browser.support import page_player
from browser.support.page_player import Answer


def tab_to(page: Page, wanted: Locator) -> None:
    for _ in range(80):
        if wanted.evaluate("it => it === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {wanted}")


def walk_to(page: Page, selector: str, chance: random.Random) -> None:
    """Into the unrolled box with Tab, and on to a drawer with the arrows."""
    drawers = page.locator(".md-drawer")
    tab_to(page, page.locator(".md-drawer[tabindex='0']"))
    wanted = chance.choice(
        drawers.evaluate_all(
            f"all => all.flatMap((it, at) => it.matches('{selector}') ? [at] : [])"
        )
    )
    at = drawers.evaluate_all("all => all.indexOf(document.activeElement)")
    down, right = wanted // 4 - at // 4, (wanted - at) % 4
    for key in ["ArrowDown"] * down + ["ArrowUp"] * -down + ["ArrowRight"] * right:
        page.keyboard.press(key)
    expect(drawers.nth(wanted)).to_be_focused()


def decide(page: Page, chance: random.Random) -> None:
    page.keyboard.press(chance.choice("eer"))


def choose(page: Page, chance: random.Random) -> None:
    held = page.locator(".md-hand .md-card").evaluate_all(
        "all => all.flatMap((it, at) => it.disabled ? [] : [String(at + 1)])"
    )
    page.keyboard.press(chance.choice(held))
    page.keyboard.press("Enter")


def open_drawer(page: Page, chance: random.Random) -> None:
    walk_to(page, ".md-able", chance)
    page.keyboard.press("Enter")


def fill(page: Page, chance: random.Random) -> None:
    while not page.locator(page_player.PRIMARY).count():
        open_drawer(page, chance)
    page.keyboard.press("Enter")


def place(page: Page, chance: random.Random) -> None:
    page.keyboard.press(chance.choice("12"))
    while not page.locator(page_player.PRIMARY).count():
        page.keyboard.press(chance.choice("12"))
    page.keyboard.press("3")
    page.keyboard.press("Enter")


def pick_one(page: Page, chance: random.Random) -> None:
    page.keyboard.press("1")


def turn(page: Page, chance: random.Random) -> None:
    page.keyboard.press(chance.choice("12345"))
    page.keyboard.press("Enter")


BY_KEYS: Mapping[str, Answer] = {
    "decide": decide,
    "choose": choose,
    "open": open_drawer,
    "fill": fill,
    "place": place,
    "rob": pick_one,
    "take": pick_one,
    "turn": turn,
}


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
    tab_to(page, form.get_by_role("button", name="One player fewer"))
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
