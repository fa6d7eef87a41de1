"""Tables that nobody comes back to are swept, and no others."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from schatulle.bots import KINDS
from schatulle.core import Seat
from schatulle.server.hub import housekeeping
from schatulle.server.hub.finished_games import finished_games
from schatulle.server.hub.housekeeping import (
    SWEEP_GATHERING_AFTER,
    SWEEP_PLAYING_AFTER,
    keep_house,
)
from schatulle.server.hub.hub import Hub
from schatulle.server.live.live_table import LiveTable
from schatulle.server.live.pace import Pace
from schatulle.server.live.retrying import until_settled
from schatulle.store.alone import Alone
from schatulle.store.port import GapError, StoreError
from schatulle.store.sqlite import open_store
from schatulle.table import commands
from schatulle.table.agreement import Agreement
from schatulle.table.entries import Guest
from schatulle.table.status import Status
from schatulle.table.table import Table
from server.support.reachable_house import Time

ANN = Guest("ann", "Ann")
ALONE = Agreement("diamant", "diamant", ("person", "person", "person"), {"expeditions": 1})


def opened(data: Path, time: Time) -> Hub:
    store = open_store(data / "tables.sqlite3")
    return Hub(store, KINDS, pace=Pace(bots=0), nodes=Alone(store, time))


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
async def hub(tmp_path: Path, time: Time) -> AsyncIterator[Hub]:
    made = opened(tmp_path, time)
    yield made
    await made.close()


async def playing(hub: Hub) -> LiveTable:
    live = await hub.open(ALONE, ANN)
    for seat in range(3):
        await live.act(lambda table, s=seat: commands.sit_down(table, ANN, Seat(s)))  # type: ignore[misc]
    await live.act(lambda table: commands.start(table, ANN.id))
    return live


async def answer(live: LiveTable) -> None:
    def command(table: Table) -> commands.Change:
        ask = table.asked()[0]
        return commands.answer_in_words(table, ask.seat, ask.id, f"k{ask.id}", "leave")

    await live.act(command)


async def is_there(hub: Hub, live: LiveTable) -> bool:
    return await hub.table(live.table.id) is not None


async def test_a_game_that_nobody_comes_back_to_is_swept_after_thirty_days(
    hub: Hub, time: Time
) -> None:
    live = await playing(hub)
    time.now = SWEEP_PLAYING_AFTER
    await keep_house(hub)
    assert await hub.table(live.table.id) is live
    time.now = SWEEP_PLAYING_AFTER + 1
    await keep_house(hub)
    assert not await is_there(hub, live)
    assert await hub.by_code(live.table.code) is None


async def test_a_swept_game_stays_swept_after_a_restart(tmp_path: Path, time: Time) -> None:
    hub = opened(tmp_path, time)
    live = await playing(hub)
    time.now = SWEEP_PLAYING_AFTER + 1
    await keep_house(hub)
    await hub.close()
    hub = opened(tmp_path, time)
    assert not await is_there(hub, live)
    await hub.close()


async def test_a_move_begins_the_thirty_days_anew(hub: Hub, time: Time) -> None:
    live = await playing(hub)
    time.now = SWEEP_PLAYING_AFTER
    await answer(live)
    time.now = 2 * SWEEP_PLAYING_AFTER
    await keep_house(hub)
    assert await is_there(hub, live)


@pytest.mark.parametrize("begun", [True, False], ids=["playing", "gathering"])
async def test_a_table_that_somebody_watches_is_not_swept(
    hub: Hub, time: Time, begun: bool
) -> None:
    live = await playing(hub) if begun else await hub.open(ALONE, ANN)
    subscription = live.subscribe(lambda _notice: None)
    for _ in range(3):
        time.now += 2 * SWEEP_PLAYING_AFTER
        await keep_house(hub)
        assert await hub.table(live.table.id) is live
    live.unsubscribe(subscription)
    time.now += 2 * SWEEP_PLAYING_AFTER
    await keep_house(hub)
    assert not await is_there(hub, live)


async def test_a_visit_counts_also_after_a_restart(tmp_path: Path, time: Time) -> None:
    hub = opened(tmp_path, time)
    live = await playing(hub)
    time.now = SWEEP_PLAYING_AFTER - 1
    live.unsubscribe(live.subscribe(lambda _notice: None))
    await keep_house(hub)
    await hub.close()
    hub = opened(tmp_path, time)
    time.now = SWEEP_PLAYING_AFTER + 1
    await keep_house(hub)
    assert await is_there(hub, live)
    time.now = 2 * SWEEP_PLAYING_AFTER + 1
    await keep_house(hub)
    assert not await is_there(hub, live)
    await hub.close()


async def test_the_house_itself_is_no_visitor(hub: Hub, time: Time) -> None:
    """Bots, the clock and all others who attend are at every table."""
    live = await playing(hub)
    time.now = SWEEP_PLAYING_AFTER - 1
    await keep_house(hub)
    time.now = SWEEP_PLAYING_AFTER + 1
    await keep_house(hub)
    assert not await is_there(hub, live)


async def test_a_finished_game_is_never_swept(hub: Hub, time: Time) -> None:
    live = await playing(hub)
    for _ in range(3):
        await answer(live)
    assert live.table.status is Status.OVER
    time.now = 100 * SWEEP_PLAYING_AFTER
    await keep_house(hub)
    assert await is_there(hub, live)
    assert len(await finished_games(hub, ANN)) == 3


async def test_a_table_where_nobody_began_is_swept_after_a_day(hub: Hub, time: Time) -> None:
    live, game = await hub.open(ALONE, ANN), await playing(hub)
    time.now = SWEEP_GATHERING_AFTER + 1
    await keep_house(hub)
    assert not await is_there(hub, live)
    assert await is_there(hub, game)


async def test_who_still_holds_a_swept_table_is_refused_and_brings_nothing_back(
    hub: Hub, time: Time
) -> None:
    live = await playing(hub)
    time.now = SWEEP_PLAYING_AFTER + 1
    await keep_house(hub)
    with pytest.raises(GapError):
        await answer(live)
    away = until_settled(live.act, lambda table: commands.go_away(table, Seat(0)))
    await asyncio.wait_for(away, 10)
    assert not await is_there(hub, live)


async def test_a_disk_that_fails_ends_no_housekeeping(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = asyncio.Queue[int]()

    async def failing(_hub: Hub) -> None:
        kept.put_nowait(1)
        raise StoreError("The disk is full.")

    monkeypatch.setattr(housekeeping, "HOUSEKEEPING", 0)
    monkeypatch.setattr(housekeeping, "keep_house", failing)
    keeping = asyncio.create_task(housekeeping.keep_house_for_ever(hub))
    for _ in range(2):
        await asyncio.wait_for(kept.get(), 10)
    keeping.cancel()
