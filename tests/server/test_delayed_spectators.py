"""Spectators who see a game later, by the times in its log, and all at once when it is over."""

import asyncio
from collections.abc import Sequence
from itertools import accumulate, pairwise
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import pytest

from schatulle.bots import KINDS
from schatulle.core import SPECTATOR, Seat
from schatulle.server.hub.hub import Hub
from schatulle.server.live.delayed_game import AT_ONCE
from schatulle.server.live.live_table import LiveTable
from schatulle.server.live.pace import Pace
from schatulle.server.live.session import Session
from schatulle.store.alone import Alone
from schatulle.store.sqlite import open_store
from schatulle.table import commands
from schatulle.table.entries import SatDown, TableOpened
from schatulle.table.fairness import commitment
from schatulle.table.projections import Chapter, chapters
from schatulle.table.status import Status
from schatulle.table.table import Table, folded
from server.support.attended_tables import ANN, BOB, hub_over, setting, started
from server.support.evening_tables import agreed_on, gathered
from server.support.evenings import Listener
from server.support.in_memory import NAME, SECRET, guest, heard, live_table, until_told
from server.support.other_worlds import advanced, begun
from server.support.timeless_loop import timeless
from support.games import choice

DELAY: Final = 60
#: Between an entry and the next one, in seconds.
STEPS: Final = (0.0, 7.0, 0.0, 2.0)


def playing(answers: int) -> Table:
    agreed = agreed_on("meisterdiebe", "zoch", "pppp", spectator_delay=DELAY)
    return advanced(begun(gathered(agreed)), answers, Random(1))


def over() -> Table:
    agreed = agreed_on("diamant", "diamant", "ppp", spectator_delay=3600, expeditions=2)
    table, rng = begun(gathered(agreed)), Random(1)
    while table.status is Status.PLAYING:
        ask = table.asked()[0]
        table = commands.answer(table, ask.seat, ask.id, "k", choice(ask.choices, rng)).table
    return table


def read_back(table: Table) -> LiveTable:
    """The table as it is served after a restart; its last entry is as old as it can be now."""
    now = asyncio.get_running_loop().time()
    steps = [STEPS[number % len(STEPS)] for number in range(len(table.ends))]
    ages = list(accumulate(steps))
    return live_table(table, times=[now - ages[-1] + age for age in ages])


def wired(chapters: Sequence[Chapter]) -> Any:
    """Chapters as they come over the wire."""
    return msgspec.json.decode(msgspec.json.encode(chapters))


@pytest.mark.parametrize("answers", [30, 150])
@timeless
async def test_after_a_restart_every_chapter_comes_once_and_in_order(answers: int) -> None:
    """What is old enough comes at once, the rest when it is; none is missing."""
    table = playing(answers)
    session = Session(read_back(table), None)
    await session.hear('{"type":"Watch"}')
    _, missed, *_ = await heard(session)
    happened = []
    for _ in range(DELAY + 1):
        await asyncio.sleep(1)
        happened += [said for said in await heard(session) if said["type"] == "Happened"]
    session.end()
    assert missed["chapters"]
    assert happened
    later = [{"number": said["number"], "events": said["events"]} for said in happened]
    assert missed["chapters"] + later == wired(chapters(table, SPECTATOR))


@timeless
async def test_before_the_end_no_chapter_comes_before_its_time() -> None:
    table = playing(60)
    live = read_back(table)
    listener = Listener(live, None)
    await listener.watch(SPECTATOR)
    await asyncio.sleep(2 * DELAY)
    listener.leave()
    times = dict(due(live))
    early = []
    for frame, at in zip(listener.heard, listener.times, strict=True):
        said = msgspec.json.decode(frame)
        # What was missed, too: its last chapter, and so all before it.
        number = said.get("number") or len(said.get("chapters", ()))
        early += [said] if number and at < times[number] else []
    assert len(times) > 20
    assert not early


def due(live: LiveTable) -> list[tuple[int, float]]:
    """Each chapter's number, and when a spectator may hear of it."""
    table = live.table
    return [
        (len(chapters(table, SPECTATOR, until=number)), at + DELAY)
        for number, at in enumerate(live.times, 1)
    ][::-1]


@timeless
async def test_of_a_finished_game_everything_is_seen_at_once() -> None:
    table = over()
    session = Session(live_table(table), None)
    await session.hear('{"type":"Watch"}')
    _, missed, now = await heard(session)
    session.end()
    assert missed["chapters"] == wired(chapters(table, SPECTATOR))
    assert now["outcome"]["scores"] == list(table.outcome.scores)  # type: ignore[union-attr]


@timeless
async def test_who_watches_when_the_game_ends_sees_the_end_as_late_as_all_else() -> None:
    """Who comes then sees it at once, and nothing is told twice or left out for either."""
    agreed = agreed_on("diamant", "diamant", "ppp", spectator_delay=DELAY, expeditions=1)
    live = live_table(begun(gathered(agreed)))
    early = Session(live, None)
    await early.hear('{"type":"Watch"}')
    while live.table.status is Status.PLAYING:
        ask = live.table.asked()[0]
        await asyncio.sleep(1)
        await live.act(lambda table, a=ask: leaving(table, a.seat, a.id))  # type: ignore[misc]
    late = Session(live, None)
    await late.hear('{"type":"Watch"}')
    assert "secret" in str(await heard(late))
    assert not [said for said in await heard(early) if said["type"] == "Happened"]
    await asyncio.sleep(DELAY)
    happened = [said["number"] for said in await heard(early) if said["type"] == "Happened"]
    assert happened == [chapter.number for chapter in chapters(live.table, SPECTATOR)]
    for session in (early, late):
        session.end()


def told(sessions: list[Session]) -> int:
    """To how many of them there is something to say."""
    return sum(1 for session in sessions if session.waiting())


async def crowd_at(live: LiveTable, size: int) -> list[Session]:
    """Spectators who watch late, and have heard all that there is to hear."""
    sessions = [Session(live, None) for _ in range(size)]
    for session in sessions:
        await session.hear('{"type":"Watch"}')
        await heard(session)
    return sessions


@timeless
async def test_what_late_spectators_see_is_worked_out_and_written_once_for_all() -> None:
    live = read_back(playing(60))
    early = [Session(live, None) for _ in range(3)]
    for session in early:
        await session.hear('{"type":"Watch"}')
    missed = [session.take() for session in early]
    await asyncio.sleep(DELAY)
    later = [session.take() for session in early]
    assert {type(message).__name__ for message in missed[0]} == {"Table", "Missed", "Now"}
    assert {type(message).__name__ for message in later[0]} == {"Happened", "Now"}
    for alike in (*zip(*missed, strict=True), *zip(*later, strict=True)):
        assert all(message is alike[0] for message in alike)
    for session in early:
        session.end()


@timeless
async def test_who_joins_those_who_watch_late_hears_each_chapter_once_and_in_order() -> None:
    table = playing(60)
    live = read_back(table)
    sessions, numbers = list[Session](), dict[Session, list[int]]()
    for _ in range(DELAY + 1):
        sessions.append(Session(live, None))
        await sessions[-1].hear('{"type":"Watch"}')
        await asyncio.sleep(1)
        for session in sessions:
            said = await heard(session)
            parts = [each for message in said for each in message.get("chapters", [message])]
            numbers.setdefault(session, []).extend(c["number"] for c in parts if "events" in c)
    all_of_them = list(range(1, len(chapters(table, SPECTATOR)) + 1))
    assert all(heard == all_of_them for heard in numbers.values())
    for session in sessions:
        session.end()


@timeless
async def test_a_crowd_of_late_spectators_leaves_others_their_turns() -> None:
    live = live_table(begun(gathered(agreed_on("diamant", "diamant", "ppp", spectator_delay=60))))
    sessions = await crowd_at(live, 3 * AT_ONCE)
    ask = live.table.asked()[0]
    await live.act(lambda table: leaving(table, ask.seat, ask.id))
    await until_told(sessions[0])
    turns = [told(sessions)]
    while turns[-1] < len(sessions):
        await asyncio.sleep(0)
        turns.append(told(sessions))
    assert max(after - before for before, after in pairwise([0, *turns])) <= AT_ONCE
    for session in sessions:
        session.end()
    assert live.delayed is None


@timeless
async def test_who_has_sat_down_hears_no_more_of_what_is_old() -> None:
    live = live_table(table_of_one())
    session = Session(live, guest(1))
    await live.act(lambda table: commands.sit_down(table, guest(2), Seat(2)))
    await live.act(lambda table: commands.sit_down(table, guest(1), Seat(1)))
    assert (await heard(session))[-1]["yours"] == [1]
    await asyncio.sleep(DELAY + 1)
    assert await heard(session) == []
    session.end()


def table_of_one() -> Table:
    """Somebody waits for others."""
    setting = agreed_on("diamant", "diamant", "ppp", spectator_delay=DELAY)
    opened = TableOpened(setting, guest(0), SECRET, commitment(SECRET, NAME))
    return folded(NAME, [opened, SatDown(Seat(0), guest(0))])


def leaving(table: Table, seat: Seat, decision: int) -> commands.Change:
    return commands.answer_in_words(table, seat, decision, "k", "leave")


async def test_the_delay_is_the_logs_also_where_the_server_was_away(tmp_path: Path) -> None:
    """A chapter is due by the time it was written, not by that at which it was read back."""
    hub = await hub_over(tmp_path, Pace(bots=60, grace=60))
    live = await started(hub, setting("person", "person", "bot", spectator_delay=DELAY))
    told_before = list(live.times)
    await hub.close()
    store = open_store(tmp_path / "tables.sqlite3")
    nodes = Alone(store, lambda: told_before[-1] + DELAY)
    hub = Hub(store, KINDS, pace=Pace(bots=60, grace=60), nodes=nodes)
    again = await hub.table(live.table.id)
    assert again is not None
    assert again.times == told_before
    session = Session(again, None)
    await session.hear('{"type":"Watch"}')
    _, missed, *_ = await heard(session)
    assert missed["chapters"] == wired(chapters(again.table, SPECTATOR))
    assert {guest.id for guest in again.table.guests if guest} == {ANN.id, BOB.id}
    session.end()
    await hub.close()


@timeless
async def test_who_gives_up_the_seat_sees_no_more_at_once() -> None:
    """Before the start anybody may take a chair, watch, and stand up again."""
    agreed = agreed_on("diamant", "diamant", "ppp", spectator_delay=DELAY)
    live = live_table(gathered(agreed))
    session = Session(live, guest(1))
    await session.hear('{"type":"Watch"}')
    await live.act(lambda table: commands.stand_up(table, guest(1).id, Seat(1)))
    await live.act(lambda table: commands.sit_down(table, guest(2), Seat(1)))
    await live.act(lambda table: commands.start(table, guest(0).id))
    said = [message["type"] for message in await heard(session)]
    assert said == ["Table", "Missed", "Refused"]
    await session.hear('{"type":"Watch"}')
    assert [message["type"] for message in await heard(session)] == ["Missed"]
    await asyncio.sleep(DELAY + 1)
    assert "Happened" in [message["type"] for message in await heard(session)]
    session.end()
