"""Tables that nobody comes back to are swept, and no others."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from schatulle.bots import KINDS
from schatulle.rules.core import SPECTATOR, Seat
from schatulle.server.desk import Desk
from schatulle.server.housework import attempt
from schatulle.server.hub import ABANDONED, FORSAKEN, Hub
from schatulle.server.pace import Pace
from schatulle.store.port import GapError, StoreError
from schatulle.store.sqlite import open_store
from schatulle.table import commands
from schatulle.table.entries import Entry, Guest
from schatulle.table.life import Status, Table
from schatulle.table.setting import Setting
from server.test_operations import Time

ANN = Guest("ann", "Ann")
ALONE = Setting("diamant", "diamant", ("person", "person", "person"), {"expeditions": 1})


def opened(data: Path, time: Time) -> Hub:
    return Hub(open_store(data / "tables.sqlite3"), KINDS, now=time, pace=Pace(bots=0))


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
async def hub(tmp_path: Path, time: Time) -> AsyncIterator[Hub]:
    made = opened(tmp_path, time)
    yield made
    await made.close()


async def playing(hub: Hub) -> Desk:
    desk = await hub.open(ALONE, ANN)
    for seat in range(3):
        await desk.act(lambda table, s=seat: commands.sit_down(table, ANN, Seat(s)))  # type: ignore[misc]
    await desk.act(lambda table: commands.start(table, ANN.id))
    return desk


async def answer(desk: Desk) -> None:
    def command(table: Table) -> Entry:
        ask = table.asked()[0]
        return commands.answer(table, ask.seat, ask.id, f"k{ask.id}", "leave")

    await desk.act(command)


async def is_there(hub: Hub, desk: Desk) -> bool:
    return await hub.desk(desk.table.id) is not None


async def test_a_game_that_nobody_comes_back_to_is_swept_after_thirty_days(
    hub: Hub, time: Time
) -> None:
    desk = await playing(hub)
    time.now = FORSAKEN
    await hub.keep_house()
    assert await hub.desk(desk.table.id) is desk
    time.now = FORSAKEN + 1
    await hub.keep_house()
    assert not await is_there(hub, desk)
    assert await hub.by_code(desk.table.code) is None


async def test_a_swept_game_stays_swept_after_a_restart(tmp_path: Path, time: Time) -> None:
    hub = opened(tmp_path, time)
    desk = await playing(hub)
    time.now = FORSAKEN + 1
    await hub.keep_house()
    await hub.close()
    hub = opened(tmp_path, time)
    assert not await is_there(hub, desk)
    await hub.close()


async def test_a_move_begins_the_thirty_days_anew(hub: Hub, time: Time) -> None:
    desk = await playing(hub)
    time.now = FORSAKEN
    await answer(desk)
    time.now = 2 * FORSAKEN
    await hub.keep_house()
    assert await is_there(hub, desk)


@pytest.mark.parametrize("begun", [True, False], ids=["playing", "gathering"])
async def test_a_table_that_somebody_watches_is_not_swept(
    hub: Hub, time: Time, begun: bool
) -> None:
    desk = await playing(hub) if begun else await hub.open(ALONE, ANN)
    watcher = desk.watch(SPECTATOR, lambda _told: None)
    for _ in range(3):
        time.now += 2 * FORSAKEN
        await hub.keep_house()
        assert await hub.desk(desk.table.id) is desk
    desk.leave(watcher)
    time.now += 2 * FORSAKEN
    await hub.keep_house()
    assert not await is_there(hub, desk)


async def test_a_visit_counts_also_after_a_restart(tmp_path: Path, time: Time) -> None:
    hub = opened(tmp_path, time)
    desk = await playing(hub)
    time.now = FORSAKEN - 1
    desk.leave(desk.watch(SPECTATOR, lambda _told: None))
    await hub.keep_house()
    await hub.close()
    hub = opened(tmp_path, time)
    time.now = FORSAKEN + 1
    await hub.keep_house()
    assert await is_there(hub, desk)
    time.now = 2 * FORSAKEN + 1
    await hub.keep_house()
    assert not await is_there(hub, desk)
    await hub.close()


async def test_the_house_itself_is_no_visitor(hub: Hub, time: Time) -> None:
    desk = await playing(hub)
    time.now = FORSAKEN - 1
    desk.watch(SPECTATOR, lambda _told: None, staff=True)
    await hub.keep_house()
    time.now = FORSAKEN + 1
    await hub.keep_house()
    assert not await is_there(hub, desk)


async def test_a_finished_game_is_never_swept(hub: Hub, time: Time) -> None:
    desk = await playing(hub)
    for _ in range(3):
        await answer(desk)
    assert desk.table.status is Status.OVER
    time.now = 100 * FORSAKEN
    await hub.keep_house()
    assert await is_there(hub, desk)
    assert len(await hub.finished(ANN)) == 3


async def test_a_table_where_nobody_began_is_swept_after_a_day(hub: Hub, time: Time) -> None:
    desk, game = await hub.open(ALONE, ANN), await playing(hub)
    time.now = ABANDONED + 1
    await hub.keep_house()
    assert not await is_there(hub, desk)
    assert await is_there(hub, game)


async def test_who_still_holds_a_swept_table_is_refused_and_brings_nothing_back(
    hub: Hub, time: Time
) -> None:
    desk = await playing(hub)
    time.now = FORSAKEN + 1
    await hub.keep_house()
    with pytest.raises(GapError):
        await answer(desk)
    away = attempt(desk.act, lambda table: commands.go_away(table, Seat(0)))
    await asyncio.wait_for(away, 10)
    assert not await is_there(hub, desk)


async def test_a_disk_that_fails_ends_no_housekeeping(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = asyncio.Queue[int]()

    async def failing() -> None:
        kept.put_nowait(1)
        raise StoreError("The disk is full.")

    monkeypatch.setattr("schatulle.server.hub.HOUSEKEEPING", 0)
    monkeypatch.setattr(hub, "keep_house", failing)
    await hub.resume()
    for _ in range(2):
        await asyncio.wait_for(kept.get(), 10)
