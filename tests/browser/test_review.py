"""A finished game looked back at: asked for, waited for, guessed at, found again in the replay."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from browser.support import page_faults
from browser.support.socket_player import Person
from browser.support.visitors import House, Visitors

Visit = Callable[..., Page]
WORTHS = {"stay": 0.6, "leave": 0.4}
FACTS = {"expedition": 1, "deadly": 2, "deck": 28, "unsafe": 3, "path": 1, "percent": 20}
RISK = {"decisions": 1, "early": {"times": 1, "stones": 2, "share": 0.2}, "late": {"share": 0.0}}
SENTENCE = "You returned too early: 2 of 28 cards were dangerous"


@pytest.fixture
def ann(house: House) -> Person:
    return Person(house.address, "Ann")


def review(replay: Any) -> dict[str, Any]:
    """A review of a finished game: Ann's first fist was a mistake."""
    fist = {"move_number": 1, "moment": first_fist(replay), "facts": FACTS}
    weighed = {"bust": 0.1, "worths": WORTHS, "odds": {"5": 0.5, "gas": 0.5}}
    return {
        "game": "diamant",
        "seat": 0,
        "memory": None,
        "luck": 0.12,
        "chances": [
            {"moment": 1, "shares": [0.5, 0.3, 0.2]},
            {"moment": replay["scenes"][-1]["moment"], "shares": [0.0, 1.0, 0.0]},
        ],
        "decisions": [
            {
                **fist,
                "kind": "decide",
                "played": "leave",
                "best": "stay",
                "loss": 0.2,
                "mark": "blunder",
                "cause": "early",
                "own": weighed,
            }
        ],
        "questions": [
            {
                **fist,
                "asks": "fist",
                "choices": ["stay", "leave"],
                "answer": "stay",
                "known": {"stay": 60, "leave": 40},
                "happened": {"played": "leave", "came": "treasure", "stones": 5},
            }
        ],
        "remarks": [{"cause": "risk-early", "facts": {"times": 1, "percent": 20, "stones": 2}}],
        "own": {"risk": RISK},
    }


class Desk:
    """In the server's place: nobody has asked yet, then it works until it is told to be done."""

    def __init__(self, page: Page, made: dict[str, Any]) -> None:
        self._made = made
        self.asked: list[str] = []
        self.done = False
        page.route("**/api/tables/*/review?seat=*", self._answer)

    def _answer(self, route: Route) -> None:
        self.asked.append(route.request.method)
        nobody = "POST" not in self.asked
        done = None if nobody else 1.0 if self.done else 0.3
        told = {"done": done, "failed": False, "review": self._made if self.done else None}
        route.fulfill(json=told)


def first_fist(replay: Any) -> int:
    """When Ann had yet to answer: on a busy machine bots may be quicker."""
    events = ((scene["moment"], event) for scene in replay["scenes"] for event in scene["events"])
    return int(next(moment for moment, event in events if event.get("seat") == 0)) - 1


def finished(ann: Person) -> str:
    table = ann.begin("diamant", options={"expeditions": 1})
    ann.play(table, "over", way=lambda _kind, _moves: "leave")
    return table


def test_a_game_is_looked_back_at_by_keyboard(visit: Visit, ann: Person) -> None:
    table = finished(ann)
    page = visit(f"/table/{table}", **ann.in_browser())
    replay = page.request.get(f"/api/tables/{table}/replay").json()
    desk = Desk(page, review(replay))
    page.get_by_role("link", name="How did I play?").press("Enter")
    page.wait_for_url(f"**/review/{table}?seat=0")
    expect(page.get_by_role("progressbar")).to_have_attribute("value", "30")
    assert desk.asked[:2] == ["GET", "POST"]
    desk.done = True
    question = page.locator(".rv-question")
    expect(question).to_contain_text("Go on, or return?")
    # What would answer it is not told before.
    expect(page.get_by_text(SENTENCE)).to_have_count(0)
    question.get_by_role("button", name="Return").press("Enter")
    answer = question.get_by_role("status")
    expect(answer).to_contain_text("Going on was better.")
    expect(answer).to_contain_text("Going on wins about 60 of 100 such games, returning 40.")
    expect(answer).to_contain_text("You returned. The next card was a treasure (5).")
    expect(page.get_by_text(SENTENCE)).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/replay/{table}?seat=truth&moment={first_fist(replay)}&review=0")
    beside = page.locator(".rv-beside")
    for words in ("Going on was better.", "60 of 100", "Ann chose to return."):
        expect(beside).to_contain_text(words)
    # One step on it is still the same decision, and after that no more.
    slider = page.get_by_role("slider")
    there = slider.input_value()
    slider.press("End")
    expect(beside).not_to_contain_text("Going on was better.")
    page.get_by_role("button", name="The mark before").press("Enter")
    expect(beside).to_contain_text("Going on was better.")
    expect(slider).to_have_value(there)
    page.get_by_role("link", name="To the review").press("Enter")
    expect(question.get_by_role("status")).to_contain_text("Going on was better.")
    page.reload()
    expect(question.get_by_role("status")).to_contain_text("Going on was better.")


def test_a_review_can_be_read_by_everyone(visit: Visit, ann: Person) -> None:
    page = visit("/games", **ann.in_browser())
    table = finished(ann)
    replay = page.request.get(f"/api/tables/{table}/replay").json()
    Desk(page, review(replay)).done = True
    page.goto(f"/review/{table}?seat=0")
    page.locator(".rv-choice").first.click()
    page.locator(".rv-all summary").click()
    expect(page.locator(".dm-fists")).to_be_visible()
    curve = page.get_by_role("slider", name="Moment of the game")
    curve.press("End")
    expect(curve).to_have_attribute("aria-valuetext", re.compile("Ann 0%"))
    faults = [*page_faults.violations(page), *page_faults.invisible_focus(page)]
    page.set_viewport_size({"width": 390, "height": 844})
    faults += page_faults.violations(page) + page_faults.overflow(page)
    faults += page_faults.small_targets(page)
    page.evaluate("localStorage.removeItem('schatulle.answers')")
    page.goto(f"/replay/{table}?seat=0&moment={first_fist(replay)}&review=0")
    expect(page.locator(".rv-beside")).to_contain_text("Answer it first")
    faults += page_faults.violations(page) + page_faults.overflow(page)
    faults += page_faults.small_targets(page)
    assert faults == []


def test_before_the_end_there_is_nothing_to_look_back_at(
    visitors: Visitors, house: House, ann: Person
) -> None:
    visitors.forgiven.append("409 (Conflict)")
    page = visitors.visit(f"/review/{ann.begin('diamant')}", **ann.in_browser())
    expect(page.get_by_role("heading", name="over yet")).to_be_visible()
    expect(page.get_by_text("You can look back at the end")).to_be_visible()
    page.get_by_role("link", name="To the table").click()
    expect(page.locator(".dm-choice").first).to_be_visible()
