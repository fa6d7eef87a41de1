"""Brings a database file to what this program knows, or refuses it in one sentence.

Two processes that start together do not race: SQLite's schema changes are transactional, so all
steps run inside one `BEGIN IMMEDIATE`, which only one process holds at a time. The other one waits
for it, looks again, and finds nothing left to do. A process that dies halfway leaves no trace.
"""

import sqlite3
from contextlib import closing
from pathlib import Path

from schatulle.store.connections import connect
from schatulle.store.failures import primary_code, sentence
from schatulle.store.migrations import HEAD
from schatulle.store.port import StoreError
from schatulle.store.stamp import Stamp, stamp_of

_BUSY_SECONDS = 30.0


def migrate(path: Path, busy_seconds: float = _BUSY_SECONDS) -> None:
    """Makes the database where there is none, and brings an older one up to date."""
    try:
        _make_file(path)
        if not _is_up_to_date(path, busy_seconds):
            _upgrade(path, busy_seconds)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{path}: {_why(error)}") from error


def _make_file(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    # The secrets of live matches stand in it; SQLite gives its side files the same rights.
    path.touch(mode=0o600)


def _is_up_to_date(path: Path, busy_seconds: float) -> bool:
    with closing(connect(path, "rw", busy_seconds)) as connection:
        stamp = stamp_of(connection)
    if stamp.is_foreign:
        raise StoreError(f"{path}: This is not a database of Schatulle.")
    return stamp == Stamp(ours=True, empty=False, step=HEAD)


def _upgrade(path: Path, busy_seconds: float) -> None:
    # Only here, because alembic takes longer to import than everything else takes to start.
    from schatulle.store.alembic_run import upgrade  # noqa: PLC0415

    upgrade(path, busy_seconds)


def _why(error: OSError | sqlite3.Error) -> str:
    if isinstance(error, OSError):
        return f"The file cannot be opened ({error.strerror})."
    if primary_code(error) == sqlite3.SQLITE_NOTADB:
        return "This is not a database of Schatulle."
    return sentence(error)
