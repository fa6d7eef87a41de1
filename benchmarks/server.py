"""Tables over real sockets on this machine: moves a second, how long «accepted» takes, memory.

The server runs in a process of its own on a folder of its own; this one plays all people. Both
share the machine, so at saturation each has about half of it.
"""

import argparse
import asyncio
import os
import resource
import socket
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any, Final

import msgspec
import uvloop
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from measuring import Figure, arguments, show
from schatulle.bots import KINDS
from schatulle.core import Seat, count_of
from schatulle.server.folder import signing_keys
from schatulle.server.http.clients import COOKIE
from schatulle.server.http.guests import Guests
from schatulle.server.http.limits import Limits
from schatulle.server.live.ledger import summary
from schatulle.server.live.wire import Answer, Asked, Watch
from schatulle.server.serving import House, run
from schatulle.store.port import Entry as Row
from schatulle.store.sqlite import SqliteStore, open_store
from schatulle.table import commands
from schatulle.table.agreement import PERSON, Agreement
from schatulle.table.commands import Change
from schatulle.table.entries import Entry, Guest, encode
from schatulle.table.fairness import new_secret
from schatulle.table.table import Table

ANN: Final = Guest("ann", "Ann")
SEATS: Final = 3
AGREED: Final = Agreement("diamant", "diamant", (PERSON,) * SEATS)
#: People think so long between the moves of a table, in seconds.
THINKING: Final = 5.0
#: Tables at which the next move follows as soon as the last was accepted.
BUSY: Final = 64
#: So many clients come back at once after a restart.
RETURNING: Final = 500
#: Moves of every table before the restart, so that there is something to read.
MOVES_STORED: Final = 10


class Heard(Struct, frozen=True):
    """The parts of the server's messages that a player looks at."""

    type: str
    seat: int | None = None
    key: str | None = None
    reason: str | None = None
    asked: tuple[Asked, ...] = ()
    outcome: Any = None


HEARD: Final = msgspec.json.Decoder(Heard)


def tagged(message: Watch | Answer) -> str:
    return msgspec.json.encode(message).decode()


# The server's process.


def serve(data: Path) -> None:
    """Serves the folder on a free port, which it prints, until its parent goes."""
    more_files()
    Thread(target=_end_with_parent, daemon=True).start()
    listening = socket.create_server(("127.0.0.1", 0), backlog=4096)
    print(listening.getsockname()[1], flush=True)
    # As people run it, but for the limits: one address plays for all of them here.
    run(House(data, limits=Limits.none()), [listening])


def _end_with_parent() -> None:
    os.read(0, 1)
    os._exit(0)


def more_files() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class Running(Struct, frozen=True):
    """A server that runs."""

    port: int
    process: int
    began: float
    cookie: str

    def rss(self) -> int:
        """Its memory in kB."""
        status = Path(f"/proc/{self.process}/status").read_text(encoding="ascii")
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1])

    def cpu(self) -> float:
        """The seconds that it has computed; unlike the clock's, they know no neighbours."""
        stat = Path(f"/proc/{self.process}/stat").read_text(encoding="ascii").rsplit(")", 1)[1]
        user, system = stat.split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


@asynccontextmanager
async def running(data: Path) -> AsyncIterator[Running]:
    """A server over a folder, up and healthy."""
    known = cookie(data)
    began = time.perf_counter()
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, __file__, "--serve", str(data)),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout
    try:
        server = Running(int(await process.stdout.readline()), process.pid, began, known)
        async with Line.to(server) as line:
            await line.ask("GET", "/healthz")
        yield server
    finally:
        with suppress(ProcessLookupError):
            process.terminate()
        try:
            await asyncio.wait_for(process.wait(), 30)
        except TimeoutError:
            process.kill()


# A folder full of tables.


async def fill(data: Path, tables: int, moves: int = 0) -> list[str]:
    """Writes tables where the game is under way; their names."""
    store = open_store(data / "tables.sqlite3")
    names = [f"t{number:06}" for number in range(tables)]
    waiting = iter(names)
    await asyncio.gather(*(_fill_some(store, waiting, moves) for _ in range(256)))
    await store.close()
    return names


async def _fill_some(store: SqliteStore, names: Iterator[str], moves: int) -> None:
    for name in names:
        table, entry = _opened(name)
        await _append(store, table, entry)
        for step in _steps(table, moves, Random(name)):
            table = step.table
            await _append(store, table, step.entry)


def _opened(name: str) -> tuple[Table, Entry]:
    opened = commands.open_table(name, AGREED, ANN, new_secret(), KINDS, f"C{name[1:]}")
    return opened.table, opened.entry


async def _append(store: SqliteStore, table: Table, entry: Entry) -> None:
    row = Row(table.length, time.time(), encode(entry))
    await store.append(table.id, row, summary(table, row.at))


def _steps(table: Table, moves: int, rng: Random) -> Iterator[Change]:
    for seat in table.seats:
        yield (step := commands.sit_down(table, ANN, Seat(seat)))
        table = step.table
    yield (step := commands.start(table, ANN.id))
    for number in range(moves):
        table = step.table
        if not (asked := table.asked()):
            return
        ask = asked[0]
        action = ask.choices[int(rng.random() * count_of(ask.choices))]
        yield (step := commands.answer(table, ask.seat, ask.id, f"k{number}", action))


# People: HTTP over one connection, and a socket at a table.


class Line:
    """Requests one after the other over one connection."""

    def __init__(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, cookie: str
    ) -> None:
        self._reader = reader
        self._writer = writer
        self._cookie = cookie

    @classmethod
    @asynccontextmanager
    async def to(cls, server: Running) -> AsyncIterator["Line"]:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        try:
            yield cls(reader, writer, server.cookie)
        finally:
            writer.close()

    async def ask(self, method: str, path: str, body: Any = None) -> bytes:
        sent = b"" if body is None else msgspec.json.encode(body)
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {self._cookie}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(sent)}\r\n\r\n"
        )
        self._writer.write(head.encode() + sent)
        told = (await self._reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(told.split("content-length: ")[1].split("\r\n")[0])
        answer = await self._reader.readexactly(length)
        assert told.split()[1][0] == "2", (told, answer)
        return answer


def cookie(data: Path) -> str:
    return f"{COOKIE}={Guests(signing_keys(data)).token(ANN)}"


class Place:
    """One client that plays all seats of one table at a time, one answer after the other."""

    def __init__(self, server: Running, table: str, rng: Random) -> None:
        self._url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        self._headers = {"Cookie": server.cookie}
        self._rng = rng
        self._open: dict[int, tuple[Asked, ...]] = {}
        self._done: set[int] = set()
        self.over = False

    @asynccontextmanager
    async def joined(self) -> AsyncIterator["Place"]:
        async with connect(
            self._url,
            additional_headers=self._headers,
            open_timeout=60,
            proxy=None,
            ping_interval=None,
        ) as connection:
            for seat in range(SEATS):
                await connection.send(tagged(Watch(seat)))
            while len(self._open) < SEATS:
                self._note(await self._hear(connection))
            self._connection: ClientConnection = connection
            yield self

    async def move(self) -> float | None:
        """Answers a question; the seconds until it was accepted, None when the game is over."""
        connection = self._connection
        while not (asked := [(seat, ask) for seat, asks in self._open.items() for ask in asks]):
            if self.over:
                return None
            self._note(await self._hear(connection))
        seat, ask = asked[0]
        self._open[seat] = ()
        self._done.add(ask.id)
        answer = Answer(seat, ask.id, f"k{ask.id}", self._choice(ask))
        start = time.perf_counter()
        await connection.send(tagged(answer))
        while (heard := await self._hear(connection)).type != "Accepted":
            self._note(heard)
        return time.perf_counter() - start

    def _choice(self, ask: Asked) -> str:
        """Mostly the first move, which is to stay: games last longer so."""
        assert ask.moves
        return ask.moves[0] if self._rng.random() < 0.9 else ask.moves[-1]

    async def _hear(self, connection: ClientConnection) -> Heard:
        heard = HEARD.decode(await connection.recv())
        assert heard.type != "Refused", heard
        return heard

    def _note(self, heard: Heard) -> None:
        if heard.type == "Now" and heard.seat is not None:
            # What is on its way may still ask what was answered meanwhile.
            asked = tuple(ask for ask in heard.asked if ask.id not in self._done)
            self._open[heard.seat] = asked
            self.over = heard.outcome is not None


# The cases.


async def paced(options: argparse.Namespace) -> list[Figure]:
    """Every table makes one move in five seconds, each at its own moment."""
    with folder() as data:
        names = await fill(data, options.tables)
        async with running(data) as server, AsyncExitStack() as stack:
            before = server.rss()
            places = await _joined(stack, [Place(server, name, Random(name)) for name in names])
            start = time.perf_counter()
            rounds = max(1, int(options.seconds / THINKING))
            phases = Random(0)
            played = [
                _at_human_pace(place, start + phases.random() * THINKING, rounds)
                for place in places
            ]
            waits = [wait for some in await asyncio.gather(*played) for wait in some]
            spent = time.perf_counter() - start
            return [
                *_figures("paced", waits, spent),
                Figure("server", "paced-rss", server.rss() / 1000, "MB"),
                Figure("server", "paced-per-table", (server.rss() - before) / len(names), "kB"),
            ]


async def _joined(stack: AsyncExitStack, places: list[Place]) -> list[Place]:
    """All places with their clients connected, not all at the same moment."""
    for some in range(0, len(places), 64):
        joining = [stack.enter_async_context(one.joined()) for one in places[some : some + 64]]
        await asyncio.gather(*joining)
    return places


async def _at_human_pace(place: Place, start: float, rounds: int) -> list[float]:
    waits: list[float] = []
    for number in range(rounds):
        await asyncio.sleep(start + number * THINKING - time.perf_counter())
        if (wait := await place.move()) is not None:
            waits.append(wait)
    return waits


async def saturation(options: argparse.Namespace) -> list[Figure]:
    """Busy tables, whose next move follows as soon as the last was accepted."""
    with folder() as data:
        names = iter(await fill(data, int(options.seconds * 100) + options.busy))
        async with running(data) as server:
            end = time.perf_counter() + options.seconds
            played = [_without_pause(server, names, end) for _ in range(options.busy)]
            start, before = time.perf_counter(), server.cpu()
            waits = [wait for some in await asyncio.gather(*played) for wait in some]
            spent, computed = time.perf_counter() - start, server.cpu() - before
            return [
                *_figures("saturation", waits, spent),
                Figure("server", "saturation-cpu", computed / len(waits) * 1e6, "µs/move"),
                Figure("server", "saturation-busy", computed / spent * 100, "% of a core"),
            ]


async def _without_pause(server: Running, names: Iterator[str], end: float) -> list[float]:
    """One table after the other until the time is over."""
    waits: list[float] = []
    for name in names:
        async with Place(server, name, Random(name)).joined() as place:
            while time.perf_counter() < end and (wait := await place.move()) is not None:
                waits.append(wait)
        if time.perf_counter() >= end:
            break
    return waits


async def idle(options: argparse.Namespace) -> list[Figure]:
    """Tables that were opened and begun over HTTP, and that nobody watches."""
    tables = 2 * options.tables
    with folder() as data:
        async with running(data) as server:
            await _begin_some(server, 100)
            before = server.rss()
            start = time.perf_counter()
            await asyncio.gather(*(_begin_some(server, tables // 8) for _ in range(8)))
            spent = time.perf_counter() - start
            per_table = (server.rss() - before) / (tables // 8 * 8)
            return [
                Figure("server", "idle-table", per_table, "kB"),
                Figure("server", "requests", 5 * tables / spent, "requests/s"),
            ]


async def _begin_some(server: Running, tables: int) -> None:
    async with Line.to(server) as line:
        for _ in range(tables):
            opened = msgspec.json.decode(await line.ask("POST", "/api/tables", AGREED))
            for seat in range(SEATS):
                await line.ask("POST", f"/api/tables/{opened['id']}/seats/{seat}")
            await line.ask("POST", f"/api/tables/{opened['id']}/start")


async def restart(options: argparse.Namespace) -> list[Figure]:
    """From the start of the process over a full folder until it is healthy and shows a table."""
    tables = 10 * options.tables
    with folder() as data:
        names = await fill(data, tables, MOVES_STORED)
        async with running(data) as server:
            healthy = time.perf_counter() - server.began
            async with Place(server, names[0], Random(0)).joined() as place:
                shown = time.perf_counter() - server.began
                await place.move()
            async with AsyncExitStack() as stack:
                some = Random(0).sample(names, min(tables, RETURNING))
                await _joined(stack, [Place(server, name, Random(name)) for name in some])
                back = time.perf_counter() - server.began
            rss = server.rss()
    return [
        Figure("server", "restart-healthy", healthy * 1000, "ms"),
        Figure("server", "restart-first-table", shown * 1000, "ms"),
        Figure("server", f"restart-{RETURNING}-clients", back * 1000, "ms"),
        Figure("server", "restart-rss", rss / 1000, "MB"),
    ]


CASES: Final = {"paced": paced, "saturation": saturation, "idle": idle, "restart": restart}


def _figures(case: str, waits: list[float], spent: float) -> list[Figure]:
    cuts = statistics.quantiles(waits, n=100)
    return [
        Figure("server", f"{case}-moves", len(waits) / spent, "moves/s"),
        Figure("server", f"{case}-p50", cuts[49] * 1000, "ms"),
        Figure("server", f"{case}-p99", cuts[98] * 1000, "ms"),
    ]


@contextmanager
def folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="schatulle-") as name:
        yield Path(name)


def rounded(figures: list[Figure]) -> list[Figure]:
    return [figure._replace(value=round(figure.value, 2)) for figure in figures]


def measured(options: argparse.Namespace) -> Iterator[Figure]:
    for name in options.only or CASES:
        yield from rounded(uvloop.run(CASES[name](options)))


if __name__ == "__main__":
    parser = arguments(__doc__ or "")
    parser.set_defaults(seconds=20.0)
    parser.add_argument("--tables", type=int, default=1000, help="idle doubles it, restart ×10")
    parser.add_argument("--busy", type=int, default=BUSY, help="tables at saturation")
    parser.add_argument("--only", action="append", choices=CASES, help="a case, or several")
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    asked_for = parser.parse_args()
    if asked_for.serve:
        serve(asked_for.serve)
    else:
        more_files()
        show(measured(asked_for), as_json=asked_for.json)
