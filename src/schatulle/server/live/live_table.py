"""One table being served: it follows the log, and everyone hears of what is there.

The order of things: a command decides, its entry is appended and committed, then the table is the
next one and the command acknowledged, then everyone is told. Nobody ever hears of what is not yet
on the disk. Where somebody else has written first, the missing entries are read and told, and the
command decides again. Where nobody can say whether an entry was written, it is appended again until
that is known; until then nothing is decided.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from itertools import accumulate
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from schatulle.core import Refusal, Seat
from schatulle.lessons.lesson import LEARNER
from schatulle.lessons.standing import standing_of
from schatulle.server.live import wire
from schatulle.server.live.attendants import Attendant, Crew
from schatulle.server.live.ledger import Ledger, ReadBack, Written, is_chapter, shows_anew
from schatulle.server.live.notes import Notebook
from schatulle.server.live.notices import News, Notice, Subscription
from schatulle.server.live.pace import HUMAN, Pace
from schatulle.server.live.retrying import delays
from schatulle.store.nodes_port import NOBODY, Crowd, Lease
from schatulle.store.port import FencedError, GapError, StoreError, TakenError, UnknownError
from schatulle.table.commands import Change, Repeated
from schatulle.table.deadlines import AskedAt, asked_at
from schatulle.table.entries import Answered, Entry, Guest
from schatulle.table.projections import Sign, chapters, newest, snapshot
from schatulle.table.status import Status
from schatulle.table.table import Table
from schatulle.table.voice import advice

if TYPE_CHECKING:
    from schatulle.server.live.delayed_game import DelayedGame

Command = Callable[[Table], Change]


class LiveTable:
    """A table with its writer, its attendants and its subscriptions."""

    def __init__(
        self,
        table: Table,
        ledger: Ledger,
        pace: Pace = HUMAN,
        times: Sequence[float] | None = None,
        asked: AskedAt | None = None,
    ) -> None:
        self.table = table
        self.pace = pace
        #: Under which this node plays for the house here; None while another one does.
        self.lease: Lease | None = None
        #: Who is connected at other nodes.
        self.elsewhere = NOBODY
        #: Tells other nodes of a sign.
        self.rings: Callable[[Seat, Sign], None] = lambda _seat, _sign: None
        #: When each chapter of the game was written, by the log, whose clock may have gone back.
        written = [ledger.now()] * len(table.ends) if times is None else times
        self.times = list(accumulate(written, max))
        #: What those see who see the game late, as long as there are any.
        self.delayed: DelayedGame | None = None
        #: Whether a person has been connected since the house was last kept.
        self.visited = False
        #: Since when each decision with a clock is open, by the log.
        self._asked_at = asked_at({}, table, ledger.now()) if asked is None else asked
        self._ledger = ledger
        self._writing = asyncio.Lock()
        #: Whether nobody can say yet what became of an entry.
        self._undecided = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._attendants: list[Attendant] = []
        self._house: list[Attendant] = []
        self._subscriptions: list[Subscription] = []
        self._here: Counter[str] = Counter()
        self._notebook = Notebook()
        #: How many chapters the viewers have observed whom somebody watches as.
        self._numbers: dict[Seat, int] = {}
        #: What guests hear of the people at the table, and all others, too.
        self._greetings: dict[str | None, wire.Table] = {}

    def as_read(self) -> ReadBack:
        """As its log would tell it now."""
        return ReadBack(self.table, self.times, self._asked_at)

    def now(self) -> float:
        """The time, as the log has it."""
        return self._ledger.now()

    @property
    def deadlines(self) -> dict[int, float]:
        """When the clock of each decision runs out."""
        seconds = self.table.agreement.clock * self.pace.second
        return {decision: since + seconds for decision, since in self._asked_at.items()}

    async def act(
        self, command: Command, acknowledge: Callable[[Entry], None] = lambda _entry: None
    ) -> Entry:
        """Carries a command out.

        Raises Refusal or StoreError, and nothing has changed; UnknownError where nobody knows yet.
        """
        return await self._carried_out(command, acknowledge)

    async def act_for_house(self, command: Command) -> Entry:
        """The same under the lease; raises FencedError where it has passed on, too."""
        if self.lease is None:
            raise FencedError(self.table.id)
        try:
            return await self._carried_out(command, epoch=self.lease.epoch)
        except FencedError:
            self.lay_down()
            raise

    async def _carried_out(
        self,
        command: Command,
        acknowledge: Callable[[Entry], None] = lambda _entry: None,
        epoch: int | None = None,
    ) -> Entry:
        # A client that goes away must not leave the table behind its log: it stops waiting, and
        # nothing else. This costs less than a shield.
        entry: asyncio.Future[Entry] = asyncio.get_running_loop().create_future()
        acting = asyncio.create_task(self._act(command, acknowledge, epoch, entry))
        acting.add_done_callback(lambda _done: entry.cancel())
        return await entry

    async def _act(
        self,
        command: Command,
        acknowledge: Callable[[Entry], None],
        epoch: int | None,
        entry: "asyncio.Future[Entry]",
    ) -> None:
        try:
            async with self._writing:
                change, at = await self._written(command, epoch)
                self._follow(change, at)
                acknowledge(change.entry)
                self._publish(change.entry)
        except Exception as error:
            # If nobody waits for it any more, nobody wants to hear of its refusal.
            if not entry.done():
                entry.set_exception(error)
        else:
            if not entry.done():
                entry.set_result(change.entry)

    async def _written(self, command: Command, epoch: int | None) -> tuple[Change, float]:
        while True:
            if self._undecided:
                raise UnknownError("It is not known yet what became of the entry before this one.")
            try:
                change, at = command(self.table), self.now()
            except Repeated:
                raise
            except Refusal:
                # Perhaps only for what others have written and nobody here has heard of.
                if not await self._catch_up():
                    raise
                continue
            try:
                await self._ledger.append(change, at, epoch)
            except UnknownError:
                self._undecided = True
                self._begin(self._find_out(change, at, epoch))
                raise
            except TakenError:
                if not await self._catch_up():
                    raise StoreError("The log refuses an entry as written, and has none.") from None
            else:
                return change, at

    async def _find_out(self, change: Change, at: float, epoch: int | None) -> None:
        """Appends the very same entry until it is there or refused: then the log tells."""
        for seconds in delays():
            await asyncio.sleep(seconds)
            try:
                await self._append_again(change, at, epoch)
                async with self._writing:
                    await self._catch_up()
                    self._undecided = False
            except StoreError:
                continue
            return

    async def _append_again(self, change: Change, at: float, epoch: int | None) -> None:
        try:
            await self._ledger.append(change, at, epoch)
        except (TakenError, FencedError, GapError):
            # It was not written and never will be.
            return

    def hear_of(self, seq: int) -> None:
        """The log is said to have so many entries; those missing here are read soon."""
        if seq > self.table.length:
            self._begin(self._read_on(seq))

    async def _read_on(self, seq: int) -> None:
        for seconds in delays():
            async with self._writing:
                if seq <= self.table.length:
                    return
                try:
                    await self._catch_up()
                except StoreError:
                    pass
                else:
                    return
            await asyncio.sleep(seconds)

    async def catch_up(self) -> None:
        """All that is in the log now is here then; raises StoreError."""
        async with self._writing:
            await self._catch_up()

    async def _catch_up(self) -> bool:
        """Whether the log has moved on without this table: what it has is what happened."""
        newer: list[Written] = await self._ledger.newer(self.table)
        for written in newer:
            self._follow(Change(written.entry, self.table.after(written.entry)), written.at)
            self._publish(written.entry)
        return bool(newer)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _follow(self, change: Change, at: float) -> None:
        self.table = change.table
        self._greetings.clear()
        if is_chapter(change.entry):
            self.times.append(max([at, *self.times[-1:]]))
        self._asked_at = asked_at(self._asked_at, self.table, at)

    def _publish(self, entry: Entry) -> None:
        went_on = is_chapter(entry)
        plays_on = isinstance(entry, Answered) and self.table.status is Status.PLAYING
        self._tell(Notice(not plays_on, went_on, self._news(entry)))
        self._attend()

    def _tell(self, notice: Notice) -> None:
        for subscription in tuple(self._subscriptions):
            subscription.tell(notice)

    def _news(self, entry: Entry) -> dict[Seat, News]:
        """Of the last entry, once for each viewer whom anybody watches as."""
        if not is_chapter(entry) and not shows_anew(entry):
            return {}
        tell = self._newest if is_chapter(entry) else self._as_it_stands
        watched = {viewer for each in self._subscriptions for viewer in each.viewers}
        self._numbers = {viewer: self._numbers[viewer] for viewer in watched}
        told = {viewer: tell(viewer) for viewer in watched}
        return {viewer: news for viewer, news in told.items() if news is not None}

    def _newest(self, viewer: Seat) -> News | None:
        chapter = newest(self.table, viewer, self._numbers[viewer])
        if chapter is None:
            return None if self.table.beginning is None else self._as_it_stands(viewer)
        self._numbers[viewer] = chapter.number
        return self._as_it_stands(viewer, wire.happened(viewer, chapter))

    def _as_it_stands(self, viewer: Seat, happened: wire.Happened | None = None) -> News:
        now = self.seen_by(viewer)
        assert now is not None, "the game has begun"
        return News(happened, now)

    def seen_by(self, viewer: Seat) -> wire.Now | None:
        """The game as a viewer who is watched as sees it now; None before it has begun."""
        progress = self.table.progress
        if progress is None:
            return None
        seen = snapshot(progress, viewer, self._numbers[viewer])
        noted = self._notebook.notes(self.table, viewer, seen.view)
        standing = standing_of(self.table) if viewer == LEARNER else None
        now = wire.now(progress.game, viewer, seen, self.seconds_left(), noted, standing)
        if not self.table.voice:
            return now
        options = self.table.state.options
        return replace(now, advice=advice(progress.game.NAME, seen.view, seen.asked, options))

    def seconds_left(self) -> dict[int, int]:
        """The whole seconds that decisions with a clock still have."""
        if not self._asked_at:
            return {}
        now = self.now()
        return {decision: max(0, round(at - now)) for decision, at in self.deadlines.items()}

    def greeting(self, guest: Guest | None) -> wire.Table:
        """Who is at the table; all who have nothing to do with it hear one and the same."""
        name = guest.id if guest and self.table.knows(guest.id) else None
        if name not in self._greetings:
            self._greetings[name] = wire.greeting(self.table, name)
        return self._greetings[name]

    def subscribe(self, tell: Callable[[Notice], None]) -> Subscription:
        """Somebody is connected, and watches as nobody yet."""
        subscription = Subscription(tell)
        self._subscriptions.append(subscription)
        self.visited = True
        self._attend()
        return subscription

    def unsubscribe(self, subscription: Subscription) -> None:
        self._subscriptions.remove(subscription)
        self._attend()

    def watch_as(self, viewer: Seat, subscription: Subscription) -> None:
        """The subscription gets the news of a viewer, too."""
        subscription.viewers.append(viewer)
        self._numbers.setdefault(viewer, len(chapters(self.table, viewer)))

    def is_watched(self) -> bool:
        """Whether anybody is connected, at whichever node."""
        return bool(self._subscriptions) or self.elsewhere.watchers > 0

    def is_watched_here(self) -> bool:
        """Whether anybody is connected at this node."""
        return bool(self._subscriptions)

    def rests(self) -> bool:
        """Whether nothing will happen here before somebody comes: only clocks go on for nobody."""
        busy = self.is_watched() or self._undecided or self._writing.locked()
        return not (busy or self._asked_at)

    def wave(self, seat: Seat, sign: Sign) -> None:
        """A sign to everyone; it is not kept."""
        self.show(wire.Waved(seat, sign))
        self.rings(seat, sign)

    def show(self, wave: wire.Waved) -> None:
        """A sign to everyone at this node."""
        self._tell(Notice(wave=wave))

    def arrive(self, guest: str) -> None:
        """A guest has a connection more at which a seat is watched."""
        self._here[guest] += 1
        self._attend()

    def depart(self, guest: str) -> None:
        """A guest has one less."""
        self._here[guest] -= 1
        self._attend()

    def is_here(self, guest: str) -> bool:
        """Whether a guest has such a connection, at whichever node, with whichever device."""
        names = (guest, *self.table.devices_of(guest))
        return any(self._here[name] > 0 or name in self.elsewhere.guests for name in names)

    def crowd(self) -> Crowd:
        """Who is connected at this node."""
        here = frozenset(guest for guest, count in self._here.items() if count > 0)
        return Crowd(len(self._subscriptions), here)

    def hear_of_crowd(self, elsewhere: Crowd) -> None:
        """So many are connected at other nodes now."""
        if elsewhere != self.elsewhere:
            self.elsewhere = elsewhere
            self._attend()

    def attended_by(self, crew: Crew) -> None:
        """From now on by these, too."""
        self._attendants += [made(self) for made in crew]
        self._attend()

    def play_for_house(self, lease: Lease, crew: Crew) -> None:
        """From now on this node plays for the house here, by these."""
        if lease == self.lease:
            return
        if self.lease is None:
            self._house = [made(self) for made in crew]
        self.lease = lease
        self._attend()

    def lay_down(self) -> None:
        """The lease has passed on: another node plays for the house."""
        self.lease = None
        house, self._house = self._house, []
        for attendant in house:
            attendant.leave(self.table)

    def close(self) -> None:
        """Nobody attends to the table any more."""
        self.lay_down()
        for attendant in self._attendants:
            attendant.leave(self.table)
        self._attendants.clear()
        for task in self._tasks:
            task.cancel()

    def _attend(self) -> None:
        for attendant in (*self._attendants, *self._house):
            attendant.attend(self.table)
