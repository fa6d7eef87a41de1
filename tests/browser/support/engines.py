"""Browsers of other makers, driven as their own drivers are: Firefox by BiDi, WebKit by WebDriver.

Neither needs a program between it and us: Firefox speaks the protocol itself, and Debian's
WebKitWebDriver is WebKit's own. Both are told the same few things.
"""

import json
import os
import re
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from socket import create_server
from typing import Any, Final

import httpx
from websockets.sync.client import ClientConnection, connect

from browser.support.visitors import BROWSERS, PATIENCE

SECONDS: Final = PATIENCE / 1000
#: Firefox asks nobody for anything, and moves little.
PREFERENCES: Final = {
    "app.normandy.enabled": False,
    "app.update.disabledForTesting": True,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.getAddons.cache.enabled": False,
    "intl.accept_languages": "en-GB, en",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,",
    "toolkit.telemetry.enabled": False,
    "ui.prefersReducedMotion": 1,
}
#: The same for whatever is drawn by GTK.
LITTLE_MOTION: Final = "[Settings]\ngtk-enable-animations=0\n"


class Window(ABC):
    """A window of a browser: an address, scripts, and a pointer."""

    def __init__(self) -> None:
        #: What the page was not content with, as far as this browser tells.
        self.complaints: list[str] = []

    @abstractmethod
    def open(self, address: str) -> None:
        """Until it is loaded."""

    @abstractmethod
    def run(self, expression: str) -> Any:
        """What an expression of the page's language comes to; a promise is waited for."""

    @abstractmethod
    def point(self, x: int, y: int) -> None:
        """A click there, as a hand makes it."""

    def click(self, selector: str, number: int = 0) -> None:
        """In the middle of one of those that are there."""
        found = f"[...document.querySelectorAll({json.dumps(selector)})]"
        middle = f"""(all => {{
            const it = all[{number} % all.length];
            it?.scrollIntoView({{ block: "nearest", behavior: "instant" }});
            const {{ x, y, width, height }} = it?.getBoundingClientRect() ?? {{}};
            return it && [x + width / 2, y + height / 2];
        }})({found})"""
        x, y = self.until(middle)
        self.point(round(x), round(y))

    def until(self, expression: str) -> Any:
        """What it comes to, once that is something."""
        end = time.monotonic() + SECONDS
        while not (found := self.run(expression)):
            assert time.monotonic() < end, f"it never came: {expression}"
            time.sleep(0.02)
        return found


def _click_at(x: int, y: int) -> list[Mapping[str, Any]]:
    steps = [{"type": "pointerMove", "x": x, "y": y}]
    steps += [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")]
    return [{"type": "pointer", "id": "hand", "actions": steps}]


class Firefox(Window):
    """By WebDriver BiDi, which it speaks itself."""

    def __init__(self, line: ClientConnection) -> None:
        super().__init__()
        self._line = line
        self._said = 0
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded"])
        self._context = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def open(self, address: str) -> None:
        self._here("browsingContext.navigate", url=address, wait="complete")

    def run(self, expression: str) -> Any:
        text = f"(async () => JSON.stringify((await ({expression})) ?? null))()"
        target = {"context": self._context}
        done = self._ask("script.evaluate", expression=text, target=target, awaitPromise=True)
        assert done["type"] == "success", done
        return json.loads(done["result"]["value"])

    def point(self, x: int, y: int) -> None:
        self._here("input.performActions", actions=_click_at(x, y))

    def _here(self, method: str, **params: Any) -> Any:
        return self._ask(method, context=self._context, **params)

    def _ask(self, method: str, **params: Any) -> Any:
        self._said += 1
        self._line.send(json.dumps({"id": self._said, "method": method, "params": params}))
        while (told := json.loads(self._line.recv(SECONDS))).get("id") != self._said:
            self._note(told["params"])
        assert told["type"] == "success", told
        return told["result"]

    def _note(self, entry: Mapping[str, Any]) -> None:
        if entry.get("level") in ("error", "warn"):
            self.complaints.append(str(entry["text"]))


class WebKit(Window):
    """By WebDriver, through the driver that comes with the engine."""

    def __init__(self, driver: str, browser: str) -> None:
        super().__init__()
        self._http = httpx.Client(base_url=driver, timeout=SECONDS)
        wanted = {"webkitgtk:browserOptions": {"binary": browser, "args": ["--automation"]}}
        told = self._post("/session", capabilities={"alwaysMatch": wanted})
        self._session = f"/session/{told['sessionId']}"

    def open(self, address: str) -> None:
        self._post(f"{self._session}/url", url=address)

    def run(self, expression: str) -> Any:
        return self._post(
            f"{self._session}/execute/async",
            script=f"const [say] = arguments; (async () => ({expression}))().then(say)",
            args=[],
        )

    def point(self, x: int, y: int) -> None:
        self._post(f"{self._session}/actions", actions=_click_at(x, y))

    def close(self) -> None:
        self._http.delete(self._session)
        self._http.close()

    def _post(self, path: str, **body: Any) -> Any:
        told = self._http.post(path, json=body)
        assert told.is_success, told.text
        return told.json()["value"]


firefox_here: Final[Callable[[], str | None]] = BROWSERS["firefox"]
webkit_here: Final[Callable[[], str | None]] = BROWSERS["webkit"]


@contextmanager
def firefox(folder: Path) -> Iterator[Firefox]:
    """A window without a screen."""
    program = firefox_here()
    assert program
    lines = (f"user_pref({json.dumps(k)}, {json.dumps(v)});\n" for k, v in PREFERENCES.items())
    (folder / "user.js").write_text("".join(lines), encoding="utf-8")
    command = [program, "--headless", "--no-remote", "--profile", str(folder)]
    with _running([*command, "--remote-debugging-port=0"], HOME=str(folder)) as process:
        address = _told(process, r"WebDriver BiDi listening on (ws://\S+)")
        with connect(f"{address}/session", max_size=None, proxy=None) as line:
            yield Firefox(line)


@contextmanager
def webkit(folder: Path) -> Iterator[WebKit]:
    """A window on a screen that nobody sees."""
    browser = webkit_here()
    assert browser
    for version in ("gtk-3.0", "gtk-4.0"):
        (folder / version).mkdir()
        (folder / version / "settings.ini").write_text(LITTLE_MOTION, encoding="utf-8")
    with ExitStack() as stack:
        screen = ["Xvfb", "-displayfd", "2", "-screen", "0", "1440x1000x24", "-nolisten", "tcp"]
        number = _told(stack.enter_context(_running(screen)), r"^(\d+)$")
        port = _free_port()
        home = {"HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "LANGUAGE": "en_GB"}
        wishes = home | {"DISPLAY": f":{number}", "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
        stack.enter_context(_running(["WebKitWebDriver", f"--port={port}"], **wishes))
        driver = f"http://127.0.0.1:{port}"
        _answers(driver)
        window = WebKit(driver, browser)
        stack.callback(window.close)
        yield window


@contextmanager
def _running(command: list[str], **environment: str) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        command,
        env=os.environ | environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield process
    finally:
        process.terminate()
        process.communicate(timeout=SECONDS)


def _told(process: subprocess.Popen[str], pattern: str) -> str:
    """What a program says of itself as soon as it can be used."""
    assert process.stderr
    for line in process.stderr:
        if found := re.search(pattern, line.strip()):
            return found.group(1)
    raise AssertionError(f"{process.args!r} ended")


def _answers(driver: str) -> None:
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        try:
            httpx.get(f"{driver}/status")
        except httpx.TransportError:
            time.sleep(0.02)
        else:
            return
    raise AssertionError("the driver does not answer")


def _free_port() -> int:
    with create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])
