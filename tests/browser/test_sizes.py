"""Every state of the page at every size: no word cut, nothing over anything, nothing too wide."""

import re
from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from typing import Final

import pytest
from playwright.sync_api import Browser, BrowserType, Page, expect

from browser.support import page_faults, sight
from browser.support.states import STATES, People, show
from browser.support.visitors import FAST_PAGES, FLAGS, House, Visitors, found
from support.budget import long_mode

#: Small phones, the same on their side, tablets, a desk, a wall.
SIZES: Final[Mapping[str, tuple[int, int]]] = {
    "small": (320, 568),
    "low": (360, 640),
    "phone": (390, 844),
    "side": (844, 390),
    "side-low": (812, 325),
    "side-small": (667, 331),
    "tablet": (1024, 768),
    "tablet-on-end": (768, 1024),
    "desk": (1440, 900),
    "wall": (3840, 2160),
}
#: As wide as 24 letters get.
LONG_NAMES: Final = ("W" * 24, "M" * 24)
#: So many sizes of each state are looked at every day; over all states they are all.
SPREAD: Final = long_mode(2, len(SIZES))
#: These alone where letters are large and names are long.
ROOMY: Final = ("phone", "tablet", "desk")
LARGE: Final = tuple(STATES) if long_mode(0, 1) else ("landing", "gathering", "choose", "cave")

Eyes = Callable[[Page], list[str]]


@pytest.fixture
def ann(house: House) -> People:
    return People(house.address)


@pytest.fixture
def page(visitors: Visitors, ann: People) -> Page:
    visitors.forgiven.append("404 (Not Found)")
    return visitors.visit("/games", **ann.ann.in_browser())


def sizes_of(at: int) -> Iterator[tuple[str, tuple[int, int]]]:
    """Some sizes for the state with this number: others than its neighbours have."""
    names = list(SIZES)
    for step in range(SPREAD):
        name = names[(at + step * len(names) // SPREAD) % len(names)]
        yield name, SIZES[name]


def faults(page: Page) -> list[str]:
    settled(page)
    eyes: tuple[Eyes, ...] = (
        page_faults.overflow,
        sight.cut,
        sight.overlapping,
        sight.covered,
    )
    return [fault for look in eyes for fault in look(page)]


def settled(page: Page) -> None:
    """Two frames later whatever watches the size has drawn itself anew."""
    page.evaluate("new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")


def test_nothing_is_cut_or_covered_at_any_size(page: Page, ann: People) -> None:
    wrong = []
    for at, (name, state) in enumerate(STATES.items()):
        show(page, state, ann)
        for size, (width, height) in sizes_of(at):
            page.set_viewport_size({"width": width, "height": height})
            wrong += [f"{name}, {size}: {fault}" for fault in faults(page)]
    assert wrong == [], "\n".join(["", *wrong])


#: What the browser's own setting for larger letters does.
TWICE_AS_LARGE: Final = "--blink-settings=defaultFontSize=32,defaultFixedFontSize=26"


@pytest.fixture(scope="module")
def large_browser(chromium: BrowserType) -> Iterator[Browser]:
    flags = [*FLAGS, FAST_PAGES, TWICE_AS_LARGE]
    browser = chromium.launch(executable_path=found(), args=flags)
    yield browser
    browser.close()


def test_letters_twice_as_large_have_room(
    visitors: Visitors, ann: People, large_browser: Browser
) -> None:
    visitors.forgiven.append("404 (Not Found)")
    page = visitors.visit("/games", browser=large_browser, **ann.ann.in_browser())
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    faults = seen(page, ann)
    assert faults == [], "\n".join(["", *faults])


def test_the_longest_names_have_room(page: Page, visitors: Visitors, house: House) -> None:
    people = People(house.address, LONG_NAMES)
    page = visitors.visit("/games", **people.ann.in_browser())
    faults = seen(page, people)
    assert faults == [], "\n".join(["", *faults])


def seen(page: Page, people: People) -> list[str]:
    """What is wrong where there is less room than usual; to scroll for it is no fault."""
    eyes = (page_faults.overflow, sight.cut, sight.overlapping, page_faults.unreachable)
    faults = []
    for name in LARGE:
        show(page, STATES[name], people)
        for size in ROOMY:
            width, height = SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
            settled(page)
            faults += [f"{name}, {size}: {it}" for look in eyes for it in look(page)]
    return faults


#: Dialogs that can be seen through, controls without an edge, chosen ones without a mark.
PLAIN: Final = """() => [...document.querySelectorAll(
    "dialog[open], .btn, [aria-pressed=true], [aria-current=true]")].filter((it) => {
    if (!it.checkVisibility() || it.closest("dialog:not([open])")) return false;
    const style = getComputedStyle(it);
    const marked = style.outlineStyle !== "none" || parseFloat(style.borderTopWidth) > 0;
    return !marked || style.backgroundColor === "rgba(0, 0, 0, 0)" && it.matches("dialog");
}).map((it) => it.outerHTML.slice(0, 100))"""


@pytest.mark.parametrize("name", ["landing", "cave-over", "cave"])
def test_in_the_systems_colours_everything_has_an_edge(page: Page, ann: People, name: str) -> None:
    page.emulate_media(forced_colors="active")
    show(page, STATES[name], ann)
    assert page.evaluate(PLAIN) == []


#: Notes whatever a live region says from now on.
LISTENING: Final = """() => {
    window.said = [];
    const live = document.querySelector("[aria-live=polite]");
    new MutationObserver(() => window.said.push(live.textContent.trim()))
        .observe(live, { childList: true, characterData: true, subtree: true });
}"""

#: What is pressed, one after the other, until the question is answered.
ANSWERS: Final = {
    "cave": (".dm-choice >> nth=0",),
    "chosen": (".md-actions .primary",),
    "turn": (".md-move:not([aria-disabled]) >> nth=0", ".md-actions .primary"),
}


@pytest.mark.parametrize("name", list(ANSWERS))
def test_whoever_answers_by_keys_stays_at_the_table_and_hears_everything_once(
    page: Page, ann: People, name: str
) -> None:
    show(page, STATES[name], ann)
    expect(page.locator("[aria-live=polite]").first).not_to_be_empty()
    page.evaluate(LISTENING)
    for button in ANSWERS[name]:
        page.locator(button).focus()
        page.keyboard.press("Enter")
    page.wait_for_function("() => said.length > 0")
    page.wait_for_function("() => document.activeElement !== document.body")
    assert page.evaluate("document.activeElement.closest('main')?.className") == "tb-board"
    said: list[str] = page.evaluate("said")
    assert all(one != other for one, other in pairwise(said)), said
    news = [it for saying in said for it in re.split(r"(?<=[.!]) ", saying) if it[-1:] in ".!"]
    assert len(news) == len(set(news)), said


def test_what_is_prepared_is_said(page: Page, ann: People) -> None:
    show(page, STATES["turn"], ann)
    page.locator(".md-move:not([aria-disabled])").first.click()
    prepared = page.locator(".md-actions [role=status]")
    expect(prepared).not_to_be_empty()
    expect(page.locator(".md-actions .primary")).to_contain_text(prepared.inner_text())


@pytest.mark.parametrize("name", ["landing", "choose", "cave"])
def test_nothing_moves_where_there_is_no_box(page: Page, ann: People, name: str) -> None:
    """Quality is left to the page, and the browser has nothing to draw it with."""
    page.add_init_script(
        """localStorage["schatulle.quality"] = '"auto"';
        const real = HTMLCanvasElement.prototype.getContext;
        HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
            return /webgl/.test(kind) ? null : real.call(this, kind, ...more);
        };
        window.shifted = []; new PerformanceObserver((list) => {
            for (const it of list.getEntries()) if (!it.hadRecentInput) window.shifted.push(
                [it.value, ...it.sources.map((from) => from.node?.className ?? "")]);
        }).observe({ type: "layout-shift", buffered: true });"""
    )
    page.set_viewport_size({"width": 390, "height": 844})
    show(page, STATES[name], ann)
    page.wait_for_load_state("networkidle")
    settled(page)
    shifted = page.evaluate("window.shifted")
    assert sum(it[0] for it in shifted) < 0.005, shifted


def test_a_page_full_of_faults_is_found_out(page: Page) -> None:
    # Elsewhere, where no policy of ours forbids styles of its own.
    elsewhere = "http://faulty.test/"
    page.route(f"{elsewhere}**", lambda it: it.fulfill(body=FAULTY, content_type="text/html"))
    page.goto(elsewhere)
    assert len(sight.cut(page)) == 2
    assert len(sight.overlapping(page)) == 1
    assert len(sight.covered(page)) == 1


FAULTY: Final = """<!doctype html><link rel="icon" href="data:,"><style>
    .short { width: 60px; overflow: hidden; white-space: nowrap }
    .small { width: 40px; white-space: nowrap }
    .on { position: relative; height: 50px }
    .on > * { position: absolute; left: 0; top: 0; height: 40px }
    .on > .roof { width: 60px; background: #000 }</style>
    <p class="short">much longer than its room</p>
    <p><button class="small">out of its button</button></p>
    <div class="on"><span>one</span><i>other</i></div>
    <div class="on"><button>under</button><div class="roof"></div></div>"""
