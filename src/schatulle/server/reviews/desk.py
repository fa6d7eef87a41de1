"""The desk at which reviews are asked for: everyone who asks for the same waits for the same."""

import asyncio
import os
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Any, Final
from zlib import crc32

import msgspec
from msgspec import Struct

from schatulle.core import Seat
from schatulle.reviews import Memory, Review, version_of
from schatulle.server.bots.turns import Turns
from schatulle.server.logs import log
from schatulle.server.reviews.elsewhere import Elsewhere
from schatulle.server.reviews.making import Failed, Maker, ReviewProcesses
from schatulle.store import Review as Kept
from schatulle.store import Store, StoreError
from schatulle.table.projections import record
from schatulle.table.records import format_record
from schatulle.table.table import Table

#: So many reviews wait at once, and of one guest.
MOST_WAITING: Final = 64
MOST_OF_A_GUEST: Final = 4
#: After so many seconds somebody who would be one too many may ask again.
COME_BACK: Final = 10.0
#: Of so many that failed it is known.
MOST_FAILED: Final = 1000


class Reviewing(Struct, frozen=True):
    """How far a review is, or the review. While nobody has asked for it, nothing is done."""

    done: float | None = None
    #: It could not be made; whoever asks again has it tried again.
    failed: bool = False
    review: Review | None = None


class ReviewedGame(Struct, frozen=True):
    """What lists over many games tell of a review; `at` is when the game was written to last."""

    table: str
    game: str
    seat: int
    at: float
    memory: Memory | None
    luck: float
    #: What only this game says.
    own: dict[str, Any]


class TooMany(Exception):  # noqa: N818 - an answer, not an error
    """So many wait already that nobody else may, for some seconds."""

    def __init__(self, wait: float) -> None:
        super().__init__(wait)
        self.wait = wait


class _Brief(Struct, frozen=True):
    memory: Memory | None
    luck: float
    own: dict[str, Any]


class _Job:
    """A review that waits or is being made."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.done = 0.0
        self.task: asyncio.Task[None] | None = None


_Place = tuple[str, Seat]


class ReviewDesk:
    """So many at once, else one for every four cores; guests who wait have theirs in turn.

    What is being made is lost with the server, and made anew when somebody asks again. Where
    several nodes share the store, each tells the others how far its reviews are.
    """

    def __init__(
        self,
        store: Store,
        maker: Maker | None = None,
        at_once: int = 0,
        others: Elsewhere | None = None,
    ) -> None:
        at_once = at_once or max((os.cpu_count() or 1) // 4, 1)
        self._store = store
        self._others = others
        self._maker = maker or ReviewProcesses(at_once)
        self._turns = [Turns() for _ in range(at_once)]
        self._jobs: dict[_Place, _Job] = {}
        #: An ordered set: who failed longest ago is forgotten first.
        self._failed: dict[_Place, None] = {}

    @property
    def waiting(self) -> int:
        """How many reviews wait or are being made."""
        return len(self._jobs)

    async def look(self, table: Table, seat: Seat) -> Reviewing:
        """How far the review of a finished game is."""
        place = table.id, seat
        if job := self._jobs.get(place):
            return Reviewing(job.done)
        kept = await self._store.review(table.id, seat)
        if kept is not None and kept.version == version_of(table.game.NAME):
            return Reviewing(1.0, review=msgspec.json.decode(kept.body, type=Review))
        if place in self._failed:
            return Reviewing(failed=True)
        told = self._others.told(kept) if self._others else None
        return Reviewing(told.done, told.failed) if told else Reviewing()

    async def ask(self, table: Table, seat: Seat, guest: str, pay: Callable[[], None]) -> Reviewing:
        """The same, and it is begun unless it is there or under way; raises TooMany."""
        found = await self.look(table, seat)
        if job := self._jobs.get((table.id, seat)):
            return Reviewing(job.done)
        if found.done is not None:
            return found
        self._check_room(guest)
        pay()
        self._begin(table, seat, guest)
        return Reviewing(0.0)

    async def of_guest(self, guest: str) -> list[ReviewedGame]:
        """A guest's reviewed games, the latest first."""
        rows = await self._store.reviews_of(guest)
        briefs = (msgspec.json.decode(row.brief, type=_Brief) for row in rows)
        return [
            ReviewedGame(row.table, row.game, row.seat, row.at, told.memory, told.luck, told.own)
            for row, told in zip(rows, briefs, strict=True)
        ]

    async def close(self) -> None:
        """Ends what is being made."""
        tasks = [job.task for job in self._jobs.values() if job.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._maker.close()

    def _check_room(self, guest: str) -> None:
        own = sum(job.guest == guest for job in self._jobs.values())
        if len(self._jobs) >= MOST_WAITING or own >= MOST_OF_A_GUEST:
            raise TooMany(COME_BACK)

    def _begin(self, table: Table, seat: Seat, guest: str) -> None:
        place = table.id, seat
        job = self._jobs[place] = _Job(guest)
        self._failed.pop(place, None)
        job.task = asyncio.create_task(self._make(job, table, seat))

    async def _make(self, job: _Job, table: Table, seat: Seat) -> None:
        place = table.id, seat
        turns = self._turns[crc32(table.id.encode()) % len(self._turns)]

        def tell(done: float) -> None:
            job.done = done

        try:
            async with self._telling(job, place), turns.turn(job.guest, table.id):
                line = format_record(record(table))
                review = await self._maker.make(line, seat, tell)
            await self._store.keep_review(table.id, seat, _packed(table, review))
        except (Failed, StoreError) as failure:
            log.warning("review failed", table=table.id, seat=seat, said=str(failure))
            self._failed[place] = None
            if len(self._failed) > MOST_FAILED:
                del self._failed[next(iter(self._failed))]
            if self._others:
                await self._others.tell_failed(*place)
        finally:
            del self._jobs[place]

    def _telling(self, job: _Job, place: _Place) -> AbstractAsyncContextManager[None]:
        """Meanwhile other nodes hear how far it is."""
        return self._others.telling(*place, lambda: job.done) if self._others else nullcontext()


def _packed(table: Table, review: Review) -> Kept:
    """Where a voice helped, play was nobody's own: lists over many games tell nothing of it."""
    brief = msgspec.json.encode(_Brief(review.memory, review.luck, dict(review.own)))
    version = version_of(table.game.NAME)
    return Kept(version, b"" if table.voiced else brief, msgspec.json.encode(review))
