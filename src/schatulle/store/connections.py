"""Connections to the database file, each set up for its part."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path

from schatulle.store.failures import primary_code

_PAGES_TO_CHECKPOINT = 4000


def connect(path: Path, mode: str, busy_seconds: float) -> sqlite3.Connection:
    """A connection that begins transactions only when told to.

    The threads that share it take turns by themselves, so sqlite3 need not forbid it.
    """
    return sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={mode}",
        uri=True,
        timeout=busy_seconds,
        isolation_level=None,
        check_same_thread=False,
    )


def connect_writer(path: Path, busy_seconds: float) -> sqlite3.Connection:
    """The one connection that writes; a commit returns when it is on the disk."""
    connection = connect(path, "rw", busy_seconds)
    try:
        _turn_on_wal(connection, time.monotonic() + busy_seconds)
        connection.execute("PRAGMA synchronous = FULL")
        # Without it macOS leaves a commit in the cache of the drive; elsewhere it is nothing.
        connection.execute("PRAGMA fullfsync = ON")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA cache_size = -32768")
        # What a crash left in the log may be in the cache alone, if the disk failed before it: into
        # the file with it, synced anew, before anything is written behind it.
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        # Busy tables rewrite the same pages: letting more of them gather saves copying.
        connection.execute(f"PRAGMA wal_autocheckpoint = {_PAGES_TO_CHECKPOINT}")
    except BaseException:
        connection.close()
        raise
    return connection


def connect_reader(path: Path, busy_seconds: float) -> sqlite3.Connection:
    """A connection that cannot write; in WAL mode it sees what is committed and never waits."""
    connection = connect(path, "ro", busy_seconds)
    connection.execute("PRAGMA cache_size = -8192")
    return connection


def _turn_on_wal(connection: sqlite3.Connection, deadline: float) -> None:
    # SQLite does not wait for others here, whatever its busy timeout says.
    while True:
        try:
            with closing(connection.execute("PRAGMA journal_mode = WAL")) as cursor:
                cursor.fetchall()
        except sqlite3.OperationalError as error:
            if primary_code(error) != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(0.01)
        else:
            return
