"""The only node there is: it plays for the house everywhere, and has nobody to tell."""

import time
from collections.abc import Callable, Collection, Mapping

from schatulle.store.nodes_port import Chime, Crowd, Lease
from schatulle.store.port import Store
from schatulle.table.status import Status

_EPOCH = 1


class Alone:
    """`Nodes` without any others; nothing has to be shared."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self.now = now
        self._store = store
        #: Games that went on when the node began, none of which it plays for yet.
        self._orphans: list[str] | None = None

    async def beat(self, _seconds: float) -> None:
        """Lives as long as the process."""

    async def claim(self, tables: Collection[str]) -> list[Lease]:
        """All of them."""
        return [Lease(table, _EPOCH) for table in tables]

    async def claim_orphans(self, most: int) -> list[Lease]:
        """The games that a server left behind which ran here before."""
        if self._orphans is None:
            found = await self._store.live()
            self._orphans = [each.table for each in found if each.status is Status.PLAYING]
        taken, self._orphans = self._orphans[:most], self._orphans[most:]
        return [Lease(table, _EPOCH) for table in taken]

    async def forgotten(self, _known: Collection[str]) -> list[Lease]:
        """No answer is ever lost."""
        return []

    async def put_to_sleep(self, _lease: Lease) -> bool:
        """Nobody else would wake it."""
        return True

    async def leave(self) -> None:
        """Nobody is there to take over."""

    async def changed(self, _lengths: Mapping[str, int]) -> Mapping[str, int]:
        """Nobody else writes."""
        return {}

    async def put_crowd(self, table: str, crowd: Crowd) -> None:
        """Nobody else wants to know."""

    async def crowds(self, _tables: Collection[str]) -> Mapping[str, Crowd]:
        """Nobody is elsewhere."""
        return {}

    def ring(self, chime: Chime) -> None:
        """Nobody hears it."""

    def listen(self, hear: Callable[[Chime], None], missed: Callable[[], None]) -> None:
        """Nobody rings."""

    async def close(self) -> None:
        """There is nothing to close."""
