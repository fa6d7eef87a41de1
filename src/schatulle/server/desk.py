"""One table being served: a single writer, and everyone who watches it.

The order of things: a command is checked, its entry appended and committed, then applied and
acknowledged, then told to everyone. Nobody ever hears of what is not yet on the disk.
"""

import asyncio
from collections.abc import Callable

from msgspec import Struct

from schatulle.rules.core import Seat
from schatulle.server.notes import Notebook
from schatulle.server.pace import HUMAN, Pace
from schatulle.server.presence import Presence
from schatulle.store.port import Entry as Row
from schatulle.store.port import Store, Summary
from schatulle.table.entries import Answered, Entry, Started, encode
from schatulle.table.life import Status, Table
from schatulle.table.news import Chapter, Lobby, Sign, chapters, lobby, newest
from schatulle.table.records import format_record, published, record_of
from schatulle.table.setting import PERSON


class Told(Struct, frozen=True):
    """What a watcher is told: people have changed, the game went on, or somebody made a sign."""

    lobby: Lobby | None = None
    chapter: Chapter | None = None
    #: A seat and the sign it made.
    wave: tuple[Seat, Sign] | None = None


class Watcher:
    """Someone who watches the table as one viewer; `tell` never waits."""

    def __init__(
        self, viewer: Seat, number: int, tell: Callable[[Told], None], staff: bool
    ) -> None:
        self.viewer = viewer
        self.number = number
        self.tell = tell
        #: The house itself: bots and clocks, not people.
        self.staff = staff


class Desk:
    """A table with its writer and its watchers."""

    def __init__(
        self,
        table: Table,
        store: Store,
        now: Callable[[], float],
        pace: Pace = HUMAN,
    ) -> None:
        self.table = table
        self._store = store
        self._now = now
        self.pace = pace
        self._writing = asyncio.Lock()
        self._watchers: list[Watcher] = []
        #: Whether a person has watched since the house was last kept.
        self.visited = False
        #: When the clock of a decision runs out, by the event loop's time.
        self.deadlines: dict[int, float] = {}
        #: When each entry of the game was told, for spectators who see it later.
        self.told_at = [asyncio.get_running_loop().time()] * len(table.chapters)
        self.notebook = Notebook()
        self.presence = Presence(lambda: self.table, self.act, self.is_watched, pace.grace)

    async def act(
        self,
        command: Callable[[Table], Entry],
        acknowledge: Callable[[Entry], None] = lambda _entry: None,
    ) -> Entry:
        """Carries a command out; raises Refusal and then nothing has changed."""
        # Shielded: a client that goes away must not leave the table behind its log.
        acting = asyncio.ensure_future(self._act(command, acknowledge))
        # If nobody waits for it any more, nobody wants to hear of its refusal.
        acting.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(acting)

    async def _act(
        self, command: Callable[[Table], Entry], acknowledge: Callable[[Entry], None]
    ) -> Entry:
        async with self._writing:
            entry = command(self.table)
            await self._write(entry)
            acknowledge(entry)
            self._publish(entry)
            return entry

    async def _write(self, entry: Entry) -> None:
        after = self.table.after(entry)
        row = Row(after.length, self._now(), encode(entry))
        await self._store.append(after.id, row, summary(after, row.at))
        self.table = after

    def watch(self, viewer: Seat, tell: Callable[[Told], None], *, staff: bool = False) -> Watcher:
        """Begins to watch from now on."""
        watcher = Watcher(viewer, len(chapters(self.table, viewer)), tell, staff)
        self._watchers.append(watcher)
        self.visited |= not staff
        return watcher

    def wave(self, seat: Seat, sign: Sign) -> None:
        """A sign to everyone; it is not kept."""
        for watcher in tuple(self._watchers):
            watcher.tell(Told(wave=(seat, sign)))

    def record(self) -> str:
        """The finished game in the notation, with the secret of its chance."""
        table = self.table
        people = zip(table.guests, table.chairs, strict=True)
        names = tuple(guest.name if guest else chair for guest, chair in people)
        record = record_of(
            table, table.id, players=names, seed=table.secret, commitment=table.commitment
        )
        return format_record(published(record))

    def seconds_left(self) -> dict[int, int]:
        """The whole seconds that decisions with a clock still have."""
        now = asyncio.get_running_loop().time()
        return {decision: max(0, round(at - now)) for decision, at in self.deadlines.items()}

    def is_watched(self) -> bool:
        """Whether any person watches."""
        return not all(watcher.staff for watcher in self._watchers)

    def leave(self, watcher: Watcher) -> None:
        """Watches no more."""
        self._watchers.remove(watcher)

    def _publish(self, entry: Entry) -> None:
        went_on = isinstance(entry, Started | Answered)
        if went_on:
            self.told_at.append(asyncio.get_running_loop().time())
        people = None if isinstance(entry, Answered) and self._goes_on() else lobby(self.table)
        for watcher in tuple(self._watchers):
            chapter = newest(self.table, watcher.viewer, watcher.number) if went_on else None
            watcher.number = chapter.number if chapter else watcher.number
            if people or chapter:
                watcher.tell(Told(people, chapter))

    def _goes_on(self) -> bool:
        return self.table.status is Status.PLAYING


def summary(table: Table, at: float) -> Summary:
    """What lists and searches need to know of a table."""
    people = [(seat, guest.id) for seat, guest in enumerate(table.guests) if guest is not None]
    return Summary(
        table=table.id,
        code=table.code,
        game=table.setting.game,
        edition=table.setting.edition,
        status=table.status.value,
        listed=table.setting.listed,
        seats=len(table.chairs),
        taken=sum(1 for seat in table.seats if table.guests[seat] or table.chairs[seat] != PERSON),
        host=table.host.id,
        touched=at,
        players=tuple(people),
    )
