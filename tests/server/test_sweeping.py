"""Tables that nobody comes back to are swept, and no others."""

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from math import inf
from pathlib import Path

import pytest
from msgspec.structs import replace

from schatulle.bots import KINDS
from schatulle.core import Seat
from schatulle.server.hub import housekeeping
from schatulle.server.hub.finished_games import FinishedGames
from schatulle.server.hub.housekeeping import keep_house
from schatulle.server.hub.hub import Hub
from schatulle.server.hub.patience import DAY, PATIENCE
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


FAST = Pace(bots=0)


def opened(data: Path, time: Time, pace: Pace = FAST) -> Hub:
    store = open_store(data / "tables.sqlite3")
    hub = Hub(store, KINDS, pace=pace, nodes=Alone(store, time))
    # Otherwise a month of tests would take as many steps as one of service.
    hub.patience = replace(PATIENCE, step=inf)
    return hub


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


async def serve(hub: Hub, time: Time, seconds: float) -> None:
    """The house is kept now, and when so much time has passed."""
    await keep_house(hub)
    time.now += seconds
    await keep_house(hub)


async def test_a_game_that_nobody_comes_back_to_is_swept_after_thirty_days(
    hub: Hub, time: Time
) -> None:
    live = await playing(hub)
    await serve(hub, time, PATIENCE.playing)
    assert await is_there(hub, live)
    await serve(hub, time, 1)
    assert not await is_there(hub, live)
    assert await hub.by_code(live.table.code) is None


async def test_a_swept_game_stays_swept_after_a_restart(tmp_path: Path, time: Time) -> None:
    hub = opened(tmp_path, time)
    live = await playing(hub)
    await serve(hub, time, PATIENCE.playing + 1)
    await hub.close()
    hub = opened(tmp_path, time)
    assert not await is_there(hub, live)
    await hub.close()


async def test_a_swept_game_goes_on_when_it_is_brought_back(hub: Hub, time: Time) -> None:
    live = await playing(hub)
    await serve(hub, time, PATIENCE.playing + 1)
    assert await hub.store.bring_back(live.table.id)
    await serve(hub, time, PATIENCE.playing - 1)
    again = await hub.by_code(live.table.code)
    assert again is not None
    assert again.table == live.table
    await answer(again)


@pytest.mark.parametrize("jump", [31 * DAY, 365 * DAY, -365 * DAY])
async def test_no_jump_of_the_clock_sweeps_a_table(hub: Hub, time: Time, jump: float) -> None:
    hub.patience = PATIENCE
    games = [await playing(hub), await hub.open(ALONE, ANN)]
    for _ in range(3):
        await serve(hub, time, jump)
        await serve(hub, time, -jump)
        await serve(hub, time, jump)
    assert [await is_there(hub, live) for live in games] == [True, True]


async def test_a_game_of_a_clock_that_was_wrong_is_not_swept_when_it_is_right(
    tmp_path: Path, time: Time
) -> None:
    hub = opened(tmp_path, time)
    live = await playing(hub)
    await hub.close()
    time.now += 365 * DAY
    hub = opened(tmp_path, time)
    await serve(hub, time, DAY)
    assert await is_there(hub, live)
    await hub.close()


async def test_a_move_begins_the_thirty_days_anew(hub: Hub, time: Time) -> None:
    live = await playing(hub)
    await serve(hub, time, PATIENCE.playing)
    await answer(live)
    await serve(hub, time, PATIENCE.playing)
    assert await is_there(hub, live)


@pytest.mark.parametrize("begun", [True, False], ids=["playing", "gathering"])
async def test_a_table_that_somebody_watches_is_not_swept(
    hub: Hub, time: Time, begun: bool
) -> None:
    live = await playing(hub) if begun else await hub.open(ALONE, ANN)
    subscription = live.subscribe(lambda _notice: None)
    for _ in range(3):
        await serve(hub, time, 2 * PATIENCE.playing)
        assert await hub.table(live.table.id) is live
    live.unsubscribe(subscription)
    await serve(hub, time, 2 * PATIENCE.playing)
    assert not await is_there(hub, live)


async def test_a_visit_counts_also_after_a_restart(tmp_path: Path, time: Time) -> None:
    hub = opened(tmp_path, time)
    live = await playing(hub)
    await serve(hub, time, PATIENCE.playing - 1)
    live = await seen(hub, live)
    live.unsubscribe(live.subscribe(lambda _notice: None))
    await keep_house(hub)
    await hub.close()
    hub = opened(tmp_path, time)
    await serve(hub, time, PATIENCE.playing - 1)
    assert await is_there(hub, live)
    await serve(hub, time, 2)
    assert not await is_there(hub, live)
    await hub.close()


async def test_the_house_itself_is_no_visitor(hub: Hub, time: Time) -> None:
    """Bots, the clock and all others who attend are at every table."""
    live = await playing(hub)
    await serve(hub, time, PATIENCE.playing - 1)
    await serve(hub, time, 2)
    assert not await is_there(hub, live)


async def test_a_finished_game_is_never_swept_unless_the_operator_wishes(
    hub: Hub, time: Time
) -> None:
    live = await playing(hub)
    for _ in range(3):
        await answer(live)
    assert live.table.status is Status.OVER
    await serve(hub, time, 100 * PATIENCE.playing)
    assert await is_there(hub, live)
    assert len(await FinishedGames(hub).of(ANN, lambda _cost: None)) == 3
    hub.patience = replace(hub.patience, over=DAY)
    await serve(hub, time, DAY + 1)
    assert not await is_there(hub, live)
    assert await FinishedGames(hub).of(ANN, lambda _cost: None) == []


async def test_a_table_where_nobody_began_is_swept_after_a_day(hub: Hub, time: Time) -> None:
    live, game = await hub.open(ALONE, ANN), await playing(hub)
    await serve(hub, time, PATIENCE.gathering + 1)
    assert not await is_there(hub, live)
    assert await is_there(hub, game)


async def seen(hub: Hub, live: LiveTable) -> LiveTable:
    found = await hub.table(live.table.id)
    assert found is not None
    return found


async def test_a_game_that_stands_still_leaves_the_memory_and_is_found_again(
    hub: Hub, time: Time
) -> None:
    live = await playing(hub)
    await keep_house(hub)
    assert not hub.live
    again = await seen(hub, live)
    assert again is not live
    assert again.table == live.table
    await answer(again)
    subscription = again.subscribe(lambda _notice: None)
    await keep_house(hub)
    assert await hub.table(live.table.id) is again
    again.unsubscribe(subscription)
    await keep_house(hub)
    assert not hub.live


@pytest.mark.parametrize(
    ("setting", "stays"),
    [
        (replace(ALONE, clock=60), True),
        (replace(ALONE, chairs=("person", "person", "bot")), False),
    ],
    ids=["a clock", "a bot"],
)
async def test_a_clock_keeps_a_game_in_the_memory_and_a_bot_waits_for_somebody(
    tmp_path: Path, time: Time, setting: Agreement, stays: bool
) -> None:
    hub = opened(tmp_path, time, Pace(bots=3600))
    live = await hub.open(setting, ANN)
    for seat in live.table.seats:
        if setting.chairs[seat] == "person":
            await live.act(partial(commands.sit_down, guest=ANN, seat=Seat(seat)))
    await live.act(partial(commands.start, guest=ANN.id))
    await keep_house(hub)
    assert list(hub.live.values()) == ([live] if stays else [])
    await hub.close()


async def test_who_still_holds_a_swept_table_is_refused_and_brings_nothing_back(
    hub: Hub, time: Time
) -> None:
    live = await playing(hub)
    await serve(hub, time, PATIENCE.playing + 1)
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
