"""All tables of one server: opened, found again by id or code, read back from the log."""

import asyncio
import time
from collections.abc import Callable, Collection
from secrets import choice, token_urlsafe
from typing import Final

from schatulle.rules.core import SPECTATOR
from schatulle.server.desk import Desk, summary
from schatulle.server.robots import PACE, Robots
from schatulle.store.port import Entry as Row
from schatulle.store.port import Store, Summary
from schatulle.table import commands
from schatulle.table.entries import Guest, decode, encode
from schatulle.table.fairness import new_secret
from schatulle.table.life import Table
from schatulle.table.setting import Setting

#: Letters that are not taken for one another, also when read aloud.
LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"


class Hub:
    """Keeps the desks of all tables that somebody has asked for."""

    def __init__(
        self,
        store: Store,
        bots: Collection[str],
        now: Callable[[], float] = time.time,
        pace: float = PACE,
    ) -> None:
        self.bots = bots
        self._store = store
        self._now = now
        self._pace = pace
        self._desks: dict[str, Desk] = {}
        self._robots: dict[str, Robots] = {}
        self._reading = asyncio.Lock()
        self._resuming: asyncio.Task[None] | None = None

    async def resume(self) -> None:
        """Every live table goes on; people find theirs at once, bots follow one after the other."""
        self._resuming = asyncio.create_task(self._resume_all())

    async def close(self) -> None:
        """Bots stop, and what was written is on the disk."""
        if self._resuming is not None:
            self._resuming.cancel()
        for robots in self._robots.values():
            robots.stop()
        await self._store.close()

    async def open(self, setting: Setting, host: Guest) -> Desk:
        """A new table; raises BadOptions."""
        name, code = token_urlsafe(12), await self._free_code()
        entry = commands.open_table(name, setting, host, new_secret(), self.bots)
        table = Table(name, entry)
        row = Row(table.length, self._now(), encode(entry))
        await self._store.append(name, row, summary(table, code, row.at))
        return self._served(Desk(table, code, self._store, self._now))

    async def desk(self, name: str) -> Desk | None:
        """The desk of a table, read back from the log if nobody has asked for it yet."""
        async with self._reading:
            if name not in self._desks and (desk := await self._read(name)):
                self._served(desk)
        return self._desks.get(name)

    async def listed(self) -> list[Summary]:
        """The tables that wait for people and want to be found."""
        return await self._store.listed()

    async def by_code(self, code: str) -> Desk | None:
        """The desk of the table with that code, as people type it."""
        found = await self._store.by_code(code.strip().upper())
        return None if found is None else await self.desk(found.table)

    def _served(self, desk: Desk) -> Desk:
        robots = Robots(desk, self._pace)
        desk.watch(SPECTATOR, robots.wake)
        robots.wake()
        self._desks[desk.table.id] = desk
        self._robots[desk.table.id] = robots
        return desk

    async def _resume_all(self) -> None:
        for found in await self._store.live():
            await self.desk(found.table)

    async def _read(self, name: str) -> Desk | None:
        found = await self._store.summary(name)
        if found is None:
            return None
        rows = await self._store.read(name)
        table = Table.folded(name, [decode(row.body, found.game) for row in rows])
        return Desk(table, found.code, self._store, self._now)

    async def _free_code(self) -> str:
        while True:
            code = "".join(choice(LETTERS) for _ in range(6))
            if await self._store.by_code(code) is None:
                return code
