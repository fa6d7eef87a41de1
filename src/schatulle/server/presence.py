"""Who is at the table: a bot stands in for whoever has been gone for too long."""

import asyncio
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Final

from schatulle.server.housework import Act, attempt
from schatulle.table import commands
from schatulle.table.life import Status, Table

#: No table is looked after more often than that, in seconds.
SHORTEST: Final = 0.01


class Presence:
    """Counts the connections of every guest of one table."""

    def __init__(
        self, table: Callable[[], Table], act: Act, watched: Callable[[], bool], grace: float
    ) -> None:
        self._table = table
        self._act = act
        self._watched = watched
        self._grace = grace
        self._here: Counter[str] = Counter()
        self._waiting: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def is_here(self, guest: str) -> bool:
        """Whether a guest has a connection now."""
        return self._here[guest] > 0

    async def arrived(self, guest: str) -> None:
        """A connection more: whoever returns has the seats again."""
        self._here[guest] += 1
        if timer := self._waiting.pop(guest, None):
            timer.cancel()
        for seat in self._table().seats_of(guest):
            await attempt(self._act, partial(commands.come_back, guest=guest, seat=seat))

    def left(self, guest: str) -> None:
        """A connection less: after the last one the grace begins."""
        self._here[guest] -= 1
        if not self.is_here(guest):
            self.wait_for(guest)

    def wait_for_all(self) -> None:
        """Nobody is connected yet: after a restart, or at the start of a game."""
        for guest in self._table().guests:
            if guest is not None and not self.is_here(guest.id):
                self.wait_for(guest.id)

    def wait_for(self, guest: str) -> None:
        """The grace of one guest begins, if it has not begun yet."""
        if guest not in self._waiting:
            loop = asyncio.get_running_loop()
            self._waiting[guest] = loop.call_later(max(self._grace, SHORTEST), self._give_up, guest)

    def stop(self) -> None:
        """Waits for nobody any more."""
        for timer in self._waiting.values():
            timer.cancel()
        self._waiting.clear()

    def _give_up(self, guest: str) -> None:
        self._waiting.pop(guest, None)
        if self._table().status is not Status.PLAYING or self.is_here(guest):
            return
        if not self._watched():
            # Nobody waits for a move: the table sleeps until somebody comes.
            self.wait_for(guest)
        else:
            task = asyncio.create_task(self._stand_in(guest))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _stand_in(self, guest: str) -> None:
        for seat in self._table().seats_of(guest):
            await attempt(self._act, partial(commands.go_away, seat=seat))
