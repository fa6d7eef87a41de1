"""What waits is committed together, and nobody hears of it before."""

import asyncio
import sqlite3
from contextlib import suppress

import pytest

from schatulle.store import StoreError, UnknownError, writer
from schatulle.store.sqlite import SqliteStore
from store.support.sample_rows import Gate, a_summary, an_entry

Gated = tuple[SqliteStore, Gate]


def start(store: SqliteStore, table: str, seq: int = 1) -> asyncio.Task[None]:
    return asyncio.create_task(store.append(table, an_entry(seq), a_summary(table)))


async def reached(gate: Gate) -> None:
    assert await asyncio.to_thread(gate.reached.wait, 20)


async def test_nothing_is_acknowledged_or_seen_before_the_commit(gated: Gated) -> None:
    store, gate = gated
    append = start(store, "t")
    await reached(gate)
    assert await store.read("t") == []
    assert await store.summary("t") is None
    assert not append.done()
    gate.opened.set()
    await append
    assert await store.read("t") == [an_entry(1)]


async def test_what_comes_during_a_commit_shares_the_next_one(gated: Gated) -> None:
    store, gate = gated
    first = start(store, "first")
    await reached(gate)
    others = [start(store, f"t{n}") for n in range(100)]
    await asyncio.sleep(0)  # lets each of them queue
    gate.opened.set()
    await asyncio.gather(first, *others)
    assert store.commits == 2


async def test_a_group_is_bounded(gated: Gated, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "_MOST_AT_ONCE", 10)
    store, gate = gated
    first = start(store, "first")
    await reached(gate)
    others = [start(store, f"t{n}") for n in range(100)]
    await asyncio.sleep(0)
    gate.opened.set()
    await asyncio.gather(first, *others)
    assert store.commits == 11


async def test_a_cancelled_waiter_does_not_stop_the_writer(gated: Gated) -> None:
    store, gate = gated
    cancelled, kept = start(store, "t"), start(store, "u")
    await reached(gate)
    cancelled.cancel()
    with suppress(asyncio.CancelledError):
        await cancelled
    gate.opened.set()
    await kept
    await store.append("t", an_entry(2), a_summary("t"))
    assert len(await store.read("t")) == 2


async def test_a_closed_loop_does_not_stop_the_writer(gated: Gated) -> None:
    store, gate = gated

    async def forget() -> None:
        append = start(store, "t")
        await reached(gate)
        append.cancel()

    await asyncio.to_thread(asyncio.run, forget())
    gate.opened.set()
    await store.append("u", an_entry(1), a_summary("u"))
    assert len(await store.read("t")) == 1


def failing(gate: Gate, code: int) -> None:
    gate.failure = sqlite3.OperationalError("the commit failed")
    gate.failure.sqlite_errorcode = code


async def test_a_commit_that_fails_leaves_all_unknown_until_it_is_asked_again(gated: Gated) -> None:
    store, gate = gated
    failing(gate, sqlite3.SQLITE_IOERR_FSYNC)
    appends = [start(store, f"t{n}") for n in range(5)]
    gate.opened.set()
    for result in await asyncio.gather(*appends, return_exceptions=True):
        assert isinstance(result, UnknownError)
        assert str(result) == "The disk failed."
    gate.failure = None
    await store.append("t0", an_entry(1), a_summary("t0"))
    assert await store.read("t0") == [an_entry(1)]


async def test_a_commit_without_room_for_its_end_fails_all_and_writes_nothing(gated: Gated) -> None:
    store, gate = gated
    failing(gate, sqlite3.SQLITE_FULL)
    appends = [start(store, f"t{n}") for n in range(5)]
    gate.opened.set()
    for result in await asyncio.gather(*appends, return_exceptions=True):
        assert type(result) is StoreError
        assert str(result) == "The disk is full."
    gate.failure = None
    assert await store.live() == []
    await store.append("t0", an_entry(1), a_summary("t0"))
    assert len(await store.read("t0")) == 1


async def test_a_refusal_is_taken_back_with_the_commit_it_was_judged_by(gated: Gated) -> None:
    store, gate = gated
    gate.failure = sqlite3.OperationalError("disk I/O error")
    appends = [start(store, "t"), start(store, "t")]
    gate.opened.set()
    results = await asyncio.gather(*appends, return_exceptions=True)
    assert [type(result) for result in results] == [UnknownError, UnknownError]
