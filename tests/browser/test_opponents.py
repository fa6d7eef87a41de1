"""Bots of the levels that one wants, before a game and at the table."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.support import page_player
from browser.support.socket_player import Person
from browser.support.visitors import PHONE, House

Visit = Callable[..., Page]


def chairs(page: Page) -> list[str]:
    people = page.request.get(f"/api/tables/{page_player.table_of(page)}").json()["people"]
    return [it["chair"] for it in people]


def test_bots_are_chosen_by_level_and_sit_under_their_names(visit: Visit) -> None:
    page = visit()
    page_player.card(page, "Diamant").get_by_role("button", name="Options").click()
    form = page.get_by_role("dialog", name="Set up Diamant")
    form.get_by_role("group", name="All bots").get_by_role("button", name="Fox").click()
    form.get_by_role("button", name="Chair 3 Roxane").click()
    page.get_by_role("dialog", name="Who sits on chair 3?").get_by_role(
        "button", name="Mouse level 1 of"
    ).click()
    expect(form.get_by_role("button", name="Chair 3 Pip")).to_be_focused()
    form.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/**")
    expect(page.locator(".dm-seat b")).to_have_text(
        [page.locator(".dm-own b").inner_text(), "Felix", "Pip", "Finn", "Malou"]
    )
    assert chairs(page) == ["person", "fox.felix", "mouse.pip", "fox.finn", "fox.malou"]


def test_a_host_seats_a_bot_with_a_worse_memory(visit: Visit, house: House) -> None:
    ann = Person(house.address)
    page = visit(
        f"/table/{ann.open('meisterdiebe', chairs='pp')}", viewport=PHONE, **ann.in_browser()
    )
    page.get_by_role("button", name="Seat a bot").press("Enter")
    gallery = page.get_by_role("dialog", name="Who sits on chair 2?")
    gallery.locator("summary").press("Enter")
    gallery.get_by_label("Memory", exact=True).select_option("goldfish")
    gallery.get_by_role("button", name="Fox level 5 of").press("Enter")
    expect(page.locator(".ga-chairs")).to_contain_text("goldfish: forgets at once")
    assert chairs(page) == ["person", "fox.felix@goldfish"]
    page.get_by_role("button", name="Change").press("Enter")
    gallery.get_by_role("button", name="Free for a person").press("Enter")
    expect(page.get_by_role("button", name="Seat a bot")).to_be_visible()
    assert chairs(page) == ["person", "person"]
