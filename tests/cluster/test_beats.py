"""A node that has much to look after is not taken for dead, and tells what it could not tell."""

import asyncio
from collections.abc import Callable, Collection

import pytest

from schatulle.server.hub import node as node_module
from schatulle.server.hub.node import Node
from schatulle.server.live.live_table import LiveTable
from schatulle.store.alone import Alone
from schatulle.store.nodes_port import Crowd, Lease
from schatulle.store.port import StoreError
from server.support.in_memory import Memory


class Told(Alone):
    """Notes what it is told; the database is away when it is told so."""

    def __init__(self) -> None:
        super().__init__(Memory())
        self.beats = 0
        self.crowds_put: dict[str, Crowd] = {}
        self.away = False
        self.forgotten_leases: list[Lease] = []
        self.orphans = [Lease("t", 1)]
        self.changed_now = asyncio.Event()

    async def beat(self, _seconds: float) -> None:
        self.beats += 1
        self.changed_now.set()

    async def claim_orphans(self, most: int) -> list[Lease]:
        taken, self.orphans = self.orphans[:most], self.orphans[most:]
        return taken

    async def forgotten(self, _known: Collection[str]) -> list[Lease]:
        return self.forgotten_leases

    async def put_crowd(self, table: str, crowd: Crowd) -> None:
        if self.away:
            raise StoreError("away")
        self.crowds_put[table] = crowd
        self.changed_now.set()

    async def until(self, holds: Callable[[], object]) -> None:
        async with asyncio.timeout(20):
            while not holds():
                self.changed_now.clear()
                await self.changed_now.wait()


class Slow:
    """Tables that take for ever to be read."""

    def __init__(self) -> None:
        self.live: dict[str, LiveTable] = {}
        self.asked: list[str] = []

    async def resumed(self, name: str) -> LiveTable | None:
        self.asked.append(name)
        await asyncio.Future[None]()
        return None

    def forget(self, name: str) -> None:
        pass


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(node_module, "BEAT_SECONDS", 0.001)


async def test_a_node_beats_on_while_it_takes_over() -> None:
    told, tables = Told(), Slow()
    running = asyncio.create_task(Node(told, tables, ()).run())
    await told.until(lambda: tables.asked)
    seen = told.beats
    await told.until(lambda: told.beats > seen + 3)
    running.cancel()


async def test_who_is_here_is_told_when_the_database_is_there_again() -> None:
    told = Told()
    told.orphans, told.away = [], True
    node = Node(told, Slow(), ())
    node.say_crowd("t", Crowd(1))
    node.say_crowd("u", Crowd(2))
    running = asyncio.create_task(node.run())
    await told.until(lambda: told.beats > 3)
    assert told.crowds_put == {}
    node.say_crowd("t", Crowd(3))
    told.away = False
    await told.until(lambda: told.crowds_put == {"t": Crowd(3), "u": Crowd(2)})
    running.cancel()


async def test_a_lease_whose_answer_was_lost_is_played_under() -> None:
    """Nobody else would: for all others its node is alive."""
    told, tables = Told(), Slow()
    told.forgotten_leases, told.orphans = [Lease("u", 2)], []
    running = asyncio.create_task(Node(told, tables, ()).run())
    await told.until(lambda: tables.asked == ["u"])
    running.cancel()
