"""The page in a real Chromium: frames of the box without a graphics card, bytes, time until usable.

The page must be built (`make page`). Pictures are drawn by software, in the simple mode that the
page chooses by itself for such a device; a graphics card is many times faster.
"""

import json
import os
import platform
import statistics
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from measuring import Figure, arguments, show

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from playwright.sync_api import Browser, BrowserType, Page, ViewportSize, sync_playwright

from browser.support.transfers import Transfers, first_page, total
from browser.support.visitors import FAST_BOX, FAST_PAGES, FLAGS, House, found
from schatulle.server.http.page import Sheet
from schatulle.server.http.page import page as built_page

SIZES: Final = ((640, 480), (390, 290))
#: A phone of the middle class on a slow 4G line.
SLOWER: Final = 4
LINE: Final = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}

#: Plays two cues again and again, and gives the milliseconds between frames while something moves.
FRAMES: Final = """async ([address, width, height, seconds, pair]) => {
    const { createBoxScene } = await import(address);
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    canvas.style.cssText = `position: fixed; inset: 0; width: ${width}px; height: ${height}px`;
    // Nothing else is to be drawn.
    document.body.replaceChildren(canvas);
    const scene = createBoxScene(canvas, { width, height, dpr: 1, quality: "lite" });
    await scene.ready;
    for (const cue of pair) await scene.play(cue);
    const gaps = [];
    let last = 0;
    const tick = (now) => {
        if (last && scene.busy()) gaps.push(now - last);
        last = scene.busy() ? now : 0;
        if (!done) requestAnimationFrame(tick);
    };
    let done = false;
    requestAnimationFrame(tick);
    const end = performance.now() + seconds * 1000;
    while (performance.now() < end) for (const cue of pair) await scene.play(cue);
    done = true;
    scene.dispose();
    return gaps;
}"""
#: How the box stands at first, with a gem on its cushion, with a drawer open, and turned.
SHUT: Final = {
    "flipped": False,
    "top": "A",
    "north": {"A": 1, "B": 1, "C": 1},
    "open": None,
    "red": [],
}
FALLEN: Final = {**SHUT, "red": ["d"]}
OPEN: Final = {
    **FALLEN,
    "open": {
        "drawer": "A1",
        "reach": "front",
        "upper": ["d", "d", "s"],
        "secret": None,
        "alarm": None,
    },
}
TURNED: Final = {**SHUT, "north": {"A": 4, "B": 1, "C": 1}}
OPENING: Final = {"kind": "open", "drawer": "A1", "fell": ["d"], "alarm": None, "to": "red"}
CUES: Final = {
    "drawer": (
        {**OPENING, "after": OPEN},
        {"kind": "close", "after": FALLEN},
        {"kind": "loot", "after": SHUT},
    ),
    "level": (
        {"kind": "move", "move": "top+", "after": TURNED},
        {"kind": "move", "move": "top-", "after": SHUT},
    ),
}


def opened(browser: Browser, house: House) -> Page:
    context = browser.new_context(base_url=house.address, viewport=PHONE, locale="en-GB")
    return context.new_page()


def asset(name: str) -> str:
    """The address of a script of the built page."""
    return next(
        f"/{path}"
        for path in built_page()
        if path.startswith(f"assets/{name}-") and path.endswith(".js")
    )


def frames(chromium: BrowserType, house: House, seconds: float) -> Iterator[Figure]:
    browser = chromium.launch(executable_path=found(), args=[*FLAGS, *FAST_BOX])
    page = opened(browser, house)
    page.set_viewport_size({"width": 800, "height": 600})
    page.goto("/games")
    for width, height in SIZES:
        for what, cues in CUES.items():
            given: list[Any] = [asset("scene"), width, height, seconds, list(cues)]
            gaps = page.evaluate(FRAMES, given)
            case = f"{what}-{width}x{height}"
            yield Figure("frame", case, round(statistics.median(gaps), 1), "ms")
    browser.close()


def sizes(browser: Browser, house: House) -> Iterator[Figure]:
    page = opened(browser, house)
    transfers = Transfers(page)
    first_page(page)
    loads = transfers.needed()
    yield Figure("size", "first page", total(loads), "bytes")
    scene = [built_page()[asset(name).lstrip("/")] for name in ("scene", "studio")]
    yield Figure("size", "scene", sum(map(sent, scene)), "bytes")
    page.context.close()


def sent(sheet: Sheet) -> int:
    """The bytes of a file as a browser gets it."""
    return len(next(iter(sheet.packed.values()), sheet.body))


def times(browser: Browser, house: House, repeats: int) -> Iterator[Figure]:
    for case, slow in (("usable", False), ("usable-slow", True)):
        taken = statistics.median(usable_after(browser, house, slow=slow) for _ in range(repeats))
        yield Figure("time", case, round(taken), "ms")


def usable_after(browser: Browser, house: House, *, slow: bool) -> float:
    """Milliseconds until the first page can be used, on its very first visit."""
    page = opened(browser, house)
    if slow:
        line = page.context.new_cdp_session(page)
        line.send("Network.enable")
        line.send("Network.emulateNetworkConditions", LINE)
        line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    taken = first_page(page)
    page.context.close()
    return taken


def figures(seconds: float, repeats: int) -> Iterator[Figure]:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data))
        browser = playwright.chromium.launch(executable_path=found(), args=[*FLAGS, FAST_PAGES])
        try:
            yield from sizes(browser, house)
            yield from times(browser, house, repeats)
            yield from frames(playwright.chromium, house, seconds)
        finally:
            browser.close()
            house.kill()


def device() -> str:
    return f"{platform.processor() or platform.machine()}, {os.cpu_count()} cores, no graphics card"


if __name__ == "__main__":
    options = arguments(__doc__ or "").parse_args()
    found_out = figures(options.seconds, options.repeats)
    if options.json:
        for figure in found_out:
            print(json.dumps({**figure._asdict(), "device": device()}), flush=True)
    else:
        show(found_out, as_json=False)
