"""A few lines for whatever may be asked side by side."""

import asyncio
from typing import Final, TypeVar

from schatulle.store.port import StoreError
from schatulle.store.postgres.line import Address, Line, Work

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

    async def close(self) -> None:
        self._open = False
        for line in self._lines:
            await line.close()
