"""With all movement, and the box in three dimensions; and without any."""

import random
from collections.abc import Callable

from playwright.sync_api import Browser, Page, expect

from browser.support import page_player
from browser.support.page_player import BY_HAND

Visit = Callable[..., Page]

NO_WEBGL = """
const real = HTMLCanvasElement.prototype.getContext;
HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
  return kind.startsWith("webgl") ? null : real.call(this, kind, ...rest);
};
"""


def test_diamant_moves_and_a_key_cuts_it_short(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")
    page_player.set_up(page, "Diamant", options={"Number of expeditions": 1})
    assert page.locator("html").get_attribute("data-motion") == "full"
    assert page_player.awaited(page) == "decide"
    page.get_by_role("button", name="Explore").click()
    # The fists come up, and nobody has to wait for them.
    expect(page.locator(".dm-reveal")).to_be_visible()
    page_player.play_on(page, random.Random(61), hurry=page_player.by_key)
    page_player.is_true(page)


def test_meisterdiebe_counts_in_and_nobody_has_to_hurry(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")
    page_player.set_up(page, "Meisterdiebe", seats=2, options={"Longest game": 1})
    page_player.play_on(page, random.Random(62), hurry=lambda _: None)
    page_player.is_true(page)


def pick_in_the_box(page: Page, _: random.Random) -> None:
    """Moves the pointer over the box until a drawer answers to it, and clicks."""
    room = page.locator(".md-canvas").bounding_box()
    assert room
    lit = page.locator(".md-drawer.md-lit.md-able")
    for down in range(30, 75, 5):
        for right in range(40, 61, 4):
            x = room["x"] + room["width"] * right / 100
            y = room["y"] + room["height"] * down / 100
            page.mouse.move(x, y)
            if lit.count():
                page.mouse.click(x, y)
                return
    raise AssertionError("no drawer of the box answers")


def test_a_drawer_is_opened_in_the_box_itself(visit: Visit, box_browser: Browser) -> None:
    page = visit(
        browser=box_browser,
        kept={"quality": "lite"},
        viewport={"width": 1100, "height": 700},
    )
    page_player.set_up(page, "Meisterdiebe", seats=2, options={"Longest game": 1})
    expect(page.locator(".md-canvas")).to_be_visible()
    answers = {**BY_HAND, "open": pick_in_the_box, "choose": choose_who_opens}
    asked = page_player.play_on(page, random.Random(63), answers)
    assert "open" in asked
    page_player.is_true(page)


def choose_who_opens(page: Page, _: random.Random) -> None:
    page.locator(".md-card:not([disabled])", has_text="Thief").first.click()
    page.locator(page_player.PRIMARY).click()


def test_without_webgl_the_unrolled_box_is_enough(visit: Visit) -> None:
    page = visit(kept={"quality": "auto"})
    page.add_init_script(NO_WEBGL)
    page.reload()
    page_player.set_up(page, "Meisterdiebe", options={"Longest game": 1})
    page_player.awaited(page)
    expect(page.locator(".md-flat")).to_be_visible()
    expect(page.locator(".md-canvas")).to_have_count(0)
    page_player.play_on(page, random.Random(64))
    page_player.is_true(page)
