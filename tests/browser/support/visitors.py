"""A server in a process of its own, and people with browsers who visit it."""

import json
import runpy
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

BROWSERS = runpy.run_path(str(Path(__file__).parents[3] / "tools" / "browsers.py"))
found: Callable[[], str | None] = BROWSERS["found"]


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
#: What most visitors want; without a worker the page is loaded once and not twice.
USUAL: dict[str, Any] = {
    "viewport": DESKTOP,
    "reduced_motion": "reduce",
    "locale": "en-GB",
    "service_workers": "block",
}
#: Much longer than anything takes, also on a machine with other things to do.
PATIENCE = 30_000
HOUSE = Path(__file__).parent / "house_process.py"


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


class Visitors:
    """People at browsers of their own, and everything that their pages complained about."""

    def __init__(self, browser: Browser, house: House) -> None:
        self._browser = browser
        self._house = house
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []
        #: What a browser says by itself when something is wrong on purpose.
        self.forgiven = ["Service Worker registration blocked by Playwright"]

    def visit(self, path: str = "/", browser: Browser | None = None, **wishes: Any) -> Page:
        """A new person opens a page; little movement, a flat box and nothing kept for a start
        without a line, unless wished otherwise."""
        kept = {"quality": "off", **wishes.pop("kept", {})}
        context = (browser or self._browser).new_context(
            base_url=self._house.address, **(USUAL | wishes)
        )
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
