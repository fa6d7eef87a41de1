"""Everybody can see, reach and hear every page in every state, at many sizes, in two languages.

`make long` looks at all states with everything; else what costs most is spread over them.
"""

import random
import re
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from browser.support import page_faults, page_player
from browser.support.learner import PANEL
from browser.support.socket_player import Person, as_a
from browser.support.visitors import DESKTOP, PHONE, House, Visitors
from support.budget import LONG, long_mode

Visit = Callable[..., Page]
Thing = TypeVar("Thing")
#: German has the longest words.
LANGUAGES = ("en", "de")[: long_mode(1, 2)]
MEISTERDIEBE = "meisterdiebe"
DIAMANT = "diamant"


def drawn(state: str, things: Sequence[Thing]) -> Sequence[Thing]:
    """One of the things: always the same for a state, and another for another; or all of them."""
    return things if LONG else [random.Random(f"{state} {things}").choice(things)]


class Looker:
    """Looks at pages in all sizes, and gathers what is wrong with them."""

    def __init__(self, visit: Visit, language: str) -> None:
        self._visit = visit
        self._language = language
        #: Other words change what fits, and little else.
        self._thorough = language == LANGUAGES[0]
        self.faults: list[str] = []

    def visit(
        self, path: str = "/", who: Person | None = None, quality: str = "off", **wishes: object
    ) -> Page:
        kept = {"language": self._language, "quality": quality}
        return self._visit(path, kept=kept, **(who.in_browser() if who else {}), **wishes)

    def look(
        self,
        page: Page,
        state: str,
        selector: str,
        sizes: Sequence[tuple[int, int]] = page_faults.SIZES,
    ) -> None:
        """Once the state is there, everything that can be found wrong with it."""
        expect(page.locator(selector).first).to_be_visible()
        settle(page)
        places = drawn(state, ("at a desk", "on a phone"))
        if "at a desk" in places:
            self._note(state, "at a desk", page_faults.violations(page))
        if self._thorough:
            self._note(state, "unseen focus", page_faults.invisible_focus(page))
        for width, height in sizes:
            resize(page, width, height)
            self._note(state, f"too wide at {width}", page_faults.overflow(page))
            if width == PHONE["width"]:
                self._note(state, "too small", page_faults.small_targets(page))
            if width == PHONE["width"] and "on a phone" in places:
                self._note(state, "on a phone", page_faults.violations(page))
        if self._thorough:
            resize(page, *page_faults.ZOOMED)
            self._note(state, "out of reach at 200 %", page_faults.unreachable(page))
        if page_faults.WALL in drawn(state, (page_faults.WALL, None, None)):
            resize(page, *page_faults.WALL)
            self._note(state, "too wide on a wall", page_faults.overflow(page))
        resize(page, **DESKTOP)

    def _note(self, state: str, what: str, faults: list[str]) -> None:
        self.faults += [f"{state}: {what}: {fault}" for fault in dict.fromkeys(faults)]


def resize(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    settle(page)


def settle(page: Page) -> None:
    """A frame later what watches the window's size has drawn itself anew."""
    page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")


@pytest.fixture(params=LANGUAGES)
def looker(request: pytest.FixtureRequest, visit: Visit) -> Iterator[Looker]:
    looker = Looker(visit, request.param)
    yield looker
    assert looker.faults == [], "\n".join(["", *looker.faults])


@pytest.fixture
def ann(house: House) -> Person:
    return Person(house.address, "Ann")


@pytest.fixture
def ben(house: House) -> Person:
    return Person(house.address, "Ben")


def test_the_first_page_and_the_set_up(looker: Looker) -> None:
    page = looker.visit()
    looker.look(page, "first page", ".st-cards")
    for game, way in ((MEISTERDIEBE, 1), (DIAMANT, 3)):
        page.locator(f".st-card-{game} .st-ways button").nth(way).click()
        page.locator(".su-more > summary").click()
        looker.look(page, f"set-up of {game}", "form.su")
        page.locator(".part-dialog-head button").click()


def test_the_choice_of_bots(looker: Looker) -> None:
    page = looker.visit(f"/?game={MEISTERDIEBE}&way=bots")
    page.locator(".su-seat").last.click()
    page.locator(".bot-memory summary").click()
    looker.look(page, "bots to choose from", ".bot-gallery select")


def test_the_gathering(looker: Looker, ann: Person, ben: Person) -> None:
    table = ann.open(MEISTERDIEBE, chairs="ppb")
    looker.look(looker.visit(f"/table/{table}", ann), "gathering, as its host", ".ga-chairs")
    ben.sit(table, 1)
    looker.look(looker.visit(f"/table/{table}", ben), "gathering, as a guest", ".ga-chairs")
    code = ann.lobby(table)["code"]
    looker.look(looker.visit(f"/join/{code}"), "join", "form")


@pytest.mark.parametrize(
    ("kind", "character"),
    [
        ("fill", "thief"),
        ("choose", "thief"),
        ("open", "thief"),
        ("place", "jeweller"),
        ("turn", "thief"),
    ],
)
def test_a_question_of_meisterdiebe(looker: Looker, ann: Person, kind: str, character: str) -> None:
    table = ann.begin(MEISTERDIEBE)
    if kind == "turn":
        ann.play(table, "choose")
    ann.play(table, kind, way=as_a(character))
    page = looker.visit(f"/table/{table}", ann)
    looker.look(page, f"{MEISTERDIEBE}, {kind}", f".md-actions-{kind}")


def test_the_results_and_the_replay_of_meisterdiebe(looker: Looker, ann: Person) -> None:
    table = ann.begin(MEISTERDIEBE, options={"max_rounds": 1})
    ann.play(table, "over")
    looker.look(looker.visit(f"/table/{table}", ann), f"{MEISTERDIEBE}, results", ".read-results")
    looker.look(looker.visit(f"/replay/{table}", ann), f"{MEISTERDIEBE}, replay", "main")


@pytest.mark.parametrize("game", [MEISTERDIEBE, DIAMANT])
def test_waiting_for_others(looker: Looker, ann: Person, ben: Person, game: str) -> None:
    table = ann.open(game, chairs="ppb")
    ben.sit(table, 1)
    ann.start(table)
    page = looker.visit(f"/table/{table}", ben)
    waiting = ".tb-prompt:not(:has(~ .md-actions)):not(:has(~ .dm-choice))"
    if game == DIAMANT:
        page.locator(".dm-choice").first.click()
        waiting = ".tb-prompt"
    looker.look(page, f"{game}, waiting", waiting)


def test_diamant(looker: Looker, ann: Person) -> None:
    table = ann.begin(DIAMANT, options={"expeditions": 2})
    looker.look(looker.visit(f"/table/{table}", ann), f"{DIAMANT}, deciding", ".dm-choice")
    ann.play(table, "over")
    looker.look(looker.visit(f"/table/{table}", ann), f"{DIAMANT}, results", ".read-results")
    looker.look(looker.visit(f"/replay/{table}", ann), f"{DIAMANT}, replay", "main")
    looker.look(looker.visit("/games", ann), "one's games", "main")


def test_the_windows_over_a_table(looker: Looker, ann: Person) -> None:
    page = looker.visit(f"/table/{ann.begin(MEISTERDIEBE)}", ann)
    page.locator(".tb-bar > button").last.click()
    page.locator(".tb-fair summary").click()
    looker.look(page, "menu", ".tb-menu")
    page.locator(".part-dialog-head button").click()
    page.locator(".tb-rules").click()
    looker.look(page, "rules over the table", "dialog h3")


def test_what_people_settle(looker: Looker, ann: Person, ben: Person) -> None:
    table = ann.open(DIAMANT, chairs="ppb", clock=86_400)
    ben.sit(table, 1)
    ann.start(table)
    page = looker.visit(f"/table/{table}", ann)
    page.locator(".tb-bar > button").last.click()
    page.locator(".pe-devices summary").click()
    page.locator(".pe-devices .pe-buttons .btn").first.click()
    looker.look(page, "a code for a second device", ".pe-qr")
    page.locator(".part-dialog-head button").click()
    ben.end(table)
    looker.look(page, "somebody wants the end", ".pe-notice")
    page.locator(".pe-notice .btn").first.click()
    looker.look(page, "ended together", ".read-next")
    looker.look(looker.visit(f"/device#{table}.code"), "a second device", ".panel .btn")


def test_the_rules(looker: Looker) -> None:
    looker.look(looker.visit("/rules"), "rules", "main h2")
    looker.look(looker.visit("/rules/M-22"), "a clause", "main")


@pytest.mark.parametrize("lesson", ["meisterdiebe/drawers", "diamant/path"])
def test_a_lesson(looker: Looker, lesson: str) -> None:
    page = looker.visit(f"/learn/{lesson.partition('/')[0]}")
    looker.look(page, "lessons", ".learn-lessons")
    page.locator(f"[data-lesson='{lesson}']").click()
    looker.look(page, f"{lesson}, to be read", ".ls-next")
    page.keyboard.press("n")
    looker.look(page, f"{lesson}, to be played", f"{PANEL} .ls-asked")


def test_no_such_table(looker: Looker, visitors: Visitors) -> None:
    visitors.forgiven.append("404 (Not Found)")
    looker.look(looker.visit("/table/nowhere"), "no such table", ".tb-gone")
    looker.look(looker.visit("/join/XXXXXX"), "no such code", ".panel [role=alert]")
    looker.look(looker.visit("/games/nowhere"), "no games", "main")


def test_the_line_is_lost(looker: Looker, ann: Person) -> None:
    page = looker.visit("/games", ann)
    lines: list[WebSocketRoute] = []

    def connected(line: WebSocketRoute) -> None:
        if lines:
            line.close(code=1012)
        else:
            line.connect_to_server()
        lines.append(line)

    page.route_web_socket("**/socket", connected)
    page.goto(f"/table/{ann.begin(DIAMANT)}")
    expect(page.locator(".dm-choice").first).to_be_visible()
    lines[0].close(code=1012)
    looker.look(page, "the line is lost", ".tb-line")


def test_what_happens_is_said(visit: Visit, ann: Person) -> None:
    """A live region says the prompt, and after a move what happened and the next prompt."""
    page = visit(f"/table/{ann.begin(DIAMANT)}", **ann.in_browser())
    live = page.locator("[aria-live=polite]").first
    expect(live).to_contain_text("Explore further, or return with what you have?")
    live.evaluate(
        """it => {
            window.said = [];
            const listen = () => window.said.push(it.textContent);
            const changes = { childList: true, characterData: true, subtree: true };
            new MutationObserver(listen).observe(it, changes);
        }"""
    )
    page.locator(".dm-choice").first.click()
    page.wait_for_function(
        """() => {
            const said = window.said.join(" ");
            const asked = document.querySelector(".tb-prompt b")?.innerText;
            // What every round of Diamant ends with: a card, or the way back.
            const news = /Diamonds: |Danger|came back to camp|is over/;
            return news.test(said) && asked && said.includes(asked);
        }"""
    )


def test_beside_the_box(looker: Looker, ann: Person, box_browser: Browser) -> None:
    """The board is laid out otherwise when there is a box in three dimensions."""
    table = ann.begin(MEISTERDIEBE)
    ann.play(table, "open", way=as_a("thief"))
    page = looker.visit(f"/table/{table}", ann, browser=box_browser, quality="lite")
    expect(page.locator(".md-board:not(.md-flat) canvas")).to_be_visible()
    state = f"{MEISTERDIEBE} with its box"
    # The smallest phone, and one of the others: each draws the box anew.
    sizes = [page_faults.SIZES[0], *drawn(state, page_faults.SIZES[1:])]
    looker.look(page, state, ".md-actions-open", sizes)


def test_what_is_looked_for_is_found(visit: Visit) -> None:
    """A page with all these faults has all these faults."""
    page = visit("/games")
    # Elsewhere, where no service worker of ours answers before the route does.
    elsewhere = "http://faulty.test/"
    page.route(f"{elsewhere}**", lambda it: it.fulfill(body=FAULTY, content_type="text/html"))
    page.goto(elsewhere)
    found = {fault.split(":")[0] for fault in page_faults.violations(page)}
    assert found >= {"color-contrast", "button-name"}
    assert page_faults.overflow(page)
    assert len(page_faults.small_targets(page)) == 2
    assert len(page_faults.unreachable(page)) == 1
    assert len(page_faults.invisible_focus(page)) == 2


FAULTY = """<!doctype html><html lang="en"><title>faults</title>
    <link rel="icon" href="/icon.svg">
    <style>* { outline: none !important }</style>
    <main style="width: 4000px; background: #222"><h1 style="color: #333">hardly to be read</h1>
    <button style="width: 20px; height: 50px"></button>
    <button style="position: fixed; left: -90px; width: 80px; height: 20px">away</button></main>"""


def test_long_drawers_are_marked_for_eyes_and_ears_where_the_table_chose_it(
    visit: Callable[..., Page],
) -> None:
    page = visit()
    page_player.set_up(page, "Meisterdiebe", options={"Long drawers marked": True})
    long = {"A1", "A3", "B1", "B3", "C1", "C3"}
    expect(page.locator(".md-drawer.md-long")).to_have_count(len(long))
    heard = page.get_by_role("button", name=re.compile(r", long\b"))
    for buttons in (heard, page.locator(".md-drawer.md-long")):
        assert {it.get_attribute("data-drawer") for it in buttons.all()} == long
