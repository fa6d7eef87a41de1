"""How people play without a pointer: Tab, arrows, Enter, digits and letters."""

import random
from collections.abc import Mapping

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
            "(all, wanted) => all.flatMap((it, at) => it.matches(wanted) ? [at] : [])", selector
        )
    )
    at = drawers.evaluate_all("all => all.indexOf(document.activeElement)")
    down, right = wanted // 4 - at // 4, (wanted - at) % 4
    for key in ["ArrowDown"] * down + ["ArrowUp"] * -down + ["ArrowRight"] * right:
        page.keyboard.press(key)
    expect(drawers.nth(wanted)).to_be_focused()


def decide(page: Page, chance: random.Random) -> None:
    page.keyboard.press(key_of_fist(page, chance.choice(["stay", "stay", "leave"])))


def key_of_fist(page: Page, move: str) -> str:
    """In each language it is another one; the button says which."""
    button = page.locator(f"[data-point='{'explore' if move == 'stay' else 'leave'}']")
    return str(button.get_attribute("aria-keyshortcuts"))


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
