"""A real Chromium, a real server, and pages that may not complain about anything."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, BrowserType, Page, expect, sync_playwright

from browser.support.visitors import FAST_BOX, FAST_PAGES, FLAGS, PATIENCE, House, Visitors, found
from schatulle.server.http.page import page as built_page

expect.set_options(timeout=PATIENCE)

FOLDER: Final = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Of all that is collected, the tests of this folder alone want a browser."""
    if found() is None:
        for item in (each for each in items if FOLDER in each.path.parents):
            item.add_marker(pytest.mark.skip(reason="there is no Chromium; set CHROMIUM to one"))


# Its loop runs as long as it is open, and tests that have a loop of their own bear no other.
@pytest.fixture(scope="package")
def chromium() -> Iterator[BrowserType]:
    assert built_page(), "the page is not built: make page"
    with sync_playwright() as playwright:
        yield playwright.chromium


@pytest.fixture(scope="package")
def browser(chromium: BrowserType) -> Iterator[Browser]:
    """For everything that is flat."""
    browser = chromium.launch(executable_path=found(), args=[*FLAGS, FAST_PAGES])
    yield browser
    browser.close()


@pytest.fixture(scope="package")
def box_browser(chromium: BrowserType) -> Iterator[Browser]:
    """For the box in three dimensions."""
    browser = chromium.launch(executable_path=found(), args=[*FLAGS, *FAST_BOX])
    yield browser
    browser.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    house.kill()


@pytest.fixture
def visitors(browser: Browser, house: House) -> Iterator[Visitors]:
    """Whoever visits; at the end no page has complained about anything."""
    visitors = Visitors(browser, house)
    yield visitors
    for context in visitors.contexts:
        context.close()
    assert [it for it in visitors.complaints if not visitors.is_forgiven(it)] == []


@pytest.fixture
def visit(visitors: Visitors) -> Callable[..., Page]:
    return visitors.visit
