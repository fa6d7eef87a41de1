"""One table being served: a single writer, and everyone who hears of it.

The order of things: a command decides, its entry is appended and committed, then the table is the
next one and the command acknowledged, then everyone is told. Nobody ever hears of what is not yet
on the disk. Where somebody else has written first, the missing entries are read and told, and the
command decides again.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import accumulate

from schatulle.core import Seat
from schatulle.server.live import wire
from schatulle.server.live.attendants import Attendant, Crew
from schatulle.server.live.ledger import Ledger, Written, is_chapter
from schatulle.server.live.notes import Notebook
from schatulle.server.live.notices import News, Notice, Subscription
from schatulle.server.live.pace import HUMAN, Pace
from schatulle.store.port import StoreError, TakenError
from schatulle.table.commands import Change
from schatulle.table.deadlines import Deadlines, deadlines_after
from schatulle.table.entries import Answered, Entry, Guest
from schatulle.table.projections import Sign, chapters, lobby, newest, snapshot
from schatulle.table.status import Status
from schatulle.table.table import Table

Command = Callable[[Table], Change]


class LiveTable:
    """A table with its writer, its attendants and its subscriptions."""

    def __init__(
        self,
        table: Table,
        ledger: Ledger,
        pace: Pace = HUMAN,
        times: Sequence[float] | None = None,
    ) -> None:
        self.table = table
        self.pace = pace
        #: When each chapter of the game was written, by the log, whose clock may have gone back.
        written = [ledger.now()] * len(table.ends) if times is None else times
        self.times = list(accumulate(written, max))
        #: Whether a person has been connected since the house was last kept.
        self.visited = False
        #: When the clock of each decision runs out.
        self.deadlines: Deadlines = {}
        self._ledger = ledger
        self._writing = asyncio.Lock()
        self._attendants: list[Attendant] = []
        self._subscriptions: list[Subscription] = []
        self._here: Counter[str] = Counter()
        self._notebook = Notebook()
        #: How many chapters the viewers have observed whom somebody watches as.
        self._numbers: dict[Seat, int] = {}
        #: What those of the same seats hear of the people at the table.
        self._greetings: dict[tuple[tuple[Seat, ...], bool], wire.Table] = {}
        self._set_deadlines(self.now())

    def now(self) -> float:
        """The time, as the log has it."""
        return self._ledger.now()

    async def act(
        self, command: Command, acknowledge: Callable[[Entry], None] = lambda _entry: None
    ) -> Entry:
        """Carries a command out; raises Refusal or StoreError, and then nothing has changed."""
        # Shielded: a client that goes away must not leave the table behind its log.
        acting = asyncio.ensure_future(self._act(command, acknowledge))
        # If nobody waits for it any more, nobody wants to hear of its refusal.
        acting.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(acting)

    async def _act(self, command: Command, acknowledge: Callable[[Entry], None]) -> Entry:
        async with self._writing:
            change, at = await self._written(command)
            self._follow(change, at)
            acknowledge(change.entry)
            self._publish(change.entry)
            return change.entry

    async def _written(self, command: Command) -> tuple[Change, float]:
        while True:
            change = command(self.table)
            try:
                return change, await self._ledger.append(change)
            except TakenError:
                await self._catch_up()

    async def _catch_up(self) -> None:
        """The log has moved on without this table: what it has is what happened."""
        newer: list[Written] = await self._ledger.newer(self.table)
        if not newer:
            raise StoreError("The log refuses an entry as written, and has none.")
        for written in newer:
            self._follow(Change(written.entry, self.table.after(written.entry)), written.at)
            self._publish(written.entry)

    def _follow(self, change: Change, at: float) -> None:
        self.table = change.table
        self._greetings.clear()
        if is_chapter(change.entry):
            self.times.append(max([at, *self.times[-1:]]))
        self._set_deadlines(at)

    def _set_deadlines(self, since: float) -> None:
        latest = since + self.table.agreement.clock * self.pace.second
        self.deadlines = deadlines_after(self.deadlines, self.table, latest)

    def _publish(self, entry: Entry) -> None:
        went_on = is_chapter(entry)
        plays_on = isinstance(entry, Answered) and self.table.status is Status.PLAYING
        self._tell(Notice(not plays_on, went_on, self._news() if went_on else {}))
        self._attend()

    def _tell(self, notice: Notice) -> None:
        for subscription in tuple(self._subscriptions):
            subscription.tell(notice)

    def _news(self) -> dict[Seat, News]:
        """Of the last chapter, once for each viewer whom anybody watches as."""
        watched = {viewer for each in self._subscriptions for viewer in each.viewers}
        self._numbers = {viewer: self._numbers[viewer] for viewer in watched}
        told = {viewer: self._newest(viewer) for viewer in watched}
        return {viewer: news for viewer, news in told.items() if news is not None}

    def _newest(self, viewer: Seat) -> News | None:
        chapter = newest(self.table, viewer, self._numbers[viewer])
        if chapter is None:
            return None
        self._numbers[viewer] = chapter.number
        now = self.seen_by(viewer)
        assert now is not None, "the game has begun"
        return News(wire.happened(viewer, chapter), now)

    def seen_by(self, viewer: Seat) -> wire.Now | None:
        """The game as a viewer who is watched as sees it now; None before it has begun."""
        progress = self.table.progress
        if progress is None:
            return None
        seen = snapshot(progress, viewer, self._numbers[viewer])
        noted = self._notebook.notes(self.table, viewer, seen.view)
        return wire.now(progress.game, viewer, seen, self.seconds_left(), noted)

    def seconds_left(self) -> dict[int, int]:
        """The whole seconds that decisions with a clock still have."""
        now = self.now() if self.deadlines else 0.0
        return {decision: max(0, round(at - now)) for decision, at in self.deadlines.items()}

    def greeting(self, guest: Guest | None) -> wire.Table:
        """Who is at the table, as everybody with the same seats hears it."""
        yours = tuple(self.table.seats_of(guest.id)) if guest else ()
        hosting = guest is not None and guest.id == self.table.host.id
        if (yours, hosting) not in self._greetings:
            self._greetings[yours, hosting] = wire.Table(lobby(self.table), yours, hosting)
        return self._greetings[yours, hosting]

    def subscribe(self, tell: Callable[[Notice], None]) -> Subscription:
        """Somebody is connected, and watches as nobody yet."""
        subscription = Subscription(tell)
        self._subscriptions.append(subscription)
        self.visited = True
        return subscription

    def unsubscribe(self, subscription: Subscription) -> None:
        self._subscriptions.remove(subscription)

    def watch_as(self, viewer: Seat, subscription: Subscription) -> None:
        """The subscription gets the news of a viewer, too."""
        subscription.viewers.append(viewer)
        self._numbers.setdefault(viewer, len(chapters(self.table, viewer)))

    def is_watched(self) -> bool:
        """Whether anybody is connected."""
        return bool(self._subscriptions)

    def wave(self, seat: Seat, sign: Sign) -> None:
        """A sign to everyone; it is not kept."""
        self._tell(Notice(wave=wire.Waved(seat, sign)))

    def arrive(self, guest: str) -> None:
        """A guest has a connection more at which a seat is watched."""
        self._here[guest] += 1
        self._attend()

    def depart(self, guest: str) -> None:
        """A guest has one less."""
        self._here[guest] -= 1
        self._attend()

    def is_here(self, guest: str) -> bool:
        """Whether a guest has such a connection."""
        return self._here[guest] > 0

    def attended_by(self, crew: Crew) -> None:
        """From now on by these, too."""
        self._attendants += [made(self) for made in crew]
        self._attend()

    def close(self) -> None:
        """Nobody attends to the table any more."""
        for attendant in self._attendants:
            attendant.leave(self.table)
        self._attendants.clear()

    def _attend(self) -> None:
        for attendant in self._attendants:
            attendant.attend(self.table)
