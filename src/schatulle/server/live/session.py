"""One client at one table: what it says, and what it is told, over any kind of connection."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import msgspec

from schatulle.core import SPECTATOR, Refusal, Seat
from schatulle.lessons.commands import answer_in_words, read
from schatulle.server.live import wire
from schatulle.server.live.delayed_spectator import DelayedSpectator
from schatulle.server.live.live_table import LiveTable
from schatulle.server.live.notices import Notice
from schatulle.server.live.retrying import until_settled
from schatulle.store.port import StoreError, UnknownError
from schatulle.table import commands
from schatulle.table.commands import NotNow, NotYours, Repeated
from schatulle.table.entries import Guest
from schatulle.table.projections import chapters
from schatulle.table.status import Status

#: A client that is so many messages behind is dropped; it comes back and resumes.
MAX_OUTBOX: Final = 256
LONGEST_KEY: Final = 64
#: Why a client is dropped; it comes back and resumes.
TOO_FAR_BEHIND: Final = "too far behind; come back and resume"
UNDECIDED: Final = "it is not known yet what was written; come back and resume"
#: Seconds between two signs of one client.
BETWEEN_WAVES: Final = 1.0


class Session:
    """Answers a client's messages and tells it the news of every viewer it watches as.

    Whatever it says goes into an outbox first, so that a slow client never holds up a table. A
    shared screen is told what everyone sees, no matter whose device it is.
    """

    def __init__(self, live: LiveTable, guest: Guest | None, shared: bool = False) -> None:
        self._live = live
        self._guest = guest
        self._shared = shared
        self._outbox: deque[wire.Said] = deque()
        self._wake: Callable[[], None] = lambda: None
        self._arrived = False
        self._waved = -BETWEEN_WAVES
        self._late = DelayedSpectator(live, guest, self._say)
        self.lost = asyncio.Event()
        self.why_lost = TOO_FAR_BEHIND
        self._say(live.greeting(guest))
        # Whoever is connected hears who is at the table, watching or not.
        self._subscription = live.subscribe(self._tell)

    def wakes(self, wake: Callable[[], None]) -> None:
        """Whoever carries the messages is told when there are some, and when it is to end."""
        self._wake = wake

    def take(self) -> list[wire.Said]:
        """All messages that wait for the client."""
        taken = list(self._outbox)
        self._outbox.clear()
        return taken

    def waiting(self) -> int:
        """How many messages wait for the client."""
        return len(self._outbox)

    async def hear(self, message: str | bytes) -> None:
        """One message of the client; whatever is wrong with it is said, and nothing is lost."""
        if len(message) > wire.LONGEST:
            reason = f"a message is at most {wire.LONGEST} bytes long"
            self._say(wire.refused(Refusal(reason, "refused-message")))
            return
        try:
            said = wire.decode(message)
        except (msgspec.DecodeError, RecursionError):
            self._say(wire.refused(Refusal("no message of this protocol", "refused-message")))
            return
        await self._heard(said)

    def goodbye(self, reason: str) -> None:
        """The last word before the connection ends."""
        self._say(wire.Goodbye(reason))

    def drop(self, reason: str) -> None:
        """The connection is to end."""
        self.why_lost = reason
        self.lost.set()
        self._wake()

    def end(self) -> None:
        self._live.unsubscribe(self._subscription)
        self._late.leave()
        if self._guest is not None and self._arrived:
            self._arrived = False
            self._live.depart(self._guest.id)

    async def _heard(self, said: wire.FromClient) -> None:
        match said:
            case wire.Ping():
                self._say(wire.Pong(said.at))
            case wire.Watch():
                await self._refusing(None, lambda: self._watch(said))
            case wire.Answer():
                await self._refusing(said.key, lambda: self._answer(said))
            case wire.Read():
                await self._refusing(None, lambda: self._read(said))
            case wire.Wave():
                await self._refusing(None, lambda: self._wave(said))

    async def _refusing(self, key: str | None, doing: Callable[[], Awaitable[None]]) -> None:
        try:
            await doing()
        except Repeated:
            self._say(wire.Accepted(key or ""))
        except Refusal as refusal:
            self._say(wire.refused(refusal, key))
        except UnknownError:
            # Neither accepted nor refused: whoever comes back and asks again finds out.
            self.drop(UNDECIDED)
        except StoreError:
            reason = "it could not be written down; please try again"
            self._say(wire.refused(Refusal(reason, "refused-not-saved"), key))

    async def _watch(self, said: wire.Watch) -> None:
        viewer = self._viewer(said.seat)
        if viewer in self._subscription.viewers or (viewer == SPECTATOR and self._late.watches):
            raise NotNow("that is watched already", "refused-watched")
        if viewer != SPECTATOR:
            await self._arrive()
        elif self._comes_late() and self._live.table.status is not Status.OVER:
            self._late.watch(said.after)
            return
        if not await self._reaches(viewer, said.after):
            self.drop(TOO_FAR_BEHIND)
            return
        self._say(wire.Missed(said.seat, tuple(chapters(self._live.table, viewer, said.after))))
        self._live.watch_as(viewer, self._subscription)
        if now := self._live.seen_by(viewer):
            self._say(now)

    async def _reaches(self, viewer: Seat, after: int) -> bool:
        """Whoever has heard more at another node never goes back to what this one knows."""
        if after > len(chapters(self._live.table, viewer)):
            try:
                await self._live.catch_up()
            except StoreError:
                return False
        return True

    async def _arrive(self) -> None:
        """The guest is at the table as long as this session lasts, and has the seats again."""
        guest = self._guest
        assert guest is not None
        if self._arrived:
            return
        self._arrived = True
        self._live.arrive(guest.id)
        for seat in self._seats():
            if self._live.table.away[seat]:
                back = partial(commands.come_back, guest=guest.id, seat=seat)
                await until_settled(self._live.act, back)

    async def _answer(self, said: wire.Answer) -> None:
        seat, key = self._own(said.seat), said.key
        if not 1 <= len(key) <= LONGEST_KEY:
            raise NotNow(f"a key has 1 to {LONGEST_KEY} characters", "refused-message")
        await self._live.act(
            lambda table: answer_in_words(table, seat, said.decision, key, said.move),
            lambda _entry: self._say(wire.Accepted(key)),
        )

    async def _read(self, said: wire.Read) -> None:
        seat = self._own(said.seat)
        try:
            await self._live.act(lambda table: read(table, seat, said.number))
        except Repeated:
            # Whoever did not hear of it the first time hears it now.
            if now := self._live.seen_by(seat):
                self._say(now)

    async def _wave(self, said: wire.Wave) -> None:
        seat, now = self._own(said.seat), asyncio.get_running_loop().time()
        if now < self._waved + BETWEEN_WAVES:
            raise NotNow("one sign at a time", "refused-wave")
        self._waved = now
        self._live.wave(seat, said.sign)

    def _viewer(self, seat: int | None) -> Seat:
        if seat is not None:
            return self._own(seat)
        # Whoever plays may show what everybody sees, as between two people at one device.
        if not self._live.table.agreement.spectators and not self._seats():
            raise NotYours("this table has no spectators", "refused-no-spectators")
        return SPECTATOR

    def _own(self, seat: int) -> Seat:
        if self._shared:
            raise NotYours("a shared screen has the eyes of no seat", "refused-shared-screen")
        if seat not in self._seats():
            raise NotYours(f"seat {seat} is not yours", "refused-not-yours")
        return Seat(seat)

    def _seats(self) -> list[Seat]:
        return self._live.table.seats_of(self._guest.id) if self._guest else []

    def _tell(self, notice: Notice) -> None:
        if not self._comes_late():
            self._tell_at_once(notice)
        self._tell_viewers(notice)

    def _tell_at_once(self, notice: Notice) -> None:
        if notice.people:
            self._say(self._live.greeting(self._guest))
        if notice.wave is not None:
            self._say(notice.wave)

    def _tell_viewers(self, notice: Notice) -> None:
        if notice.people:
            self._leave_what_is_no_longer_ours()
        for viewer in self._subscription.viewers:
            if news := notice.news.get(viewer):
                if news.happened is not None:
                    self._say(news.happened)
                self._say(news.now)

    def _leave_what_is_no_longer_ours(self) -> None:
        for viewer in tuple(self._subscription.viewers):
            if refusal := self._why_no_longer(viewer):
                self._subscription.viewers.remove(viewer)
                self._say(wire.refused(refusal))

    def _why_no_longer(self, viewer: Seat) -> Refusal | None:
        """A seat is watched by whoever sits there now, not by whoever did."""
        if viewer != SPECTATOR:
            if viewer in self._seats():
                return None
            return NotYours(f"seat {viewer} is no longer yours", "refused-seat-lost")
        if self._live.table.status is not Status.OVER and self._comes_late():
            reason = "who has no seat sees this table later; watch again"
            return NotYours(reason, "refused-sees-later")
        return None

    def _comes_late(self) -> bool:
        """Who plays sees and hears everything at once."""
        return bool(self._live.table.agreement.spectator_delay) and not self._seats()

    def _say(self, message: wire.Said) -> None:
        if len(self._outbox) == MAX_OUTBOX:
            self.drop(TOO_FAR_BEHIND)
        else:
            self._outbox.append(message)
            self._wake()
