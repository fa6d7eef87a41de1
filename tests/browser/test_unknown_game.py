"""A game that the server has and this page does not: nobody waits for it in vain."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.support.socket_player import Person
from browser.support.visitors import House

Visit = Callable[..., Page]
SENTENCE = "This page doesn’t know the game toy"


def assert_told(page: Page) -> None:
    expect(page.get_by_text(SENTENCE)).to_be_visible()
    expect(page.get_by_role("link", name="To the first page")).to_be_visible()


def test_its_lobby_its_table_and_its_replay_say_so(visit: Visit, house: House) -> None:
    ann = Person(house.address)
    table = ann.open("toy", "pbb")
    page = visit(f"/table/{table}", **ann.in_browser())
    assert_told(page)
    ann.start(table)
    page.get_by_role("button", name="Reload").click()
    assert_told(page)
    ann.play(table, "over")
    page.goto(f"/replay/{table}")
    assert_told(page)


def test_the_first_page_does_not_offer_it(visit: Visit, house: House) -> None:
    page = visit()
    offered = page.request.get("/api/games").json()
    cards = page.get_by_role("button", name="Play now")
    expect(cards).to_have_count(len(offered) - 1)
    page.goto("/?game=toy")
    expect(page.get_by_role("dialog").get_by_text(SENTENCE)).to_be_visible()
