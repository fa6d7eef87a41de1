"""Three nodes on one database, with a cable between any two that speak to each other."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from multiprocessing import get_context
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import httpx

from cluster.support.cables import Cable
from cluster.support.database import DATABASE, PATIENCE, Database, free_port
from cluster.support.node_program import serve

NAMES: Final = ("one", "two", "three")
_forks = get_context("forkserver")
_forks.set_forkserver_preload(["cluster.support.node_program"])


class Node:
    """A process of `schatulle serve`, its cables to both servers, and the one to its people."""

    def __init__(self, name: str, folder: Path) -> None:
        self.name = name
        self.port = free_port()
        self.log = folder / f"{name}.log"
        #: Up to a server of the database each, in the order of `Database.servers`.
        self.to_database: list[Cable] = []
        self.to_people = Cable(self.port)
        self._process: ForkServerProcess | None = None

    @property
    def address(self) -> str:
        """Where people find it."""
        return f"127.0.0.1:{self.to_people.port}"

    def start(self) -> None:
        hosts = ",".join(f"127.0.0.1:{cable.port}" for cable in self.to_database)
        database = f"postgresql://{self.name}@{hosts}/{DATABASE}?sslmode=disable"
        arguments = ["--port", str(self.port), "--database", database, "--node", self.name]
        self._process = _forks.Process(target=serve, args=(arguments, self.log), daemon=False)
        self._process.start()

    async def until_up(self) -> None:
        """Starts again where the database could not be reached in time."""
        async with asyncio.timeout(PATIENCE), httpx.AsyncClient() as http:
            while True:
                if self._process is not None and not self._process.is_alive():
                    self.start()
                try:
                    await http.get(f"http://127.0.0.1:{self.port}/healthz")
                except httpx.TransportError:
                    await asyncio.sleep(0.05)
                else:
                    return

    def kill(self) -> None:
        self._signal(signal.SIGKILL)
        if self._process is not None:
            self._process.join()

    def pause(self) -> None:
        self._signal(signal.SIGSTOP)

    def wake(self) -> None:
        self._signal(signal.SIGCONT)

    def _signal(self, number: int) -> None:
        if self._process is not None and self._process.is_alive():
            assert self._process.pid is not None
            os.kill(self._process.pid, number)


class Cluster:
    """All of it."""

    def __init__(self, folder: Path) -> None:
        self.database = Database(folder)
        self.nodes = [Node(name, folder) for name in NAMES]

    @property
    def cables(self) -> list[Cable]:
        return [cable for node in self.nodes for cable in (*node.to_database, node.to_people)]

    async def until_up(self) -> None:
        await asyncio.gather(*(node.until_up() for node in self.nodes))

    def heal(self) -> None:
        """Nothing is slow, silent or paused any more."""
        for cable in self.cables:
            cable.heal()
        for node in self.nodes:
            node.wake()


@asynccontextmanager
async def a_cluster() -> AsyncIterator[Cluster]:
    """Up, with nobody at it."""
    async with AsyncExitStack() as stack:
        # Not a folder of pytest's, which nobody else may enter.
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="cluster-")))
        cluster = Cluster(folder)
        stack.push_async_callback(cluster.database.kill)
        await cluster.database.begin(NAMES)
        for node in cluster.nodes:
            for server in cluster.database.servers:
                cable = await stack.enter_async_context(Cable(server.port))
                node.to_database.append(cable)
            await stack.enter_async_context(node.to_people)
            stack.callback(node.kill)
            node.start()
        try:
            await cluster.until_up()
            yield cluster
        except BaseException:
            for node in cluster.nodes:
                print(node.name, node.log.read_text(encoding="utf-8")[-4000:])
            raise
