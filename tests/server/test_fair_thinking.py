"""Bots think in turn: neither many tables of one guest nor tables without people slow others."""

import asyncio
from concurrent.futures import Executor, Future
from functools import partial
from typing import Any, Final

import pytest
from msgspec.structs import replace

from schatulle.server.bots import workers as workers_module
from schatulle.server.bots.attendant import BotAttendant, question_to
from schatulle.server.bots.turns import Turns
from schatulle.server.bots.workers import InProcess, Question, Worker
from schatulle.server.live.live_table import LiveTable
from schatulle.server.live.pace import HUMAN
from schatulle.store.nodes_port import NOBODY, Crowd, Lease
from schatulle.table.status import Status
from server.support.evening_tables import agreed_on, gathered
from server.support.in_memory import live_table
from server.support.other_worlds import begun
from server.support.timeless_loop import timeless

OWLS: Final = 8


async def thoughts(turns: Turns, guest: str, table: str, count: int = OWLS) -> float:
    """Bots of one table are asked at once, and think for a second each; when the last is done."""

    async def think() -> None:
        async with turns.turn(guest, table):
            await asyncio.sleep(1)

    began = asyncio.get_running_loop().time()
    await asyncio.gather(*(think() for _ in range(count)))
    return asyncio.get_running_loop().time() - began


@pytest.mark.parametrize("tables", [29, 145])
@timeless
async def test_one_guests_many_tables_slow_another_guests_to_half(tables: int) -> None:
    turns = Turns()
    quiet = await thoughts(turns, "ann", "mine")
    flood = [asyncio.create_task(thoughts(turns, "eve", f"{n}")) for n in range(tables)]
    await asyncio.sleep(0)
    assert await thoughts(turns, "ann", "mine") <= 2 * quiet + 1.001
    for one in flood:
        one.cancel()


@timeless
async def test_guests_think_in_turn_and_of_each_guest_the_tables() -> None:
    turns, order = Turns(), list[str]()

    async def think(guest: str, table: str) -> None:
        async with turns.turn(guest, table):
            order.append(table)
            await asyncio.sleep(1)

    asked = ["a1", "a1", "a1", "a2", "a2", "a3", "b1", "b1", "b2", "b1", "c1", "a3"]
    await asyncio.gather(*(think(table[0], table) for table in asked))
    assert order == ["a1", "a1", "b1", "c1", "a2", "b2", "a3", "b1", "a1", "b1", "a2", "a3"]


@timeless
async def test_a_turn_that_nobody_waits_for_any_more_passes_on() -> None:
    turns = Turns()

    async def think() -> None:
        async with turns.turn("bob", "his"):
            raise AssertionError("he was called away")

    async with turns.turn("ann", "mine"):
        before, after = asyncio.create_task(think()), asyncio.create_task(think())
        await asyncio.sleep(0)
        before.cancel()
        await asyncio.sleep(0)
    # It is his turn now, and he does not hear of it.
    after.cancel()
    async with asyncio.timeout(5):
        assert await thoughts(turns, "eve", "hers", 1) < 1.001


def asked_of(host: str, table: str) -> Question:
    one = begun(gathered(agreed_on("diamant", "diamant", "bbbbbbbb")))
    return replace(question_to(one, one.asked()[0], "bot", 0, ()), host=host, table=table)


def test_a_question_says_whose_turn_it_takes() -> None:
    table = begun(gathered(agreed_on("diamant", "diamant", "pbb")))
    assert question_to(table, table.asked()[0], "bot", 0, ()).host == table.host.id


class Notes(Executor):
    """Answers at once, and notes whose bot was asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def submit(self, _work: Any, question: Question) -> Future[Any]:  # type: ignore[override]
        self.asked.append(question.host)
        done = Future[Any]()
        done.set_result(None)
        return done


async def test_a_process_is_asked_by_everybody_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    notes = Notes()
    monkeypatch.setattr(workers_module, "_pool", lambda _nice: notes)
    worker = Worker(60)
    eves = [worker.think(asked_of("eve", f"{n}")) for n in range(20)]
    await asyncio.gather(*eves, *(worker.think(asked_of("ann", "mine")) for _ in range(3)))
    assert notes.asked[:7] == ["eve", "eve", "ann", "eve", "ann", "eve", "ann"]


def of_bots() -> LiveTable:
    """Bots are asked, and nobody is connected."""
    table = begun(gathered(agreed_on("diamant", "diamant", "bbb")))
    live = live_table(table)
    live.play_for_house(Lease(table.id, 1), (partial(BotAttendant, runner=InProcess()),))
    return live


@timeless
async def test_bots_sleep_where_nobody_is_and_go_on_as_soon_as_somebody_comes() -> None:
    live = of_bots()
    began = live.table
    await asyncio.sleep(3600)
    assert live.table is began
    for _ in range(2):
        somebody = live.subscribe(lambda _notice: None)
        await asyncio.sleep(1.1 * HUMAN.bots)
        live.unsubscribe(somebody)
        gone_on = live.table
        assert gone_on.length > began.length
        # What was thought of already is still said.
        await asyncio.sleep(2 * HUMAN.bots)
        began = live.table
        await asyncio.sleep(3600)
        assert live.table is began


@timeless
async def test_bots_play_for_people_at_other_nodes() -> None:
    live = of_bots()
    live.hear_of_crowd(Crowd(1))
    await asyncio.sleep(1000 * HUMAN.bots)
    assert live.table.status is Status.OVER


@timeless
async def test_bots_sleep_again_when_the_last_at_another_node_goes() -> None:
    live = of_bots()
    live.hear_of_crowd(Crowd(1))
    await asyncio.sleep(1.1 * HUMAN.bots)
    live.hear_of_crowd(NOBODY)
    await asyncio.sleep(2 * HUMAN.bots)
    before = live.table
    await asyncio.sleep(3600)
    assert live.table is before
    assert live.table.status is Status.PLAYING
