"""What is appended is there, in order, once, and after a restart too."""

import asyncio
import stat
import sys
from pathlib import Path

import pytest

from schatulle.store import CodeTakenError, Entry, GapError, Store, StoreError, TakenError
from schatulle.store.sqlite import SqliteStore, open_store
from store.support.sample_rows import IMPATIENT, a_summary, an_entry


async def fill(store: Store, table: str, count: int) -> list[Entry]:
    entries = [an_entry(seq, f"{table} {seq}".encode()) for seq in range(1, count + 1)]
    for entry in entries:
        await store.append(table, entry, a_summary(table, touched=entry.at))
    return entries


async def test_entries_come_back_in_their_order(store: Store) -> None:
    entries = await fill(store, "t", 30)
    assert await store.read("t") == entries


async def test_reading_begins_after_the_last_number_seen(store: Store) -> None:
    entries = await fill(store, "t", 12)
    assert await store.read("t", after=9) == entries[9:]
    assert await store.read("t", after=12) == []


async def test_tables_do_not_mix(store: Store) -> None:
    logs = await asyncio.gather(*(fill(store, f"t{n}", 5 + n) for n in range(5)))
    for n, log in enumerate(logs):
        assert await store.read(f"t{n}") == log


async def test_an_unknown_table_has_no_entries_and_no_summary(store: Store) -> None:
    assert await store.read("nobody's") == []
    assert await store.summary("nobody's") is None


async def test_any_bytes_come_back_as_they_went(store: Store) -> None:
    bodies = [b"", bytes(range(256)), b"\0" * 10, b"x" * 100_000]
    for seq, body in enumerate(bodies, 1):
        await store.append("t", an_entry(seq, body), a_summary("t"))
    assert [entry.body for entry in await store.read("t")] == bodies


async def test_a_reopened_store_has_everything(path: Path) -> None:
    store = open_store(path)
    entries = await fill(store, "t", 20)
    await store.close()
    again = open_store(path)
    assert await again.read("t") == entries
    assert await again.summary("t") == a_summary("t", touched=entries[-1].at)
    await again.close()


async def test_a_number_is_taken_only_once(store: Store) -> None:
    first = an_entry(1, b"first")
    await store.append("t", first, a_summary("t"))
    with pytest.raises(TakenError) as caught:
        await store.append("t", an_entry(1, b"second"), a_summary("t", touched=9.0))
    assert (caught.value.table, caught.value.seq) == ("t", 1)
    assert await store.read("t") == [first]
    assert await store.summary("t") == a_summary("t")


async def test_the_very_same_entry_may_come_again_and_is_there_once(store: Store) -> None:
    first, second = an_entry(1, b"first"), an_entry(2, b"second")
    await store.append("t", first, a_summary("t"))
    await store.append("t", second, None)
    await store.append("t", first, a_summary("t"))
    await store.append("t", second, None)
    assert await store.read("t") == [first, second]
    with pytest.raises(TakenError):
        await store.append("t", Entry(2, 9.0, b"second"), None)


async def test_of_many_writers_of_one_number_exactly_one_succeeds(store: Store) -> None:
    tries = [store.append("t", an_entry(1, b"%d" % n), a_summary("t")) for n in range(50)]
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(result is None for result in results) == 1
    assert sum(isinstance(result, TakenError) for result in results) == 49
    (entry,) = await store.read("t")
    assert entry.body == b"%d" % results.index(None)


async def test_a_log_has_no_gaps(store: Store) -> None:
    await fill(store, "t", 2)
    for summary in (a_summary("t"), None):
        with pytest.raises(GapError, match="Entry 4 cannot be written"):
            await store.append("t", an_entry(4), summary)
    with pytest.raises(GapError):
        await store.append("new", an_entry(2), a_summary("new"))
    assert len(await store.read("t")) == 2
    assert await store.summary("new") is None


async def test_a_code_belongs_to_one_table(store: Store) -> None:
    await store.append("t", an_entry(1), a_summary("t", code="ABCDEF"))
    with pytest.raises(CodeTakenError):
        await store.append("u", an_entry(1), a_summary("u", code="ABCDEF"))
    assert await store.read("u") == []


async def test_what_does_not_fit_is_refused_without_a_trace(store: Store) -> None:
    twice = a_summary("t", players=((0, "anna"), (0, "bert")))
    wrong = [twice, a_summary("t", status="asleep"), a_summary("t", host="\ud800")]
    for summary in wrong:
        with pytest.raises(StoreError, match="does not fit"):
            await store.append("t", an_entry(1), summary)
    assert await store.read("t") == []
    assert await store.summary("t") is None


async def test_a_refusal_does_not_fail_the_neighbours(store: Store) -> None:
    await store.append("t", an_entry(1), a_summary("t"))
    tries = [
        store.append("a", an_entry(1), a_summary("a")),
        store.append("t", an_entry(1, b"another"), a_summary("t")),
        store.append("b", an_entry(1), a_summary("b")),
        store.append("c", an_entry(1), a_summary("c", code="code of a")),
        store.append("d", an_entry(1), a_summary("d")),
    ]
    results = await asyncio.gather(*tries, return_exceptions=True)
    kinds = [type(result) for result in results]
    nothing = type(None)
    assert kinds == [nothing, TakenError, nothing, CodeTakenError, nothing]
    assert [len(await store.read(name)) for name in "abcd"] == [1, 1, 0, 1]


async def test_appends_that_do_not_wait_for_each_other_keep_their_order(
    store: Store,
) -> None:
    await asyncio.gather(
        *(store.append("t", an_entry(seq), a_summary("t")) for seq in range(1, 201))
    )
    assert [entry.seq for entry in await store.read("t")] == list(range(1, 201))


async def test_closing_writes_what_waits(path: Path) -> None:
    store = open_store(path)
    appends = [
        asyncio.ensure_future(store.append("t", an_entry(seq), a_summary("t")))
        for seq in range(1, 101)
    ]
    await asyncio.sleep(0)  # lets each of them queue
    await store.close()
    await asyncio.gather(*appends)
    again = open_store(path)
    assert len(await again.read("t")) == 100
    await again.close()


async def test_a_closed_store_refuses(path: Path) -> None:
    store = open_store(path)
    await store.close()
    await store.close()
    for refused in (
        store.append("t", an_entry(1), a_summary("t")),
        store.read("t"),
        store.sweep(1.0, IMPATIENT),
    ):
        with pytest.raises(StoreError, match=r"^The store is closed\.$"):
            await refused


async def test_closing_leaves_the_database_and_its_mark(path: Path) -> None:
    store = open_store(path)
    await fill(store, "t", 3)
    await store.close()
    assert {left.name for left in path.parent.iterdir()} == {path.name, f"{path.name}-mark"}


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such rights")
async def test_only_the_owner_can_read_the_files(sqlite_store: SqliteStore, path: Path) -> None:
    await fill(sqlite_store, "t", 1)
    files = list(path.parent.iterdir())
    assert len(files) == 4
    assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}


def test_an_entry_does_not_print_its_body() -> None:
    assert "secret" not in repr(an_entry(1, b"secret"))
