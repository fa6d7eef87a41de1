"""How far the reviews are that other nodes make: each says it where all of them find reviews."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final

import msgspec
from msgspec import Struct

from schatulle.core import Seat
from schatulle.store import Review as Kept
from schatulle.store import Store, StoreError

#: No reviewer's version: it stands there until there is a review.
NOT_YET: Final = 0
#: Seconds from one word to the next; whoever says nothing for so long has died meanwhile.
BEAT: Final = 2.0
SILENT: Final = 15.0


class Told(Struct, frozen=True):
    """A node's word on a review that is not there, and when it said so by all nodes' clock."""

    at: float
    done: float | None
    failed: bool = False


class Elsewhere:
    """What this node tells the others, and hears of them."""

    def __init__(self, store: Store, now: Callable[[], float], beat: float = BEAT) -> None:
        self._store = store
        self._now = now
        self._beat = beat

    def told(self, kept: Kept | None) -> Told | None:
        """The word that is kept where a review will be; None where it is worth nothing any more."""
        if kept is None or kept.version != NOT_YET:
            return None
        told = msgspec.json.decode(kept.body, type=Told)
        return told if told.failed or self._now() - told.at < SILENT else None

    @asynccontextmanager
    async def telling(
        self, table: str, seat: Seat, done: Callable[[], float]
    ) -> AsyncIterator[None]:
        """Says how far the review is for as long as it is being made."""
        ended = asyncio.Event()
        telling = asyncio.create_task(self._tell_until(ended, table, seat, done))
        try:
            yield
        finally:
            # A word under way must not come after the review itself.
            ended.set()
            await telling

    async def tell_failed(self, table: str, seat: Seat) -> None:
        """It could not be made."""
        await self._say(table, seat, Told(self._now(), None, failed=True))

    async def _tell_until(
        self, ended: asyncio.Event, table: str, seat: Seat, done: Callable[[], float]
    ) -> None:
        while not ended.is_set():
            await self._say(table, seat, Told(self._now(), done()))
            with suppress(TimeoutError):
                await asyncio.wait_for(ended.wait(), self._beat)

    async def _say(self, table: str, seat: Seat, told: Told) -> None:
        # Lists tell nothing of it; and that it cannot be said stops no review.
        with suppress(StoreError):
            await self._store.keep_review(
                table, seat, Kept(NOT_YET, b"", msgspec.json.encode(told))
            )
