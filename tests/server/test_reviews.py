"""Reviews at tables: of finished games alone, made once, kept, and told of over many games."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from schatulle.core import Seat
from schatulle.games.diamant import review as reviewer
from schatulle.reviews import Chances, Memory, Review
from schatulle.server.reviews.desk import MOST_OF_A_GUEST, ReviewDesk, Reviewing, TooMany
from schatulle.server.reviews.elsewhere import SILENT, Elsewhere
from schatulle.server.reviews.making import Failed, ReviewProcesses
from schatulle.store import Entry, Summary
from schatulle.store.sqlite import SqliteStore, open_store
from schatulle.table.projections import record
from schatulle.table.records import format_record
from schatulle.table.status import Status
from schatulle.table.table import Table
from server.support.quick_play import DIAMANT, THIEVES, play_on, seated
from server.support.real_server import Client, person, unlimited
from support.tables import finished

SHORT = DIAMANT | {"options": {"expeditions": 1}}
LONGER = DIAMANT | {"chairs": ["person", "bot", "bot", "bot"]}
FREE: Callable[[], None] = lambda: None  # noqa: E731

REVIEW = Review(
    game="diamant",
    seat=Seat(1),
    memory=Memory(0.8, 0.7, 0.9),
    luck=0.25,
    chances=(Chances(1, (0.5, 0.5, 0.0)),),
    decisions=(),
    questions=(),
    own={"risk": {"decisions": 4}},
)


class Slow:
    """A maker who waits to be told; what it was asked for stands in `asked`."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, Callable[[float], None]]] = []
        self.answers: asyncio.Queue[Review | Failed] = asyncio.Queue()
        self.closed = False

    async def make(self, line: str, seat: int, tell: Callable[[float], None]) -> Review:
        self.asked.append((seat, tell))
        answer = await self.answers.get()
        if isinstance(answer, Failed):
            raise answer
        return answer

    def close(self) -> None:
        self.closed = True


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = open_store(tmp_path / "tables.sqlite3")
    yield store
    await store.close()


async def kept_table(store: SqliteStore, name: str = "t") -> Table:
    table = replace(finished("diamant", "diamant", 3), id=name)
    players = ((0, "ann"), (1, "ann"), (2, "ben"))
    row = Summary(name, name, "diamant", "diamant", Status.OVER, False, 3, 3, "ann", 1.0, players)
    await store.append(name, Entry(1, 5.0, b"over"), row)
    return table


async def until(true: Callable[[], Any]) -> None:
    async with asyncio.timeout(20):
        while not true():
            await asyncio.sleep(0.001)


async def made(desk: ReviewDesk, table: Table, seat: int = 1) -> Reviewing:
    """What the desk says when nothing is being made any more."""
    async with asyncio.timeout(20):
        while (found := await desk.look(table, Seat(seat))).review is None and not found.failed:
            await asyncio.sleep(0.001)
    return found


async def test_all_who_ask_for_the_same_wait_for_the_same_and_are_told_how_far_it_is(
    store: SqliteStore,
) -> None:
    maker, table = Slow(), await kept_table(store)
    desk = ReviewDesk(store, maker)
    assert await desk.look(table, Seat(1)) == Reviewing()
    assert await desk.ask(table, Seat(1), "ann", FREE) == Reviewing(0.0)
    await until(lambda: maker.asked)
    maker.asked[0][1](0.5)
    assert await desk.ask(table, Seat(1), "ben", FREE) == Reviewing(0.5)
    assert await desk.look(table, Seat(1)) == Reviewing(0.5)
    maker.answers.put_nowait(REVIEW)
    assert await made(desk, table) == Reviewing(1.0, review=REVIEW)
    assert await desk.ask(table, Seat(1), "ben", FREE) == Reviewing(1.0, review=REVIEW)
    assert len(maker.asked) == 1
    await desk.close()
    assert maker.closed


async def test_a_review_outlives_the_desk_and_an_older_one_is_made_anew(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    maker, table = Slow(), await kept_table(store)
    desk = ReviewDesk(store, maker)
    await desk.ask(table, Seat(1), "ann", FREE)
    maker.answers.put_nowait(REVIEW)
    await made(desk, table)
    await desk.close()
    again = ReviewDesk(store, maker)
    assert (await again.look(table, Seat(1))).review == REVIEW
    monkeypatch.setattr(reviewer, "VERSION", reviewer.VERSION + 1)
    assert await again.look(table, Seat(1)) == Reviewing()
    better = replace(REVIEW, luck=0.5)
    await again.ask(table, Seat(1), "ann", FREE)
    maker.answers.put_nowait(better)
    assert (await made(again, table)).review == better
    await again.close()


async def test_what_was_being_made_when_a_desk_closed_is_made_anew_when_asked_for(
    store: SqliteStore,
) -> None:
    maker, table = Slow(), await kept_table(store)
    desk = ReviewDesk(store, maker)
    await desk.ask(table, Seat(1), "ann", FREE)
    await until(lambda: maker.asked)
    await desk.close()
    after = ReviewDesk(store, maker)
    assert await after.look(table, Seat(1)) == Reviewing()
    await after.ask(table, Seat(1), "ann", FREE)
    maker.answers.put_nowait(REVIEW)
    assert (await made(after, table)).review == REVIEW
    await after.close()


async def test_a_failure_is_told_and_who_asks_again_has_it_tried_again(store: SqliteStore) -> None:
    maker, table = Slow(), await kept_table(store)
    desk = ReviewDesk(store, maker)
    await desk.ask(table, Seat(1), "ann", FREE)
    maker.answers.put_nowait(Failed("it died"))
    assert await made(desk, table) == Reviewing(failed=True)
    await desk.ask(table, Seat(1), "ann", FREE)
    assert await desk.look(table, Seat(1)) == Reviewing(0.0)
    maker.answers.put_nowait(REVIEW)
    assert (await made(desk, table)).review == REVIEW
    await desk.close()


async def test_guests_have_their_reviews_in_turn_and_nobody_too_many(store: SqliteStore) -> None:
    maker = Slow()
    tables = [await kept_table(store, name) for name in "abcdef"]
    desk = ReviewDesk(store, maker, at_once=1)
    for seat, table in enumerate(tables[:MOST_OF_A_GUEST]):
        await desk.ask(table, Seat(seat % 3), "ann", FREE)
    with pytest.raises(TooMany):
        await desk.ask(tables[4], Seat(0), "ann", FREE)
    await desk.ask(tables[5], Seat(2), "ben", FREE)
    for _ in range(5):
        maker.answers.put_nowait(REVIEW)
    await until(lambda: not desk.waiting)
    # Ben waits for nobody's third review.
    assert [seat for seat, _ in maker.asked] == [0, 1, 2, 2, 0]
    await desk.close()


async def test_games_with_a_friendly_voice_have_reviews_but_count_among_nobodys(
    store: SqliteStore,
) -> None:
    maker = Slow()
    desk = ReviewDesk(store, maker)
    alone, helped = [
        replace(await kept_table(store, name), voiced=voiced)
        for name, voiced in (("alone", False), ("helped", True))
    ]
    for table in (alone, helped):
        await desk.ask(table, Seat(1), "ann", FREE)
        maker.answers.put_nowait(REVIEW)
        assert (await made(desk, table)).review == REVIEW
    assert [game.table for game in await desk.of_guest("ann")] == ["alone"]
    await desk.close()


async def test_other_nodes_are_told_how_far_a_review_is_and_begin_none_of_their_own(
    store: SqliteStore,
) -> None:
    clock = [100.0]
    here, there = Slow(), Slow()
    one, two = [
        ReviewDesk(store, maker, others=Elsewhere(store, lambda: clock[0], beat=0.001))
        for maker in (here, there)
    ]
    table = await kept_table(store)
    await one.ask(table, Seat(1), "ann", FREE)
    await until(lambda: here.asked)
    here.asked[0][1](0.5)
    async with asyncio.timeout(20):
        while await two.look(table, Seat(1)) != Reviewing(0.5):
            await asyncio.sleep(0.001)
    assert await two.ask(table, Seat(1), "ben", FREE) == Reviewing(0.5)
    assert await two.of_guest("ann") == []
    here.answers.put_nowait(REVIEW)
    assert await made(two, table) == Reviewing(1.0, review=REVIEW)
    assert there.asked == []
    for desk in (one, two):
        await desk.close()


async def test_what_a_node_was_making_when_it_died_another_makes(store: SqliteStore) -> None:
    clock = [100.0]
    here, there = Slow(), Slow()
    table = await kept_table(store)
    one = ReviewDesk(store, here, others=Elsewhere(store, lambda: clock[0]))
    await one.ask(table, Seat(1), "ann", FREE)
    await until(lambda: here.asked)
    await one.close()
    two = ReviewDesk(store, there, others=Elsewhere(store, lambda: clock[0]))
    assert await two.look(table, Seat(1)) == Reviewing(0.0)
    clock[0] += SILENT
    assert await two.look(table, Seat(1)) == Reviewing()
    await two.ask(table, Seat(1), "ben", FREE)
    there.answers.put_nowait(Failed("it died, too"))
    assert await made(two, table) == Reviewing(failed=True)
    three = ReviewDesk(store, here, others=Elsewhere(store, lambda: clock[0]))
    assert await made(three, table) == Reviewing(failed=True)
    await two.close()


async def test_somebody_without_a_budget_begins_none(store: SqliteStore) -> None:
    class Poor(Exception):  # noqa: N818
        pass

    def pay() -> None:
        raise Poor

    maker, table = Slow(), await kept_table(store)
    desk = ReviewDesk(store, maker)
    with pytest.raises(Poor):
        await desk.ask(table, Seat(1), "ann", pay)
    assert await desk.look(table, Seat(1)) == Reviewing()
    await desk.close()
    assert maker.asked == []


async def test_a_process_that_dies_or_hangs_or_refuses_is_a_failure(
    store: SqliteStore,
) -> None:
    table = await kept_table(store)
    line = format_record(record(table))
    processes = ReviewProcesses(1)
    with pytest.raises(Failed, match="there was no seat 7"):
        await processes.make(line, 7, lambda _done: None)
    with pytest.raises(Failed, match="no record"):
        await processes.make("{", 0, lambda _done: None)
    processes.close()
    hanging = ReviewProcesses(1, patience=0.0)
    with pytest.raises(Failed, match="no review within 0 s"):
        await hanging.make(line, 0, lambda _done: None)
    hanging.close()


async def ended(ann: Client, setting: dict[str, Any]) -> str:
    table = await seated(ann, setting)
    async with ann.at(table) as talk:
        await talk.say(type="Watch", seat=0)
        await play_on(talk, 0)
    return table


async def test_a_finished_game_is_reviewed_kept_and_told_of_among_ones_own(tmp_path: Path) -> None:
    async with unlimited(tmp_path) as address, person(address, "Ann") as ann:
        table = await ended(ann, SHORT)
        path = f"/tables/{table}/review?seat=0"
        assert (await ann.http.get(f"/api{path}")).json()["done"] is None
        began = await ann.post(path, status=200)
        assert (began["done"], began["review"]) == (0.0, None)
        async with asyncio.timeout(60):
            while (told := (await ann.http.get(f"/api{path}")).json())["review"] is None:
                assert not told["failed"]
                await asyncio.sleep(0.02)
        whole = (await ann.http.get(f"/api/tables/{table}/record")).json()
        moves = [line.removeprefix("0: ") for line in whole["moves"] if line.startswith("0: ")]
        assert [decision["played"] for decision in told["review"]["decisions"]] == moves
        own = (await ann.http.get("/api/me/reviews")).json()
        assert [(game["table"], game["seat"]) for game in own] == [(table, 0)]
        assert own[0]["own"] == told["review"]["own"]
        async with person(address, "Ben") as ben:
            assert (await ben.http.get(f"/api{path}")).json() == told
            assert (await ben.http.get("/api/me/reviews")).json() == []
        nowhere = await ann.http.get(f"/api/tables/{table}/review?seat=5")
        assert nowhere.status_code == 404
        assert nowhere.json()["says"] == "refused-nothing-here"
    async with unlimited(tmp_path) as address, person(address, "Cleo") as cleo:
        assert (await cleo.http.get(f"/api{path}")).json() == told


@pytest.mark.parametrize("setting", [LONGER, THIEVES], ids=["diamant", "meisterdiebe"])
async def test_before_the_end_nothing_is_told_from_no_seat(
    tmp_path: Path, setting: dict[str, Any]
) -> None:
    """Whatever hands are dealt and whichever seat is asked for: the very same bytes."""
    async with unlimited(tmp_path) as address, person(address, "Ann") as ann:
        answers = set()
        for _ in range(2):
            table = await seated(ann, setting)
            for seat in range(8):
                path = f"/api/tables/{table}/review?seat={seat}"
                answers |= {
                    (answer.status_code, answer.content)
                    for answer in (await ann.http.get(path), await ann.http.post(path))
                }
        ((status, _),) = answers
        assert status == 409
        assert (await ann.http.get("/api/me/reviews")).json() == []


async def test_a_stranger_begins_no_review(tmp_path: Path) -> None:
    async with unlimited(tmp_path) as address, person(address, "Ann") as ann:
        table = await ended(ann, SHORT)
        ann.http.cookies.clear()
        answer = await ann.http.post(f"/api/tables/{table}/review?seat=0")
        assert answer.status_code == 401
        assert (await ann.http.get("/api/me/reviews")).json() == []
