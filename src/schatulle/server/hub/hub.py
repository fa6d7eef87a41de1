"""The tables of one server: opened, found again by id or code, read back from the log."""

import asyncio
import time
from collections.abc import Callable, Collection, Iterable
from functools import partial
from secrets import choice, token_urlsafe
from typing import Final

from schatulle.server.bots.attendant import BotAttendant
from schatulle.server.bots.programs import Programs, Router
from schatulle.server.bots.roster import BotOffered, allowed, offered
from schatulle.server.bots.workers import BotRunner, InProcess
from schatulle.server.hub.census import Census
from schatulle.server.live.attendants import Crew
from schatulle.server.live.clock import Clock
from schatulle.server.live.ledger import Ledger, ReadBack
from schatulle.server.live.live_table import LiveTable
from schatulle.server.live.pace import HUMAN, Pace
from schatulle.server.live.presence import Presence
from schatulle.server.metrics import Metrics
from schatulle.store.port import CodeTakenError, Store, Summary
from schatulle.table import commands
from schatulle.table.agreement import Agreement
from schatulle.table.entries import Guest
from schatulle.table.fairness import new_secret
from schatulle.table.status import Status

#: Letters that are not taken for one another, also when read aloud.
LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"


class Hub:
    """Serves every table that somebody has asked for, with all who attend to it."""

    def __init__(
        self,
        store: Store,
        bots: Collection[str],
        *,
        now: Callable[[], float] = time.time,
        pace: Pace = HUMAN,
        runner: BotRunner | None = None,
        programs: Programs | None = None,
    ) -> None:
        self.metrics = Metrics()
        self.store = store
        self.now = now
        self.census = Census(self.metrics)
        self.live: dict[str, LiveTable] = {}
        #: Two who ask for a rematch at once get one table.
        self.rematching = asyncio.Lock()
        #: Names that chairs of every game may have, though nobody offers them any more.
        self._bots = bots
        self._programs = programs or Programs()
        self._ledger = Ledger(store, now, self.metrics)
        self._pace = pace
        self._runner = Router(runner or InProcess(), self._programs)
        self._crew: Crew = (
            lambda _live: self.census,
            Clock,
            partial(BotAttendant, runner=self._runner),
            Presence,
        )
        #: Reads the games back that were going on, once the hub has been told to.
        self.resuming: asyncio.Task[None] | None = None

    def resume(self) -> None:
        """Every game goes on; people find theirs at once, bots follow one after the other."""
        self.resuming = asyncio.create_task(self._resume_all())

    async def close(self) -> None:
        """Bots and clocks stop, and what was written is on the disk."""
        if self.resuming is not None:
            self.resuming.cancel()
        for live in self.live.values():
            live.close()
        await self._runner.close()
        await self.store.close()

    def offered(self, game: str) -> tuple[BotOffered, ...]:
        """The bots that chairs of a game are offered for."""
        return offered(game, self._programs.names)

    def allowed(self, game: str, chairs: Iterable[str]) -> Collection[str]:
        """The bots that wished chairs may be for; raises BadOptions."""
        return allowed(game, chairs, (*self._bots, *self._programs.names))

    async def open(self, agreement: Agreement, host: Guest) -> LiveTable:
        """A new table; raises BadOptions."""
        bots = self.allowed(agreement.game, agreement.chairs)
        while True:
            name, code = token_urlsafe(12), "".join(choice(LETTERS) for _ in range(6))
            opened = commands.open_table(name, agreement, host, new_secret(), bots, code)
            try:
                await self._ledger.append(opened)
            except CodeTakenError:
                continue
            return self._served(ReadBack(opened.table, ()))

    async def table(self, name: str) -> LiveTable | None:
        """A table, read back from the log if nobody has asked for it yet."""
        if name not in self.live:
            found = await self.store.summary(name)
            read = await self.read(found) if found else None
            if read is not None and name not in self.live:
                self._served(read)
        return self.live.get(name)

    async def by_code(self, code: str) -> LiveTable | None:
        """The table with that code, as people type it."""
        found = await self.store.by_code(code.strip().upper())
        return None if found is None else await self.table(found.table)

    async def read(self, found: Summary) -> ReadBack | None:
        """A table as its log tells it, without serving it."""
        return await self._ledger.read(found)

    async def listed(self) -> list[Summary]:
        """The tables that wait for people and want to be found."""
        return await self.store.listed()

    def forget(self, name: str) -> None:
        """The table is served no more, until somebody asks for it again."""
        if live := self.live.pop(name, None):
            live.close()

    def _served(self, read: ReadBack) -> LiveTable:
        live = LiveTable(read.table, self._ledger, self._pace, read.times)
        self.live[read.table.id] = live
        live.attended_by(self._crew)
        return live

    async def _resume_all(self) -> None:
        found = await self.store.live()
        self.census.count_all(found)
        for summary in found:
            if summary.status is Status.PLAYING:
                await self.table(summary.table)
