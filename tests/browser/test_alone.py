"""One person and bots, from the first page to the result."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.support import page_player
from browser.support.page_player import BY_HAND, DRAWER
from browser.support.secrets_kept import table_in
from browser.support.socket_player import Person
from browser.support.visitors import House
from schatulle.games.meisterdiebe.rules.box import Drawer, lower, upper
from schatulle.server.http.clients import COOKIE
from schatulle.table.chance_proof import verify
from schatulle.table.record_check import check_record
from schatulle.table.records import parse_record
from support.budget import only_long


def has_a_fair_record(page: Page) -> None:
    record = parse_record(
        page.request.get(f"/api/tables/{page_player.table_of(page)}/record").body()
    )
    check_record(record)
    assert verify(record) == []
    assert record.shares[0] is not None


def finish(page: Page, house: House) -> None:
    """The rest of a long game is answered past the page, which follows it to the results."""
    cookies = {it["name"]: it["value"] for it in page.context.cookies()}
    Person(house.address, cookie=cookies[COOKIE]).play(page_player.table_of(page), "over")
    assert page_player.awaited(page) == "over"


@pytest.mark.parametrize(
    ("game", "most", "kinds"),
    [
        ("Diamant", 5, {"decide"}),
        # Six rounds or so, in which every card has its turn.
        ("Meisterdiebe", 18, {"choose", "open", "turn"}),
    ],
)
def test_one_click_leads_to_a_whole_game(
    visit: Callable[..., Page], house: House, game: str, most: int, kinds: set[str]
) -> None:
    page = visit()
    page_player.play_now(page, game)
    asked = page_player.play_on(page, random.Random(1), most=most)
    assert len(asked) == most
    assert kinds <= set(asked)
    finish(page, house)
    page_player.is_true(page)
    has_a_fair_record(page)


def test_the_box_is_filled_by_hand_and_every_character_is_played(
    visit: Callable[..., Page],
) -> None:
    page = visit()
    options = {"Quick start": False, "Longest game": 6}
    page_player.set_up(page, "Meisterdiebe", seats=2, options=options)
    asked = page_player.play_on(page, random.Random(3))
    # Six rounds: each of the six cards once.
    assert asked.count("choose") == 6
    assert {"fill", "open", "place", "turn"} <= set(asked)
    expect(page.locator(".tb-where")).to_contain_text("round 6 of 6")
    page_player.is_true(page)


def test_the_prototypes_smuggler_hands_gems_on(visit: Callable[..., Page], house: House) -> None:
    page = visit()
    options = {"Edition": "prototype", "Log": "full"}
    page_player.set_up(page, "Meisterdiebe", seats=2, options=options)
    table = page_player.table_of(page)

    def as_smuggler(page: Page, chance: random.Random) -> None:
        smuggler = page.locator(".md-hand .md-card:not([disabled])", has_text="Smuggler")
        if not smuggler.count():
            BY_HAND["choose"](page, chance)
            return
        smuggler.click()
        page.locator(page_player.PRIMARY).click()

    def where_gems_lie(page: Page, chance: random.Random) -> None:
        """Luck would take its time: who plays here knows what the log knows."""
        box = table_in(house.log, table, "meisterdiebe").state.box
        full = [drawer for drawer in Drawer if upper(box, drawer).gems and not lower(box, drawer)]
        if not full:
            BY_HAND["open"](page, chance)
            return
        page.locator(f"{DRAWER}[data-point='drawer {full[0]}']").click()

    asked: list[str] = []
    ways = {**BY_HAND, "choose": as_smuggler, "open": where_gems_lie}
    while "give" not in asked:
        asked += page_player.play_on(page, random.Random(4), ways, most=1)
    expect(page.locator(".log")).to_contain_text("Ann gave away")


@only_long("plays every edition")
@pytest.mark.parametrize("edition", ["zoch", "zoch_fr", "zoch_en", "prototype"])
def test_every_edition_is_played_through_two_cycles_of_cards(
    visit: Callable[..., Page], edition: str
) -> None:
    page = visit()
    options = {"Edition": edition, "Quick start": False, "Longest game": 12}
    page_player.set_up(page, "Meisterdiebe", options=options)
    asked = page_player.play_on(page, random.Random(5))
    assert {"fill", "choose", "open", "place", "turn"} <= set(asked)
    page_player.is_true(page)
    has_a_fair_record(page)
