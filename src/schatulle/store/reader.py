"""A few threads that read, so that neither the loop nor the writer waits for the disk."""

import asyncio
import sqlite3
from threading import Thread
from typing import TypeVar

from schatulle.store.failures import hits_everyone, reading_failed, refusal
from schatulle.store.jobs import Job, JobResult, Jobs, Work, answer

T = TypeVar("T")

_MOST_AT_ONCE = 32
"""Few, so that the threads share what waits."""


class Readers:
    """A thread for each of some read-only connections."""

    def __init__(self, connections: list[sqlite3.Connection]) -> None:
        self._jobs = Jobs()
        self._threads = [
            Thread(target=self._run, args=[each], name=f"schatulle-store-reader-{n}", daemon=True)
            for n, each in enumerate(connections)
        ]
        for thread in self._threads:
            thread.start()

    def submit(self, query: Work[T]) -> asyncio.Future[T]:
        """The answer out of what is committed when the query begins."""
        return self._jobs.submit(query)

    def close(self) -> None:
        """Answers what waits, then ends the threads and closes their connections."""
        self._jobs.close(takers=len(self._threads))
        for thread in self._threads:
            thread.join()

    def _run(self, connection: sqlite3.Connection) -> None:
        go_on = True
        while go_on:
            batch, go_on = self._jobs.take(_MOST_AT_ONCE)
            answer(batch, [_ask(connection, job) for job in batch])
        connection.close()


def _ask(connection: sqlite3.Connection, job: Job) -> JobResult:
    try:
        return JobResult(job.work(connection))
    except Exception as error:  # whatever it is, the one who waits must hear of it
        if hits_everyone(error):
            return JobResult(error=reading_failed(error))
        return JobResult(error=refusal(error))
