"""Whose bots think next: everybody's in turn, however many tables somebody has opened."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Waiting = deque[asyncio.Future[None]]


class Turns:
    """One turn at a time; it goes round the guests, and for each of them round the tables."""

    def __init__(self) -> None:
        self._taken = False
        #: By guest and table, who was served longest ago first.
        self._waiting: OrderedDict[str, OrderedDict[str, Waiting]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, guest: str, table: str) -> AsyncIterator[None]:
        """Waits for a turn, and has it to the end of the block."""
        await self._take(guest, table)
        try:
            yield
        finally:
            self._pass_on()

    async def _take(self, guest: str, table: str) -> None:
        if not self._taken:
            self._taken = True
            return
        mine = asyncio.get_running_loop().create_future()
        tables = self._waiting.setdefault(guest, OrderedDict())
        tables.setdefault(table, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():
                # It came too late.
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        self._taken = False
        while self._waiting and not self._taken:
            mine = self._next()
            if not mine.cancelled():
                self._taken = True
                mine.set_result(None)

    def _next(self) -> asyncio.Future[None]:
        """The first of the first table of the first guest; then all three of them go last."""
        guest, tables = self._waiting.popitem(last=False)
        table, waiting = tables.popitem(last=False)
        mine = waiting.popleft()
        if waiting:
            tables[table] = waiting
        if tables:
            self._waiting[guest] = tables
        return mine
