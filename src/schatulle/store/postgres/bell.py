"""Chimes to and from other nodes, on a line that is used often enough to be known to work."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final

import asyncpg
import msgspec
from msgspec import Struct

from schatulle.store.nodes_port import Chime
from schatulle.store.port import StoreError
from schatulle.store.postgres.line import Connection, Line, LostError

CHANNEL: Final = "schatulle"
#: PostgreSQL refuses a longer one than 7,999 bytes.
_LONGEST: Final = 7_900
_RING: Final = "SELECT pg_notify($1, $2)"


class Ringing(Struct, frozen=True, array_like=True):
    """What goes through PostgreSQL: who rings, and of what."""

    node: str
    chimes: Sequence[Chime]


_RINGING: Final = msgspec.json.Decoder(Ringing)


class Bell:
    """Gathers what is rung while it rings; whatever is lost is found by whoever looks round."""

    def __init__(self, line: Line, me: str) -> None:
        self._line = line
        self._me = me
        self._open = True
        self._waiting: list[Chime] = []
        self._ringing: asyncio.Task[None] | None = None
        self._hear: Callable[[Chime], None] = lambda _chime: None
        self._missed: Callable[[], None] = lambda: None

    def listen(self, hear: Callable[[Chime], None], missed: Callable[[], None]) -> None:
        """Whenever the line is there again, something may have been missed."""
        self._hear, self._missed = hear, missed
        self._line.greet = self._greet
        # It may be open, and has not been greeted then.
        self._line.hang_up()

    async def _greet(self, connection: Connection) -> None:
        await connection.add_listener(CHANNEL, self._heard)
        self._missed()

    def _heard(self, _connection: Any, _process: int, _channel: str, payload: object) -> None:
        try:
            ringing = _RINGING.decode(str(payload))
        except msgspec.DecodeError:
            # A node of another version; what it tells is in the log.
            self._missed()
            return
        if ringing.node != self._me:
            for chime in ringing.chimes:
                self._hear(chime)

    def ring(self, chimes: Sequence[Chime]) -> None:
        """Returns at once."""
        if not (chimes and self._open):
            return
        self._waiting.extend(chimes)
        if self._ringing is None:
            self._ringing = asyncio.create_task(self._ring())

    async def _ring(self) -> None:
        while self._waiting:
            chimes, self._waiting = self._waiting, []
            with suppress(StoreError, LostError, asyncpg.PostgresError):
                await self._line.run(partial(_rung_out, payloads=self._payloads(chimes)))
        # Here and not when the task is done: between the two somebody may ring, and be forgotten.
        self._ringing = None

    def _payloads(self, chimes: Sequence[Chime]) -> list[str]:
        encoded = msgspec.json.encode(Ringing(self._me, chimes))
        if len(encoded) <= _LONGEST or len(chimes) == 1:
            return [encoded.decode()]
        half = len(chimes) // 2
        return self._payloads(chimes[:half]) + self._payloads(chimes[half:])

    async def close(self) -> None:
        """Rings what is left, then nothing more."""
        self._open = False
        if self._ringing is not None:
            await asyncio.wait([self._ringing])


async def _rung_out(connection: Connection, payloads: Sequence[str]) -> None:
    for payload in payloads:
        await connection.execute(_RING, CHANNEL, payload)
