"""What others notice of a flood: how long their moves take, and how much memory the server needs.

Each part begins a server with the limits as they come, lets some tables play a quiet while, and
then beside the flood. The flood comes from other addresses and from a process of its own, which
leaves the processor to everyone else, as if it were on another machine.
"""

import argparse
import asyncio
import os
import select
import socket
import statistics
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any, Final

import msgspec
import uvloop
from msgspec import Struct
from msgspec.structs import replace

from measuring import Figure, arguments, show
from people import (
    Line,
    Place,
    Running,
    cookie,
    end_with_parent,
    fill,
    folder,
    more_files,
    running,
    serve,
    tagged,
)
from schatulle.server.http.limits import Limits
from schatulle.server.live.wire import LONGEST, Watch
from schatulle.table.agreement import PERSON, Agreement
from schatulle.table.entries import Guest

#: Tables that are measured, and seconds between the moves of one.
TABLES: Final = 10
BETWEEN: Final = 0.25
#: A move that has not been accepted so many seconds after the end is counted as if it were then.
PATIENCE: Final = 4.0
#: Games that end are followed by others.
RESERVE: Final = 60
SPECTATORS: Final = 390
IDLE: Final = 1000
DEAF: Final = 10
#: Tables of owls, and of how many of them each guest.
OWL_TABLES: Final = 145
OF_EACH: Final = 29

OWLS: Final = Agreement("meisterdiebe", "zoch", ("owl",) * 8)
LATE: Final = Agreement("diamant", "diamant", (PERSON,) * 3, spectator_delay=1)
OWNERS: Final = [Guest(f"eve{number}", "Eve") for number in range(OWL_TABLES // OF_EACH)]

MASK: Final = bytes(4)


def frame(first: int, payload: bytes = b"") -> bytes:
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes([first]) + length + MASK + payload


#: What one client sends again and again: the beginning, and what follows without end.
FRAMES: Final = {
    "pings": (b"", frame(0x89)),
    "pongs": (b"", frame(0x8A, b"p" * 125)),
    "fragments": (frame(0x01), frame(0x00)),
    "nonsense": (b"", frame(0x81, b"hello")),
    "messages": (b"", frame(0x81, tagged(Watch(0)).encode())),
    "long": (b"", frame(0x81, b"[" * LONGEST)),
    "too-long": (b"", frame(0x81, b"[" * 60_000)),
}
DEAF_PINGS: Final = (b"", frame(0x89, b"p" * 125))
PIECE: Final = 200_000


# The flood's process.


class Flood(Struct, frozen=True):
    """Where a flood goes."""

    server: Running
    data: str
    table: str


def client(port: int, number: int) -> socket.socket:
    """A connection from one of many addresses of this machine."""
    source = (f"127.0.1.{1 + number}", 0)
    return socket.create_connection(("127.0.0.1", port), timeout=10, source_address=source)


def upgrade(table: str, of: str = "") -> bytes:
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {of}\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()


def send_for_ever(flood: Flood, sent: tuple[bytes, bytes], reads: bool = True) -> None:
    """As fast as it is taken; whoever is cut off comes back at once."""
    begins, goes_on = sent
    piece = goes_on * (1 + PIECE // len(goes_on))
    while True:
        with suppress(OSError), client(flood.server.port, 0) as sock:
            sock.sendall(upgrade(flood.table))
            sock.sendall(begins)
            sock.setblocking(False)
            _pour(sock, piece, reads)


def _pour(sock: socket.socket, piece: bytes, reads: bool) -> None:
    left = memoryview(piece)
    while True:
        readable, writable, _ = select.select([sock] if reads else [], [sock], [], 1)
        if readable and not sock.recv(1 << 16):
            return
        if writable:
            left = left[sock.send(left) :] or memoryview(piece)


def many_for_ever(flood: Flood, sent: tuple[bytes, bytes], clients: int) -> None:
    for _ in range(clients):
        Thread(target=send_for_ever, args=(flood, sent, False), daemon=True).start()
    time.sleep(3600)


def idle_for_ever(flood: Flood) -> None:
    """Sockets that say nothing, from a few addresses, kept open."""
    kept = []
    for number in range(IDLE):
        kept.append(client(flood.server.port, number % 4))
        kept[-1].sendall(upgrade(flood.table))
        kept[-1].recv(1 << 16)
    time.sleep(3600)


def owls_for_ever(flood: Flood, watched: bool = False) -> None:
    uvloop.run(_owls(flood, watched))


async def _owls(flood: Flood, watched: bool) -> None:
    for owner in OWNERS[:1] if watched else OWNERS:
        mine = cookie(Path(flood.data), owner)
        async with Line.to(replace(flood.server, cookie=mine)) as line:
            for _ in range(OF_EACH):
                table = await opened(line, OWLS)
                if watched:
                    await listening(flood, 1, table, mine)
    await asyncio.Event().wait()


def spectators_for_ever(flood: Flood) -> None:
    uvloop.run(_spectators(flood))


async def _spectators(flood: Flood) -> None:
    """A table that plays, and all who see it late."""
    server = replace(flood.server, cookie=cookie(Path(flood.data), OWNERS[0]))
    while True:
        async with Line.to(server) as line:
            table = await opened(line, LATE)
        crowd = [await listening(flood, 1, table) for _ in range(SPECTATORS)]
        async with Place(server, table, Random(0)).joined() as place:
            while await place.move() is not None:
                await asyncio.sleep(BETWEEN)
        for one in crowd:
            one.transport.close()


async def opened(line: Line, agreed: Agreement) -> str:
    """A game that has begun."""
    told: dict[str, Any] = msgspec.json.decode(await line.ask("POST", "/api/tables", agreed))
    table = str(told["id"])
    for seat, chair in enumerate(agreed.chairs):
        if chair == PERSON:
            await line.ask("POST", f"/api/tables/{table}/seats/{seat}")
    await line.ask("POST", f"/api/tables/{table}/start")
    return table


class Ear(asyncio.Protocol):
    """Hears everything, and heeds only what it counts."""

    def __init__(self) -> None:
        self.upgraded = asyncio.Event()
        self.chapters = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.upgraded.set()
        self.chapters += data.count(b'"type":"Happened"')


async def listening(flood: Flood, number: int, table: str, of: str = "") -> Ear:
    """A spectator."""
    sock = await asyncio.to_thread(client, flood.server.port, number)
    sock.setblocking(False)
    transport, ear = await asyncio.get_running_loop().create_connection(Ear, sock=sock)
    transport.write(upgrade(table, of))
    await ear.upgraded.wait()
    transport.write(frame(0x81, tagged(Watch(None)).encode()))
    return ear


FLOODS: Final[dict[str, Callable[[Flood], None]]] = {
    **{name: partial(send_for_ever, sent=sent) for name, sent in FRAMES.items()},
    "deaf": partial(many_for_ever, sent=DEAF_PINGS, clients=DEAF),
    "idle": idle_for_ever,
    "owls": owls_for_ever,
    "watched-owls": partial(owls_for_ever, watched=True),
    "delayed": spectators_for_ever,
}


@asynccontextmanager
async def flooding(part: str, flood: Flood) -> AsyncIterator[None]:
    """Begins a flood in a process that gives way to all others, and ends it."""
    known = msgspec.json.encode(flood).decode()
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, __file__, "--flood", part, "--at", known), stdin=asyncio.subprocess.PIPE
    )
    try:
        yield
        assert process.returncode is None, f"the flood of {part} has ended"
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


# Those who play beside it.


class Measured(Struct):
    """What the others noticed."""

    waits: list[float] = []
    #: The most that the server had, in kB, and how long it computed, in percent of the time.
    memory: int = 0
    busy: float = 0
    #: Chapters of a table of owls that somebody watches.
    owls: int = 0

    def p99(self) -> float:
        return statistics.quantiles(self.waits, n=100)[98] * 1000


async def played(
    server: Running, names: Iterator[str], seconds: float, owls: Ear | None
) -> Measured:
    """Some tables at which people move, and what the server needed meanwhile."""
    measured, end = Measured(), time.perf_counter() + seconds
    computed, told = server.cpu(), owls.chapters if owls else 0
    plays = [asyncio.create_task(_play(server, names, end, measured.waits)) for _ in range(TABLES)]
    await _weigh(server, end, measured)
    done, stuck = await asyncio.wait(plays, timeout=PATIENCE)
    for play in stuck:
        play.cancel()
        measured.waits.append(PATIENCE)
    await asyncio.gather(*done)
    measured.busy = (server.cpu() - computed) / seconds * 100
    measured.owls = owls.chapters - told if owls else 0
    return measured


async def _play(server: Running, names: Iterator[str], end: float, waits: list[float]) -> None:
    rng = Random(0)
    while time.perf_counter() < end:
        async with Place(server, name := next(names), Random(name)).joined() as place:
            while time.perf_counter() < end and (wait := await place.move()) is not None:
                waits.append(wait)
                await asyncio.sleep(rng.uniform(0.5, 1.5) * BETWEEN)


async def _weigh(server: Running, end: float, measured: Measured) -> None:
    while time.perf_counter() < end:
        measured.memory = max(measured.memory, weight(server))
        await asyncio.sleep(0.2)


def weight(server: Running) -> int:
    """The memory of the server and of the processes where its bots think, in kB."""
    children = Path(f"/proc/{server.process}/task/{server.process}/children").read_text("ascii")
    others = [replace(server, process=int(each)).rss() for each in children.split()]
    return server.rss() + sum(others)


async def owl_table(flood: Flood) -> Ear:
    """Somebody watches a table of owls."""
    async with Line.to(flood.server) as line:
        table = await opened(line, OWLS)
    return await listening(flood, 2, table, flood.server.cookie)


async def part(name: str, seconds: float) -> list[Figure]:
    """A quiet while, and the flood."""
    with folder() as data:
        table, *others = await fill(data, RESERVE)
        async with running(data, program=__file__) as server:
            flood, names = Flood(server, str(data), table), iter(others)
            owls = await owl_table(flood) if "owls" in name else None
            await played(server, names, seconds / 4, owls)
            quiet = await played(server, names, seconds, owls)
            say(f"{name}: quiet p99 {quiet.p99():.1f} ms; now the flood")
            async with flooding(name, flood):
                loud = await played(server, names, seconds, owls)
    return list(compared(name, quiet, loud))


def compared(name: str, quiet: Measured, loud: Measured) -> Iterator[Figure]:
    yield Figure("floods", f"{name}-quiet-p99", quiet.p99(), "ms")
    yield Figure("floods", f"{name}-p99", loud.p99(), "ms")
    yield Figure("floods", f"{name}-p99-ratio", loud.p99() / quiet.p99() * 100, "% of quiet")
    yield Figure("floods", f"{name}-memory", (loud.memory - quiet.memory) / 1000, "MB more")
    yield Figure("floods", f"{name}-busy", loud.busy - quiet.busy, "% of a core more")
    if quiet.owls:
        yield Figure("floods", f"{name}-owls-pace", loud.owls / quiet.owls * 100, "% of quiet")


def say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


def measured(options: argparse.Namespace) -> Iterator[Figure]:
    for name in options.only or FLOODS:
        for figure in uvloop.run(part(name, options.seconds)):
            yield figure._replace(value=round(figure.value, 2))


def flood_alone(name: str, at: str) -> None:
    """In a process of its own, until its parent goes."""
    more_files()
    end_with_parent()
    os.nice(19)
    FLOODS[name](msgspec.json.decode(at, type=Flood))


if __name__ == "__main__":
    parser = arguments(__doc__ or "")
    parser.set_defaults(seconds=6.0)
    parser.add_argument("--only", action="append", choices=FLOODS, help="a flood, or several")
    parser.add_argument("serve", type=Path, nargs="?", help=argparse.SUPPRESS)
    parser.add_argument("--flood", choices=FLOODS, help=argparse.SUPPRESS)
    parser.add_argument("--at", help=argparse.SUPPRESS)
    asked_for = parser.parse_args()
    if asked_for.serve:
        serve(asked_for.serve, limits=Limits())
    elif asked_for.flood:
        flood_alone(asked_for.flood, asked_for.at)
    else:
        more_files()
        with suppress(KeyboardInterrupt):
            show(measured(asked_for), as_json=asked_for.json)
