"""Servers in processes of their own, folders full of tables, and people who play at them."""

import asyncio
import os
import resource
import socket
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
from msgspec import Struct

from light_socket import light_socket
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


def serve(
    data: Path, database: str | None = None, node: str = "node", *, limits: Limits | None = None
) -> None:
    """Serves on a free port, which it prints, until its parent goes."""
    more_files()
    end_with_parent()
    listening = socket.create_server(("127.0.0.1", 0), backlog=4096)
    print(listening.getsockname()[1], flush=True)
    # As people run it, but for the limits: as a rule one address plays for all of them here.
    limits = limits or Limits.none()
    run(House(data, limits=limits, database=database, node=node), [listening])


def end_with_parent() -> None:
    """A process does not outlive the one that began it and holds its input open."""
    Thread(target=_wait_for_the_end, daemon=True).start()


def _wait_for_the_end() -> None:
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
async def running(data: Path, *database: str, program: str = __file__) -> AsyncIterator[Running]:
    """A server over a folder, up and healthy; or a node on a database, by its address and name."""
    known = cookie(data)
    began = time.perf_counter()
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, program, str(data), *database),
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


def cookie(data: Path, guest: Guest = ANN) -> str:
    return f"{COOKIE}={Guests(signing_keys(data)).token(guest)}"


class Place:
    """One client that plays all seats of one table at a time, one answer after the other."""

    def __init__(self, server: Running, table: str, rng: Random) -> None:
        self._way = server.port, f"/api/tables/{table}/socket", server.cookie
        self._rng = rng
        self._open: dict[int, tuple[Asked, ...]] = {}
        self._done: set[int] = set()
        self.over = False

    @asynccontextmanager
    async def joined(self) -> AsyncIterator["Place"]:
        async with light_socket(*self._way) as self._socket:
            for seat in range(SEATS):
                self._socket.say(tagged(Watch(seat)).encode())
            while len(self._open) < SEATS:
                self._note(await self._hear())
            yield self

    async def move(self) -> float | None:
        """Answers a question; the seconds until it was accepted, None when the game is over."""
        while not (asked := [(seat, ask) for seat, asks in self._open.items() for ask in asks]):
            if self.over:
                return None
            self._note(await self._hear())
        seat, ask = asked[0]
        self._open[seat] = ()
        self._done.add(ask.id)
        answer = Answer(seat, ask.id, f"k{ask.id}", self._choice(ask))
        start = time.perf_counter()
        self._socket.say(tagged(answer).encode())
        while (heard := await self._hear()).type != "Accepted":
            self._note(heard)
        return time.perf_counter() - start

    def _choice(self, ask: Asked) -> str:
        """Mostly the first move, which is to stay: games last longer so."""
        assert ask.moves
        return ask.moves[0] if self._rng.random() < 0.9 else ask.moves[-1]

    async def _hear(self) -> Heard:
        heard = HEARD.decode(await self._socket.hear())
        assert heard.type != "Refused", heard
        return heard

    def _note(self, heard: Heard) -> None:
        if heard.type == "Now" and heard.seat is not None:
            # What is on its way may still ask what was answered meanwhile.
            asked = tuple(ask for ask in heard.asked if ask.id not in self._done)
            self._open[heard.seat] = asked
            self.over = heard.outcome is not None


async def joined(stack: AsyncExitStack, places: list[Place]) -> list[Place]:
    """All places with their clients connected, not all at the same moment."""
    for some in range(0, len(places), 64):
        joining = [stack.enter_async_context(one.joined()) for one in places[some : some + 64]]
        await asyncio.gather(*joining)
    return places


async def without_pause(server: Running, names: Iterator[str], end: float) -> list[float]:
    """One table after the other until the time is over."""
    waits: list[float] = []
    for name in names:
        async with Place(server, name, Random(name)).joined() as place:
            while time.perf_counter() < end and (wait := await place.move()) is not None:
                waits.append(wait)
        if time.perf_counter() >= end:
            break
    return waits


@contextmanager
def folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="schatulle-") as name:
        yield Path(name)


if __name__ == "__main__":
    serve(Path(sys.argv[1]), *sys.argv[2:])
