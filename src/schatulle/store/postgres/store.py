"""The log of all tables in a PostgreSQL database, for any number of nodes."""

from collections.abc import Collection
from typing import Any, TypeVar

import msgspec

from schatulle.store.port import Entry, Patience, Review, ReviewBrief, Summary, Swept
from schatulle.store.postgres import statements, sweeping
from schatulle.store.postgres.line import Line
from schatulle.store.postgres.lines import Lines
from schatulle.store.postgres.writer import Writer
from schatulle.table.status import Status

T = TypeVar("T")

_PLAYERS = msgspec.json.Decoder(tuple[tuple[int, str], ...])


class PostgresStore:
    """A `Store`: one line that appends, and a few that do everything else."""

    def __init__(self, writer: Writer, writing: Line, lines: Lines) -> None:
        self._writer = writer
        self._writing = writing
        self._lines = lines

    @property
    def commits(self) -> int:
        """How many transactions with entries were committed."""
        return self._writer.commits

    async def append(
        self, table: str, entry: Entry, summary: Summary | None, epoch: int | None = None
    ) -> None:
        """Durable when it returns, at the standby too where the server is told to wait for one."""
        assert summary is None or summary.table == table, "a summary is of its own table"
        assert entry.seq > 0, "entries are numbered from 1"
        await self._writer.submit(table, entry, summary, epoch)

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The entries after that number, in their order."""
        rows = await self._lines.fetch(statements.READ, table, after)
        return [Entry(row["seq"], row["at"], bytes(row["body"])) for row in rows]

    async def summary(self, table: str) -> Summary | None:
        """The summary that came with the last entry."""
        return _first(await self._lines.fetch(statements.ONE, table))

    async def by_code(self, code: str) -> Summary | None:
        return _first(await self._lines.fetch(statements.BY_CODE, code))

    async def listed(self) -> list[Summary]:
        """The hundred newest public tables that gather."""
        return _all(await self._lines.fetch(statements.LISTED))

    async def live(self) -> list[Summary]:
        """All tables that are not over."""
        return _all(await self._lines.fetch(statements.LIVE))

    async def finished_of(self, guest: str, limit: int = 200) -> list[Summary]:
        return _all(await self._lines.fetch(statements.FINISHED, guest, limit))

    async def open_of(self, guest: str, limit: int = 200) -> list[Summary]:
        return _all(await self._lines.fetch(statements.OPEN, guest, limit))

    async def keep_review(self, table: str, seat: int, review: Review) -> None:
        """Durable when it returns."""
        values = (table, seat, review.version, review.brief, review.body)
        await self._lines.fetch(statements.KEEP_REVIEW, *values)

    async def review(self, table: str, seat: int) -> Review | None:
        rows = await self._lines.fetch(statements.REVIEW, table, seat)
        return Review(**rows[0]) if rows else None

    async def reviews_of(self, guest: str, limit: int = 200) -> list[ReviewBrief]:
        """The latest games first."""
        rows = await self._lines.fetch(statements.REVIEWS_OF, guest, limit)
        return [ReviewBrief(**row) for row in rows]

    async def touch(self, tables: Collection[str], at: float) -> None:
        """Somebody was at these tables."""
        await self._lines.fetch(statements.TOUCH, list(tables), at)

    async def sweep(self, now: float, patience: Patience) -> list[str]:
        """Sets aside what is idle."""
        limits = (patience.gathering, patience.playing, patience.over, patience.swept)
        rows = await self._lines.fetch(sweeping.SWEEP, now, patience.step, *limits)
        return [row["table_id"] for row in rows]

    async def swept(self) -> list[Swept]:
        """What can be brought back."""
        return [
            Swept(
                row["table_id"],
                row["code"],
                row["game"],
                Status(row["status"]),
                row["seats"],
                row["swept"],
            )
            for row in await self._lines.fetch(sweeping.ALL_SWEPT)
        ]

    async def bring_back(self, table: str) -> bool:
        """As it was; where it plays some node will play for the house."""
        return bool(await self._lines.fetch(sweeping.BRING_BACK, table))

    async def close(self) -> None:
        """Writes what waits, then lets the lines go."""
        await self._writer.close()
        await self._writing.close()
        await self._lines.close()


def _first(rows: list[Any]) -> Summary | None:
    return _summary(rows[0]) if rows else None


def _all(rows: list[Any]) -> list[Summary]:
    return [_summary(row) for row in rows]


def _summary(row: Any) -> Summary:
    fields = {name: row[name] for name in Summary.__struct_fields__ if name != "table"}
    fields |= {"status": Status(row["status"]), "players": _PLAYERS.decode(row["players"])}
    return Summary(table=row["table_id"], **fields)
