"""What a first-time visitor is told: what a game is about, what cards do, what is dangerous."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.support import page_player
from browser.support.socket_player import Person, as_a
from browser.support.visitors import PHONE, House

Visit = Callable[..., Page]
GAMES = ("meisterdiebe", "diamant")
TWO_FRAMES = """new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"""
SMUGGLED = {"zoch": "red cushion", "prototype": "other players"}
#: What stands between the newcomer and each game, first to last.
WAYS = ".st-ways :is(a, button)"


def bubble(page: Page) -> Locator:
    return page.locator(".part-bubble:not([hidden])")


def in_sight(thing: Locator) -> None:
    """Where nothing scrolls any more: a bubble goes when what it explains moves."""
    thing.scroll_into_view_if_needed()
    thing.evaluate(TWO_FRAMES)


def said(page: Page) -> str:
    expect(bubble(page)).to_be_visible()
    return bubble(page).inner_text()


def phone(visit: Visit, path: str, who: Person) -> Page:
    return visit(path, viewport=PHONE, has_touch=True, is_mobile=True, **who.in_browser())


@pytest.fixture
def ann(house: House) -> Person:
    return Person(house.address, "Ann")


def test_a_newcomer_is_offered_the_lesson_first_and_the_game_beside_it(visit: Visit) -> None:
    page = visit()
    for game in GAMES:
        ways = page_player.card(page, game).locator(WAYS)
        expect(ways.first).to_have_attribute("href", f"/learn/{game}")
        expect(ways.nth(1)).to_have_text("Play now")
        pitch = page_player.card(page, game).locator(".st-about")
        expect(pitch).to_contain_text(re.compile(r"\d min · age \d+"))
    page_player.play_now(page, "Diamant")
    expect(page.locator(".dm-choice").first).to_be_visible()
    page.goto("/")
    expect(page_player.card(page, "Diamant").locator(WAYS).first).to_have_text("Play now")
    lesson = page_player.card(page, "Diamant").locator("a.st-learn")
    expect(lesson).to_have_attribute("href", "/learn/diamant")
    expect(page_player.card(page, "Meisterdiebe").locator(WAYS).first).to_contain_text("Learn")


def test_what_a_card_does_is_told_as_its_table_plays_it(visit: Visit, ann: Person) -> None:
    told = set()
    for edition, words in SMUGGLED.items():
        table = ann.begin("meisterdiebe", edition=edition, options={"quick_setup": True})
        ann.play(table, "choose")
        page = visit(f"/table/{table}", **ann.in_browser())
        card = page.locator(".md-hand .md-card", has_text="Smuggler")
        # The editions' values come a moment after the table.
        expect(card).to_have_accessible_description(re.compile(words))
        in_sight(card)
        card.hover()
        expect(card).to_have_accessible_description(said(page))
        told.add(said(page))
        page.keyboard.press("Escape")
        expect(bubble(page)).to_have_count(0)
        assert not page.locator(".md-card-wished").count()
    assert len(told) == 2


def test_the_overview_of_characters_is_that_of_an_edition(visit: Visit) -> None:
    page = visit("/rules/meisterdiebe")
    published, prototype = (page.locator(".md-characters").nth(place) for place in (0, 1))
    expect(published.locator("li").first).to_contain_text("red cushion")
    expect(prototype.locator("li").nth(2)).to_contain_text("other players")
    expect(prototype.locator("li").last).to_contain_text("flip the box")


def test_a_tap_explains_a_card_and_another_one_plays_it(visit: Visit, ann: Person) -> None:
    table = ann.begin("meisterdiebe", options={"quick_setup": True})
    ann.play(table, "choose")
    page = phone(visit, f"/table/{table}", ann)
    page.locator(".md-hand .md-card", has_text="Jewelress").tap()
    expect(page.locator(".md-does")).to_contain_text("for each detective")
    before = page.locator(".md-hand").bounding_box()
    page.locator(".md-hand .md-card", has_text="Smuggler").tap()
    expect(page.locator(".md-does")).to_contain_text("red cushion")
    assert page.locator(".md-hand").bounding_box() == before
    assert ann.lobby(table)["status"] == "playing"
    expect(page.locator(".tb-prompt b")).to_have_text("Choose a character, in secret")
    page.get_by_role("button", name="Lock in").tap()
    expect(page.locator(".md-does")).to_have_count(0)


def test_cushions_points_and_cycles_explain_themselves(visit: Visit, ann: Person) -> None:
    table = ann.begin("meisterdiebe", options={"quick_setup": True, "max_rounds": 6})
    ann.play(table, "open", way=as_a("thief"))
    page = phone(visit, f"/table/{table}", ann)
    board = page.locator(".md-board")
    expect(board).to_be_visible()
    shape = board.bounding_box()
    for thing, words in (
        (".md-own .md-bag-white", "imitations"),
        (".md-own .md-bag-black", "real gems"),
        (".md-red", "end of the round"),
        (".md-own .md-score", "below zero"),
        (".tb-where button", "Six rounds are a cycle"),
        (".tb-where button", "after round 6"),
    ):
        page.locator(thing).tap()
        expect(bubble(page)).to_contain_text(words)
        assert board.bounding_box() == shape
        page.locator(".tb-prompt b").tap()
        expect(bubble(page)).to_have_count(0)
    page.locator(".md-own .md-score").press("Enter")
    expect(bubble(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(bubble(page)).to_have_count(0)


def test_the_first_hazard_says_what_a_second_one_does(visit: Visit, ann: Person) -> None:
    table = ann.begin("diamant", options={"expeditions": 10}, log="open_notes")
    page = visit(f"/table/{table}", **ann.in_browser())
    page.locator(".dm-choice").first.wait_for()
    danger = page.locator(".dm-danger")
    while not danger.inner_text():
        page_player.press(page.locator(page_player.CHOICE).first)
        page_player.awaited(page)
    expect(danger).to_have_text(re.compile(r"^A second .+ ends the expedition\.$"))
    odds = page.locator(".dm-odds .part-explain-drawn")
    shares = [float(it) for it in re.findall(r"([\d.]+)%", odds.inner_text())]
    assert shares[0] > 0
    assert abs(sum(shares) - 100) < 0.2
    in_sight(odds)
    odds.hover()
    cards, ends = map(int, re.findall(r"(\d+) cards left.+expedition: (\d+)", said(page))[0])
    assert shares[0] == pytest.approx(100 * ends / cards, abs=0.1)
