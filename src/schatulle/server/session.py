"""One client at one table: what it says, and what it is told, over any kind of connection."""

import asyncio
from bisect import bisect_right
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec

from schatulle.rules.core import SPECTATOR, IllegalMove, Refusal, Seat
from schatulle.server import wire
from schatulle.server.desk import Desk, Told, Watcher
from schatulle.store.port import StoreError, TakenError
from schatulle.table import commands
from schatulle.table.commands import NotNow, NotYours, Repeated
from schatulle.table.entries import Guest
from schatulle.table.news import Chapter, Lobby, chapters, earlier, lobby, snapshot

T = TypeVar("T")

#: A client that is so many messages behind is dropped; it comes back and resumes.
BEHIND: Final = 256
LONGEST_KEY: Final = 64
#: Seconds between two signs of one client.
BETWEEN_WAVES: Final = 1.0
#: A timer may end so many seconds before its time.
TIMERS_EARLY: Final = 1e-4


class Session:
    """Answers a client's messages and tells it the news of every viewer it watches as.

    Whatever it says goes into an outbox first, so that a slow client never holds up a table.
    """

    def __init__(self, desk: Desk, guest: Guest | None) -> None:
        self._desk = desk
        self._guest = guest
        self._watchers: dict[Seat, Watcher] = {}
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue(BEHIND)
        self._timers: set[asyncio.TimerHandle] = set()
        self._arrived = False
        self._waved = -BETWEEN_WAVES
        #: How much of the game a spectator who sees it later has been told.
        self._shown = 0
        self.lost = asyncio.Event()
        self._say_table(lobby(desk.table))
        # Whoever is connected hears who is at the table, watching or not.
        self._lobby = desk.watch(SPECTATOR, self._tell_lobby)

    async def next(self) -> bytes:
        """The next message for the client."""
        return await self._outbox.get()

    def waiting(self) -> int:
        """How many messages wait for the client."""
        return self._outbox.qsize()

    async def hear(self, message: str | bytes) -> None:
        """One message of the client; whatever is wrong with it is said, and nothing is lost."""
        if len(message) > wire.LONGEST:
            self._say(wire.Refused(f"a message is at most {wire.LONGEST} bytes long"))
            return
        try:
            said = wire.decode(message)
        except (msgspec.DecodeError, RecursionError):
            self._say(wire.Refused("no message of this protocol"))
            return
        await self._heard(said)

    def goodbye(self, reason: str) -> None:
        """The last word before the connection ends."""
        self._say(wire.Goodbye(reason))

    def end(self) -> None:
        """Watches no more."""
        for watcher in (self._lobby, *self._watchers.values()):
            self._desk.leave(watcher)
        self._watchers.clear()
        for timer in self._timers:
            timer.cancel()
        if self._guest is not None and self._arrived:
            self._arrived = False
            self._desk.presence.left(self._guest.id)

    async def _heard(self, said: wire.FromClient) -> None:
        match said:
            case wire.Ping():
                self._say(wire.Pong(said.at))
            case wire.Watch():
                await self._refusing(None, lambda: self._watch(said))
            case wire.Answer():
                await self._refusing(said.key, lambda: self._answer(said))
            case wire.Wave():
                await self._refusing(None, lambda: self._wave(said))

    async def _refusing(self, key: str | None, doing: Callable[[], Awaitable[None]]) -> None:
        try:
            await doing()
        except Repeated:
            self._say(wire.Accepted(key or ""))
        except Refusal as refusal:
            clause = refusal.clause if isinstance(refusal, IllegalMove) else None
            self._say(wire.Refused(refusal.reason, clause, key))
        except (StoreError, TakenError):
            self._say(wire.Refused("it could not be written down; please try again", None, key))

    async def _watch(self, said: wire.Watch) -> None:
        viewer = self._viewer(said.seat)
        if viewer in self._watchers:
            raise NotNow("that is watched already")
        if viewer != SPECTATOR:
            await self._arrive()
        delay = self._desk.table.setting.spectator_delay
        if delay and viewer == SPECTATOR and not self._seats():
            self._watch_later(said.after, delay * self._desk.pace.second)
            return
        missed = tuple(chapters(self._desk.table, viewer, said.after))
        self._say(wire.Missed(said.seat, missed))
        watcher = self._desk.watch(viewer, lambda told: self._tell(watcher, told))
        self._watchers[viewer] = watcher
        self._show_now(watcher)

    def _watch_later(self, after: int, delay: float) -> None:
        """A spectator of a table that chose a delay: everything comes as late as that."""
        desk, clock = self._desk, asyncio.get_running_loop().time
        self._shown = self._due(delay)
        self._say(wire.Missed(None, tuple(chapters(desk.table, SPECTATOR, after, self._shown))))
        self._show_earlier(self._shown)
        self._watchers[SPECTATOR] = desk.watch(
            SPECTATOR, lambda told: self._catch_up_in(delay, delay) if told.chapter else None
        )
        for at in desk.told_at[self._shown :]:
            self._catch_up_in(at + delay - clock(), delay)

    def _catch_up_in(self, seconds: float, delay: float) -> None:
        self._in(seconds, lambda: self._catch_up(delay))

    def _catch_up(self, delay: float) -> None:
        """All that is due; timers that end together come in any order, chapters must not."""
        table, before, self._shown = self._desk.table, self._shown, self._due(delay)
        told = len(chapters(table, SPECTATOR, until=before))
        news = chapters(table, SPECTATOR, told, self._shown)
        for chapter in news:
            self._say(_happened(SPECTATOR, chapter))
        if news:
            self._show_earlier(self._shown)

    def _due(self, delay: float) -> int:
        """How many entries of the game are old enough to be told."""
        now = asyncio.get_running_loop().time() + TIMERS_EARLY
        return bisect_right(self._desk.told_at, now - delay)

    def _in(self, seconds: float, say: Callable[[], None]) -> None:
        """Says something later, unless the session has ended by then."""

        def due() -> None:
            self._timers.discard(timer)
            say()

        timer = asyncio.get_running_loop().call_later(seconds, due)
        self._timers.add(timer)

    def _show_earlier(self, until: int) -> None:
        if seen := earlier(self._desk.table, until):
            self._say(wire.now(self._desk.table.game, SPECTATOR, seen))

    async def _arrive(self) -> None:
        """The guest is at the table as long as this session lasts."""
        assert self._guest is not None
        if not self._arrived:
            self._arrived = True
            await self._desk.presence.arrived(self._guest.id)

    async def _answer(self, said: wire.Answer) -> None:
        seat = self._own(said.seat)
        if not 1 <= len(said.key) <= LONGEST_KEY:
            raise NotNow(f"a key has 1 to {LONGEST_KEY} characters")
        await self._desk.act(
            lambda table: commands.answer(table, seat, said.decision, said.key, said.move),
            lambda _entry: self._say(wire.Accepted(said.key)),
        )

    async def _wave(self, said: wire.Wave) -> None:
        seat, now = self._own(said.seat), asyncio.get_running_loop().time()
        if now < self._waved + BETWEEN_WAVES:
            raise NotNow("one sign at a time")
        self._waved = now
        self._desk.wave(seat, said.sign)

    def _viewer(self, seat: int | None) -> Seat:
        if seat is not None:
            return self._own(seat)
        # Whoever plays may show what everybody sees, as between two people at one device.
        if not self._desk.table.setting.spectators and not self._seats():
            raise NotYours("this table has no spectators")
        return SPECTATOR

    def _own(self, seat: int) -> Seat:
        if seat not in self._seats():
            raise NotYours(f"seat {seat} is not yours")
        return Seat(seat)

    def _tell(self, watcher: Watcher, told: Told) -> None:
        if not self._may_watch(watcher.viewer):
            self._desk.leave(self._watchers.pop(watcher.viewer))
            self._say(wire.Refused(f"seat {watcher.viewer} is no longer yours"))
        elif told.chapter is not None:
            self._say(_happened(watcher.viewer, told.chapter))
            self._show_now(watcher)

    def _may_watch(self, viewer: Seat) -> bool:
        """A seat is watched by whoever sits there now, not by whoever did."""
        return viewer == SPECTATOR or viewer in self._seats()

    def _seats(self) -> list[Seat]:
        return self._desk.table.seats_of(self._guest.id) if self._guest else []

    def _tell_lobby(self, told: Told) -> None:
        if told.lobby is not None:
            self._say_late(told.lobby, self._say_table)
        if told.wave is not None:
            self._say_late(wire.Waved(*told.wave), self._say)

    def _say_late(self, message: T, say: Callable[[T], None]) -> None:
        """Who sees the game later hears later, too, that it is over."""
        delay = self._desk.table.setting.spectator_delay * self._desk.pace.second
        if delay and not self._seats():
            self._in(delay, lambda: say(message))
        else:
            say(message)

    def _say_table(self, people: Lobby) -> None:
        hosting = self._guest is not None and self._guest.id == self._desk.table.host.id
        self._say(wire.Table(people, tuple(self._seats()), hosting))

    def _show_now(self, watcher: Watcher) -> None:
        table = self._desk.table
        if seen := snapshot(table, watcher.viewer, watcher.number):
            left = self._desk.seconds_left()
            noted = self._desk.notebook.notes(table, watcher.viewer, seen.view)
            self._say(wire.now(table.game, watcher.viewer, seen, left, noted))

    def _say(self, message: Any) -> None:
        try:
            self._outbox.put_nowait(msgspec.json.encode(message))
        except asyncio.QueueFull:
            self.lost.set()


def _happened(viewer: Seat, chapter: Chapter) -> wire.Happened:
    return wire.Happened(wire.shown_seat(viewer), chapter.number, chapter.events)
