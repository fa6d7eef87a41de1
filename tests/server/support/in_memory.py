"""Matches in memory: a store that forgets nothing, and clients that keep every byte they hear."""

import asyncio
from collections.abc import Collection, Iterable, Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from schatulle.core import SPECTATOR, Seat
from schatulle.server.live.ledger import Ledger
from schatulle.server.live.live_table import LiveTable
from schatulle.server.live.pace import HUMAN, Pace
from schatulle.server.live.session import Session
from schatulle.server.live.wire import Said
from schatulle.server.metrics import Metrics
from schatulle.store.port import Entry as Row
from schatulle.store.port import Patience, Review, ReviewBrief, Store, Summary, Swept, TakenError
from schatulle.table.agreement import Agreement
from schatulle.table.entries import Entry, Guest, SatDown, TableOpened
from schatulle.table.fairness import commitment
from schatulle.table.table import Table, folded

NAME: Final = "a-table-for-tests"
SECRET: Final = "5c" * 32


def guest(seat: int) -> Guest:
    """Who sits there."""
    return Guest(f"guest-{seat}", f"Guest {seat}")


def full_table(setting: Agreement) -> Table:
    """A table where every chair is taken."""
    opened = TableOpened(setting, guest(0), SECRET, commitment(SECRET, NAME))
    seated: list[Entry] = [SatDown(Seat(seat), guest(seat)) for seat in range(len(setting.chairs))]
    return folded(NAME, [opened, *seated])


class Memory:
    """A store for one process's life."""

    def __init__(self) -> None:
        self.rows: dict[str, list[Row]] = {}
        self.summaries: dict[str, Summary] = {}
        self.reviews: dict[tuple[str, int], Review] = {}

    async def append(
        self, table: str, entry: Row, summary: Summary | None, epoch: int | None = None
    ) -> None:
        rows = self.rows.setdefault(table, [])
        if any(row.seq == entry.seq for row in rows):
            raise TakenError(table, entry.seq)
        rows.append(entry)
        kept = summary or self.summaries.get(table)
        if kept is not None:
            self.summaries[table] = replace(kept, touched=entry.at)

    async def keep_review(self, table: str, seat: int, review: Review) -> None:
        self.reviews[table, seat] = review

    async def review(self, table: str, seat: int) -> Review | None:
        return self.reviews.get((table, seat))

    async def reviews_of(self, guest: str, limit: int = 200) -> list[ReviewBrief]:
        own = [
            ReviewBrief(row.table, row.game, seat, row.touched, self.reviews[row.table, seat].brief)
            for row in self.summaries.values()
            for seat, who in row.players
            if who == guest
            and (row.table, seat) in self.reviews
            and self.reviews[row.table, seat].brief
        ]
        return own[:limit]

    async def read(self, table: str, after: int = 0) -> list[Row]:
        return [row for row in self.rows.get(table, []) if row.seq > after]

    async def summary(self, table: str) -> Summary | None:
        return self.summaries.get(table)

    async def by_code(self, code: str) -> Summary | None:
        return next((row for row in self.summaries.values() if row.code == code), None)

    async def listed(self) -> list[Summary]:
        return [row for row in self.summaries.values() if row.listed]

    async def live(self) -> list[Summary]:
        return [row for row in self.summaries.values() if row.status != "over"]

    async def finished_of(self, guest: str, limit: int = 200) -> list[Summary]:
        found = [row for row in self.summaries.values() if guest in dict(row.players).values()]
        return found[:limit]

    async def open_of(self, guest: str, limit: int = 200) -> list[Summary]:
        return [row for row in await self.live() if guest in dict(row.players).values()][:limit]

    async def touch(self, tables: Collection[str], at: float) -> None:
        pass

    async def sweep(self, now: float, patience: Patience) -> list[str]:
        return []

    async def swept(self) -> list[Swept]:
        return []

    async def bring_back(self, table: str) -> bool:
        return False

    async def close(self) -> None:
        pass


def live_table(
    table: Table,
    store: Store | None = None,
    pace: Pace = HUMAN,
    times: Sequence[float] | None = None,
) -> LiveTable:
    """A table served in the time of the event loop."""
    clock = asyncio.get_running_loop().time
    return LiveTable(table, Ledger(store or Memory(), clock, Metrics()), pace, times)


async def heard(session: Session) -> list[Any]:
    """All that the session says now."""
    messages = session.take()
    assert not session.lost.is_set()
    return [msgspec.json.decode(message.text) for message in messages]


async def soon_told(session: Session) -> list[Said]:
    """What the session says next, as soon as it does."""
    await until_told(session)
    return session.take()


async def until_told(session: Session) -> None:
    """Waits until the session has something to say."""
    said = asyncio.Event()
    session.wakes(said.set)
    if not session.waiting():
        await said.wait()


class Ear:
    """A client that keeps every frame, byte for byte."""

    def __init__(self, live: LiveTable, who: Guest | None, shared: bool = False) -> None:
        self.session = Session(live, who, shared)
        self.frames: list[bytes] = []
        self._pings = 0

    async def say(self, **message: Any) -> None:
        await self.session.hear(msgspec.json.encode(message))

    async def listen(self) -> list[bytes]:
        """All that was said until now."""
        self._pings += 1
        await self.say(type="Ping", at=self._pings)
        end = msgspec.json.encode({"type": "Pong", "at": float(self._pings)})
        while not self.frames or self.frames[-1] != end:
            assert not self.session.lost.is_set()
            self.frames += [message.text for message in await soon_told(self.session)]
        return self.frames


class World:
    """One match: a live, a client for every seat, a spectator and a stranger in the lobby."""

    def __init__(self, table: Table) -> None:
        self.live = live_table(table)
        self.ears = {Seat(seat): Ear(self.live, guest(seat)) for seat in table.seats}
        self.ears[SPECTATOR] = Ear(self.live, None)
        self.stranger = Ear(self.live, Guest("stranger", "Stranger"))

    @property
    def table(self) -> Table:
        return self.live.table

    async def watch(self, viewers: Iterable[Seat]) -> None:
        for viewer in viewers:
            await self.ears[viewer].say(type="Watch", seat=shown(viewer), after=0)

    async def answer(self, seat: Seat, move: str) -> None:
        """The seat answers what it is asked; everyone else hears of it in the same step."""
        asked = next(ask for ask in self.table.asked() if ask.seat == seat)
        before = self.table.length
        await self.ears[seat].say(
            type="Answer", seat=seat, decision=asked.id, key=f"key-{asked.id}", move=move
        )
        assert self.table.length == before + 1, await self.ears[seat].listen()


def shown(viewer: Seat) -> int | None:
    return None if viewer == SPECTATOR else viewer
