"""The leases, the bell and the shared clock, with PostgreSQL in the middle."""

import time
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from secrets import token_hex
from typing import Any, Final

from schatulle.store.nodes_port import Chime, Crowd, Lease, LogGrew
from schatulle.store.postgres import sharing
from schatulle.store.postgres.bell import Bell
from schatulle.store.postgres.line import Connection, Line
from schatulle.store.postgres.lines import Lines, told

#: Every so many beats what dead nodes left behind is cleared away.
_BEATS_TO_TIDY: Final = 1000


class PostgresNodes:
    """`Nodes` and `SharedGuard`: one line that beats, rings and listens, and the store's others.

    A node that comes back is another one: nobody takes it for what it was before.
    """

    def __init__(self, line: Line, lines: Lines, name: str) -> None:
        self._me = f"{name}-{token_hex(8)}"
        self._name = name
        self._line = line
        self._lines = lines
        self._bell = Bell(line, self._me)
        self._beats = 0
        #: What the server's clock is before this process's steady one.
        self._ahead = 0.0

    def now(self) -> float:
        """The leading server's time, as the last beat told it."""
        return time.monotonic() + self._ahead

    async def beat(self, seconds: float) -> None:
        """Alive; the answer tells the time."""

        async def fetch(connection: Connection) -> tuple[float, float]:
            began = time.monotonic()
            there: float = await connection.fetchval(sharing.BEAT, self._me, self._name, seconds)
            return there, (began + time.monotonic()) / 2

        there, here = await told(self._line.run(fetch))
        self._ahead = there - here
        self._beats += 1
        if self._beats % _BEATS_TO_TIDY == 0:
            await self._lines.fetch(sharing.TIDY)

    async def claim(self, tables: Collection[str]) -> list[Lease]:
        """What nobody has, and what this node has already."""
        return (
            _leases(await self._lines.fetch(sharing.CLAIM, self._me, list(tables)))
            if tables
            else []
        )

    async def claim_orphans(self, most: int) -> list[Lease]:
        """What dead nodes had; several that look at once share it."""
        return _leases(await self._lines.fetch(sharing.CLAIM_ORPHANS, self._me, most))

    async def forgotten(self, known: Collection[str]) -> list[Lease]:
        """Taken by a statement whose answer was lost."""
        return _leases(await self._lines.fetch(sharing.FORGOTTEN, self._me, list(known)))

    async def put_to_sleep(self, lease: Lease) -> bool:
        """Nobody plays for the house there until somebody comes."""
        asked = self._lines.fetch(sharing.PUT_TO_SLEEP, lease.table, self._me, lease.epoch)
        return bool(await asked)

    async def leave(self) -> None:
        """Nobody has to wait until it is taken for dead."""
        await self._lines.fetch(sharing.LEAVE, self._me)

    async def changed(self, lengths: Mapping[str, int]) -> Mapping[str, int]:
        """The tables that others wrote to, unheard."""
        if not lengths:
            return {}
        rows = await self._lines.fetch(sharing.CHANGED, list(lengths), list(lengths.values()))
        return {row["table_id"]: row["length"] for row in rows}

    async def put_crowd(self, table: str, crowd: Crowd) -> None:
        """Kept with the node: when it dies, nobody is there."""
        if crowd == Crowd():
            await self._lines.fetch(sharing.NO_CROWD, table, self._me)
        else:
            guests = sorted(crowd.guests)
            await self._lines.fetch(sharing.PUT_CROWD, table, self._me, crowd.watchers, guests)

    async def crowds(self, tables: Collection[str]) -> Mapping[str, Crowd]:
        """Who is at other living nodes."""
        if not tables:
            return {}
        found: dict[str, list[Crowd]] = defaultdict(list)
        for row in await self._lines.fetch(sharing.CROWDS, list(tables), self._me):
            found[row["table_id"]].append(Crowd(row["watchers"], frozenset(row["guests"])))
        return {table: _together(crowds) for table, crowds in found.items()}

    def ring(self, chime: Chime) -> None:
        """Soon, together with others."""
        self._bell.ring([chime])

    def ring_all(self, chimes: Sequence[LogGrew]) -> None:
        """Soon: all that one transaction wrote."""
        self._bell.ring(chimes)

    def listen(self, hear: Callable[[Chime], None], missed: Callable[[], None]) -> None:
        """From the next beat on."""
        self._bell.listen(hear, missed)

    async def keys(self, fresh: str) -> str:
        """The first node's are everybody's."""
        keys: str = (await self._lines.fetch(sharing.KEYS, fresh))[0]["keys"]
        return keys

    async def put_keys(self, old: str, new: str) -> bool:
        """Of two who do so at once one succeeds."""
        return bool(await self._lines.fetch(sharing.PUT_KEYS, old, new))

    async def spend(self, what: str, who: str, burst: float, per_second: float) -> float:
        """Counted by the server, whichever nodes somebody tries."""
        rows = await self._lines.fetch(sharing.SPEND, what, who, burst, per_second)
        wait: float = rows[0]["wait"]
        return wait

    async def give_back(self, what: str, who: str, _burst: float) -> None:
        """It was no guess."""
        await self._lines.fetch(sharing.GIVE_BACK, what, who)

    async def close(self) -> None:
        """What is still to be rung is rung."""
        await self._bell.close()
        await self._line.close()


def _leases(rows: Iterable[Any]) -> list[Lease]:
    return [Lease(row["table_id"], row["epoch"]) for row in rows]


def _together(crowds: list[Crowd]) -> Crowd:
    return Crowd(
        sum(crowd.watchers for crowd in crowds),
        frozenset().union(*(crowd.guests for crowd in crowds)),
    )
