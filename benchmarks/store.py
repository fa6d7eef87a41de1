"""Durable appends a second, how long they wait, and how fast a restart reads everything again."""

import asyncio
import statistics
import tempfile
import time
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from measuring import Figure, arguments, cases, show
from schatulle.store import Entry, Store, Summary
from schatulle.store.sqlite import open_store
from schatulle.table.status import Status

APPENDERS = (1, 16, 256)
STORED_TABLES = 10_000
ENTRIES_EACH = 20
BODY = b"x" * 300


def summary_of(table: str, seq: int) -> Summary:
    return Summary(
        table=table,
        code=table,
        game="diamant",
        edition="schmidt",
        status=Status.PLAYING,
        listed=False,
        seats=4,
        taken=4,
        host="host",
        touched=float(seq),
        players=((0, f"a {table}"), (1, f"b {table}")),
    )


async def append_one(store: Store, table: str, seq: int) -> float:
    """The seconds until it was acknowledged."""
    start = time.perf_counter()
    await store.append(table, Entry(seq, float(seq), BODY), summary_of(table, seq))
    return time.perf_counter() - start


async def append_until(store: Store, table: str, end: float) -> list[float]:
    waits: list[float] = []
    while time.perf_counter() < end:
        waits.append(await append_one(store, table, len(waits) + 1))
    return waits


async def waits_of(store: Store, appenders: int, seconds: float) -> list[float]:
    """Each appender has a table of its own and waits for each acknowledgement."""
    end = time.perf_counter() + seconds
    tables = (f"{appenders} {n}" for n in range(appenders))
    waits = await asyncio.gather(*(append_until(store, table, end) for table in tables))
    return list(chain.from_iterable(waits))


async def appending(appenders: int, seconds: float) -> tuple[float, float, float]:
    """Appends a second, microseconds at the median, and for the slowest in a hundred."""
    with tempfile.TemporaryDirectory() as folder:
        store = open_store(Path(folder) / "tables.db")
        waits = sorted(await waits_of(store, appenders, seconds))
        await store.close()
    middle, slow = waits[len(waits) // 2], waits[len(waits) * 99 // 100]
    return len(waits) / seconds, middle * 1e6, slow * 1e6


def append_figures(seconds: float, repeats: int) -> Iterator[Figure]:
    for appenders in APPENDERS:
        runs = [asyncio.run(appending(appenders, seconds)) for _ in range(repeats)]
        rate, middle, slow = (statistics.median(run) for run in zip(*runs, strict=True))
        yield from cases("store", "appends/s", [(f"append-{appenders}", rate)])
        yield from cases("store", "µs p50", [(f"append-{appenders}", middle)])
        yield from cases("store", "µs p99", [(f"append-{appenders}", slow)])


async def fill(store: Store) -> None:
    for seq in range(1, ENTRIES_EACH + 1):
        await asyncio.gather(*(append_one(store, f"t{n}", seq) for n in range(STORED_TABLES)))


async def restart(path: Path) -> tuple[float, float, float]:
    """Seconds to open, to list what is live, and to read every log."""
    start = time.perf_counter()
    store = open_store(path)
    opened = time.perf_counter()
    live = await store.live()
    listed = time.perf_counter()
    logs = await asyncio.gather(*(store.read(summary.table) for summary in live))
    done = time.perf_counter()
    assert sum(map(len, logs)) == STORED_TABLES * ENTRIES_EACH
    await store.close()
    return opened - start, listed - opened, done - listed


async def fill_file(path: Path) -> None:
    store = open_store(path)
    await fill(store)
    await store.close()


def restart_figures(repeats: int) -> Iterator[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.db"
        asyncio.run(fill_file(path))
        yield Figure("store", "file", round(path.stat().st_size / 1e6, 1), "MB")
        runs = [asyncio.run(restart(path)) for _ in range(repeats)]
    opening, listing, reading = (statistics.median(run) for run in zip(*runs, strict=True))
    yield from cases("store", "ms", [("open", opening * 1000)])
    yield from cases("store", "summaries/s", [("live", STORED_TABLES / listing)])
    yield from cases("store", "logs/s", [("read", STORED_TABLES / reading)])
    yield from cases("store", "entries/s", [("read", STORED_TABLES * ENTRIES_EACH / reading)])


if __name__ == "__main__":
    options = arguments(__doc__ or "").parse_args()
    figures = chain(
        append_figures(options.seconds, options.repeats), restart_figures(options.repeats)
    )
    show(figures, as_json=options.json)
