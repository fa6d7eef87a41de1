"""Games over days: nobody is missed within seconds, clocks outlive a restart, tables wait."""

from pathlib import Path
from typing import Any, Final

import pytest

from schatulle.bots import KINDS
from schatulle.core import Seat
from schatulle.server.hub.hub import Hub
from schatulle.server.hub.waiting import own_tables
from schatulle.server.live.clock import Clock
from schatulle.server.live.live_table import LiveTable
from schatulle.server.live.pace import Pace
from schatulle.server.live.presence import Presence
from schatulle.server.live.session import Session
from schatulle.store.sqlite import open_store
from schatulle.table import commands
from schatulle.table.agreement import SLOW, Agreement
from schatulle.table.entries import Guest
from schatulle.table.status import Status
from server.support.attended_tables import until
from server.support.in_memory import full_table, live_table
from server.support.real_server import person, served

ANN, BOB = Guest("ann", "Ann"), Guest("bob", "Bob")
DAY: Final = 86_400
#: Bots are there at once, and whoever has gone is missed at once.
BRISK: Final = Pace(bots=0, grace=0)


class Calendar:
    """A clock that is turned by hand."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time


async def hub_at(data: Path, calendar: Calendar) -> Hub:
    hub = Hub(open_store(data / "tables.sqlite3"), KINDS, pace=BRISK)
    # All that reads the time of the log.
    hub.now = hub._ledger.now = calendar
    hub.resume()
    await hub.node.caught_up.wait()
    return hub


async def begun(hub: Hub, *chairs: str, clock: int = DAY, game: str = "diamant") -> LiveTable:
    live = await hub.open(Agreement(game, "diamant", chairs, clock=clock), ANN)
    people = [seat for seat, chair in enumerate(chairs) if chair == "person"]
    for seat, guest in zip(people, (ANN, BOB), strict=False):
        await live.act(lambda table, s=seat, g=guest: commands.sit_down(table, g, Seat(s)))  # type: ignore[misc]
    await live.act(lambda table: commands.start(table, ANN.id))
    return live


async def waiting_for(hub: Hub, guest: Guest) -> list[Any]:
    return await own_tables(hub, guest, lambda _cost: None)


async def test_nobody_is_missed_in_a_game_over_days(tmp_path: Path) -> None:
    hub = await hub_at(tmp_path, Calendar())
    slow, quick = [await begun(hub, "person", "person", "bot", clock=each) for each in (DAY, SLOW)]
    sessions = [Session(live, None) for live in (slow, quick)]
    await until(quick, lambda table: all(table.away[:2]))
    assert slow.table.away == (False, False, False)
    assert Presence(slow)._missing(slow.table) == []
    for session in sessions:
        session.end()
    await hub.close()


async def test_bots_play_on_over_days_though_nobody_looks(tmp_path: Path) -> None:
    hub = await hub_at(tmp_path, Calendar())
    live = await begun(hub, "person", "bot", "bot")
    assert not live.is_watched()
    while len(live.table.asked()) > 1:
        before = live.table.length
        await until(live, lambda table, length=before: table.length > length)
    assert [ask.seat for ask in live.table.asked()] == [0]
    await hub.close()


async def test_the_deadline_is_the_same_after_a_restart_and_the_default_is_played_then(
    tmp_path: Path,
) -> None:
    calendar = Calendar()
    hub = await hub_at(tmp_path, calendar)
    live = await begun(hub, "person", "person", "bot", clock=3 * DAY)
    deadlines, name = live.deadlines, live.table.id
    assert set(deadlines.values()) == {calendar.time + 3 * DAY}
    await hub.close()
    calendar.time += 2 * DAY
    hub = await hub_at(tmp_path, calendar)
    again = await hub.table(name)
    assert again is not None
    assert again.deadlines == deadlines
    assert {round(left / DAY) for left in again.seconds_left().values()} == {1}
    calendar.time += 2 * DAY
    for attendant in again._house:
        if isinstance(attendant, Clock):
            for decision in deadlines:
                attendant._look(decision)
    await until(again, lambda table: len(table.by_clock) == 2)
    assert again.table.status is Status.PLAYING
    await hub.close()


async def test_a_timer_that_is_early_looks_again() -> None:
    agreed = Agreement("diamant", "diamant", ("person",) * 3, clock=DAY)
    live = live_table(commands.start(full_table(agreed), "guest-0").table)
    clock = Clock(live)
    clock.attend(live.table)
    for decision in live.deadlines:
        clock._look(decision)
    assert live.table.by_clock == ()
    assert not clock._tasks
    clock.leave(live.table)


async def test_tables_wait_for_you_the_oldest_deadline_first(tmp_path: Path) -> None:
    calendar = Calendar()
    hub = await hub_at(tmp_path, calendar)
    late = await begun(hub, "person", "person", "bot", clock=3 * DAY)
    no_clock = await begun(hub, "person", "person", "random", clock=0)
    calendar.time += DAY
    soon = await begun(hub, "person", "person", "random", clock=DAY)
    done = await begun(hub, "person", "person", "random", clock=DAY)
    (ask,) = (ask for ask in done.table.asked() if ask.seat == 0)
    await done.act(lambda t: commands.answer(t, Seat(0), ask.id, "k", ask.choices[0]))
    calendar.time += 60
    told = await waiting_for(hub, ANN)
    assert [it.lobby.id for it in told[:3]] == [it.table.id for it in (soon, late, no_clock)]
    assert [(it.asked, it.left) for it in told] == [
        (True, DAY - 60),
        (True, 2 * DAY - 60),
        (True, None),
        (False, None),
    ]
    assert [it.idle for it in told][2] == DAY + 60
    assert await waiting_for(hub, Guest("eve", "Eve")) == []
    await hub.close()


async def test_own_tables_are_told_over_http_and_strangers_have_none(tmp_path: Path) -> None:
    async with served(tmp_path) as address, person(address, "Ann") as ann:
        wish = {"game": "diamant", "edition": "diamant", "chairs": ["person", "bot", "bot"]}
        table = str((await ann.post("/tables", wish | {"clock": 3 * DAY}))["id"])
        await ann.post(f"/tables/{table}/seats/0")
        (told,) = (await ann.http.get("/api/me/tables")).json()
        assert (told["lobby"]["id"], told["asked"], told["idle"]) == (table, False, None)
        ann.http.cookies.clear()
        assert (await ann.http.get("/api/me/tables")).json() == []


@pytest.mark.parametrize(("clock", "status"), [(7 * DAY, 201), (7 * DAY + 1, 400)])
async def test_a_clock_runs_for_a_week_at_most(clock: int, status: int, tmp_path: Path) -> None:
    async with served(tmp_path) as address, person(address, "Ann") as ann:
        wish = {"game": "diamant", "edition": "diamant", "chairs": ["person"] * 3, "clock": clock}
        await ann.post("/tables", wish, status)
