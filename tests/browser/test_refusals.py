"""What cannot be done is said in words, and nothing typed is lost."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from browser.support import page_player
from browser.support.socket_player import Person
from browser.support.visitors import House, Visitors
from schatulle.lang import message

#: Chromium says by itself what the server has refused.
NOT_FOUND = "the server responded with a status of 404"
INVISIBLE = "\u200b\u200b"
BAD = "the server responded with a status of 400"


@pytest.fixture
def ann(house: House) -> Person:
    return Person(house.address, "Ann")


def test_a_wrong_code_is_said_and_can_be_mended(visitors: Visitors) -> None:
    visitors.forgiven.append(NOT_FOUND)
    page = visitors.visit()
    page.get_by_label("Join with a code").fill("zzzzzz")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert")).to_contain_text("There is no table with the code ZZZZZZ.")
    expect(page.get_by_label("Join with a code")).to_have_value("ZZZZZZ")


def test_a_code_has_six_letters(visit: Callable[..., Page]) -> None:
    page = visit()
    code = page.get_by_label("Join with a code")
    code.fill("abc")
    expect(page.get_by_role("button", name="Join")).to_be_disabled()
    code.press_sequentially("def ghi")
    expect(code).to_have_value("ABCDEF")
    expect(page.get_by_role("button", name="Join")).to_be_enabled()


def test_a_link_to_no_table_says_so_and_leads_home(visit: Callable[..., Page]) -> None:
    page = visit("/table/AAAAAAAAAAAAAAAA")
    expect(page.locator("h1")).to_have_text("There is no such table")
    page.get_by_role("link", name="To the first page").click()
    expect(page_player.card(page, "Diamant")).to_be_visible()


def test_a_link_to_no_replay_says_so(visitors: Visitors) -> None:
    visitors.forgiven.append(NOT_FOUND)
    page = visitors.visit("/replay/AAAAAAAAAAAAAAAA")
    expect(page.get_by_text("There is no such game")).to_be_visible()


def test_a_full_table_says_so_and_may_be_watched(visit: Callable[..., Page]) -> None:
    ann = visit()
    page_player.set_up(ann, "Meisterdiebe", "Invite", seats=2)
    link = ann.locator(".ga-link").inner_text()
    page_player.join(visit(), page_player.code_of(ann), "Bob")
    cleo = visit(link)
    cleo.get_by_label("Your name").fill("Cleo")
    cleo.locator("form button").click()
    expect(cleo.locator("#ga-why")).to_have_text("Everybody is here. Ann starts the game.")
    expect(cleo.get_by_role("button", name="Sit down")).to_have_count(0)
    ann.get_by_role("button", name="Start the game").click()
    expect(cleo.locator(".tb-prompt")).to_contain_text("Everyone is choosing a character")
    expect(cleo.locator(".md-hand")).to_have_count(0)


def test_a_name_is_never_longer_than_the_server_takes(visit: Callable[..., Page]) -> None:
    page = visit()
    page_player.card(page, "Diamant").get_by_role("button", name="Invite").click()
    name = page.get_by_label("Your name")
    name.fill("")
    name.press_sequentially("Annabella Wilhelmina of Oranienburg")
    expect(name).to_have_value("Annabella Wilhelmina of ")


def test_a_refused_set_up_keeps_everything_that_was_typed(visitors: Visitors) -> None:
    visitors.forgiven.append(BAD)
    page = visitors.visit()
    page_player.card(page, "Meisterdiebe").get_by_role("button", name="Options").click()
    form = page.get_by_role("dialog")
    page_player.choose_option(form, "Longest game", 5000)
    page_player.choose_option(form, "Quick start", False)
    form.get_by_label("Your name").fill(INVISIBLE)
    form.locator("button[type=submit]").click()
    problem = form.get_by_role("alert")
    expect(problem).to_have_text("A name has 1 to 24 letters or digits.")
    expect(form.get_by_label("Your name")).to_have_value(INVISIBLE)
    form.get_by_label("Your name").fill("Ann")
    form.locator("button[type=submit]").click()
    expect(problem).to_have_text("Longest game: take a whole number from 0 to 1,000.")
    expect(form.get_by_label("Longest game")).to_have_value("5000")
    expect(form.get_by_label("Quick start")).not_to_be_checked()
    expect(form.get_by_label("Your name")).to_have_value("Ann")
    page_player.choose_option(form, "Longest game", 2)
    form.locator("button[type=submit]").click()
    page.wait_for_url("**/table/**")
    assert page_player.awaited(page) in {"fill", "choose"}


def test_a_refused_set_up_is_told_in_the_reader_s_language(visitors: Visitors) -> None:
    visitors.forgiven.append(BAD)
    page = visitors.visit()
    for language, sentence in (
        ("nl", "{title}: neem een heel getal van 0 tot en met 1.000."),
        ("fr", "{title}\u00a0: prends un nombre entier, 0 au moins et 1\u202f000 au plus."),
        ("de", "{title}: Nimm eine ganze Zahl von 0 bis 1.000."),
    ):
        title = message("option-max_rounds.title", language)
        page.locator(f".st-languages button[lang={language}]").click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.locator(".st-card-meisterdiebe .st-ways button").nth(3).click()
        form = page.get_by_role("dialog")
        form.locator(".su-more summary").click()
        form.get_by_label(title, exact=True).fill("5000")
        form.locator("button[type=submit]").click()
        expect(form.get_by_role("alert")).to_have_text(sentence.format(title=title))
        page.keyboard.press("Escape")
        expect(form).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Open a drawer first. After that you may move the box."),
        ("nl", "Open eerst een lade. Daarna mag je de kist draaien."),
        ("fr", "Ouvre d’abord un tiroir. Ensuite tu pourras tourner le coffret."),
        ("de", "Öffne zuerst eine Schublade. Danach darfst du die Schatulle bewegen."),
    ],
)
def test_a_refused_move_is_told_in_the_reader_s_language_and_leads_to_its_rule(
    visit: Callable[..., Page], ann: Person, language: str, sentence: str
) -> None:
    """The page offers only what is legal: here its answers are changed on their way."""
    page = visit("/games", locale=language, **ann.in_browser())

    def changed(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def hear(said: str | bytes) -> None:
            told = json.loads(said)
            if told["type"] == "Answer":
                told["move"] = "turn flip"
            server.send(json.dumps(told))

        line.on_message(hear)

    page.route_web_socket("**/socket", changed)
    page.goto(f"/table/{ann.begin('meisterdiebe', options={'quick_setup': True})}")
    page.locator(".md-hand .md-card").first.click()
    page.locator(page_player.PRIMARY).click()
    refusal = page.locator(".tb-refused")
    expect(refusal).to_contain_text(sentence)
    refusal.get_by_role("button").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_table_without_spectators_is_closed(visit: Callable[..., Page]) -> None:
    ann = visit()
    page_player.set_up(ann, "Diamant", options={"Spectators": False})
    assert page_player.awaited(ann) == "decide"
    stranger = visit(ann.url)
    expect(stranger.get_by_text("This table is closed to spectators.")).to_be_visible()
