"""Summaries and entries for tests, and a writer's connection that waits or fails on demand."""

import sqlite3
from math import inf
from pathlib import Path
from threading import Event
from typing import Any

from msgspec.structs import replace

from schatulle.store import Entry, Patience, Summary
from schatulle.store.connections import connect_writer
from schatulle.table.status import Status


def a_summary(table: str, **changes: Any) -> Summary:
    plain = Summary(
        table=table,
        code=f"code of {table}",
        game="diamant",
        edition="schmidt",
        status=Status.PLAYING,
        listed=False,
        seats=3,
        taken=2,
        host="anna",
        touched=1.0,
        players=((0, "anna"), (1, "bert")),
    )
    return replace(plain, **changes)


def an_entry(seq: int, body: bytes = b"moved") -> Entry:
    return Entry(seq, seq + 0.1, body)


IMPATIENT = Patience(gathering=5, playing=20, over=inf, swept=100, step=1000)


class Gate:
    """A connection whose next COMMIT waits to be let through, or fails."""

    def __init__(self, path: Path, busy_seconds: float) -> None:
        self._connection = connect_writer(path, busy_seconds)
        self.reached = Event()
        self.opened = Event()
        self.failure: sqlite3.Error | None = None

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        if sql == "COMMIT":
            self.reached.set()
            assert self.opened.wait(20)
            if self.failure:
                raise self.failure
        return self._connection.execute(sql, *values)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)
