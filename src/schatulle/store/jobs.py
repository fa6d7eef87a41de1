"""What loops ask of the store's threads, taken and answered many at a time.

Waking a thread or a loop costs more than most queries do, so neither is woken for each job.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Lock
from typing import Any, NamedTuple, TypeVar

from schatulle.store.port import StoreError

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]


class Job(NamedTuple):
    """What is to be done, and who waits for it."""

    work: Work[Any]
    future: asyncio.Future[Any]


class JobResult(NamedTuple):
    """What became of a job."""

    value: Any = None
    error: Exception | None = None


class Jobs:
    """A queue from loops to threads that can be closed and then still be emptied."""

    def __init__(self) -> None:
        self._waiting: SimpleQueue[Job | None] = SimpleQueue()
        self._gate = Lock()
        self._open = True

    def submit(self, work: Work[T]) -> asyncio.Future[T]:
        """Queues it; the future belongs to the loop that calls."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        with self._gate:
            if not self._open:
                raise StoreError("The store is closed.")
            self._waiting.put(Job(work, future))
        return future

    def close(self, takers: int) -> None:
        """Refuses more, and lets each of the threads that take from it come to its end."""
        with self._gate:
            if self._open:
                self._open = False
                for _ in range(takers):
                    self._waiting.put(None)

    def take(self, most: int) -> tuple[list[Job], bool]:
        """Waits for a job, then takes what else is there; False when no more will come."""
        batch: list[Job] = []
        job = self._waiting.get()
        while job is not None:
            batch.append(job)
            if len(batch) == most:
                return batch, True
            try:
                job = self._waiting.get_nowait()
            except Empty:
                return batch, True
        return batch, False


def answer(batch: list[Job], outcomes: list[JobResult]) -> None:
    """Tells everyone what became of their jobs."""
    answers: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], JobResult]]] = {}
    for job, outcome in zip(batch, outcomes, strict=True):
        answers.setdefault(job.future.get_loop(), []).append((job.future, outcome))
    for loop, mine in answers.items():
        # A closed loop has nobody left who waits.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(_resolve, mine)


def _resolve(answers: Iterable[tuple[asyncio.Future[Any], JobResult]]) -> None:
    for future, (value, error) in answers:
        if future.done():  # its waiter was cancelled
            continue
        if error is None:
            future.set_result(value)
        else:
            future.set_exception(error)
