"""Two nodes at one database, and a notebook of what each hears."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from schatulle.store.nodes_port import Chime
from schatulle.store.postgres import PostgresNodes, PostgresStore, open_postgres

#: Longer than any test.
LIFE = 600.0


class OneNode:
    """A node that lives, as the store has it."""

    def __init__(self, store: PostgresStore, nodes: PostgresNodes) -> None:
        self.store = store
        self.nodes = nodes
        self.heard: list[Chime] = []
        self.missed = 0
        self._rang = asyncio.Event()

    def hear(self, chime: Chime) -> None:
        self.heard.append(chime)
        self._rang.set()

    def miss(self) -> None:
        self.missed += 1

    async def listen(self) -> None:
        """Hears from now on."""
        self.nodes.listen(self.hear, self.miss)
        await self.nodes.beat(LIFE)

    async def rung(self, count: int) -> list[Chime]:
        """Waits until so many chimes came."""
        while len(self.heard) < count:
            self._rang.clear()
            await asyncio.wait_for(self._rang.wait(), 20)
        return self.heard


@asynccontextmanager
async def a_node(url: str, name: str = "node") -> AsyncIterator[OneNode]:
    store, nodes = await open_postgres(url, name)
    try:
        await nodes.beat(LIFE)
        yield OneNode(store, nodes)
    finally:
        await store.close()
        await nodes.close()
