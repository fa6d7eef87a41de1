"""A spectator who sees a game later than those who play it."""

import asyncio
from collections.abc import Callable
from functools import partial
from heapq import heappop, heappush
from itertools import count, takewhile

from schatulle.core import SPECTATOR
from schatulle.server.live import wire
from schatulle.server.live.live_table import LiveTable
from schatulle.server.live.notices import Notice
from schatulle.table.entries import Guest
from schatulle.table.progress import Progress
from schatulle.table.projections import Chapter, chapters, observed_of, snapshot


class DelayedSpectator:
    """Follows a table at the distance it agreed on, by the times that the log gives its entries.

    All that comes late stands in one queue: things that have happened at once must not change
    places because a timer was a moment early.
    """

    def __init__(self, live: LiveTable, say: Callable[[wire.Said], None]) -> None:
        self._live = live
        self._say = say
        self._delay = live.table.agreement.spectator_delay * live.pace.second
        self._queue: list[tuple[float, int, Callable[[], None]]] = []
        self._places = count()
        self._timer: asyncio.TimerHandle | None = None
        self._progress: Progress | None = None
        #: How many chapters the spectator has observed; none before anything is watched.
        self._number = 0
        self.watches = False

    def watch(self, after: int) -> None:
        """Tells what is old enough, and from then on each chapter when it is."""
        self.watches = True
        live, now = self._live, self._live.now()
        shown = sum(1 for _ in takewhile(lambda at: at + self._delay <= now, live.times))
        self._progress = live.table.progress_after(shown)
        seen = chapters(live.table, SPECTATOR, until=shown)
        self._number = len(seen)
        self._say(wire.Missed(None, tuple(chapter for chapter in seen if chapter.number > after)))
        self._show()
        for chapter in range(shown, len(live.times)):
            self._expect(chapter)

    def hear(self, notice: Notice, guest: Guest | None) -> None:
        """Something has happened that will have to be told."""
        live = self._live
        due = (live.times[-1] if notice.went_on else live.now()) + self._delay
        if notice.people:
            self._put(due, partial(self._say, live.greeting(guest)))
        if notice.wave is not None:
            self._put(due, partial(self._say, notice.wave))
        if notice.went_on and self.watches:
            self._expect(len(live.times) - 1)

    def leave(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _expect(self, chapter: int) -> None:
        self._put(self._live.times[chapter] + self._delay, partial(self._tell, chapter))

    def _put(self, due: float, tell: Callable[[], None]) -> None:
        heappush(self._queue, (due, next(self._places), tell))
        if self._timer is None:
            self._wait()

    def _wait(self) -> None:
        # The loop's clock is another one than the log's: who is called too early waits again.
        seconds = max(self._queue[0][0] - self._live.now(), 0.0)
        self._timer = asyncio.get_running_loop().call_later(seconds, self._tell_what_is_due)

    def _tell_what_is_due(self) -> None:
        self._timer, now = None, self._live.now()
        while self._queue and self._queue[0][0] <= now:
            _, _, tell = heappop(self._queue)
            tell()
        if self._queue:
            self._wait()

    def _tell(self, chapter: int) -> None:
        """A chapter of the table, of which a spectator may observe nothing."""
        table = self._live.table
        events = table.chapter(chapter)
        self._progress = (self._progress or table.set_up()).followed(events, 0)
        if seen := observed_of(table.game, events, SPECTATOR):
            self._number += 1
            self._say(wire.happened(SPECTATOR, Chapter(self._number, seen)))
            self._show()

    def _show(self) -> None:
        if self._progress is not None:
            seen = snapshot(self._progress, SPECTATOR, self._number)
            self._say(wire.now(self._progress.game, SPECTATOR, seen))
