"""Stretches of network that can be cut, be slow, or fall silent."""

import asyncio
from contextlib import suppress
from typing import Final, Self

_CHUNK: Final = 65_536


class Cable:
    """Leads from a port of its own to another one, and carries all bytes in their order."""

    def __init__(self, target: int) -> None:
        self._target = target
        self._flows = asyncio.Event()
        self._flows.set()
        self._delay = 0.0
        self._ends: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.port = 0
        self.leads = True

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._connected, "127.0.0.1")
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_error: object) -> None:
        self._server.close()
        self.cut()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut(self) -> None:
        """All connections break, and both ends hear of it; new ones are let in."""
        for end in self._ends:
            end.transport.abort()

    def lead_nowhere(self) -> None:
        """From now on nobody answers at the other end."""
        self.leads = False

    def slow_down(self, seconds: float) -> None:
        """Everything takes so much longer in each direction."""
        self._delay = seconds

    def fall_silent(self) -> None:
        """Nothing comes through, and nobody is told, not even of an end."""
        self._flows.clear()

    def heal(self) -> None:
        """What was said meanwhile comes late."""
        self._delay = 0.0
        self._flows.set()

    async def _connected(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        await self._flows.wait()
        if not self.leads:
            back.transport.abort()
            return
        try:
            far, forth = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            back.transport.abort()
            return
        ends = {back, forth}
        self._ends |= ends
        tasks = {asyncio.create_task(self._carry(*way)) for way in ((near, forth), (far, back))}
        self._tasks |= tasks
        await asyncio.wait(tasks)
        self._tasks -= tasks
        self._ends -= ends

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while said := await reader.read(_CHUNK):
                await asyncio.sleep(self._delay)
                await self._flows.wait()
                writer.write(said)
        # Whoever dies says no more, and the other end hears of that as late as of anything.
        await self._flows.wait()
        writer.close()
