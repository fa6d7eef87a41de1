"""Take the pictures of the page in docs/: a real server with bots, a real browser, full quality."""

import argparse
import re
import runpy
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

ROOT: Final = Path(__file__).parents[1]
DOCS: Final = ROOT / "docs"
SIZES: Final = {"desktop": (1440, 900, 1), "phone": (390, 844, 2)}
FLAGS: Final = (
    "--no-sandbox",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
#: The largest that a picture may be, in bytes.
LARGEST: Final = 300_000


@contextmanager
def served() -> Iterator[str]:
    """A server of our own, with its address."""
    with TemporaryDirectory() as data:
        command = [sys.executable, "-m", "schatulle", "serve", "--port", "0", "--data", data]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            line = next(line for line in process.stdout if "http://localhost" in line)
            try:
                yield line.strip()
            finally:
                process.terminate()


def first_page(page: Page) -> None:
    """The first page, with the box drawn."""
    page.wait_for_selector("h1")
    page.wait_for_timeout(20_000)


def at_table(page: Page, game: str) -> None:
    """At a table with bots."""
    page.locator(f".st-card-{game}").get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/**")


def choosing(page: Page) -> None:
    """A card is picked and not yet locked in."""
    at_table(page, "meisterdiebe")
    page.get_by_role("button", name=re.compile("^Master thief")).click()
    page.wait_for_timeout(25_000)


def opened(page: Page) -> None:
    """The thief has opened a drawer."""
    at_table(page, "meisterdiebe")
    page.get_by_role("button", name=re.compile("^Jeweller")).click()
    page.keyboard.press("Enter")
    page.locator(".md-drawer:not([aria-disabled='true'])").nth(2).click(timeout=120_000)
    page.wait_for_timeout(40_000)


def in_the_cave(page: Page) -> None:
    """Some cards into the cave."""
    at_table(page, "diamant")
    explore = page.get_by_role("button", name="Explore").and_(page.locator(":enabled"))
    for _ in range(4):
        explore.click(timeout=60_000)
        page.wait_for_timeout(9_000)


def rules(page: Page) -> None:
    """A clause to read."""
    page.goto("/rules/M-41")
    page.wait_for_selector("h2")
    page.wait_for_timeout(2_000)


PICTURES: Final[dict[str, Callable[[Page], None]]] = {
    "landing": first_page,
    "choose": choosing,
    "drawer": opened,
    "cave": in_the_cave,
    "rules": rules,
}


def take(browser: Browser, address: str, name: str, size: str) -> Path:
    """One picture, as good as its size allows."""
    width, height, dpr = SIZES[size]
    context = browser.new_context(
        base_url=address, viewport={"width": width, "height": height}, device_scale_factor=dpr
    )
    page = context.new_page()
    page.add_init_script("localStorage['schatulle.quality'] = JSON.stringify('full')")
    page.goto("/")
    PICTURES[name](page)
    # What lies under a pointer explains itself.
    page.mouse.move(0, 0)
    path = DOCS / f"page-{name}-{size}.jpg"
    for quality in (88, 80, 70, 60):
        page.screenshot(path=path, type="jpeg", quality=quality, timeout=180_000)
        if path.stat().st_size <= LARGEST:
            break
    context.close()
    return path


def main() -> int:
    """Take all pictures, or those that are named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", choices=[*PICTURES, []])
    parser.add_argument("--sizes", action="store_true", help="sheets of all states at all sizes")
    parser.add_argument("--before", help="with --sizes: a checkout of what was, its page built")
    wishes = parser.parse_args()
    if wishes.sizes:
        before = ["--before", wishes.before] if wishes.before else []
        main_of_sizes = runpy.run_path(str(ROOT / "tools" / "size_pictures.py"))["main"]
        return int(main_of_sizes(before))
    names = wishes.names or list(PICTURES)
    chromium = runpy.run_path(str(ROOT / "tools" / "browsers.py"))["found"]()
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for name in names:
            for size in SIZES:
                path = take(browser, address, name, size)
                print(path.relative_to(ROOT), path.stat().st_size)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
