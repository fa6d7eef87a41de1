"""Reloads, crashes and lost lines: nothing that was chosen is lost."""

import json
import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from browser.support import page_player
from browser.support.visitors import House, Visitors

Visit = Callable[..., Page]
#: What Chromium says by itself while there is no server, and of what it was sending as it died.
NO_SERVER = ["WebSocket connection to", "Failed to load resource: net::"]

ANN_RETURNED = re.compile(r"Ann\b[^.]* came back to camp")
ANNS_CARD = re.compile(r"Turned up:[^.]* Ann ")


def at_diamant(visit: Visit) -> Page:
    page = visit()
    options = {"Number of expeditions": 2, "Log": "full"}
    page_player.set_up(page, "Diamant", options=options)
    assert page_player.awaited(page) == "decide"
    return page


def at_meisterdiebe(visit: Visit) -> Page:
    page = visit()
    page_player.set_up(page, "Meisterdiebe", options={"Longest game": 2, "Log": "full"})
    assert page_player.awaited(page) == "choose"
    return page


def test_a_reload_finds_the_game_and_what_was_prepared(visit: Visit) -> None:
    page = at_meisterdiebe(visit)
    page.locator(".md-card:not([disabled])").nth(2).click()
    prepared = page.locator(page_player.PRIMARY).inner_text()
    assert prepared.startswith("Lock in")
    page.reload()
    expect(page.locator(page_player.PRIMARY)).to_have_text(prepared, use_inner_text=True)
    chance = random.Random(51)
    for _ in range(3):
        page_player.play_on(page, chance, most=1)
        page.reload()
    page_player.play_on(page, chance)
    page_player.is_true(page)


def test_the_first_page_leads_back_to_the_game(visit: Visit) -> None:
    page = at_diamant(visit)
    table = page.url
    page.goto("/")
    page.get_by_role("link", name="Continue Diamant").click()
    page.wait_for_url(table)
    assert page_player.awaited(page) == "decide"


def test_a_choice_made_while_the_server_is_dead_arrives_when_it_is_back(
    visitors: Visitors, house: House
) -> None:
    visitors.forgiven += NO_SERVER
    page = at_diamant(visitors.visit)
    line = page.locator(".tb-line")
    expect(line).to_have_count(0)
    house.kill()
    try:
        expect(line).to_contain_text("Connection lost")
        page.get_by_role("button", name="Return").click()
        expect(line).to_contain_text("Your choice is kept")
        expect(page.locator(".tb-prompt")).to_contain_text("on its way")
    finally:
        house.start()
    expect(line).to_have_count(0)
    expect(page.locator(".log")).to_contain_text(ANN_RETURNED)
    page_player.play_on(page, random.Random(52))
    page_player.is_true(page)


def test_a_kept_choice_survives_a_reload(visitors: Visitors, house: House) -> None:
    visitors.forgiven += NO_SERVER
    page = at_meisterdiebe(visitors.visit)
    other = page.context.new_page()
    house.kill()
    try:
        expect(page.locator(".tb-line")).to_be_visible()
        page_player.choose(page, random.Random(53))
        expect(page.locator(".tb-line")).to_contain_text("Your choice is kept")
        # The page goes before the server is back.
        page.close()
    finally:
        house.start()
    visitors.listen(other)
    other.goto(f"/table/{page_player.table_of(page)}")
    expect(other.locator(".log")).to_contain_text(ANNS_CARD)
    page_player.play_on(other, random.Random(54))
    page_player.is_true(other)


def test_the_server_is_killed_again_and_again_and_the_game_goes_on(
    visitors: Visitors, house: House
) -> None:
    visitors.forgiven += NO_SERVER
    page = at_meisterdiebe(visitors.visit)
    chance = random.Random(55)
    for _ in range(3):
        page_player.play_on(page, chance, most=1)
        house.kill()
        house.start()
        expect(page.locator(".tb-line")).to_have_count(0)
    page_player.play_on(page, chance)
    page_player.is_true(page)


def test_an_answer_that_is_lost_on_the_way_is_said_again(visit: Visit) -> None:
    """The line breaks in the moment of the answer, which never reaches the server."""
    page = at_diamant(visit)
    swallowed: list[Any] = []

    def cut(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def hear(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "Answer" and not swallowed:
                swallowed.append(told)
                line.close(code=4000)
            else:
                server.send(message)

        line.on_message(hear)

    page.route_web_socket("**/socket", cut)
    page.reload()
    assert page_player.awaited(page) == "decide"
    page.get_by_role("button", name="Return").click()
    expect(page.locator(".log")).to_contain_text(ANN_RETURNED)
    assert swallowed[0]["move"] == "leave"
