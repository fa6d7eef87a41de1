"""A few lines for whatever may be asked side by side."""

import asyncio
from collections.abc import Awaitable
from typing import Any, Final, TypeVar

import asyncpg

from schatulle.store.port import StoreError
from schatulle.store.postgres import failures
from schatulle.store.postgres.line import Address, Connection, Line, LostError, Work

T = TypeVar("T")

_LINES: Final = 3


class Lines:
    """Each question takes the line that has been free for longest, and waits where there is none.

    The driver's own pool cancels what takes too long; here a line is hung up instead.
    """

    def __init__(self, address: Address) -> None:
        self._lines = [Line(address) for _ in range(_LINES)]
        self._free: asyncio.Queue[Line] = asyncio.Queue()
        for line in self._lines:
            self._free.put_nowait(line)
        self._open = True

    async def run(self, work: Work[T]) -> T:
        """As `Line.run`; raises StoreError where they are closed."""
        if not self._open:
            raise StoreError("The store is closed.")
        line = await self._free.get()
        try:
            return await line.run(work)
        finally:
            self._free.put_nowait(line)

    async def fetch(self, sql: str, *values: Any) -> list[Any]:
        """The rows that answer a statement; raises StoreError."""

        async def fetch(connection: Connection) -> list[Any]:
            return list(await connection.fetch(sql, *values))

        return await told(self.run(fetch))

    async def close(self) -> None:
        self._open = False
        for line in self._lines:
            await line.close()


async def told(asked: Awaitable[T]) -> T:
    """An answer, or the StoreError that says why there is none."""
    try:
        return await asked
    except LostError as error:
        raise StoreError(failures.sentence(error.__cause__ or error)) from error
    except StoreError:
        raise
    except (asyncpg.PostgresError, ValueError, TypeError, OverflowError) as error:
        raise failures.refusal(error) from error
