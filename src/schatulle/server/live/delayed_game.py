"""A game as all those see it who see it late: worked out once, however many they are."""

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from heapq import heappop, heappush
from itertools import count, takewhile
from typing import TYPE_CHECKING, Final, Protocol

from schatulle.core import SPECTATOR
from schatulle.server.live import wire
from schatulle.server.live.notices import Notice
from schatulle.table.entries import Guest
from schatulle.table.progress import Progress
from schatulle.table.projections import Chapter, chapters, observed_of, snapshot

if TYPE_CHECKING:
    from schatulle.server.live.live_table import LiveTable

#: So many spectators are told in one turn of the event loop: others have theirs between.
AT_ONCE: Final = 32


class Late(Protocol):
    """Somebody connected who may have to be told late."""

    guest: Guest | None
    watches: bool
    gone: bool

    def say(self, message: wire.Said) -> None:
        """Tells the client."""


class DelayedGame:
    """A table at the distance it agreed on, by the times that the log gives its entries.

    All that comes late stands in one queue: things that have happened at once must not change
    places because a timer was a moment early.
    """

    def __init__(self, live: "LiveTable") -> None:
        self._live = live
        self._delay = live.table.agreement.spectator_delay * live.pace.second
        self._subscription = live.subscribe(self._hear)
        self._spectators: dict[Late, None] = {}
        self._queue: list[tuple[float, int, Callable[[], None]]] = []
        self._places = count()
        self._timer: asyncio.TimerHandle | None = None
        #: What is due, on its way to one spectator after the other.
        self._due: deque[tuple[Late, tuple[wire.Said, ...]]] = deque()
        #: Whether anybody has watched; the rest is the game as it is seen then.
        self._begun = False
        self._progress: Progress | None = None
        self._chapters: list[Chapter] = []
        self._now: wire.Now | None = None
        self._missed: dict[int, wire.Missed] = {}

    def join(self, spectator: Late) -> None:
        """From now on somebody more is here."""
        self._spectators[spectator] = None

    def leave(self, spectator: Late) -> None:
        """With the last one all of this may be forgotten."""
        self._spectators.pop(spectator, None)
        if self._spectators:
            return
        self._live.unsubscribe(self._subscription)
        self._live.delayed = None
        if self._timer is not None:
            self._timer.cancel()

    def watch(self, spectator: Late, after: int) -> None:
        """Tells what is old enough and was missed, and from then on each chapter when it is."""
        if self._begun:
            self._tell_what_is_due()
        else:
            self._begin()
        spectator.watches = True
        spectator.say(self._missed_after(after))
        if self._now is not None:
            spectator.say(self._now)

    def _begin(self) -> None:
        self._begun = True
        live, now = self._live, self._live.now()
        shown = sum(1 for _ in takewhile(lambda at: at + self._delay <= now, live.times))
        self._progress = live.table.progress_after(shown)
        self._chapters = chapters(live.table, SPECTATOR, until=shown)
        self._see()
        for chapter in range(shown, len(live.times)):
            self._expect(chapter)

    def _missed_after(self, number: int) -> wire.Missed:
        number = max(0, min(number, len(self._chapters)))
        if number not in self._missed:
            self._missed[number] = wire.Missed(None, tuple(self._chapters[number:]))
        return self._missed[number]

    def _hear(self, notice: Notice) -> None:
        """Something has happened that will have to be told."""
        live = self._live
        due = (live.times[-1] if notice.went_on else live.now()) + self._delay
        for each in filter(self._comes_late, self._spectators):
            if notice.people:
                self._put(due, partial(self._tell_late, each, live.greeting(each.guest)))
            if notice.wave is not None:
                self._put(due, partial(self._tell_late, each, notice.wave))
        if notice.went_on and self._begun:
            self._expect(len(live.times) - 1)

    def _comes_late(self, spectator: Late) -> bool:
        guest = spectator.guest
        return guest is None or not self._live.table.seats_of(guest.id)

    def _expect(self, chapter: int) -> None:
        self._put(self._live.times[chapter] + self._delay, partial(self._go_on, chapter))

    def _put(self, due: float, tell: Callable[[], None]) -> None:
        heappush(self._queue, (due, next(self._places), tell))
        if self._timer is None:
            self._wait()

    def _wait(self) -> None:
        # The loop's clock is another one than the log's: who is called too early waits again.
        seconds = max(self._queue[0][0] - self._live.now(), 0.0)
        self._timer = asyncio.get_running_loop().call_later(seconds, self._wake)

    def _wake(self) -> None:
        self._timer = None
        self._tell_what_is_due()
        if self._queue:
            self._wait()

    def _tell_what_is_due(self) -> None:
        now = self._live.now()
        while self._queue and self._queue[0][0] <= now:
            _, _, tell = heappop(self._queue)
            tell()

    def _go_on(self, chapter: int) -> None:
        """A chapter of the table, of which a spectator may observe nothing."""
        table = self._live.table
        events = table.chapter(chapter)
        self._progress = (self._progress or table.set_up()).followed(events, 0)
        if seen := observed_of(table.game, events, SPECTATOR):
            newest = Chapter(len(self._chapters) + 1, seen)
            self._chapters.append(newest)
            self._see()
            assert self._now is not None, "the game has begun"
            news = (wire.happened(SPECTATOR, newest), self._now)
            for each in self._spectators:
                if each.watches:
                    self._tell_one(each, *news)

    def _see(self) -> None:
        self._missed.clear()
        if self._progress is not None:
            seen = snapshot(self._progress, SPECTATOR, len(self._chapters))
            self._now = wire.now(self._progress.game, SPECTATOR, seen)

    def _tell_late(self, spectator: Late, message: wire.Said) -> None:
        """Who has sat down meanwhile has heard of later things already."""
        if self._comes_late(spectator):
            self._tell_one(spectator, message)

    def _tell_one(self, spectator: Late, *messages: wire.Said) -> None:
        if not self._due:
            asyncio.get_running_loop().call_soon(self._tell_some)
        self._due.append((spectator, messages))

    def _tell_some(self) -> None:
        for _ in range(min(AT_ONCE, len(self._due))):
            spectator, messages = self._due.popleft()
            if not spectator.gone:
                for message in messages:
                    spectator.say(message)
        if self._due:
            asyncio.get_running_loop().call_soon(self._tell_some)
