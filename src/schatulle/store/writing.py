"""The one thread that writes: it takes all that waits and commits it together."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import suppress
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, NamedTuple, TypeVar

from schatulle.store.failing import hits_everyone, refusal, sentence
from schatulle.store.port import StoreError

T = TypeVar("T")

_MOST_AT_ONCE = 512
"""Bounds how long the first of a group waits for the last."""


class _Job(NamedTuple):
    work: Callable[[sqlite3.Connection], Any]
    future: asyncio.Future[Any]


class _Outcome(NamedTuple):
    value: Any = None
    error: Exception | None = None


class Writer:
    """Answers each job after the commit that made it durable returned, never before."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.commits = 0
        self._connection = connection
        self._waiting: SimpleQueue[_Job | None] = SimpleQueue()
        self._gate = Lock()
        self._open = True
        # A daemon: whoever forgets to close must still be able to leave, and loses no commit.
        self._thread = Thread(target=self._run, name="schatulle-store-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        """Queues what is to be done inside a transaction; the future belongs to this loop."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        with self._gate:
            if not self._open:
                raise StoreError("The store is closed.")
            self._waiting.put(_Job(work, future))
        return future

    def close(self) -> None:
        """Writes what waits, then ends the thread and closes the connection."""
        with self._gate:
            if self._open:
                self._open = False
                self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        go_on = True
        while go_on:
            batch, go_on = self._take()
            if batch:
                _answer(batch, self._write(batch))
        self._connection.close()

    def _take(self) -> tuple[list[_Job], bool]:
        """Waits for a job, then takes all that came meanwhile; False after the last."""
        batch: list[_Job] = []
        while (job := self._waiting.get()) is not None:
            batch.append(job)
            if len(batch) == _MOST_AT_ONCE or self._waiting.empty():
                return batch, True
        return batch, False

    def _write(self, batch: list[_Job]) -> list[_Outcome]:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            outcomes = [self._attempt(job) for job in batch]
            self._connection.execute("COMMIT")
        except Exception as error:  # whatever it is, those who wait must hear of it
            self._roll_back()
            # Also those refused: they were judged beside neighbours who now are not written.
            return [_Outcome(error=StoreError(sentence(error))) for _ in batch]
        self.commits += 1
        return outcomes

    def _attempt(self, job: _Job) -> _Outcome:
        """Does one job, and undoes that one alone where it is refused."""
        self._connection.execute("SAVEPOINT job")
        try:
            outcome = _Outcome(job.work(self._connection))
        except Exception as error:
            if hits_everyone(error):
                raise
            self._connection.execute("ROLLBACK TO job")
            outcome = _Outcome(error=refusal(error))
        self._connection.execute("RELEASE job")
        return outcome

    def _roll_back(self) -> None:
        # Some failures make SQLite roll back by itself; a disk that fails may fail here too.
        with suppress(sqlite3.Error):
            self._connection.rollback()


def _answer(batch: list[_Job], outcomes: list[_Outcome]) -> None:
    """Wakes each loop once for all of its jobs: waking costs a system call."""
    answers: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], _Outcome]]] = {}
    for job, outcome in zip(batch, outcomes, strict=True):
        answers.setdefault(job.future.get_loop(), []).append((job.future, outcome))
    for loop, mine in answers.items():
        # A closed loop has nobody left who waits.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(_resolve, mine)


def _resolve(answers: Iterable[tuple[asyncio.Future[Any], _Outcome]]) -> None:
    for future, (value, error) in answers:
        if future.done():  # its waiter was cancelled
            continue
        if error is None:
            future.set_result(value)
        else:
            future.set_exception(error)
