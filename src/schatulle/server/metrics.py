"""What the server counts about itself, for Prometheus; no label is an id or a name."""

import time
from collections import Counter as Count
from collections.abc import Collection

import msgspec
from msgspec import Struct
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

from schatulle.server.logs import log, short
from schatulle.store.port import Entry, Status, Store, StoreError, Summary

_LATENCIES = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5)
_NEWS: dict[Status, str] = {
    "gathering": "table opened",
    "playing": "table started",
    "over": "table over",
}


class _By(Struct):
    """Of an entry in the log, who answered; nothing else is read."""

    by: str = ""


class _Refused(Struct):
    """Of a refusal on the wire, the clause."""

    clause: str | None = None


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        own = self.registry = CollectorRegistry()
        ProcessCollector(registry=own)
        self.tables = Gauge("schatulle_tables", "Live tables.", ["status"], registry=own)
        self.sockets = Gauge("schatulle_sockets", "Open sockets.", registry=own)
        self.frames = Counter("schatulle_frames", "Frames sent.", ["kind"], registry=own)
        self.accepted = Counter("schatulle_accepted", "Answers accepted.", registry=own)
        self.refused = Counter("schatulle_refused", "Refusals.", ["clause"], registry=own)
        self.bot_moves = Counter("schatulle_bot_moves", "Moves of bots.", registry=own)
        self.floods = Counter("schatulle_floods", "Refused as too many.", ["what"], registry=own)
        self.errors = Counter("schatulle_errors", "Unexpected errors.", registry=own)
        self.append = Histogram(
            "schatulle_append_seconds", "Until on disk.", buckets=_LATENCIES, registry=own
        )

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)

    def sent(self, frame: bytes) -> None:
        """Counts a frame by its kind, which stands first in it: `{"type":"Now",…`."""
        kind = frame[9 : frame.index(b'"', 9)].decode()
        self.frames.labels(kind).inc()
        if kind == "Accepted":
            self.accepted.inc()
        elif kind == "Refused":
            self.refused.labels(_clause(frame)).inc()


def _clause(frame: bytes) -> str:
    return msgspec.json.decode(frame, type=_Refused).clause or "none"


class MeteredStore:
    """A store that is measured on the way, and whose tables are counted."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics
        self._live: dict[str, Status] = {}

    async def append(self, table: str, entry: Entry, summary: Summary) -> None:
        """Durable when it returns."""
        began = time.perf_counter()
        try:
            await self._store.append(table, entry, summary)
        except StoreError as error:
            # Guests are told to try again; only here can the operator hear why.
            self._metrics.errors.inc()
            log.error("not written", said=str(error), table=short(table))
            raise
        self._metrics.append.observe(time.perf_counter() - began)
        if msgspec.json.decode(entry.body, type=_By).by in ("bot", "stand_in"):
            self._metrics.bot_moves.inc()
        self._note(summary, first=entry.seq == 1)

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The entries after that number, in their order."""
        return await self._store.read(table, after)

    async def summary(self, table: str) -> Summary | None:
        """The summary that came with the last entry."""
        return await self._store.summary(table)

    async def by_code(self, code: str) -> Summary | None:
        """The table with this code."""
        return await self._store.by_code(code)

    async def listed(self) -> list[Summary]:
        """The hundred newest public tables that gather."""
        return await self._store.listed()

    async def live(self) -> list[Summary]:
        """All tables that are not over; they are counted anew."""
        found = await self._store.live()
        self._live = {summary.table: summary.status for summary in found}
        self._count()
        return found

    async def finished_of(self, guest: str, limit: int = 200) -> list[Summary]:
        """The guest's finished games."""
        return await self._store.finished_of(guest, limit)

    async def touch(self, tables: Collection[str], at: float) -> None:
        """Somebody was at these tables."""
        await self._store.touch(tables, at)

    async def sweep(self, gathering: float, playing: float) -> list[str]:
        """Deletes tables that gather or play in vain."""
        swept = await self._store.sweep(gathering, playing)
        if swept:
            log.info("tables swept", count=len(swept))
        for table in swept:
            if status := self._live.pop(table, None):
                self._metrics.tables.labels(status).dec()
        return swept

    async def close(self) -> None:
        """Writes what waits and lets go of the file."""
        await self._store.close()

    def _note(self, summary: Summary, first: bool) -> None:
        before = self._live.get(summary.table)
        if summary.status == before:
            return
        if first or before is not None:
            log.info(_NEWS[summary.status], table=short(summary.table), game=summary.game)
        if before is not None:
            del self._live[summary.table]
            self._metrics.tables.labels(before).dec()
        if summary.status != "over":
            self._live[summary.table] = summary.status
            self._metrics.tables.labels(summary.status).inc()

    def _count(self) -> None:
        count = Count(self._live.values())
        for status in ("gathering", "playing"):
            self._metrics.tables.labels(status).set(count[status])
