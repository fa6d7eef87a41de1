"""Matches in memory: a store that forgets nothing, and clients that keep every byte they hear."""

import os
from collections.abc import AsyncIterator, Collection, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec

from schatulle.rules.core import SPECTATOR, Seat
from schatulle.server.desk import Desk
from schatulle.server.limits import Limits
from schatulle.server.session import Session
from schatulle.store.port import Entry as Row
from schatulle.store.port import Summary
from schatulle.table.entries import Entry, Guest, SatDown, TableOpened
from schatulle.table.fairness import commitment
from schatulle.table.life import Table
from schatulle.table.setting import Setting
from server.serving import served

NAME: Final = "a-table-for-tests"
SECRET: Final = "5c" * 32


def guest(seat: int) -> Guest:
    """Who sits there."""
    return Guest(f"guest-{seat}", f"Guest {seat}")


def full_table(setting: Setting) -> Table:
    """A table where every chair is taken."""
    opened = TableOpened(setting, guest(0), SECRET, commitment(SECRET, NAME))
    seated: list[Entry] = [SatDown(Seat(seat), guest(seat)) for seat in range(len(setting.chairs))]
    return Table.folded(NAME, [opened, *seated])


class Memory:
    """A store for one process's life."""

    def __init__(self) -> None:
        self.rows: dict[str, list[Row]] = {}
        self.summaries: dict[str, Summary] = {}

    async def append(self, table: str, entry: Row, summary: Summary) -> None:
        self.rows.setdefault(table, []).append(entry)
        self.summaries[table] = summary

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

    async def touch(self, tables: Collection[str], at: float) -> None:
        pass

    async def sweep(self, gathering: float, playing: float) -> list[str]:
        return []

    async def close(self) -> None:
        pass


class Ear:
    """A client that keeps every frame, byte for byte."""

    def __init__(self, desk: Desk, who: Guest | None) -> None:
        self.session = Session(desk, who)
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
            self.frames.append(await self.session.next())
        return self.frames


class World:
    """One match: a desk, a client for every seat, a spectator and a stranger in the lobby."""

    def __init__(self, table: Table) -> None:
        self.desk = Desk(table, Memory(), lambda: 0.0)
        self.ears = {Seat(seat): Ear(self.desk, guest(seat)) for seat in table.seats}
        self.ears[SPECTATOR] = Ear(self.desk, None)
        self.stranger = Ear(self.desk, Guest("stranger", "Stranger"))

    @property
    def table(self) -> Table:
        return self.desk.table

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


def long_mode(normal: int, long: int) -> int:
    """How much of something is tried; more with SCHATULLE_LONG=1."""
    return long if os.environ.get("SCHATULLE_LONG") == "1" else normal


def is_clean(text: str) -> bool:
    """A refusal tells nothing of the inside: no trace, no path, no type of ours."""
    return not any(
        word in text for word in ("Traceback", ".py", "/src/", "site-packages", "msgspec")
    )


def problem(answer: httpx.Response, status: int) -> str:
    """The reason of a typed refusal."""
    assert answer.status_code == status, answer.text
    body = answer.json()
    assert set(body) <= {"reason", "clause", "id"}, body
    assert body.get("id") is None, "an id is for our own mistakes"
    assert isinstance(body["reason"], str)
    assert body["reason"]
    assert is_clean(answer.text)
    return str(body["reason"])


@asynccontextmanager
async def unlimited(data: Path) -> AsyncIterator[str]:
    """A server that lets everyone ask as often as they like; gives its address."""
    async with served(data, limits=Limits.none()) as address:
        yield address
