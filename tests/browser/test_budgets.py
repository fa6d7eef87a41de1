"""What the page costs: bytes until it can be used, frames at rest, memory after a game."""

from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from browser.support.socket_player import Person
from browser.support.transfers import Load, Transfers, first_page, listing, total
from browser.support.visitors import House, Visitors

Blank = Callable[..., Page]
FIRST_PAGE = 100_000
SCENE = 200_000
#: The lit cave, without what it shares with the box.
CAVE = 60_000
CALLS = 40
STEADY = 0.005
WIDE: ViewportSize = {"width": 1440, "height": 900}
NARROW: ViewportSize = {"width": 390, "height": 844}
SMALL: ViewportSize = {"width": 320, "height": 480}
#: Counts what goes to the graphics card and what lives there.
COUNTED = """(() => {
    const counted = { draws: 0, frames: 0, most: 0, drawn: 0, living: new Map() };
    Object.defineProperty(window, "counted", { value: counted });
    const wrap = (owner, name, before) => {
        const real = owner[name];
        owner[name] = function (...given) {
            before.call(this, ...given);
            return real.apply(this, given);
        };
    };
    const gl = WebGL2RenderingContext.prototype;
    for (const way of ["Arrays", "Elements", "ArraysInstanced", "ElementsInstanced"])
        wrap(gl, `draw${way}`, () => counted.draws++);
    const count = (by) => function (it) {
        if (it || by > 0) counted.living.set(this, (counted.living.get(this) ?? 0) + by);
    };
    for (const kind of ["Texture", "Buffer", "Renderbuffer", "Framebuffer"]) {
        wrap(gl, `create${kind}`, count(1));
        wrap(gl, `delete${kind}`, count(-1));
    }
    wrap(window, "requestAnimationFrame", () => {
        counted.frames++;
        counted.most = Math.max(counted.most, counted.draws - counted.drawn);
        counted.drawn = counted.draws;
    });
})()"""
#: Half a second without a frame; where something is drawn, after it was.
AT_REST = """(drawn) => new Promise((done, fail) => {
    let last = -1, since = 0;
    const look = (now) => {
        if (counted.draws + counted.frames !== last) since = now;
        last = counted.draws + counted.frames;
        if (now - since >= 500 && (counted.draws || !drawn)) return done();
        now < limit ? setTimeout(() => look(performance.now()), 50) : fail("it never rests");
    };
    const limit = performance.now() + 30_000;
    look(performance.now());
})"""
#: A lost context has given everything back.
LIVING = """() => [...counted.living].filter(([it]) => !it.isContextLost())
    .reduce((sum, [, living]) => sum + living, 0)"""


@pytest.fixture
def blank(visitors: Visitors, house: House) -> Blank:
    """Pages that have loaded nothing yet."""

    def opened(
        browser: Browser,
        who: Person | None = None,
        size: ViewportSize = WIDE,
        quality: str = "lite",
        motion: Literal["reduce", "no-preference"] = "reduce",
    ) -> Page:
        known = who.in_browser() if who else {}
        # What a worker fetches comes over a line that nobody here listens to.
        context = browser.new_context(
            base_url=house.address,
            viewport=size,
            reduced_motion=motion,
            locale="en-GB",
            service_workers="block",
            **known,
        )
        visitors.contexts.append(context)
        visitors.forgiven.append("Service Worker registration blocked")
        page = context.new_page()
        page.add_init_script(f"localStorage['schatulle.quality'] = '\"{quality}\"'")
        page.add_init_script(COUNTED)
        visitors.listen(page)
        return page

    return opened


def test_the_first_page_is_small_until_it_is_quiet(blank: Blank, browser: Browser) -> None:
    page = blank(browser)
    transfers = Transfers(page)
    first_page(page)
    loads = transfers.needed()
    assert {load.path for load in loads} >= {"/"}
    assert total(loads) <= FIRST_PAGE, f"{total(loads)} bytes\n{listing(loads)}"


def test_the_box_comes_after_the_first_page_is_small_rests_and_leaves_nothing_behind(
    blank: Blank, house: House, browser: Browser, box_browser: Browser
) -> None:
    ann = Person(house.address)
    table = ann.begin("meisterdiebe", options={"max_rounds": 1})
    flat = blank(browser, ann, NARROW, "off")
    _, without = loads_of(flat, table, ".md-board.md-flat")
    flat.close()
    page = blank(box_browser, ann, NARROW)
    first, full = loads_of(page, table, ".md-board:not(.md-flat) canvas")
    # The scene is whatever a table with its box loads and a table without it does not.
    scene = [load for load in full if load.path not in {load.path for load in without}]
    assert scene
    assert {load.path for load in scene}.isdisjoint(load.path for load in first)
    assert total(scene) <= SCENE, f"{total(scene)} bytes\n{listing(scene)}"
    assert page.evaluate(LIVING) > 0
    ann.play(table, "over")
    expect(page.locator(".read-results")).to_be_visible(timeout=60_000)
    page.keyboard.press("Escape")
    page.locator(".tb-bar > button").last.click()
    page.locator(".tb-leave button").click()
    expect(page.locator(".st-cards")).to_be_visible()
    page.wait_for_function(f"() => ({LIVING})() === 0")


def test_the_lit_cave_is_small_draws_little_and_rests(
    blank: Blank, house: House, box_browser: Browser
) -> None:
    ann = Person(house.address)
    page = blank(box_browser, ann, SMALL, "full", "no-preference")
    _, loads = loads_of(page, ann.begin("diamant"), ".dm-board.dm-lit canvas")
    [own] = {load.path for load in loads if load.path.startswith("/assets/cave-")}
    # A service worker may have it already, and then nothing comes over the line.
    assert 0 < int(page.request.get(own).headers["content-length"]) <= CAVE
    assert 0 < page.evaluate("counted.most") <= CALLS


def loads_of(page: Page, table: str, board: str) -> tuple[list[Load], list[Load]]:
    """What the first page loads until it is quiet, and what a table loads after it."""
    transfers = Transfers(page)
    first_page(page)
    first = transfers.needed()
    assert page.evaluate(LIVING) == 0
    before = len(transfers.loads)
    page.evaluate(f"history.pushState(null, '', '/table/{table}')")
    page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
    # Without a graphics card a scene is long in coming.
    expect(page.locator(board)).to_be_visible(timeout=120_000)
    page.evaluate(AT_REST, "canvas" in board)
    page.wait_for_load_state("networkidle")
    return first, transfers.loads[before:]


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_nothing_moves_while_the_first_page_is_built(
    blank: Blank, browser: Browser, size: ViewportSize
) -> None:
    page = blank(browser, size=size)
    page.add_init_script(
        """window.shifted = 0; new PerformanceObserver((list) => {
            for (const it of list.getEntries()) if (!it.hadRecentInput) window.shifted += it.value;
        }).observe({ type: "layout-shift", buffered: true });"""
    )
    first_page(page)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.evaluate(AT_REST, False)
    assert page.evaluate("window.shifted") < STEADY
