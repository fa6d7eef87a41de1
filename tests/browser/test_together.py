"""Friends at browsers of their own, spectators, and what comes after the end."""

import random
import re
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Page, expect

from browser.support import page_player
from browser.support.socket_player import Person
from browser.support.visitors import House

Visit = Callable[..., Page]


def gathered(visit: Visit, game: str, **options: Any) -> list[Page]:
    """Ann invites; Bob comes with the code, Cleo by the link."""
    ann = visit()
    page_player.set_up(ann, game, "Invite", options=options)
    bob = visit()
    page_player.join(bob, page_player.code_of(ann).lower(), "Bob")
    cleo = visit(ann.locator(".ga-link").inner_text())
    page_player.sit_down(cleo, "Cleo")
    for page in (ann, bob, cleo):
        expect(page.locator(".ga-who b")).to_have_text(["Ann", "Bob", "Cleo"])
    begin(ann)
    return [ann, bob, cleo]


def begin(host: Page) -> None:
    """The host begins when everybody's browser has pledged a share of the chance."""
    host.wait_for_function(
        """async (table) => {
            const { people } = await (await fetch(`/api/tables/${table}`)).json();
            return people.every(({ pledge }) => pledge);
        }""",
        arg=page_player.table_of(host),
    )
    host.get_by_role("button", name="Start the game").click()


def added_by(page: Page) -> str:
    """What the menu says of those who added chance of their own."""
    page.locator(".tb-bar > button").last.click()
    page.locator(".tb-fair summary").click()
    words = page.locator(".tb-fair p").nth(1).inner_text()
    page.keyboard.press("Escape")
    return words


def play_to_the_same_result(pages: Sequence[Page], chance: random.Random) -> None:
    page_player.play_together(pages, chance)
    results = [page_player.ranking(page) for page in pages]
    assert {name for name, _ in results[0]} == {"Ann", "Bob", "Cleo"}
    assert results[0] == results[1] == results[2]
    page_player.is_true(pages[0])


def test_three_friends_see_the_same_result_and_a_spectator_too_without_secrets(
    visit: Visit,
) -> None:
    pages = gathered(visit, "Meisterdiebe", **{"Quick start": False, "Longest game": 2})
    expect(pages[0].locator(".tb-prompt").first).to_be_visible()
    dora = visit(pages[0].url)
    chance = random.Random(31)
    page_player.play_together(pages, chance, until="choose")
    expect(dora.locator(".tb-prompt")).to_contain_text(
        "Everyone is choosing a character, in secret"
    )
    expect(dora.locator(".md-hand, .md-hand-strip, .md-actions")).to_have_count(0)
    play_to_the_same_result(pages, chance)
    assert page_player.awaited(dora) == "over"
    assert page_player.ranking(dora) == page_player.ranking(pages[0])
    expect(dora.get_by_role("button", name="Rematch")).to_have_count(0)


def test_a_rematch_brings_everybody_to_a_new_table(visit: Visit) -> None:
    pages = gathered(visit, "Diamant", **{"Number of expeditions": 1})
    assert added_by(pages[1]).endswith("Ann, Bob and Cleo. So nobody could choose the cards.")
    play_to_the_same_result(pages, random.Random(33))
    ann, *others = pages
    old = page_player.table_of(ann)
    ann.get_by_role("button", name="Rematch").click()
    for page in others:
        page.get_by_role("link", name="Join the rematch").click()
    for page in pages:
        expect(page.locator(".ga-who b")).to_have_text(["Ann", "Bob", "Cleo"])
        assert page.url == ann.url
    assert page_player.table_of(ann) != old
    begin(ann)
    for page in pages:
        assert page_player.awaited(page) == "decide"


def replayed(visit: Visit, house: House, game: str, **options: int) -> Page:
    """The replay of a game that Ann has played, by the link in its results."""
    ann = Person(house.address, "Ann")
    table = ann.begin(game, options=options)
    ann.play(table, "over")
    page = visit(f"/table/{table}", **ann.in_browser())
    page.get_by_role("link", name="Watch the replay").click()
    return page


def test_the_replay_is_watched_through_any_eyes(visit: Visit, house: House) -> None:
    page = replayed(visit, house, "meisterdiebe", max_rounds=2)
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    assert last > 5
    expect(slider).to_have_value("1")
    slider.press("End")
    expect(slider).to_have_value(str(last))
    expect(page.locator(".tb-prompt")).to_contain_text(re.compile("Won (together )?by"))
    slider.press("ArrowLeft")
    expect(slider).to_have_value(str(last - 1))
    page.get_by_role("button", name="One step forward").click()
    expect(slider).to_have_value(str(last))
    eyes = page.locator(".read-eyes select")
    eyes.select_option("what spectators see")
    expect(page.locator(".md-hand")).to_have_count(0)
    eyes.select_option("Ann")
    expect(page.locator(".md-hand")).to_be_visible()
    assert page.url.endswith("?seat=0")
    # The link leads everybody to the same eyes.
    friend = visit(page.url)
    expect(friend.locator(".read-eyes select")).to_have_value("0")
    expect(friend.locator(".md-hand")).to_be_visible()


def test_a_replay_plays_by_itself_to_the_end(visit: Visit, house: House) -> None:
    page = replayed(visit, house, "diamant", expeditions=1)
    slider = page.get_by_role("slider")
    page.get_by_label("Speed").select_option("4×")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).to_have_value(slider.get_attribute("max") or "", timeout=60_000)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
