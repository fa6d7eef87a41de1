"""A whole game of each kind in Firefox, and in WebKit, which iPhones have."""

import json
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Final

import pytest

from browser.support import engines
from browser.support.engines import Window
from browser.support.page_player import ABLE, CHOICE, DRAWER, KIND, OFFERS, PRIMARY
from browser.support.socket_player import Person
from browser.support.visitors import House
from schatulle.server.http.clients import COOKIE
from support.budget import only_long

_FIRST: Final = f"document.querySelector({json.dumps(OFFERS)})"
Driver = Callable[[Path], AbstractContextManager[Window]]

MORE: Final = f".md-stepper button:last-child{ABLE}, .md-pick{ABLE}"
#: By the kind of question: what is clicked on until its answer can be given.
STEPS: Final = {
    "pass": ".tb-pass button",
    "decide": CHOICE,
    "fill": DRAWER,
    "choose": ".md-hand .md-card:not([disabled])",
    "open": DRAWER,
    "place": f".md-picks :is({MORE})",
    "rob": f".md-actions .md-half{ABLE}",
    "give": f".md-gift :is({MORE})",
    "take": f".md-actions .md-half{ABLE}",
    "turn": f".md-move{ABLE}",
}
#: Whatever stands there answers by itself.
AT_ONCE: Final = ("pass", "decide", "open", "rob", "take")
GAMES: Final[dict[str, dict[str, Any]]] = {
    "diamant": {"chairs": "pbb", "options": {"expeditions": 2}},
    "meisterdiebe": {"chairs": "pb", "options": {"max_rounds": 2}},
}


def _missing(here: str | None, package: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(here is None, reason=f"Debian's {package} is not installed")


#: All that is not of one table.
PAGES: Final = (
    "/",
    "/rules/meisterdiebe",
    "/rules/diamant",
    "/learn/diamant",
    "/games",
    "/nowhere",
)


@pytest.fixture(
    scope="module",
    params=[
        pytest.param(
            engines.firefox,
            id="firefox",
            marks=_missing(engines.firefox_here(), "firefox-esr"),
        ),
        pytest.param(
            engines.webkit,
            id="webkit",
            marks=_missing(engines.webkit_here(), "webkit2gtk-driver"),
        ),
    ],
)
def window(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Window]:
    driver: Driver = request.param
    with driver(tmp_path_factory.mktemp("profile")) as window:
        yield window


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_clicks_and_reloaded_in_the_middle(
    window: Window, house: House, game: str
) -> None:
    table = begin(window, house, game)
    asked = play_on(window, most=2)
    window.open(f"{house.address}/table/{table}")
    asked += play_on(window)
    assert {"decide"} == set(asked) or {"choose", "open", "turn"} <= set(asked)
    assert points_shown(window) == sorted(outcome(window, table)["scores"])
    assert window.complaints == []


@only_long("opens every page")
def test_every_page_opens_and_is_no_wider_than_its_window(window: Window, house: House) -> None:
    table = begin(window, house, "diamant")
    play_on(window)
    for path in [*PAGES, f"/replay/{table}", f"/review/{table}?seat=0", f"/table/{table}"]:
        window.open(f"{house.address}{path}")
        window.until("document.querySelector('main, [role=main], .tb') !== null")
        wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        assert (path, window.run(wide)) == (path, 0)
    # Whoever goes on at once does not wait for everything to be loaded.
    assert [it for it in window.complaints if "load" not in it.lower()] == []


def begin(window: Window, house: House, game: str) -> str:
    """A table with bots, for one person whom this browser knows, and whose box is flat."""
    ann = Person(house.address, "Ann")
    table = ann.begin(game, **GAMES[game])
    window.open(house.address)
    window.run(f"document.cookie = '{COOKIE}={ann.cookie}; path=/'")
    window.run("localStorage.setItem('schatulle.quality', '\"off\"')")
    window.open(f"{house.address}/table/{table}")
    return table


def play_on(window: Window, most: int = 500) -> list[str]:
    """Answers what is asked until the results are there, or so often; gives the kinds asked."""
    asked: list[str] = []
    while len(asked) < most and (kind := window.until(f"{_FIRST} && ({KIND})({_FIRST})")) != "over":
        answer(window, kind, len(asked))
        asked.append(kind)
    return asked


def answer(window: Window, kind: str, turn: int) -> None:
    """Another one each time; what is none yet grows until it is one."""
    if kind != "turn":
        window.click(STEPS[kind], turn)
    if kind in AT_ONCE:
        return
    while not window.run(f"document.querySelectorAll({json.dumps(PRIMARY)}).length"):
        window.click(STEPS[kind])
    window.click(PRIMARY)


def outcome(window: Window, table: str) -> Any:
    """As the server has it."""
    return window.run(f"fetch('/api/tables/{table}/replay').then(it => it.json())")["outcome"]


def points_shown(window: Window) -> list[int]:
    """Everybody's, in the list of results."""
    if window.run("document.querySelector('.read-reopen') !== null"):
        window.click(".read-reopen")
    points = "[...document.querySelectorAll('.read-score .visually-hidden')]"
    return sorted(
        int(text.split()[0])
        for text in window.until(f"{points}.length && {points}.map(it => it.textContent)")
    )
