"""A SQLite file to move from or to."""

import os
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from sqlalchemy import Boolean, Table

from schatulle.store.connections import connect, connect_reader
from schatulle.store.failures import sentence
from schatulle.store.migration import migrate
from schatulle.store.moving.places import Row, columns
from schatulle.store.port import StoreError

_BUSY_SECONDS: Final = 5.0
_AT_ONCE: Final = 1000


@contextmanager
def read_file(path: Path) -> Iterator["SqlitePlace"]:
    """A file as it is, brought to what this program knows; raises StoreError."""
    if not path.exists():
        raise StoreError(f"{path}: There is no such file.")
    migrate(path)
    with _told(path), closing(connect_reader(path, _BUSY_SECONDS)) as connection:
        yield SqlitePlace(connection)


@contextmanager
def filled_file(path: Path) -> Iterator["SqlitePlace"]:
    """A new file, which is there only when all went well; raises StoreError."""
    draft = path.with_name(f"{path.name}.draft")
    _remove(draft)
    # An old log or mark beside a new file would be taken for its own.
    if left := sorted(path.parent.glob(f"{path.name}*")):
        raise StoreError(f"{left[0]}: There are tables already; nothing is written over them.")
    migrate(draft)
    try:
        with _told(path), closing(connect(draft, "rw", _BUSY_SECONDS)) as connection:
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA fullfsync = ON")
            connection.execute("BEGIN IMMEDIATE")
            yield SqlitePlace(connection)
            connection.execute("COMMIT")
        draft.rename(path)
        _make_name_durable(path)
    finally:
        _remove(draft)


class SqlitePlace:
    """A `Target` on one connection."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def rows(self, table: Table) -> AsyncIterator[Row]:
        """SQLite keeps truth as a number."""
        truths = [isinstance(column.type, Boolean) for column in table.columns]
        found = self._connection.execute(f"SELECT {columns(table)} FROM {table.name}")
        while rows := found.fetchmany(_AT_ONCE):
            for row in rows:
                yield tuple(
                    bool(value) if truth else value
                    for value, truth in zip(row, truths, strict=True)
                )

    async def put(self, table: Table, rows: AsyncIterator[Row]) -> None:
        marks = ", ".join("?" * len(table.columns))
        add = f"INSERT INTO {table.name} ({columns(table)}) VALUES ({marks})"
        async for row in rows:
            self._connection.execute(add, row)


def _remove(draft: Path) -> None:
    for file in draft.parent.glob(f"{draft.name}*"):
        file.unlink()


@contextmanager
def _told(path: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise StoreError(f"{path}: {sentence(error)}") from error


def _make_name_durable(path: Path) -> None:
    # Elsewhere than on POSIX a folder cannot be opened, and need not be.
    with suppress(PermissionError):
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
