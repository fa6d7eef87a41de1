"""The store on one SQLite file, for one process.

Any number of tasks may use it; one event loop is what it is made for, several work too. A second
process on the same file loses nothing (a number is only ever taken once), but waits for locks.
"""

import asyncio
import sqlite3
from collections.abc import Collection
from contextlib import ExitStack
from functools import partial
from pathlib import Path

from schatulle.store import queries, reviews, sweeping
from schatulle.store.connections import connect_reader, connect_writer
from schatulle.store.failures import sentence
from schatulle.store.mark import HighWaterMark
from schatulle.store.migration import migrate
from schatulle.store.port import (
    Entry,
    Patience,
    Review,
    ReviewBrief,
    StoreError,
    Summary,
    Swept,
)
from schatulle.store.reader import Readers
from schatulle.store.soundness import probe
from schatulle.store.writer import Writer

_READERS = 2
_BUSY_SECONDS = 5.0


def open_store(
    path: Path, busy_seconds: float = _BUSY_SECONDS, accept_loss: bool = False
) -> "SqliteStore":
    """Migrates and opens the file; raises StoreError with one sentence where it cannot.

    LossError is one where the file has less than it had, unless that is accepted.
    """
    migrate(path)
    with ExitStack() as on_failure:
        mark = HighWaterMark(path)
        on_failure.callback(mark.close)
        try:
            writer = connect_writer(path, busy_seconds)
            on_failure.callback(writer.close)
            probe(writer)
            mark.compare(queries.last_entry(writer), accept_loss)
            readers = [connect_reader(path, busy_seconds) for _ in range(_READERS)]
        except sqlite3.Error as error:
            raise StoreError(f"{path}: {sentence(error)}") from error
        on_failure.pop_all()
    return SqliteStore(Writer(writer, mark), Readers(readers))


class SqliteStore:
    """A `Store`: one writer thread with group commit, and a few that read."""

    def __init__(self, writer: Writer, readers: Readers) -> None:
        self._writer = writer
        self._readers = readers

    @property
    def commits(self) -> int:
        """How many transactions were committed since the store was opened."""
        return self._writer.commits

    async def append(
        self, table: str, entry: Entry, summary: Summary | None, epoch: int | None = None
    ) -> None:
        """Durable when it returns. There are no leases here: one process plays for the house."""
        assert summary is None or summary.table == table, "a summary is of its own table"
        assert entry.seq > 0, "entries are numbered from 1"
        await self._writer.submit(partial(queries.append, table=table, entry=entry, now=summary))

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The entries after that number, in their order."""
        return await self._readers.submit(partial(queries.read, table=table, after=after))

    async def summary(self, table: str) -> Summary | None:
        """The summary that came with the last entry."""
        return await self._readers.submit(partial(queries.summary, table=table))

    async def by_code(self, code: str) -> Summary | None:
        return await self._readers.submit(partial(queries.by_code, code=code))

    async def listed(self) -> list[Summary]:
        """The hundred newest public tables that gather."""
        return await self._readers.submit(queries.listed)

    async def live(self) -> list[Summary]:
        """All tables that are not over."""
        return await self._readers.submit(queries.live)

    async def finished_of(self, guest: str, limit: int = 200) -> list[Summary]:
        return await self._readers.submit(partial(queries.finished_of, guest=guest, limit=limit))

    async def open_of(self, guest: str, limit: int = 200) -> list[Summary]:
        return await self._readers.submit(partial(queries.open_of, guest=guest, limit=limit))

    async def keep_review(self, table: str, seat: int, review: Review) -> None:
        """Durable when it returns."""
        work = partial(reviews.keep, table=table, seat=seat, review=review)
        await self._writer.submit(work)

    async def review(self, table: str, seat: int) -> Review | None:
        return await self._readers.submit(partial(reviews.one, table=table, seat=seat))

    async def reviews_of(self, guest: str, limit: int = 200) -> list[ReviewBrief]:
        """The latest games first."""
        return await self._readers.submit(partial(reviews.of_guest, guest=guest, limit=limit))

    async def touch(self, tables: Collection[str], at: float) -> None:
        """Somebody was at these tables."""
        await self._writer.submit(partial(queries.touch, tables=tables, at=at))

    async def sweep(self, now: float, patience: Patience) -> list[str]:
        """Sets aside what is idle; a reader looks for it, so that nobody who writes has to wait."""
        look = partial(sweeping.look, now=now, patience=patience)
        found = await self._readers.submit(look)
        work = partial(sweeping.sweep, now=now, patience=patience, found=found)
        return await self._writer.submit(work)

    async def swept(self) -> list[Swept]:
        """What can be brought back."""
        return await self._readers.submit(sweeping.swept)

    async def bring_back(self, table: str) -> bool:
        """As it was."""
        return await self._writer.submit(partial(sweeping.bring_back, table=table))

    async def close(self) -> None:
        """Writes what waits and lets go of the file."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        # The writer last: whoever is last folds the WAL into the file, and readers cannot.
        self._readers.close()
        self._writer.close()
