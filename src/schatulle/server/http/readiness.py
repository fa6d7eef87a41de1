"""Whether clients should come here: told to balancers, before anybody is sent away."""

import asyncio
from typing import Final

from schatulle.server.hub.hub import Hub
from schatulle.store.port import StoreError

#: So long a probe waits for the database, in seconds.
PATIENCE: Final = 2.0
#: So long an answer of the database counts, in seconds: however many ask, it is asked seldom.
COUNTS: Final = 1.0
#: No table is called so.
_NOBODY: Final = "/readyz"


class Readiness:
    """What a server needs before it is of use to people."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._asking: asyncio.Task[str | None] | None = None
        self._asked = 0.0
        #: Told to stop: those who are here may finish, and others had better go elsewhere.
        self.draining = False

    async def why_not(self) -> str | None:
        """Why clients had better go elsewhere; None where they are welcome."""
        if self.draining:
            return "draining: this server is about to stop"
        if not self._hub.node.caught_up.is_set():
            return "catching up: games that nobody plays for are being taken over"
        if not self._hub.node.is_alive():
            return "no beat: the database does not answer, or the others take this node for dead"
        return await asyncio.shield(self._store_answers())

    def _store_answers(self) -> "asyncio.Task[str | None]":
        """One question at a time, for all who want to know."""
        now = asyncio.get_running_loop().time()
        if self._asking is None or (self._asking.done() and now - self._asked >= COUNTS):
            self._asked = now
            self._asking = asyncio.create_task(self._ask_store())
        return self._asking

    async def _ask_store(self) -> str | None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._hub.store.summary(_NOBODY)
        except (StoreError, TimeoutError):
            return "no database: it does not answer"
        return None
