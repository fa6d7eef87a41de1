"""Killed at any instant, the store has all that it acknowledged, whole and without holes."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

from schatulle.store import Entry
from schatulle.store.sqlite import SqliteStore, open_store
from store.support.appender import body_of
from store.support.children import child
from support.budget import long_mode

ROUNDS = long_mode(10, 200)
TABLES = 5


def lines_until_killed(path: Path, wanted: int) -> Iterator[bytes]:
    """Lets a process append, kills it after so many lines, and yields all that it said."""
    with child("appender", str(path), str(TABLES)) as process:
        assert process.stdout
        for _ in range(wanted):
            yield process.stdout.readline()
        process.kill()
        yield from process.stdout


def acknowledged(path: Path, wanted: int) -> dict[str, int]:
    """The last number that each table was told of."""
    last: dict[str, int] = {}
    for line in lines_until_killed(path, wanted):
        if line != b"started\n" and line.endswith(b"\n"):
            table, seq = line.decode().split()
            last[table] = int(seq)
    return last


async def check_table(store: SqliteStore, table: str, told: int) -> int:
    entries = await store.read(table)
    assert len(entries) >= told
    assert entries == [_expected(table, seq) for seq in range(1, len(entries) + 1)]
    summary = await store.summary(table)
    assert (summary.touched if summary else 0) == len(entries)
    return len(entries)


def _expected(table: str, seq: int) -> Entry:
    return Entry(seq, seq + 0.1, body_of(table, seq))


def check_file(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []


async def test_whatever_was_acknowledged_survives_a_kill(path: Path) -> None:
    rng = Random(20261116)
    told = dict.fromkeys((f"t{n}" for n in range(TABLES)), 0)
    for number in range(ROUNDS):
        # The first kills hit the migration and the opening, where only «started» was said.
        wanted = 1 if number < 3 else rng.randint(1, 300)
        told |= acknowledged(path, wanted)
        store = open_store(path)
        lengths = [await check_table(store, table, last) for table, last in told.items()]
        await store.close()
        check_file(path)
    assert min(lengths) > 0
