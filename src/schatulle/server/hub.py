"""All tables of one server: opened, found again by id or code, read back from the log."""

import asyncio
import time
from collections.abc import Callable, Collection, Iterable
from functools import partial
from secrets import choice, token_urlsafe
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from schatulle.rules.core import SPECTATOR, Outcome, Seat
from schatulle.server.clock import Clock
from schatulle.server.desk import Desk, Told, summary
from schatulle.server.logs import log
from schatulle.server.pace import HUMAN, Pace
from schatulle.server.programs import Both, Programs
from schatulle.server.robots import Robots
from schatulle.server.roster import BotOffered, allowed, offered
from schatulle.server.thinking import Here, Thinkers
from schatulle.store.port import CodeTakenError, Store, StoreError, Summary
from schatulle.store.port import Entry as Row
from schatulle.table import commands
from schatulle.table.entries import Guest, decode, encode
from schatulle.table.fairness import new_secret
from schatulle.table.life import Status, Table
from schatulle.table.setting import Setting

#: Letters that are not taken for one another, also when read aloud.
LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"
#: A table where nobody began is swept after a day, in seconds.
ABANDONED: Final = 86_400.0
#: A game that nobody has played on or watched is swept after thirty days, in seconds.
FORSAKEN: Final = 30 * 86_400.0
#: How often the house is kept, in seconds.
HOUSEKEEPING: Final = 300.0


class Finished(Struct, frozen=True):
    """A finished game of a guest, for statistics."""

    table: str
    game: str
    edition: str
    seats: int
    seat: int
    score: int
    won: bool
    #: 1 for all winners; the others by their scores.
    place: int


class Hub:
    """Keeps the desks of all tables that somebody has asked for."""

    def __init__(
        self,
        store: Store,
        bots: Collection[str],
        *,
        now: Callable[[], float] = time.time,
        pace: Pace = HUMAN,
        thinkers: Thinkers | None = None,
        programs: Programs | None = None,
    ) -> None:
        #: Names that chairs of every game may have, though nobody offers them any more.
        self._bots = bots
        self._programs = programs or Programs()
        self._store = store
        self._now = now
        self._pace = pace
        self._thinkers = Both(thinkers or Here(), self._programs)
        self._desks: dict[str, Desk] = {}
        self._attending: dict[str, Attendants] = {}
        self._opening = asyncio.Lock()
        self._chores: list[asyncio.Task[None]] = []

    async def resume(self) -> None:
        """Every live table goes on; people find theirs at once, bots follow one after the other."""
        self._chores = [
            asyncio.create_task(self._resume_all()),
            asyncio.create_task(self._keep_house()),
        ]

    async def close(self) -> None:
        """Bots and clocks stop, and what was written is on the disk."""
        for chore in self._chores:
            chore.cancel()
        for attendants in self._attending.values():
            attendants.stop()
        await self._thinkers.close()
        await self._store.close()

    def offered(self, game: str) -> tuple[BotOffered, ...]:
        """The bots that chairs of a game are offered for."""
        return offered(game, self._programs.names)

    def allowed(self, game: str, chairs: Iterable[str]) -> Collection[str]:
        """The bots that wished chairs may be for; raises BadOptions."""
        return allowed(game, chairs, (*self._bots, *self._programs.names))

    async def open(self, setting: Setting, host: Guest) -> Desk:
        """A new table; raises BadOptions."""
        bots = self.allowed(setting.game, setting.chairs)
        while True:
            name, code = token_urlsafe(12), "".join(choice(LETTERS) for _ in range(6))
            entry = commands.open_table(name, setting, host, new_secret(), bots, code)
            table = Table(name, entry)
            row = Row(table.length, self._now(), encode(entry))
            try:
                await self._store.append(name, row, summary(table, row.at))
            except CodeTakenError:
                continue
            return self._served(table)

    async def rematch(self, desk: Desk, guest: Guest) -> Desk:
        """The same game with the same people on the same chairs; raises NotNow or NotYours."""
        async with self._opening:
            commands.check_rematch(desk.table, guest.id)
            old = desk.table
            new = await self.open(replace(old.setting, chairs=tuple(old.chairs)), guest)
            for seat, who in enumerate(old.guests):
                if who is not None:
                    await new.act(partial(commands.sit_down, guest=who, seat=Seat(seat)))
            await desk.act(lambda table: commands.rematch(table, guest.id, new.table.id))
            return new

    async def desk(self, name: str) -> Desk | None:
        """The desk of a table, read back from the log if nobody has asked for it yet."""
        if name not in self._desks:
            found = await self._store.summary(name)
            table = await self.table(found)
            if found is not None and table is not None and name not in self._desks:
                self._served(table)
        return self._desks.get(name)

    async def table(self, found: Summary | None) -> Table | None:
        """A table as its log tells it, without serving it."""
        if found is None:
            return None
        rows = await self._store.read(found.table)
        entries = [decode(row.body, found.game) for row in rows]
        # There are none where the table was swept in this very moment.
        return Table.folded(found.table, entries) if entries else None

    async def listed(self) -> list[Summary]:
        """The tables that wait for people and want to be found."""
        return await self._store.listed()

    async def by_code(self, code: str) -> Desk | None:
        """The desk of the table with that code, as people type it."""
        found = await self._store.by_code(code.strip().upper())
        return None if found is None else await self.desk(found.table)

    async def finished(self, guest: Guest) -> list[Finished]:
        """The finished games of a guest, the latest first."""
        games: list[Finished] = []
        for found in await self._store.finished_of(guest.id, 50):
            if table := await self.table(found):
                games.extend(_finished(table, guest))
        return games

    def _served(self, table: Table) -> Desk:
        desk = Desk(table, self._store, self._now, self._pace)
        self._desks[table.id] = desk
        self._attending[table.id] = Attendants(desk, self._thinkers)
        return desk

    async def _resume_all(self) -> None:
        for found in await self._store.live():
            if found.status == "playing":
                await self.desk(found.table)

    async def _keep_house(self) -> None:
        while True:
            await asyncio.sleep(HOUSEKEEPING)
            try:
                await self.keep_house()
            except StoreError as error:
                log.error("not swept", said=str(error))

    async def keep_house(self) -> None:
        """Abandoned tables are swept; what nobody plays or watches leaves the memory."""
        now = self._now()
        await self._note_visits(now)
        for name in await self._store.sweep(now - ABANDONED, now - FORSAKEN):
            self._forget(name)
        for name, desk in list(self._desks.items()):
            if desk.table.status is not Status.PLAYING and not desk.is_watched():
                self._forget(name)

    async def _note_visits(self, now: float) -> None:
        """Whoever only watches writes nothing, and must not have the table swept away."""
        desks = [desk for desk in self._desks.values() if desk.table.status is not Status.OVER]
        visited = [desk for desk in desks if desk.visited or desk.is_watched()]
        await self._store.touch([desk.table.id for desk in visited], now)
        for desk in visited:
            desk.visited = False

    def _forget(self, name: str) -> None:
        if self._desks.pop(name, None):
            self._attending.pop(name).stop()


class Attendants:
    """Who attends to a table: bots, clock, and whoever looks after people that are gone."""

    def __init__(self, desk: Desk, thinkers: Thinkers) -> None:
        self._desk = desk
        self._robots = Robots(desk, thinkers)
        self._clock = Clock(desk)
        self._begun = False
        desk.watch(SPECTATOR, self.attend, staff=True)
        self.attend()

    def attend(self, _told: Told | None = None) -> None:
        """Something happened at the table."""
        self._clock.tick()
        if self._desk.table.status is Status.OVER:
            self._robots.leave()
        elif self._desk.table.status is Status.PLAYING:
            self._robots.wake()
            if not self._begun:
                self._begun = True
                self._desk.presence.wait_for_all()

    def stop(self) -> None:
        """Leaves the table alone."""
        self._robots.stop()
        self._clock.stop()
        self._desk.presence.stop()


def place(outcome: Outcome, seat: Seat) -> int:
    """A tie that was broken in the winners' favour puts them before their equals."""
    if seat in outcome.winners:
        return 1
    own = outcome.scores[seat]
    others = enumerate(outcome.scores)
    return 1 + sum(score > own or other in outcome.winners for other, score in others)


def _finished(table: Table, guest: Guest) -> list[Finished]:
    outcome = table.outcome
    if outcome is None:
        return []
    return [
        Finished(
            table.id,
            table.setting.game,
            table.setting.edition,
            len(table.chairs),
            seat,
            outcome.scores[seat],
            seat in outcome.winners,
            place(outcome, seat),
        )
        for seat in table.seats_of(guest.id)
    ]
