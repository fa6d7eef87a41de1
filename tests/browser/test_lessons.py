"""Lessons at the real table: all of each, by keys, large and small, in every language."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.support.keyboard import tab_to
from browser.support.learner import PANEL, Learner
from browser.support.page_player import table_of
from browser.support.visitors import DESKTOP, PHONE, House, Visitors
from schatulle.lang import LANGUAGES
from schatulle.lessons.library import all_lessons
from support.budget import LONG

SIZES = {"desktop": DESKTOP, "phone": PHONE, "small phone": {"width": 320, "height": 568}}
LESSONS = {lesson.id: lesson for lesson in all_lessons()}
#: Short, and with steps of both kinds.
PATH = "diamant/path"


def matrix() -> Iterator[tuple[str, str, str]]:
    """Every lesson at one of the sizes in one of the languages, or all of them at all in all."""
    for at, lesson in enumerate(LESSONS):
        for size in SIZES if LONG else [[*SIZES][at % len(SIZES)]]:
            for language in LANGUAGES if LONG else [LANGUAGES[(at + at // 4) % len(LANGUAGES)]]:
                yield lesson, size, language


@pytest.mark.parametrize(("lesson", "size", "language"), [*matrix()])
def test_a_lesson_is_played_by_keys_and_answers_every_wrong_try(
    visit: Callable[..., Page], lesson: str, size: str, language: str
) -> None:
    game, _, _ = lesson.partition("/")
    page = visit(f"/learn/{game}", viewport=SIZES[size], kept={"language": language})
    expect(entry(page, lesson)).to_have_attribute("data-state", "new")
    begin(page, lesson)
    learner = Learner(page, LESSONS[lesson], language)
    assert learner.learn() == [], "pointed at, and out of sight"
    assert learner.seen == [step.name for step in LESSONS[lesson].steps]
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size]["width"]
    page.locator(".ls-ways a").click()
    expect(entry(page, lesson)).to_have_attribute("data-state", "done")


def test_after_a_lesson_comes_the_next_and_the_last_leads_to_a_game(
    visit: Callable[..., Page],
) -> None:
    page = visit("/learn/diamant")
    lessons = [it for it in LESSONS if it.startswith("diamant/")]
    finish(page, lessons[0])
    following = LESSONS[lessons[1]]
    assert Learner(page, following, "en").standing()[0] == following.steps[0].name
    page.goto("/learn/diamant")
    finish(page, lessons[-1])
    expect(page.locator(".dm-board")).to_be_visible()
    expect(page.locator(PANEL)).to_have_count(0)


def finish(page: Page, lesson: str) -> None:
    """Learns it, and goes where its end leads to."""
    begin(page, lesson)
    Learner(page, LESSONS[lesson], "en").learn()
    there = page.url
    expect(page.locator(".ls-ways .btn.primary")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).not_to_have_url(there)


def test_what_is_marked_has_a_ring_for_eyes_and_a_name_for_ears(visit: Callable[..., Page]) -> None:
    page = visit("/learn/meisterdiebe")
    begin(page, "meisterdiebe/drawers")
    marked = LESSONS["meisterdiebe/drawers"].steps[0].point
    drawers = page.locator(".md-drawer")
    expect(page.locator(".ls-next")).to_be_focused()
    ringed = "all => all.filter(it => getComputedStyle(it).outlineStyle === 'solid')"
    points = f"all => ({ringed})(all).map(it => it.dataset.point).sort()"
    assert drawers.evaluate_all(points) == sorted(marked)
    spoken = page.locator(".ls-text[aria-live='polite'] .visually-hidden")
    for name in drawers.evaluate_all(f"all => ({ringed})(all).map(it => it.ariaLabel)"):
        expect(spoken).to_contain_text(name)


def test_a_lesson_goes_on_where_it_was_left(visit: Callable[..., Page]) -> None:
    page = visit("/learn/diamant")
    begin(page, PATH)
    seen = Learner(page, LESSONS[PATH], "en")
    seen.learn(most=2)
    step, table = seen.standing(), table_of(page)
    page.reload()
    assert Learner(page, LESSONS[PATH], "en").standing() == step
    page.locator(".tb-bar > button").last.click()
    expect(page.locator(".tb-invite, .tb-signs, .tb-fair")).to_have_count(0)
    page.locator(".tb-leave button").click()
    expect(entry(page, PATH)).to_have_attribute("data-state", "begun")
    entry(page, PATH).click()
    page.wait_for_url("**/table/**")
    assert table_of(page) == table
    assert Learner(page, LESSONS[PATH], "en").standing() == step
    page.goto("/")
    expect(page.locator(".st-cards")).to_be_visible()
    expect(page.locator(".st-tables")).to_have_count(0)


def test_a_killed_server_loses_no_step(browser: Browser, tmp_path: Path) -> None:
    house = House(tmp_path)
    visitors = Visitors(browser, house)
    try:
        page = visitors.visit("/learn/diamant")
        begin(page, PATH)
        learner = Learner(page, LESSONS[PATH], "en")
        learner.learn(most=3)
        step = learner.standing()
        assert step == ("safe", "read")
        house.kill()
        expect(page.locator(".tb-line")).to_be_visible()
        # Said while nobody hears it: it is told when the line is back.
        page.keyboard.press("n")
        house.start()
        expect(page.locator(f"{PANEL}[data-step='together']")).to_be_visible()
        learner.learn()
        assert learner.seen[3:] == ["together", "done"]
    finally:
        for context in visitors.contexts:
            context.close()
        house.kill()


def test_a_lesson_whose_table_is_gone_begins_anew(visitors: Visitors) -> None:
    visitors.forgiven.append("the server responded with a status of 404")
    gone = "AAAAAAAAAAAAAAAA"
    begun = {PATH: {"table": gone, "done": False}}
    page = visitors.visit(f"/table/{gone}", kept={"lessons": begun})
    assert Learner(page, LESSONS[PATH], "en").standing() == ("share", "read")
    assert table_of(page) != gone


def entry(page: Page, lesson: str) -> Locator:
    return page.locator(f"[data-lesson='{lesson}']")


def begin(page: Page, lesson: str) -> None:
    tab_to(page, entry(page, lesson))
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/**")
