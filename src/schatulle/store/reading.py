"""A few threads that read, so that neither the loop nor the writer waits for the disk."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from typing import TypeVar

from schatulle.store.failing import hits_everyone, refusal, sentence
from schatulle.store.port import StoreError

T = TypeVar("T")


class Readers:
    """A thread for each of some read-only connections."""

    def __init__(self, connections: list[sqlite3.Connection]) -> None:
        self._free: SimpleQueue[sqlite3.Connection] = SimpleQueue()
        for connection in connections:
            self._free.put(connection)
        self._count = len(connections)
        self._threads = ThreadPoolExecutor(self._count, "schatulle-store-reader")
        self._open = True

    async def ask(self, query: Callable[[sqlite3.Connection], T]) -> T:
        """The answer out of what is committed when the query begins."""
        if not self._open:
            raise StoreError("The store is closed.")
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._run, query)

    def close(self) -> None:
        """Ends the threads after what they are reading."""
        if self._open:
            self._open = False
            self._threads.shutdown()
            for _ in range(self._count):
                self._free.get().close()

    def _run(self, query: Callable[[sqlite3.Connection], T]) -> T:
        connection = self._free.get()
        try:
            return query(connection)
        except Exception as error:
            # Not chained: Python names the value that it could not encode.
            failed = StoreError(sentence(error)) if hits_everyone(error) else refusal(error)
            raise failed from None
        finally:
            self._free.put(connection)
