"""The one thread that writes: it takes all that waits and commits it together.

Where the disk fails in a commit, the group may be in the write-ahead log, and come true after a
crash, though no connection sees it. Reading it back proves nothing: after a failed fsync the cache
has what the disk may lack. Only the next commit tells, which goes over the same place and is synced
anew; so whoever waits is told that nobody knows, and asks by appending again.
"""

import asyncio
import sqlite3
from contextlib import suppress
from threading import Thread
from typing import TypeVar

from schatulle.store import queries
from schatulle.store.failures import hits_everyone, is_before_the_end, refusal, sentence
from schatulle.store.jobs import Job, JobResult, Jobs, Work, answer
from schatulle.store.mark import HighWaterMark
from schatulle.store.port import StoreError, UnknownError

T = TypeVar("T")

_MOST_AT_ONCE = 512
"""Bounds how long the first of a group waits for the last."""


class Writer:
    """Answers each job after the commit that made it durable returned, never before."""

    def __init__(self, connection: sqlite3.Connection, mark: HighWaterMark) -> None:
        self.commits = 0
        self._connection = connection
        self._mark = mark
        self._jobs = Jobs()
        # A daemon: whoever forgets to close must still be able to leave, and loses no commit.
        self._thread = Thread(target=self._run, name="schatulle-store-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Work[T]) -> asyncio.Future[T]:
        """Queues what is to be done inside a transaction."""
        return self._jobs.submit(work)

    def close(self) -> None:
        """Writes what waits, then ends the thread and closes the connection."""
        self._jobs.close(takers=1)
        self._thread.join()

    def _run(self) -> None:
        go_on = True
        while go_on:
            batch, go_on = self._jobs.take(_MOST_AT_ONCE)
            if batch:
                answer(batch, self._write(batch))
        self._connection.close()
        self._mark.close()

    def _write(self, batch: list[Job]) -> list[JobResult]:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            outcomes = self._attempt_all(batch)
            last = queries.last_entry(self._connection)
        except Exception as error:  # whatever it is, those who wait must hear of it
            self._roll_back()
            # Also those refused: they were judged beside neighbours who now are not written.
            return [JobResult(error=StoreError(sentence(error))) for _ in batch]
        self._mark.limit(last)
        try:
            self._connection.execute("COMMIT")
        except Exception as error:  # as above
            self._roll_back()
            kind = StoreError if is_before_the_end(error) else UnknownError
            return [JobResult(error=kind(sentence(error))) for _ in batch]
        self.commits += 1
        self._mark.reach(last)
        return outcomes

    def _attempt_all(self, batch: list[Job]) -> list[JobResult]:
        """Does all jobs; only where one of them is refused each is done in a frame of its own."""
        try:
            return [JobResult(job.work(self._connection)) for job in batch]
        except Exception as error:
            if hits_everyone(error):
                raise
            self._connection.rollback()
            self._connection.execute("BEGIN IMMEDIATE")
            return [self._attempt(job) for job in batch]

    def _attempt(self, job: Job) -> JobResult:
        """Does one job, and undoes that one alone where it is refused."""
        self._connection.execute("SAVEPOINT job")
        try:
            outcome = JobResult(job.work(self._connection))
        except Exception as error:
            if hits_everyone(error):
                raise
            self._connection.execute("ROLLBACK TO job")
            outcome = JobResult(error=refusal(error))
        self._connection.execute("RELEASE job")
        return outcome

    def _roll_back(self) -> None:
        # Some failures make SQLite roll back by itself; a disk that fails may fail here too.
        with suppress(sqlite3.Error):
            self._connection.rollback()
