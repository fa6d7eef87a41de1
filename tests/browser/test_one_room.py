"""A shared screen as the board, phones as hands, and somebody at the screen itself."""

import json
import random
import re
from collections.abc import Callable

from playwright.sync_api import Page, WebSocket, expect

from browser.support import page_faults, page_player
from browser.support.page_player import BY_HAND
from browser.support.visitors import PHONE, House, Visitors

Visit = Callable[..., Page]
TELEVISION = {"width": 1920, "height": 1080}
#: What Chromium says by itself while there is no server.
NO_SERVER = ["WebSocket connection to", "net::ERR_CONNECTION_REFUSED"]
#: What only the eyes of a seat see; behind the curtain it may be there.
SECRETS = ":is(.md-hand, .md-hand-strip, .dm-choice, .md-own-card):not(.sc-behind *)"
OVER = ".sc-end, .ha-end"


class Ears:
    """Whose eyes a page has had on each of its lines."""

    def __init__(self, page: Page) -> None:
        self.eyes: dict[str, set[int | None]] = {}
        page.on("websocket", self._opened)

    def _opened(self, line: WebSocket) -> None:
        eyes = self.eyes.setdefault(line.url.rpartition("/")[2], set())
        line.on("framereceived", lambda frame: self._heard(json.loads(frame), eyes))

    @staticmethod
    def _heard(message: dict[str, int | None], eyes: set[int | None]) -> None:
        if "view" in message or "chapters" in message or "events" in message:
            eyes.add(message["seat"])


def open_on_screen(screen: Page, game: str, seats: int, **options: object) -> str:
    """A screen opens a table; gives the code that it shows."""
    screen.get_by_role("button", name=game).click()
    form = screen.get_by_role("dialog")
    chairs = form.locator("ol > li")
    chairs.first.wait_for()
    while (count := chairs.count()) > seats:
        form.get_by_role("button", name="Remove a player").click()
        expect(chairs).to_have_count(count - 1)
    for label, value in options.items():
        page_player.choose_option(form, label, value)
    form.locator("button[type=submit]").click()
    screen.wait_for_url("**/screen/**")
    return screen.locator(".sc-code").inner_text()


def phone(visit: Visit, code: str, name: str) -> Page:
    """Somebody scans the picture."""
    page = visit(f"/hand/{code}", viewport=PHONE, has_touch=True)
    page_player.sit_down(page, name)
    return page


def begin(screen: Page, names: list[str]) -> None:
    expect(screen.locator(".sc-chair b")).to_have_text(names)
    screen.get_by_role("button", name="Start the game").click()


def play(pages: list[Page], chance: random.Random, until: Callable[[], bool]) -> set[str]:
    """Whoever is asked answers, wherever that is; gives the kinds of what was asked."""
    asked: set[str] = set()
    for _ in range(2000):
        for page in pages:
            kind = page_player.offer(page)
            if kind is not None and kind in BY_HAND:
                BY_HAND[kind](page, chance)
                asked.add(kind)
            else:
                page_player.by_key(page)
        if until():
            return asked
    raise AssertionError("it does not go on")


def shows(pages: list[Page], selector: str) -> Callable[[], bool]:
    return lambda: all(page.locator(selector).count() for page in pages)


def faults(pages: list[Page]) -> list[str]:
    return [it for page in pages for it in page_faults.violations(page)]


def points(screen: Page) -> list[int]:
    rows = screen.locator(".read-score .visually-hidden").all_inner_texts()
    return [int(row.split()[0].replace("−", "-")) for row in rows]


def test_a_screen_and_two_phones_and_one_at_the_screen_play_a_whole_game(
    visitors: Visitors, house: House
) -> None:
    visitors.forgiven += NO_SERVER
    screen = visitors.visit("/screen", viewport=TELEVISION)
    ears = Ears(screen)
    code = open_on_screen(screen, "Diamant", 3, **{"Number of expeditions": 1})
    ann, bob = (phone(visitors.visit, code, name) for name in ("Ann", "Bob"))
    screen.get_by_role("button", name="Sit at this screen").click()
    screen.get_by_label("Name of player 3").fill("Cleo")
    screen.get_by_role("button", name="Sit down").click()
    expect(screen.locator(".sc-free")).to_have_count(0)
    assert faults([screen]) == []
    begin(screen, ["Ann", "Bob", "Cleo"])
    pages = [screen, ann, bob]
    assert page_player.awaited(screen) == "pass"
    assert page_player.awaited(ann) == "decide"
    assert faults(pages) == []
    expect(screen.locator(SECRETS)).to_have_count(0)
    page_player.decide(ann, random.Random(1))
    expect(ann.locator(".ha-look")).to_contain_text("Look at the screen")
    house.kill()
    house.start()
    for page in pages:
        expect(page.locator(".tb-line")).to_have_count(0)
    asked = play(pages, random.Random(71), shows(pages, OVER))
    assert asked == {"decide", "pass"}
    assert faults(pages) == []
    replay = screen.request.get(f"/api/tables/{page_player.table_of(ann)}/replay").json()
    assert sorted(points(screen)) == sorted(replay["outcome"]["scores"])
    # The screen itself never had but everyone's eyes; Cleo's came on a line of their own.
    assert ears.eyes == {"socket?shared": {None}, "socket": {2}}
    ann.get_by_role("button", name="Rematch").tap()
    for page in (ann, bob):
        expect(page.locator(".ga-who b").first).to_have_text("Ann")
    expect(screen.locator(".sc-chair b")).to_have_text(["Ann", "Bob", "Cleo"])
    assert screen.url.rpartition("/")[2] == page_player.table_of(ann)


def test_phones_are_hands_for_a_round_about_the_box(visit: Visit) -> None:
    screen = visit("/screen", viewport=TELEVISION)
    ears = Ears(screen)
    code = open_on_screen(screen, "Master Thieves", 2, **{"Longest game": 5})
    pages = [phone(visit, code, name) for name in ("Ann", "Bob")]
    begin(screen, ["Ann", "Bob"])
    for page in pages:
        assert page_player.awaited(page) == "choose"
        expect(page.locator(".md-unrolled, .md-chip, .log")).to_have_count(0)
    assert faults([screen, *pages]) == []
    later = screen.locator(".sc-where", has_text=re.compile("round [2-5]"))
    asked = play(pages, random.Random(73), lambda: bool(later.count()))
    assert asked >= {"choose", "open", "turn"}
    expect(screen.locator(SECRETS)).to_have_count(0)
    assert ears.eyes == {"socket?shared": {None}}
