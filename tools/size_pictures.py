"""Contact sheets of the states of the page at all sizes: one picture a size, for the docs.

With another checkout whose page is built (`--before FOLDER`), each state stands beside what it
was there.
"""

import argparse
import base64
import os
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from playwright.sync_api import Browser, sync_playwright

from browser.support.states import STATES, People, show
from browser.support.visitors import FAST_PAGES, FLAGS, House, found

ROOT: Final = Path(__file__).parents[1]
SIZES: Final = {
    "desk": (1440, 900),
    "phone": (390, 844),
    "small": (320, 568),
    "side": (844, 390),
    "tablet": (1024, 768),
    "wall": (3840, 2160),
}
SHOWN: Final = ("landing", "gathering", "chosen", "place", "cave", "cave-end", "cave-over", "rules")
#: As wide as a sheet is, and so high each picture on it.
WIDE: Final = 1600
HIGH: Final = {"desk": 240, "phone": 420, "small": 420, "side": 190, "tablet": 260, "wall": 240}
LARGEST: Final = 300_000
STYLE: Final = """body { margin: 0; padding: 8px; display: flex; flex-wrap: wrap; gap: 12px;
    background: #222; color: #eee; font: 14px sans-serif } figure { margin: 0 }
    div { display: flex; gap: 4px }"""


def taken(browser: Browser, states: Sequence[str]) -> Iterator[tuple[str, str, bytes]]:
    """Size, state and picture, from a server of our own."""
    with tempfile.TemporaryDirectory() as data:
        house = House(Path(data))
        people = People(house.address)
        context = browser.new_context(
            base_url=house.address, reduced_motion="reduce", **people.ann.in_browser()
        )
        page = context.new_page()
        page.add_init_script("localStorage['schatulle.quality'] = '\"off\"'")
        for state in states:
            page.set_viewport_size({"width": 1440, "height": 900})
            show(page, STATES[state], people)
            for size, (width, height) in SIZES.items():
                page.set_viewport_size({"width": width, "height": height})
                page.wait_for_timeout(600)
                yield size, state, page.screenshot(type="jpeg", quality=80)
        context.close()
        house.kill()


def sheet(browser: Browser, size: str, rows: Sequence[tuple[str, Sequence[bytes]]]) -> Path:
    """All states at one size, what they were before what they are."""
    figures = "".join(
        f"<figure><div>{''.join(_image(it, HIGH[size]) for it in pictures)}</div>{state}</figure>"
        for state, pictures in rows
    )
    page = browser.new_page(viewport={"width": WIDE, "height": 200})
    page.set_content(f"<style>{STYLE}</style>{figures}", wait_until="load")
    path = ROOT / "docs" / f"sizes-{size}.jpg"
    for quality in (80, 70, 60, 45):
        page.screenshot(path=path, type="jpeg", quality=quality, full_page=True)
        if path.stat().st_size <= LARGEST:
            break
    page.close()
    return path


def _image(picture: bytes, height: int) -> str:
    packed = base64.b64encode(picture).decode()
    return f'<img height={height} src="data:image/jpeg;base64,{packed}">'


def main(arguments: Sequence[str] | None = None) -> int:
    """Take them all, and say what was written."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--before", type=Path, help="a checkout of what was, with its page built")
    before = parser.parse_args(arguments).before
    pictures: dict[str, dict[str, list[bytes]]] = {size: {} for size in SIZES}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found(), args=[*FLAGS, FAST_PAGES])
        for checkout in filter(None, (before, ROOT)):
            # The server is a process of its own, and finds its package there.
            os.environ["PYTHONPATH"] = str(checkout / "src")
            states = [it for it in SHOWN if checkout == ROOT or it != "cave-end"]
            for size, state, picture in taken(browser, states):
                pictures[size].setdefault(state, []).append(picture)
        for size, rows in pictures.items():
            path = sheet(browser, size, list(rows.items()))
            print(path.relative_to(ROOT), path.stat().st_size)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
