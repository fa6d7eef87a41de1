"""What the page costs: bytes until it can be used, frames at rest, memory after a game."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from browser.conftest import House, Visitors
from browser.hands import Person
from browser.transfers import Load, Transfers, first_page, listing, total

Blank = Callable[..., Page]
FIRST_PAGE = 100_000
SCENE = 200_000
STEADY = 0.1
WIDE: ViewportSize = {"width": 1440, "height": 900}
NARROW: ViewportSize = {"width": 390, "height": 844}
#: Counts what goes to the graphics card and what lives there.
COUNTED = """(() => {
    const counted = { draws: 0, frames: 0, living: new Map() };
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
    wrap(window, "requestAnimationFrame", () => counted.frames++);
})()"""
#: A lost context has given everything back.
LIVING = """() => [...counted.living].filter(([it]) => !it.isContextLost())
    .reduce((sum, [, living]) => sum + living, 0)"""


@pytest.fixture
def blank(visitors: Visitors, house: House) -> Blank:
    """Pages that have loaded nothing yet."""

    def opened(browser: Browser, who: Person | None = None, size: ViewportSize = WIDE) -> Page:
        known = who.in_browser() if who else {}
        context = browser.new_context(
            base_url=house.address, viewport=size, reduced_motion="reduce", locale="en-GB", **known
        )
        visitors.contexts.append(context)
        page = context.new_page()
        page.add_init_script("localStorage['schatulle.quality'] = '\"lite\"'")
        visitors.listen(page)
        return page

    return opened


def test_the_first_page_is_small_until_it_can_be_used(blank: Blank, browser: Browser) -> None:
    page = blank(browser)
    transfers = Transfers(page)
    first_page(page)
    loads = transfers.needed()
    assert {load.path for load in loads} >= {"/"}
    assert total(loads) <= FIRST_PAGE, f"{total(loads)} bytes\n{listing(loads)}"


def test_the_scene_is_small_and_comes_after_the_first_page(
    blank: Blank, house: House, box_browser: Browser
) -> None:
    ann = Person(house.address)
    page = blank(box_browser, ann, NARROW)
    transfers = Transfers(page)
    first_page(page)
    assert not scene_of(transfers), "the first page loads the scene"
    first = {load.path for load in transfers.loads}
    page.goto(f"/table/{ann.begin('meisterdiebe')}")
    expect(page.locator(".md-board:not(.md-flat) canvas")).to_be_visible()
    page.wait_for_timeout(1500)
    loads = scene_of(transfers)
    assert loads
    assert {load.path for load in loads}.isdisjoint(first)
    assert total(loads) <= SCENE, f"{total(loads)} bytes\\n{listing(loads)}"


def scene_of(transfers: Transfers) -> list[Load]:
    """Scripts of the scene: three.js with the box, its painter and its workers."""
    names = ("/assets/scene", "/assets/studio", "/assets/painter", "/assets/wood", "/assets/three")
    return [load for load in transfers.loads if load.path.startswith(names)]


def test_a_box_at_rest_draws_nothing_and_leaves_nothing_behind(
    blank: Blank, house: House, box_browser: Browser
) -> None:
    ann = Person(house.address)
    page = blank(box_browser, ann, NARROW)
    page.add_init_script(COUNTED)
    first_page(page)
    before = page.evaluate(LIVING)
    table = ann.begin("meisterdiebe", options={"max_rounds": 1})
    page.evaluate(f"history.pushState(null, '', '/table/{table}')")
    page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.locator(".md-board:not(.md-flat) canvas")).to_be_visible()
    is_at_rest(page)
    assert page.evaluate(LIVING) > before
    ann.play(table, "over")
    expect(page.locator(".read-results")).to_be_visible(timeout=60_000)
    page.keyboard.press("Escape")
    page.locator(".tb-bar > button").last.click()
    page.locator(".tb-leave button").click()
    expect(page.locator(".st-cards")).to_be_visible()
    page.wait_for_timeout(500)
    assert page.evaluate(LIVING) <= before


def is_at_rest(page: Page, patience: int = 20) -> None:
    """Within some seconds there is a whole one without a frame."""
    for _ in range(patience):
        drawn = page.evaluate("[counted.draws, counted.frames]")
        page.wait_for_timeout(1000)
        if drawn[0] and page.evaluate("[counted.draws, counted.frames]") == drawn:
            return
    raise AssertionError("the box never rests")


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
    page.wait_for_timeout(1500)
    assert page.evaluate("window.shifted") < STEADY
