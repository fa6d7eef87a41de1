"""A page gets and keeps nothing that its player may not know, wherever one looks for it."""

import copy
import random
import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, Response, WebSocket, expect

from browser.support.secrets_kept import Leak, Truth, check_all, check_frame, check_text, table_in
from browser.support.socket_player import Hand, Person, any_way
from browser.support.visitors import House
from schatulle.core import Seat

Visit = Callable[..., Page]
SEAT = Seat(0)
GAMES: dict[str, dict[str, Any]] = {
    "meisterdiebe": {},
    "meisterdiebe, drawers for their openers": {"open_visibility": "opener"},
    "diamant": {"chests": "closed", "expeditions": 10},
}
#: Everything that a page can keep, as text.
KEPT = """async () => {
    const answer = (request) => new Promise((done, fail) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(request.error);
    });
    const contents = async ({ name }) => {
        const database = await answer(indexedDB.open(name));
        const all = await Promise.all([...database.objectStoreNames].map(async (store) =>
            [store, await answer(database.transaction(store).objectStore(store).getAllKeys())]));
        database.close();
        return { name, all };
    };
    return {
    local: JSON.stringify(localStorage),
    session: JSON.stringify(sessionStorage),
    databases: JSON.stringify(await Promise.all((await indexedDB.databases()).map(contents))),
    caches: JSON.stringify(await Promise.all((await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map((it) => it.url)))),
    cookies: document.cookie,
    history: JSON.stringify([history.state, location.href, document.title, window.name]),
    page: document.documentElement.outerHTML,
}}"""
DATABASE = re.compile(r'"name":"([^"]*)"')


class Listener:
    """Hears everything that comes to a page."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        self.answers: list[Response] = []
        self._bodies: dict[str, str] = {}
        page.on("websocket", self._connected)
        page.on("response", self._answered)

    def _connected(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def _answered(self, answer: Response) -> None:
        if "/api/" in answer.url and "/socket" not in answer.url:
            self.answers.append(answer)

    def read(self) -> None:
        """What came so far, before the page goes elsewhere and the browser lets go of it."""
        for answer in self.answers[len(self._bodies) :]:
            place = f"{len(self._bodies)} {answer.request.method} {answer.url}"
            self._bodies[place] = answer.text()

    def texts(self, page: Page) -> dict[str, str]:
        self.read()
        kept = {f"what the page keeps: {where}": it for where, it in page.evaluate(KEPT).items()}
        return self._bodies | kept


@pytest.fixture(params=GAMES)
def played(request: pytest.FixtureRequest, house: House) -> tuple[Person, Person, str]:
    """A table where two people, who may not know each other's secrets, play with two bots."""
    ann, ben = Person(house.address, "Ann"), Person(house.address, "Ben")
    game = request.param.partition(",")[0]
    table = ann.open(game, chairs="ppbb", options=GAMES[request.param])
    ben.sit(table, 1)
    ann.start(table)
    return ann, ben, table


def go_on(page: Page, hands: list[Hand], chapters: int) -> None:
    """Both people answer over sockets of their own until so much has happened; the page watches."""
    way = any_way(random.Random(1))
    while max(hand.number for hand in hands) < chapters:
        for hand in hands:
            hand.answer_once(way)
        # What has come to the page until now is heard while it is asked anything.
        page.evaluate("0")


@pytest.fixture
def watched(played: tuple[Person, Person, str], visit: Visit) -> tuple[Page, Listener, str, str]:
    ann, ben, table = played
    page = visit("/games", service_workers="allow", **ann.in_browser())
    # An answer that comes while the page goes elsewhere cannot be read any more.
    page.wait_for_load_state("networkidle")
    listener = Listener(page)
    page.goto(f"/table/{table}")
    expect(page.locator(".tb-prompt").first).to_be_visible()
    with ann.at(table, 0) as one, ben.at(table, 1) as other:
        go_on(page, [one, other], 16)
    return page, listener, table, str(ann.lobby(table)["setting"]["game"])


def test_a_page_is_told_nothing_that_its_player_may_not_know(
    house: House, watched: tuple[Page, Listener, str, str]
) -> None:
    page, heard, table, game = watched
    heard.read()
    page.reload()
    expect(page.locator(".tb-prompt").first).to_be_visible()
    page.locator(".tb-bar > button").last.click()
    texts = heard.texts(page)
    truth = Truth(table_in(house.log, table, game), SEAT)
    kinds = {msgspec.json.decode(frame)["type"] for frame in heard.frames}
    assert kinds >= {"Table", "Missed", "Happened", "Now"}
    assert len(truth.table.chapters) > 10
    check_all(truth, heard.frames, texts)
    assert set(DATABASE.findall(texts["what the page keeps: databases"])) <= {"schatulle-wood"}
    assert "/api" not in texts["what the page keeps: caches"]
    assert all("replay" not in it.url and "record" not in it.url for it in heard.answers)


def test_nor_does_it_get_it_by_asking(
    house: House, watched: tuple[Page, Listener, str, str], played: tuple[Person, Person, str]
) -> None:
    """No path hands out a game before it is over, and no socket another seat's eyes."""
    page, _, table, game = watched
    paths = page.request.get("/api/schema/openapi.json").json()["paths"]
    truth = Truth(table_in(house.log, table, game), SEAT)
    for path, ways in paths.items():
        # Lessons are the same for everybody, and one is called as a card may be.
        if "get" not in ways or path.endswith("/lessons"):
            continue
        for seat in ("0", "1", "truth", "spectator"):
            names = {
                "table": table,
                "code": truth.table.code,
                "seat": seat,
                "game": game,
                "name": "x",
            }
            asked = path.format(**names)
            answer = page.request.get(f"{asked}?seat={seat}")
            check_text(truth, asked, answer.text())
            if "replay" in path or "record" in path:
                assert answer.status == 409
    with played[0].at(table, 1) as hand, pytest.raises(AssertionError, match="Refused"):
        hand.play("over", any_way(random.Random(1)))


# The checks themselves: a frame with a leak does not pass.


def lies_open(now: Any) -> None:
    closed = [drawer for drawer, seen in now["view"]["drawers"].items() if seen == "?"]
    nothing = {"diamonds": 0, "sapphires": 0, "rubies": 0}
    front = {"gems": nothing, "alarm": None}
    now["view"]["drawers"][closed[0]] = {"upper": front, "lower": front, "secret": None}


def hand_is_open(now: Any) -> None:
    now["view"]["hands"][1][0]["number"] = 7


def card_is_open(now: Any) -> None:
    now["view"]["chosen"][1] = {"character": "thief", "number": 7}


def other_eyes(now: Any) -> None:
    now["seat"] = 1


def more_than_known(now: Any) -> None:
    now["view"]["truth"] = {"drawers": {}}


def notes(now: Any) -> None:
    now["notes"] = {"A1": {"upper": "?", "lower": "?", "secret": "empty"}}


def chest_is_open(now: Any) -> None:
    now["view"]["chests"][1] = 12


def score_is_open(now: Any) -> None:
    now["view"]["scores"][1] = 12


def fist_is_open(now: Any) -> None:
    now["view"]["chosen"][1] = "stay"


LEAKS = {
    "meisterdiebe": [lies_open, hand_is_open, card_is_open, other_eyes, more_than_known, notes],
    "diamant": [chest_is_open, score_is_open, fist_is_open, other_eyes, more_than_known, notes],
}


def test_a_leak_in_a_view_is_found(house: House) -> None:
    for game, leaks in LEAKS.items():
        ann, table = begun(house, game)
        with ann.at(table) as hand:
            now = hand.heard("Now")
        truth = Truth(table_in(house.log, table, game), SEAT)
        check_frame(truth, now)
        for leak in leaks:
            leaking = copy.deepcopy(now)
            leak(leaking)
            with pytest.raises(Leak):
                check_frame(truth, leaking)


def begun(house: House, game: str) -> tuple[Person, str]:
    """Two people, so that no bot goes on before the log is read."""
    ann, ben = Person(house.address, "Ann"), Person(house.address, "Ben")
    table = ann.open(
        game,
        chairs="ppp",
        options={"quick_setup": True} if game == "meisterdiebe" else {"chests": "closed"},
    )
    ann.sit(table, 2)
    ben.sit(table, 1)
    ann.start(table)
    return ann, table


def test_a_leak_in_an_event_is_found(house: House) -> None:
    ann, table = begun(house, "meisterdiebe")
    with ann.at(table) as hand:
        missed = hand.heard("Missed")
    truth = Truth(table_in(house.log, table, "meisterdiebe"), SEAT)
    check_frame(truth, missed)
    dealt = missed["chapters"][0]["events"][0]
    assert dealt["type"] == "Dealt"
    for leaking in (
        {**dealt, "hands": [dealt["hands"][0]] * 3},
        {**dealt, "box": "A1"},
        {"type": "Chose", "clauses": [], "seat": 1, "card": {"character": "thief", "number": 7}},
    ):
        with pytest.raises(Leak):
            check_frame(truth, {**missed, "chapters": [{"number": 1, "events": [leaking]}]})


def test_a_leak_anywhere_else_is_found(house: House) -> None:
    ann, table = begun(house, "meisterdiebe")
    truth = Truth(table_in(house.log, table, "meisterdiebe"), SEAT)
    hidden = truth.table.state.hands[1][0]
    own = truth.table.state.hands[0][0]
    check_text(truth, "here", f"{own} {msgspec.json.encode(own).decode()}")
    check_text(truth, "here", f"1 {hidden.character}, {hidden.number} others: counts are no cards")
    ben = truth.table.guests[1]
    assert ben is not None
    for text in (
        str(hidden),
        f'<b aria-label="{hidden}">',
        msgspec.json.encode(hidden).decode(),
        truth.table.secret,
        ben.id,
    ):
        with pytest.raises(Leak):
            check_text(truth, "here", f"before {text} after")
    lobby = ann.lobby(table)
    with pytest.raises(Leak):
        check_frame(
            truth,
            {"type": "Table", "lobby": {**lobby, "secret": truth.table.secret}, "yours": [0]},
        )
