"""Every language from the first page to the rules, with no message forgotten."""

import random
import re
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import schatulle.lang
from browser.support import page_player
from support.budget import LONG

FOLDERS = Path(schatulle.lang.__file__).parent
LANGUAGES = sorted(it.parent.name for it in FOLDERS.glob("*/page-table.ftl"))
#: Every language with one of the games, or every one with each.
GAMES_AND_LANGUAGES = [
    (game, language)
    for at, language in enumerate(LANGUAGES)
    for game in (("diamant", "meisterdiebe") if LONG else [("diamant", "meisterdiebe")[at % 2]])
]
#: All buttons that lead to a set-up; every language one of them, or every one all of them.
WAYS = [(language, (1, 2, 3) if LONG else (at % 3 + 1,)) for at, language in enumerate(LANGUAGES)]

#: Where a message is missing the page shows its key.
KEY = re.compile(
    r"\b(?:md|dm|start|table|read|learn|lesson|meisterdiebe|diamant|words|grain|refused|option|chapter|clause|part|bot)-\w[\w.-]*"
)
#: All that is read or heard.
WORDS = """() => {
    const names = ["aria-label", "title", "placeholder", "alt", "aria-valuetext"];
    const all = [...document.body.querySelectorAll("*")];
    const heard = all.flatMap(it => names.map(name => it.getAttribute(name)));
    return [document.title, document.body.innerText, ...heard].filter(Boolean).join("\\n");
}"""


def has_no_keys(page: Page) -> None:
    assert KEY.findall(page.evaluate(WORDS)) == []


def said_in(language: str, book: str, message: str) -> str:
    """The text of a message without arguments."""
    text = (FOLDERS / language / f"{book}.ftl").read_text(encoding="utf-8")
    found = re.search(rf"^{message} = (.+)$", text, re.MULTILINE)
    assert found, f"{language} has no {message}"
    return found[1]


@pytest.mark.parametrize(("language", "ways"), WAYS)
def test_the_first_page_and_its_set_up_speak(
    visit: Callable[..., Page], language: str, ways: Sequence[int]
) -> None:
    page = visit(locale=language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("h1")).to_have_text(said_in(language, "page-start", "start-headline"))
    has_no_keys(page)
    for way in ways:
        page.locator(".st-card-meisterdiebe .st-ways button").nth(way).click()
        page.locator(".su-more summary").click()
        page.locator(".su-groups").wait_for()
        has_no_keys(page)
        page.locator(".su-seat").last.click()
        page.locator(".bot-memory summary").click()
        has_no_keys(page)
        page.keyboard.press("Escape")
        page.locator(".bot-gallery").wait_for(state="detached")
        page.keyboard.press("Escape")
    page.locator(".st-card-diamant .st-ways button").nth(1).click()
    page.locator(".su-foot button").click()
    page.locator(".ga-chairs").wait_for()
    has_no_keys(page)


@pytest.mark.parametrize(("game", "language"), GAMES_AND_LANGUAGES)
def test_a_table_speaks_question_for_question(
    visit: Callable[..., Page], game: str, language: str
) -> None:
    page = visit(locale=language)
    page.locator(f".st-card-{game} .st-ways button").first.click()
    page.wait_for_url("**/table/**")
    chance = random.Random(71)
    for _ in range(3):
        page_player.play_on(page, chance, most=1)
        has_no_keys(page)
    page.locator(".tb-bar > button:last-of-type").click()
    has_no_keys(page)


@pytest.mark.parametrize(("game", "language"), GAMES_AND_LANGUAGES)
def test_the_rules_speak(visit: Callable[..., Page], game: str, language: str) -> None:
    page = visit("/rules", locale=language)
    expect(page.locator("h1")).to_have_text(said_in(language, "page-reading", "read-rules"))
    page.locator(f"a[href='/rules/{game}']").click()
    page.locator(".read-columns details").first.wait_for()
    page.locator("details").evaluate_all("all => all.forEach(it => (it.open = true))")
    has_no_keys(page)


def test_the_language_is_changed_on_the_first_page_and_kept(visit: Callable[..., Page]) -> None:
    page = visit()
    for language in LANGUAGES:
        page.locator(f".st-languages button[lang={language}]").click()
        expect(page.locator("h1")).to_have_text(said_in(language, "page-start", "start-headline"))
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", LANGUAGES[-1])
