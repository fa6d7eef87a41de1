"""Two nodes in this process and one party at them: enough to see what the suite would see."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from random import Random
from typing import Any, Final
from unittest.mock import patch

import asyncpg

from cluster.support.cables import Cable
from cluster.support.parties import CAVE, Party
from cluster.support.people import Doors, Guest, Viewer
from cluster.support.served_nodes import ServedNode, served_node
from cluster.support.storms import LOOK
from cluster.support.verdict import check_logs, judged
from cluster.support.witness import SEES, Wrong
from schatulle.server.live.pace import Pace
from support.postgres import on, run

NAMES: Final = ("one", "other")
_ROLE: Final = """
DO $$ BEGIN CREATE ROLE {0} SUPERUSER; EXCEPTION WHEN duplicate_object THEN NULL; END $$
"""
_LINES_OF: Final = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = $1"
_WAITING: Final = """
SELECT usename FROM pg_stat_activity
WHERE datname = current_database() AND wait_event_type = 'Lock'
AND query LIKE '%INSERT INTO entries%'
"""


class SmallCluster:
    """Each node is known to the database by its own name."""

    def __init__(self, url: str, patience: float) -> None:
        self.ask = on(url)
        self._url = url
        self._patience = patience
        self.nodes: dict[str, ServedNode] = {}
        self.cables: dict[str, Cable] = {}
        self.party: Party

    async def die(self, name: str) -> None:
        """Nobody hears of the node any more: neither the database nor people."""
        await self.ask(f"ALTER ROLE {name} NOLOGIN")
        await self.ask(_LINES_OF, name)
        self.cables[name].lead_nowhere()
        self.cables[name].cut()

    @asynccontextmanager
    async def busy(self) -> AsyncIterator[None]:
        """Nothing can be appended meanwhile."""
        connection = await asyncpg.connect(self._url)
        try:
            async with connection.transaction():
                await connection.execute("LOCK TABLE entries IN EXCLUSIVE MODE")
                yield
        finally:
            await connection.close()

    async def until_one_waits(self) -> str:
        """Until a node has something to append and cannot; which one."""
        async with asyncio.timeout(self._patience):
            while not (waiting := await self.ask(_WAITING)):
                await asyncio.sleep(LOOK)
        return str(waiting[0]["usename"])

    def sits_at(self, name: str) -> Viewer | None:
        """Who plays at that node, if anybody plays."""
        viewer = self.party.viewers[-3:][NAMES.index(name)]
        return None if viewer.is_over else viewer

    def has_lease(self, name: str) -> bool:
        """Whether a node plays for the house at the table that is played at."""
        live = self.nodes[name].hub.live.get(self.party.games[-1])
        return live is not None and live.lease is not None

    @contextmanager
    def leaves_the_house(self, name: str) -> Iterator[None]:
        """A node keeps its lease and does nothing under it meanwhile."""
        live = self.nodes[name].hub.live[self.party.games[-1]]
        live.lay_down()
        with patch.object(live, "play_for_house"):
            yield

    async def until(self, holds: Callable[[], bool]) -> None:
        """Waits for something to hold."""
        async with asyncio.timeout(self._patience):
            while not holds():
                await asyncio.sleep(LOOK)


Fault = Callable[[SmallCluster], Awaitable[None]]


async def story(
    url: str,
    fault: Fault,
    patience: float = 60.0,
    setting: dict[str, Any] = CAVE,
    bots: float = 0.0,
    people: float = 0.0,
) -> None:
    """A party plays one game while something happens; raises Wrong where that is seen."""
    async with a_small_cluster(url, patience, setting, bots, people) as small:
        playing = asyncio.create_task(small.party.play())
        try:
            over = await _happened(small, fault, playing, patience)
            await check_logs(small.ask, [small.party])
            if not over:
                raise Wrong("they are not served")
            _raise_what_was_told(playing)
            addresses = [
                f"127.0.0.1:{cable.port}" for cable in small.cables.values() if cable.leads
            ]
            await judged(small.ask, addresses, [small.party])
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)


async def _happened(
    small: SmallCluster, fault: Fault, playing: asyncio.Task[None], patience: float
) -> bool:
    """Whether the game came to its end all the same."""
    with suppress(TimeoutError):
        await fault(small)
        small.party.last = True
        over, _ = await asyncio.wait([playing], timeout=patience)
        return bool(over)
    return False


def _raise_what_was_told(playing: asyncio.Task[None]) -> None:
    try:
        playing.result()
    except ExceptionGroup as errors:
        (first, *_) = errors.exceptions
        raise Wrong(str(first)) from first


@asynccontextmanager
async def a_small_cluster(
    url: str, patience: float, setting: dict[str, Any], bots: float, people: float
) -> AsyncIterator[SmallCluster]:
    small = SmallCluster(url, patience)
    await run(url, SEES)
    async with AsyncExitStack() as stack:
        for name in NAMES:
            await small.ask(_ROLE.format(name))
            await small.ask(f"ALTER ROLE {name} LOGIN")
            own = url.replace("postgres:", f"{name}:", 1)
            node = await stack.enter_async_context(served_node(own, name, Pace(bots=bots)))
            port = int(node.address.rpartition(":")[2])
            small.nodes[name] = node
            small.cables[name] = await stack.enter_async_context(Cable(port))
        doors = Doors([f"127.0.0.1:{cable.port}" for cable in small.cables.values()])
        rng = Random(1)
        guests = [Guest(doors, f"guest {n}", door, rng) for n, door in enumerate((0, 1, 1))]
        small.party = Party(setting, guests, lambda: people)
        stack.push_async_callback(small.party.close)
        await small.party.begin()
        yield small
