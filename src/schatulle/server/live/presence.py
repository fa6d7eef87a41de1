"""Who is at the table: a bot stands in for whoever has been gone for too long."""

import asyncio
from collections.abc import Coroutine
from functools import partial
from typing import Any, Final

from schatulle.core import Seat
from schatulle.server.live.live_table import LiveTable
from schatulle.server.live.retrying import until_settled
from schatulle.table import commands
from schatulle.table.status import Status
from schatulle.table.table import Table

#: No table is looked after more often than that, in seconds.
SHORTEST: Final = 0.01


class Presence:
    """A timer for every guest who plays and has no connection."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._waiting: dict[str, asyncio.TimerHandle] = {}
        self._returning: set[Seat] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def attend(self, table: Table) -> None:
        """Waits for whoever is missing now, and no more for whoever is there."""
        missing = self._missing(table)
        for guest in [known for known in self._waiting if known not in missing]:
            self._waiting.pop(guest).cancel()
        for guest in missing:
            if guest not in self._waiting:
                self._wait_for(guest)
        for seat in self._returned(table):
            if seat not in self._returning:
                self._returning.add(seat)
                self._begin(self._come_back(seat))

    def leave(self, _table: Table) -> None:
        for timer in self._waiting.values():
            timer.cancel()
        self._waiting.clear()

    def _missing(self, table: Table) -> list[str]:
        """All who should be there and are not: after a restart, or at the start of a game, too."""
        if table.status is not Status.PLAYING or table.agreement.is_slow:
            # Over days people come and go; only their clock plays for them.
            return []
        seats = zip(table.guests, table.away, strict=True)
        players = dict.fromkeys(guest.id for guest, away in seats if guest and not away)
        return [guest for guest in players if not self._live.is_here(guest)]

    def _returned(self, table: Table) -> list[Seat]:
        """Seats that a bot has though their people are there: both came about at two nodes."""
        if table.status is not Status.PLAYING:
            return []
        seats = enumerate(zip(table.guests, table.away, strict=True))
        return [
            Seat(seat)
            for seat, (guest, away) in seats
            if guest and away and self._live.is_here(guest.id)
        ]

    async def _come_back(self, seat: Seat) -> None:
        guest = self._live.table.guests[seat]
        if guest is not None:
            back = partial(commands.come_back, guest=guest.id, seat=seat)
            await until_settled(self._live.act, back)
        self._returning.discard(seat)

    def _wait_for(self, guest: str) -> None:
        grace = max(self._live.pace.grace, SHORTEST)
        loop = asyncio.get_running_loop()
        self._waiting[guest] = loop.call_later(grace, self._give_up, guest)

    def _give_up(self, guest: str) -> None:
        del self._waiting[guest]
        if not self._live.is_watched():
            # Nobody waits for a move: the table sleeps until somebody comes.
            self._wait_for(guest)
            return
        self._begin(self._stand_in(guest))

    async def _stand_in(self, guest: str) -> None:
        for seat in self._live.table.owned_by(guest):
            leave = partial(commands.go_away, seat=seat, at=self._live.now())
            await until_settled(self._live.act_for_house, leave)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
