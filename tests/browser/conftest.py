"""A real Chromium, a real server, and pages that may not complain about anything."""

import json
import runpy
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    BrowserType,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

from schatulle.server.page import page as built_page

found: Callable[[], str | None] = runpy.run_path(
    str(Path(__file__).parents[2] / "tools" / "chromium.py")
)["found"]
FLAGS = (
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
#: Without a graphics card one of both is slow: the page, or the box in it.
FAST_PAGES = "--disable-gpu-compositing"
FAST_BOX = ("--use-angle=swiftshader", "--enable-unsafe-swiftshader")
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
#: Much longer than anything takes, also on a machine with other things to do.
PATIENCE = 30_000
expect.set_options(timeout=PATIENCE)
HOUSE = Path(__file__).parent / "house.py"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if found() is None:
        for item in items:
            item.add_marker(pytest.mark.skip(reason="there is no Chromium; set CHROMIUM to one"))


# Its loop runs as long as it is open, and tests that have a loop of their own bear no other.
@pytest.fixture(scope="module")
def chromium() -> Iterator[BrowserType]:
    assert built_page(), "the page is not built: make page"
    with sync_playwright() as playwright:
        yield playwright.chromium


@pytest.fixture(scope="module")
def browser(chromium: BrowserType) -> Iterator[Browser]:
    """For everything that is flat."""
    browser = chromium.launch(executable_path=found(), args=[*FLAGS, FAST_PAGES])
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def box_browser(chromium: BrowserType) -> Iterator[Browser]:
    """For the box in three dimensions."""
    browser = chromium.launch(executable_path=found(), args=[*FLAGS, *FAST_BOX])
    yield browser
    browser.close()


class House:
    """The server: it can be killed and started again at the same address."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._port = 0
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    @property
    def log(self) -> Path:
        """Where it keeps everything."""
        return self._data / "tables.sqlite3"

    def start(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, str(HOUSE), str(self._data), str(self._port)],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        self._port = int(self._process.stdout.readline())

    def kill(self) -> None:
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        if self._process.stdout:
            self._process.stdout.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    house.kill()


class Visitors:
    """People at browsers of their own, and everything that their pages complained about."""

    def __init__(self, browser: Browser, house: House) -> None:
        self._browser = browser
        self._house = house
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []
        #: What a browser says by itself when something is wrong on purpose.
        self.forgiven: list[str] = []

    def visit(self, path: str = "/", browser: Browser | None = None, **wishes: Any) -> Page:
        """A new person opens a page; little movement and a flat box unless wished otherwise."""
        kept = {"quality": "off", **wishes.pop("kept", {})}
        wishes = {"viewport": DESKTOP, "reduced_motion": "reduce", "locale": "en-GB"} | wishes
        context = (browser or self._browser).new_context(base_url=self._house.address, **wishes)
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        page = context.new_page()
        for name, value in kept.items():
            page.add_init_script(f"localStorage['schatulle.{name}'] ??= '{json.dumps(value)}'")
        self.listen(page)
        page.goto(path)
        return page

    def listen(self, page: Page) -> None:
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def is_forgiven(self, complaint: str) -> bool:
        return any(it in complaint for it in self.forgiven)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")


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
