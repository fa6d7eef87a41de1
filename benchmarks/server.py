"""Tables over real sockets on this machine: moves a second, how long «accepted» takes, memory.

The server runs in a process of its own on a folder of its own; this one plays all people. Both
share the machine, so at saturation each has about half of it.
"""

import argparse
import asyncio
import statistics
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from random import Random
from typing import Final

import msgspec
import uvloop

from measuring import Figure, arguments, show
from people import (
    AGREED,
    BUSY,
    SEATS,
    THINKING,
    Line,
    Place,
    Running,
    fill,
    folder,
    joined,
    more_files,
    running,
    without_pause,
)

#: So many clients come back at once after a restart.
RETURNING: Final = 500
#: Moves of every table before the restart, so that there is something to read.
MOVES_STORED: Final = 10


# The cases.


async def paced(options: argparse.Namespace) -> list[Figure]:
    """Every table makes one move in five seconds, each at its own moment."""
    with folder() as data:
        names = await fill(data, options.tables)
        async with running(data) as server, AsyncExitStack() as stack:
            before = server.rss()
            places = await joined(stack, [Place(server, name, Random(name)) for name in names])
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
            played = [without_pause(server, names, end) for _ in range(options.busy)]
            start, before = time.perf_counter(), server.cpu()
            waits = [wait for some in await asyncio.gather(*played) for wait in some]
            spent, computed = time.perf_counter() - start, server.cpu() - before
            return [
                *_figures("saturation", waits, spent),
                Figure("server", "saturation-cpu", computed / len(waits) * 1e6, "µs/move"),
                Figure("server", "saturation-busy", computed / spent * 100, "% of a core"),
            ]


async def idle(options: argparse.Namespace) -> list[Figure]:
    """Tables that were opened and begun over HTTP, and that nobody watches."""
    tables = 2 * options.tables
    with folder() as data:
        await fill(data, 0)
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
                await joined(stack, [Place(server, name, Random(name)) for name in some])
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
    asked_for = parser.parse_args()
    more_files()
    show(measured(asked_for), as_json=asked_for.json)
