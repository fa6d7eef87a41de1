"""The tables of one server: opened, found again by id or code, read back from the log."""

import asyncio
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from functools import partial
from secrets import choice, token_urlsafe
from typing import Final

from schatulle.core.registry import game_named
from schatulle.lessons.commands import open_lesson
from schatulle.lessons.lesson import LEARNER, Lesson
from schatulle.server.bots.attendant import BotAttendant
from schatulle.server.bots.programs import Programs, Router
from schatulle.server.bots.roster import BotOffered, allowed, offered
from schatulle.server.bots.workers import BotRunner, InProcess
from schatulle.server.hub.census import Census
from schatulle.server.hub.node import Neighbour, Node
from schatulle.server.hub.patience import PATIENCE
from schatulle.server.live.attendants import Crew
from schatulle.server.live.clock import Clock
from schatulle.server.live.ledger import DamagedTableError, Ledger, ReadBack, read_back
from schatulle.server.live.live_table import LiveTable
from schatulle.server.live.pace import HUMAN, Pace
from schatulle.server.live.presence import Presence
from schatulle.server.live.retrying import delays
from schatulle.server.live.starter import Starter
from schatulle.server.logs import log, short
from schatulle.server.metrics import Metrics
from schatulle.store.alone import Alone
from schatulle.store.nodes_port import Nodes
from schatulle.store.port import CodeTakenError, Store, StoreError, Summary
from schatulle.table import commands
from schatulle.table.agreement import Agreement
from schatulle.table.commands import Change
from schatulle.table.entries import Guest
from schatulle.table.fairness import new_secret

#: Letters that are not taken for one another, also when read aloud.
LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"


class Hub:
    """Serves every table that somebody has asked for, with all who attend to it."""

    def __init__(
        self,
        store: Store,
        bots: Collection[str],
        *,
        pace: Pace = HUMAN,
        runner: BotRunner | None = None,
        programs: Programs | None = None,
        nodes: Nodes | None = None,
    ) -> None:
        self.metrics = Metrics()
        self._shares = nodes is not None
        nodes = nodes or Alone(store)
        self.store = store
        #: How long tables are kept that nobody comes back to.
        self.patience = PATIENCE
        self.now = nodes.now
        self.census = Census(self.metrics)
        self.live: dict[str, LiveTable] = {}
        self._damaged: set[str] = set()
        #: Names that chairs of every game may have, though nobody offers them any more.
        self._bots = bots
        self._programs = programs or Programs()
        self._ledger = Ledger(store, self.now, self.metrics)
        self.pace = pace
        self._runner = Router(runner or InProcess(), self._programs)
        house: Crew = (Clock, partial(BotAttendant, runner=self._runner), Presence)
        self.node = Node(nodes, self, house)
        self._crew: Crew = (lambda _live: self.census, partial(Neighbour, node=self.node), Starter)
        self._running: asyncio.Task[None] | None = None

    def resume(self) -> None:
        """Every game goes on; people find theirs at once, bots follow one after the other."""
        self._running = asyncio.create_task(self._run())

    async def leave(self) -> None:
        """Other nodes go on with all tables from here."""
        if self._running is not None:
            self._running.cancel()
        await self.node.leave()

    async def close(self) -> None:
        """Bots and clocks stop, and what was written is on the disk."""
        await self.leave()
        for live in self.live.values():
            live.close()
        await self._runner.close()
        await self.node.close()
        await self.store.close()

    def offered(self, game: str) -> tuple[BotOffered, ...]:
        """The bots that chairs of a game are offered for."""
        return offered(game, self._programs.names)

    def allowed(self, game: str, chairs: Iterable[str]) -> Collection[str]:
        """The bots that wished chairs may be for; raises BadOptions."""
        return allowed(game, chairs, (*self._bots, *self._programs.names))

    async def open(self, agreement: Agreement, host: Guest, name: str | None = None) -> LiveTable:
        """A new table; raises BadOptions, and TakenError where there is one of that name."""
        # More chairs than any game has are refused for their number, before a bot is made for each.
        bots = self.allowed(agreement.game, agreement.chairs[: _most_seats(agreement.game) + 1])
        name = name or token_urlsafe(12)
        return await self._opened(
            name,
            lambda code: commands.open_table(name, agreement, host, new_secret(), bots, code),
        )

    async def learn(self, lesson: Lesson, learner: Guest) -> LiveTable:
        """A new table for a lesson, at which the learner sits and the game has begun."""
        name = token_urlsafe(12)
        live = await self._opened(name, lambda code: open_lesson(name, lesson, learner, code))
        await live.act(partial(commands.sit_down, guest=learner, seat=LEARNER))
        await live.act(partial(commands.start, guest=learner.id))
        return live

    async def _opened(self, name: str, opening: Callable[[str], Change]) -> LiveTable:
        while True:
            code, at = "".join(choice(LETTERS) for _ in range(6)), self.now()
            opened = opening(code)
            try:
                await self._ledger.append(opened, at)
            except CodeTakenError:
                continue
            return self._served(read_back(name, [(at, opened.entry)]))

    async def table(self, name: str) -> LiveTable | None:
        """A table, read back from the log if nobody has asked for it yet.

        Raises DamagedTableError.
        """
        if live := self.live.get(name):
            await self._catch_up(live)
        else:
            found = await self.store.summary(name)
            read = await self.read(found) if found else None
            if read is not None and name not in self.live:
                self._served(read)
        return self.live.get(name)

    async def _catch_up(self, live: LiveTable) -> None:
        """Whoever comes sees all that was acknowledged before, at whichever node."""
        if self._shares and self.node.is_alive():
            with suppress(StoreError):
                await live.catch_up()

    async def resumed(self, name: str) -> LiveTable | None:
        """A table to play for the house at; None where it is gone, or damaged."""
        for seconds in delays():
            try:
                return await self.table(name)
            except DamagedTableError:
                return None
            except StoreError:
                await asyncio.sleep(seconds)
        raise AssertionError("delays go on for ever")

    async def by_code(self, code: str) -> LiveTable | None:
        """The table with that code, as people type it."""
        found = await self.store.by_code(code.strip().upper())
        return None if found is None else await self.table(found.table)

    async def read(self, found: Summary) -> ReadBack | None:
        """A table as its log tells it, without serving it; raises DamagedTableError."""
        try:
            read = await self._ledger.read(found)
        except DamagedTableError as error:
            self._set_apart(found.table, error)
            raise
        self._damaged.discard(found.table)
        return read

    def _set_apart(self, name: str, error: DamagedTableError) -> None:
        """The operator hears of it once; all others are served."""
        if name not in self._damaged:
            self._damaged.add(name)
            self.metrics.errors.inc()
            log.error("table damaged", table=short(name), said=str(error))

    async def listed(self) -> list[Summary]:
        """The tables that wait for people and want to be found."""
        return await self.store.listed()

    def forget(self, name: str) -> None:
        """The table is served no more, until somebody asks for it again."""
        if live := self.live.pop(name, None):
            live.close()

    def _served(self, read: ReadBack) -> LiveTable:
        live = LiveTable(read.table, self._ledger, self.pace, read.times, read.asked)
        live.rings = partial(self.node.wave, read.table.id)
        self.live[read.table.id] = live
        live.attended_by(self._crew)
        return live

    async def _run(self) -> None:
        await count(self)
        await self.node.run()


def _most_seats(game: str) -> int:
    return max(game_named(game).SEATS)


async def count(hub: Hub) -> None:
    """The tables that are not over, wherever they are served."""
    try:
        hub.census.count_all(await hub.store.live())
    except StoreError as error:
        log.error("tables not counted", said=str(error))
