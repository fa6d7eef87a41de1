"""A full disk, a lock and damage fail what waits with one sentence, and half-write nothing."""

import asyncio
import logging
import sqlite3
import traceback
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

from schatulle.store import DamagedError, Entry, StoreError
from schatulle.store.failures import sentence
from schatulle.store.sqlite import SqliteStore, open_store
from store.support.sample_rows import Gate, a_summary, an_entry


@pytest.fixture
def store(sqlite_store: SqliteStore) -> SqliteStore:
    return sqlite_store


async def pragma(store: SqliteStore, name: str, value: int | None = None) -> int:
    """Asks the writer's own connection: some settings hold for one connection only."""
    sql = f"PRAGMA {name}" if value is None else f"PRAGMA {name} = {value}"
    work = store._writer.submit(lambda connection: connection.execute(sql).fetchone())
    (answer,) = await work
    assert isinstance(answer, int)
    return answer


async def limit_disk(store: SqliteStore, more_pages: int) -> None:
    await pragma(store, "max_page_count", await pragma(store, "page_count") + more_pages)


async def append_until_full(store: SqliteStore, table: str) -> tuple[int, StoreError]:
    for seq in count(1):
        try:
            summary = a_summary(table, touched=float(seq))
            await store.append(table, an_entry(seq, b"x" * 1000), summary)
        except StoreError as error:
            return seq, error
    raise AssertionError


async def test_a_full_disk_is_said_and_nothing_is_half_written(store: SqliteStore) -> None:
    await limit_disk(store, 5)
    failed_at, error = await append_until_full(store, "t")
    assert str(error) == "The disk is full."
    assert [entry.seq for entry in await store.read("t")] == list(range(1, failed_at))
    assert await store.summary("t") == a_summary("t", touched=float(failed_at - 1))


async def test_the_store_goes_on_when_there_is_room_again(store: SqliteStore) -> None:
    await limit_disk(store, 5)
    failed_at, _ = await append_until_full(store, "t")
    await limit_disk(store, 100)
    await store.append("t", an_entry(failed_at), a_summary("t"))
    assert len(await store.read("t")) == failed_at


async def test_a_full_disk_fails_all_of_the_group(gated: tuple[SqliteStore, Gate]) -> None:
    store, gate = gated

    def start(table: str, size: int) -> asyncio.Task[None]:
        append = store.append(table, an_entry(1, b"x" * size), a_summary(table))
        return asyncio.create_task(append)

    (pages,) = gate.execute("PRAGMA page_count").fetchone()
    gate.execute(f"PRAGMA max_page_count = {pages + 5}")
    before = start("before", 10)
    assert await asyncio.to_thread(gate.reached.wait, 20)
    group = [start("a", 10), start("b", 100_000), start("c", 10)]
    await asyncio.sleep(0)  # lets each of them queue
    gate.opened.set()
    results = await asyncio.gather(before, *group, return_exceptions=True)
    assert [str(result) for result in results] == ["None"] + ["The disk is full."] * 3
    assert [summary.table for summary in await store.live()] == ["before"]


async def test_a_lock_that_stays_is_said(path: Path) -> None:
    store = open_store(path, busy_seconds=0.01)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match=r"^Another program keeps the database locked\.$"):
            await store.append("t", an_entry(1), a_summary("t"))
        assert await store.read("t") == []
        other.rollback()
    await store.append("t", an_entry(1), a_summary("t"))
    assert len(await store.read("t")) == 1
    await store.close()


async def test_a_second_writer_is_waited_for(store: SqliteStore, path: Path) -> None:
    second = open_store(path)
    for seq in range(1, 21):
        await (store, second)[seq % 2].append("t", an_entry(seq), a_summary("t"))
    assert len(await store.read("t")) == 20
    await second.close()


async def test_damage_is_said_when_reading(path: Path) -> None:
    store = open_store(path)
    for seq in range(1, 200):
        await store.append("t", an_entry(seq, b"x" * 1000), a_summary("t"))
    await store.close()
    content = bytearray(path.read_bytes())
    content[4096 * 20 : -4096 * 20] = b"\xff" * (len(content) - 4096 * 40)
    path.write_bytes(content)
    store = open_store(path)
    with pytest.raises(DamagedError, match=r"^The database is damaged; restore a backup\.$"):
        await store.read("t")
    await store.close()


async def test_no_failure_and_no_log_line_names_a_secret(
    store: SqliteStore, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    secret = b"the seed of the match"
    await limit_disk(store, 3)
    texts = []
    for entry, summary in (
        (Entry(1, 0.0, secret), a_summary("t", status="asleep")),
        (Entry(1, 0.0, secret), a_summary("t", host="\ud800 the seed")),
        (Entry(2, 0.0, secret), a_summary("t")),
        (Entry(1, 0.0, secret * 10_000), a_summary("t")),
    ):
        with pytest.raises(StoreError) as caught:
            await store.append("t", entry, summary)
        texts += ["".join(traceback.format_exception(caught.value)), repr(caught.value)]
    assert "the seed" not in "".join(texts) + caplog.text


def test_an_unknown_failure_is_named_by_its_kind() -> None:
    assert sentence(KeyError("secret")) == "The database failed (KeyError)."
    assert sentence(MemoryError()) == "There is too little memory."


async def test_commits_wait_for_the_disk(store: SqliteStore) -> None:
    assert await pragma(store, "synchronous") == 2
    assert await pragma(store, "foreign_keys") == 1
