"""The page as an app: it can be put on a home screen, starts without a line, and is never stale."""

import io
import struct
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import APIResponse, Page, Request, Route, expect

from browser.support.socket_player import Person
from browser.support.visitors import Visitors

Visit = Callable[..., Page]
READY = """navigator.serviceWorker.ready.then(() => new Promise((done) => {
    const there = () => navigator.serviceWorker.controller ? done(true) : setTimeout(there, 20);
    there();
}))"""
KEPT = """async () => (await Promise.all((await caches.keys()).map(async (name) =>
    (await (await caches.open(name)).keys()).map((it) => new URL(it.url).pathname)))).flat()"""
WANTED = ("name", "short_name", "start_url", "display", "icons", "theme_color", "background_color")


@pytest.fixture
def visit(visitors: Visitors) -> Visit:
    """Pages whose worker keeps them, as it does for everyone."""
    return partial(visitors.visit, service_workers="allow")


def test_the_manifest_is_whole(visit: Visit) -> None:
    page = visit()
    address = page.locator("link[rel=manifest]").get_attribute("href")
    assert address
    answer = page.request.get(address)
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert [name for name in WANTED if not manifest.get(name)] == []
    line = page.context.new_cdp_session(page)
    assert line.send("Page.getAppManifest")["errors"] == []
    purposes = [icon.get("purpose", "any") for icon in manifest["icons"]]
    assert {"any", "maskable"} <= set(purposes)
    for icon in manifest["icons"]:
        check_icon(icon, page.request.get(icon["src"]))


def check_icon(icon: dict[str, Any], answer: APIResponse) -> None:
    """It is there, of its type, and as large as it says."""
    assert answer.ok, icon
    assert answer.headers["content-type"].startswith(icon["type"]), icon
    if icon["type"] == "image/png":
        assert "x".join(map(str, size_of(answer.body()))) == icon["sizes"]
    else:
        assert icon["sizes"] == "any"
        assert b"viewBox" in answer.body()


def size_of(picture: bytes) -> tuple[int, int]:
    """Width and height of a PNG, from its first chunk."""
    width, height = struct.unpack(">II", io.BytesIO(picture).getvalue()[16:24])
    return width, height


def kept_page(visit: Visit, path: str = "/") -> Page:
    """A page that the browser has kept for later."""
    page = visit(path)
    assert page.evaluate(READY)
    # What the page had loaded before there was a worker is handed to it a little later.
    page.wait_for_function(
        f"({KEPT})().then((kept) => kept.some((it) => it.includes('page-start')))"
    )
    return page


def test_the_first_page_starts_without_a_line(visit: Visit, visitors: Visitors) -> None:
    page = kept_page(visit)
    page.reload()
    # Without a line, what is not kept yet fails; the page must start all the same.
    visitors.forgiven += ["ERR_INTERNET_DISCONNECTED", "ERR_FAILED"]
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    page.get_by_role("button", name="Play now").first.click()
    expect(page.get_by_role("alert").first).to_contain_text("server")
    page.context.set_offline(False)
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_url("**/table/**")


def test_so_does_a_table_and_says_that_the_line_is_lost(
    visit: Visit, visitors: Visitors, house: Any
) -> None:
    ann = Person(house.address)
    page = visit(f"/table/{ann.begin('diamant')}", **ann.in_browser())
    expect(page.locator(".dm-choice").first).to_be_visible()
    assert page.evaluate(READY)
    page.reload()
    expect(page.locator(".dm-choice").first).to_be_visible()
    visitors.forgiven += ["ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "WebSocket connection"]
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("status").first).to_contain_text("Connection lost")
    expect(page.locator(".dm-choice")).to_have_count(0)
    page.context.set_offline(False)
    expect(page.locator(".dm-choice").first).to_be_visible()


def test_nothing_of_a_game_comes_from_the_browsers_store(visit: Visit, house: Any) -> None:
    ann = Person(house.address)
    page = kept_page(visit)
    page.context.add_cookies(ann.in_browser()["storage_state"]["cookies"])
    asked: list[Request] = []

    def heard(request: Request) -> None:
        asked.append(request)

    page.on("request", heard)
    for path in (f"/table/{ann.begin('meisterdiebe')}", "/games", "/rules", "/"):
        page.goto(path)
        page.wait_for_load_state("networkidle")
    told = [request for request in asked if "/api/" in request.url]
    assert told
    for request in told:
        answer = request.response()
        assert answer is not None
        assert not answer.from_service_worker
        assert answer.header_value("cache-control") in ("no-store", "no-cache")
    assert [path for path in page.evaluate(KEPT) if path.startswith("/api")] == []


def test_a_newer_page_is_shown_at_once(visit: Visit) -> None:
    page = kept_page(visit)
    page.reload()

    def newer(route: Route) -> None:
        answer = route.fetch()
        body = answer.text().replace("<title>Schatulle", '<meta name="newer"><title>Schatulle')
        route.fulfill(response=answer, body=body)

    page.context.route("**/", newer)
    page.reload()
    expect(page.locator("meta[name=newer]")).to_have_count(1)
    page.context.unroute("**/")


@pytest.mark.parametrize("path", ["/", "/sw.js", "/manifest.webmanifest"])
def test_what_may_change_is_asked_for_again(visit: Visit, path: str) -> None:
    page = visit()
    assert page.request.get(path).headers["cache-control"] == "no-cache"
