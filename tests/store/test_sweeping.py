"""Idle tables are set aside by the time that was served, whatever the clock says, and come back."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from schatulle.store import CodeTakenError, GapError, Store, Summary, Swept, sweeping
from schatulle.store.connections import connect_writer
from schatulle.store.sqlite import open_store
from schatulle.table.status import Status
from store.support.sample_rows import IMPATIENT, a_summary, an_entry


async def put(store: Store, table: str, **changes: Any) -> None:
    seq = len(await store.read(table)) + 1
    await store.append(table, an_entry(seq), a_summary(table, **changes))


def names(found: Iterable[Summary | Swept]) -> list[str]:
    return sorted(each.table for each in found)


async def test_what_is_idle_for_too_long_is_swept_and_nothing_else(store: Store) -> None:
    await put(store, "gathering", status=Status.GATHERING)
    await put(store, "watched", status=Status.GATHERING)
    await put(store, "playing", status=Status.PLAYING)
    await put(store, "played on", status=Status.PLAYING)
    await put(store, "over", status=Status.OVER)
    assert await store.sweep(0.0, IMPATIENT) == []
    assert await store.sweep(5.0, IMPATIENT) == []
    await store.touch(["watched", "unknown"], 5.5)
    assert await store.sweep(6.0, IMPATIENT) == ["gathering"]
    await put(store, "played on", status=Status.PLAYING, touched=6.5)
    assert await store.sweep(11.0, IMPATIENT) == []
    assert sorted(await store.sweep(21.0, IMPATIENT)) == ["playing", "watched"]
    assert names(await store.live()) == ["played on"]
    assert names(await store.finished_of("anna")) == ["over"]
    for swept in ("gathering", "playing", "watched"):
        assert await store.summary(swept) is None
        assert await store.read(swept) == []


JUMPS = {
    "a month ahead": [0, 30 * 86_400, 30 * 86_400 + 1],
    "to and fro": [0, -1e9, 0, 1e9, 0],
    "a year back and put right": [1e9, 1e9 - 31_536_000, 1e9, 1e9 + 3],
}


@pytest.mark.parametrize("times", JUMPS.values(), ids=JUMPS)
async def test_no_jump_of_the_clock_makes_a_table_old(store: Store, times: list[float]) -> None:
    cautious = replace(IMPATIENT, step=1.0)
    await put(store, "t", status=Status.GATHERING, touched=times[0] - 1e9)
    for now in times:
        assert await store.sweep(now, cautious) == []
    assert names(await store.live()) == ["t"]


async def test_time_that_was_not_served_does_not_count(path: Path) -> None:
    cautious = replace(IMPATIENT, step=2.0)
    for start in range(3):
        store = open_store(path)
        if not start:
            await put(store, "t", status=Status.GATHERING)
        assert await store.sweep(start * 1000.0, cautious) == []
        await store.close()
    store = open_store(path)
    assert await store.sweep(2002.0, cautious) == ["t"]
    await store.close()


async def test_finished_games_are_swept_only_where_the_operator_wants_it(store: Store) -> None:
    await put(store, "over", status=Status.OVER)
    for now in (0.0, 900.0):
        assert await store.sweep(now, IMPATIENT) == []
    forgetful = replace(IMPATIENT, over=50.0)
    assert await store.sweep(950.0, forgetful) == []
    assert await store.sweep(1001.0, forgetful) == ["over"]
    assert await store.finished_of("anna") == []


async def test_what_was_swept_comes_back_as_it_was(store: Store) -> None:
    await put(store, "t", touched=1.0)
    await put(store, "t", touched=2.0, players=((0, "anna"), (2, "cem")))
    before = await store.summary("t"), await store.read("t")
    await store.sweep(0.0, IMPATIENT)
    await store.sweep(30.0, IMPATIENT)
    assert await store.swept() == [
        Swept("t", "code of t", "diamant", Status.PLAYING, seats=3, at=30.0)
    ]
    assert await store.bring_back("t")
    assert (await store.summary("t"), await store.read("t")) == before
    assert await store.swept() == []
    assert not await store.bring_back("t")
    # It is as if somebody had just been there.
    assert await store.sweep(31.0, IMPATIENT) == []
    assert await store.sweep(50.0, IMPATIENT) == []
    await put(store, "t", touched=3.0)
    assert len(await store.read("t")) == 3


async def test_what_was_swept_long_ago_is_erased(store: Store) -> None:
    await put(store, "t")
    await store.sweep(0.0, IMPATIENT)
    assert await store.sweep(30.0, IMPATIENT) == ["t"]
    await store.sweep(130.0, IMPATIENT)
    assert names(await store.swept()) == ["t"]
    await store.sweep(131.0, IMPATIENT)
    assert await store.swept() == []
    assert not await store.bring_back("t")


async def test_a_swept_code_is_free_and_what_had_it_waits(store: Store) -> None:
    await put(store, "t", code="ABCDEF")
    with pytest.raises(CodeTakenError):
        await put(store, "u", code="ABCDEF")
    await store.sweep(0.0, IMPATIENT)
    await store.sweep(30.0, IMPATIENT)
    await put(store, "u", code="ABCDEF")
    with pytest.raises(CodeTakenError):
        await store.bring_back("t")
    assert names(await store.swept()) == ["t"]


async def test_a_swept_table_does_not_come_back_by_half(store: Store) -> None:
    await put(store, "t")
    await store.sweep(0.0, IMPATIENT)
    await store.sweep(30.0, IMPATIENT)
    with pytest.raises(GapError):
        await store.append("t", an_entry(2), a_summary("t"))
    assert await store.live() == []


async def test_a_table_that_is_touched_while_it_is_looked_at_stays(path: Path) -> None:
    store = open_store(path)
    await put(store, "t", touched=1.0)
    await store.sweep(0.0, IMPATIENT)
    await store.close()
    connection = connect_writer(path, busy_seconds=1)
    found = sweeping.look(connection, 30.0, IMPATIENT)
    assert found.due == ["t"]
    connection.execute("UPDATE tables SET touched = 30")
    assert sweeping.sweep(connection, 30.0, IMPATIENT, found) == []
    connection.close()


async def test_a_crash_in_the_middle_of_a_sweep_leaves_every_table_whole(path: Path) -> None:
    store = open_store(path)
    for name in ("one", "two"):
        await put(store, name, touched=1.0)
        await put(store, name, touched=2.0)
    await store.sweep(0.0, IMPATIENT)
    await store.close()
    dying = connect_writer(path, busy_seconds=1)
    dying.execute("BEGIN IMMEDIATE")
    found = sweeping.look(dying, 30.0, IMPATIENT)
    assert sorted(sweeping.sweep(dying, 30.0, IMPATIENT, found)) == ["one", "two"]
    dying.close()
    store = open_store(path)
    assert [len(await store.read(name)) for name in ("one", "two")] == [2, 2]
    assert names(await store.live()) == ["one", "two"]
    await store.close()
