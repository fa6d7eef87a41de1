"""All tables come from a file into PostgreSQL and back as they were, or none comes at all."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import Table

from schatulle.store import Entry, Store, StoreError
from schatulle.store.moving import Moved, filled_file, move, read_file
from schatulle.store.moving.places import Row
from schatulle.store.moving.sqlite_place import SqlitePlace
from schatulle.store.postgres import filled_database, open_postgres, read_database
from schatulle.store.schema import ENTRIES
from schatulle.store.sqlite import open_store
from schatulle.table.status import Status
from store.support.sample_rows import IMPATIENT, a_summary, an_entry

OVER = a_summary("over", status=Status.OVER, listed=True)
PLAYING = a_summary("playing", players=((0, "anna"), (2, "Jürg")))


async def fill(store: Store) -> None:
    for summary in (OVER, PLAYING, a_summary("empty", status=Status.GATHERING, players=())):
        await store.append(summary.table, an_entry(1), summary)
    await store.append("playing", Entry(2, 7.25, bytes(range(256))), None)
    await store.append("idle", an_entry(1), a_summary("idle", status=Status.GATHERING))
    await store.sweep(0.0, IMPATIENT)
    await store.append("empty", an_entry(2), None)
    assert await store.sweep(6.0, IMPATIENT) == ["idle"]


async def told_of(store: Store) -> list[object]:
    """What a server asks a store for."""
    found: list[object] = [await store.live(), await store.finished_of("anna"), await store.swept()]
    return found + [await store.read(table) for table in ("over", "playing", "empty")]


@pytest.fixture
async def filled(path: Path) -> list[object]:
    """The file is filled; and what it tells."""
    store = open_store(path)
    await fill(store)
    told = await told_of(store)
    await store.close()
    return told


async def serve_nobody(url: str) -> None:
    """A node was there, and kept house."""
    store, nodes = await open_postgres(url, "early")
    await store.sweep(1.0, IMPATIENT)
    await nodes.leave()
    await store.close()
    await nodes.close()


async def test_a_database_tells_what_the_file_told(
    path: Path, filled: list[object], postgres_url: str
) -> None:
    await serve_nobody(postgres_url)
    with read_file(path) as source:
        async with filled_database(postgres_url) as target:
            moved = await move(source, target)
    assert moved == Moved(tables=3, entries=5)
    store, nodes = await open_postgres(postgres_url, "node")
    assert await told_of(store) == filled
    # Somebody plays for the house where people play, and nowhere else.
    await nodes.beat(60)
    assert [lease.table for lease in await nodes.claim_orphans(10)] == ["playing"]
    await store.close()
    await nodes.close()


async def test_a_file_tells_what_the_database_told(tmp_path: Path, postgres_url: str) -> None:
    store, nodes = await open_postgres(postgres_url, "node")
    await fill(store)
    told = await told_of(store)
    await nodes.leave()
    await store.close()
    await nodes.close()
    path = tmp_path / "back.db"
    async with read_database(postgres_url) as source:
        with filled_file(path) as target:
            assert await move(source, target) == Moved(tables=3, entries=5)
    assert [file.name for file in tmp_path.iterdir()] == ["back.db"]
    there = open_store(path)
    assert await told_of(there) == told
    await there.close()


class Damaging(SqlitePlace):
    """Writes every entry but one as it is."""

    async def put(self, table: Table, rows: AsyncIterator[Row]) -> None:
        await super().put(table, rows)
        self._connection.execute("UPDATE entries SET body = 'other' WHERE seq = 2")


async def test_what_arrives_otherwise_than_it_was_is_noticed_and_nothing_is_left(
    path: Path, tmp_path: Path, filled: list[object]
) -> None:
    other = tmp_path / "other.db"
    with (
        pytest.raises(StoreError, match="Not all of entries has arrived"),
        read_file(path) as source,
        filled_file(other) as target,
    ):
        await move(source, Damaging(target._connection))
    assert [file.name for file in tmp_path.glob("other*")] == []


async def test_what_breaks_off_leaves_the_database_empty(
    path: Path, filled: list[object], postgres_url: str
) -> None:
    def broken(_rows: int) -> None:
        raise KeyboardInterrupt

    with read_file(path) as source, pytest.raises(KeyboardInterrupt):
        async with filled_database(postgres_url) as target:
            await move(source, target, broken)
    async with filled_database(postgres_url) as target:
        assert [row async for row in target.rows(ENTRIES)] == []


async def test_nothing_is_written_over_tables(
    path: Path, filled: list[object], postgres_url: str
) -> None:
    with pytest.raises(StoreError, match="tables already"), filled_file(path):
        pass
    with read_file(path) as source:
        async with filled_database(postgres_url) as target:
            await move(source, target)
    with pytest.raises(StoreError, match="tables in the database"):
        async with filled_database(postgres_url):
            pass


@pytest.mark.parametrize("left", ["-wal", "-mark"])
def test_what_is_left_of_other_tables_does_not_become_part_of_these(
    tmp_path: Path, left: str
) -> None:
    (tmp_path / f"tables.db{left}").touch()
    with (
        pytest.raises(StoreError, match=f"tables.db{left}: There are tables already"),
        filled_file(tmp_path / "tables.db"),
    ):
        pass


async def test_a_database_that_is_served_is_left_alone(postgres_url: str) -> None:
    store, nodes = await open_postgres(postgres_url, "left")
    await nodes.beat(60)
    with pytest.raises(StoreError, match="node left serves"):
        async with read_database(postgres_url):
            pass
    await nodes.leave()
    async with read_database(postgres_url):
        pass
    await store.close()
    await nodes.close()
