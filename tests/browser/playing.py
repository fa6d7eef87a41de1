"""How people play: by what a page offers them, and nothing else."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

ENABLED = ":not([disabled]):not([aria-disabled='true'])"


def play_now(page: Page, game: str) -> None:
    """From the first page to a table with bots in one click."""
    page.locator("article", has_text=game).get_by_role("button").first.click()
    page.wait_for_url("**/table/**")


def until_over(page: Page, step: Callable[[Page], None], most: int = 2000) -> None:
    """Answers whatever is asked until the results are there."""
    for _ in range(most):
        if results(page).is_visible():
            return
        step(page)
    raise AssertionError(f"the game is not over after {most} steps")


def results(page: Page) -> Locator:
    return page.get_by_role("dialog").filter(has_text=re.compile("rematch|again", re.IGNORECASE))


def is_over(page: Page) -> None:
    expect(results(page)).to_be_visible()
