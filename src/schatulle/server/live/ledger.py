"""The store as tables know it: an entry is written with its summary, and logs are read back."""

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import NamedTuple

import msgspec
from msgspec import Struct

from schatulle.server.logs import log, short
from schatulle.server.metrics import Metrics
from schatulle.store.port import (
    CodeTakenError,
    DamagedError,
    Store,
    StoreError,
    Summary,
    UnknownError,
)
from schatulle.store.port import Entry as Row
from schatulle.table.agreement import PERSON
from schatulle.table.commands import Change
from schatulle.table.deadlines import AskedAt, asked_at
from schatulle.table.entries import (
    Answered,
    EndWished,
    Entry,
    Started,
    StepRead,
    VoiceSwitched,
    decode,
    encode,
)
from schatulle.table.status import Status
from schatulle.table.table import Table, folded


class Written(Struct, frozen=True):
    """An entry of a log, and when it was written."""

    entry: Entry
    at: float


class ReadBack(NamedTuple):
    """A table as its log tells it, and the times that the log has."""

    table: Table
    #: When each chapter of the game was written.
    times: Sequence[float]
    #: Since when decisions with a clock are open.
    asked: AskedAt


class DamagedTableError(StoreError):
    """The log of one table cannot be read as it was written; all others can."""


class Ledger:
    """Writes what tables decide; gives an entry its time."""

    def __init__(self, store: Store, now: Callable[[], float], metrics: Metrics) -> None:
        self._store = store
        self.now = now
        self._metrics = metrics

    async def append(self, change: Change, at: float, epoch: int | None = None) -> None:
        """The entry of that time is durable then; raises what the store's `append` does."""
        table, began = change.table, perf_counter()
        row = Row(table.length, at, encode(change.entry))
        try:
            await self._store.append(table.id, row, _summary_if_changed(change, at), epoch)
        except CodeTakenError:
            raise
        except StoreError as error:
            # Guests are told to try again; only here can the operator hear why.
            self._metrics.errors.inc()
            said = "unknown whether written" if isinstance(error, UnknownError) else "not written"
            log.error(said, said=str(error), table=short(table.id))
            raise
        self._metrics.append.observe(perf_counter() - began)
        if isinstance(change.entry, Answered) and change.entry.by in ("bot", "stand_in"):
            self._metrics.bot_moves.inc()

    async def newer(self, table: Table) -> list[Written]:
        """What somebody else has written to the log since it made this table."""
        rows = await self._rows(table.id, table.length)
        return [Written(_decoded(row, table.agreement.game), row.at) for row in rows]

    async def read(self, found: Summary) -> ReadBack | None:
        """A table with its times; None where it was swept in this very moment.

        Raises DamagedTableError.
        """
        rows = await self._rows(found.table)
        if not rows:
            if await self._store.summary(found.table):
                raise DamagedTableError("All its entries are missing.")
            return None
        log = [(row.at, _decoded(row, found.game)) for row in rows]
        try:
            return read_back(found.table, log)
        except Exception as error:  # whatever stands in a log that is damaged
            kind = type(error).__name__
            raise DamagedTableError(f"Its entries make no game ({kind}).") from error

    async def _rows(self, table: str, after: int = 0) -> list[Row]:
        """The entries with higher numbers, each there and none twice."""
        try:
            rows = await self._store.read(table, after)
        except DamagedError as error:
            raise DamagedTableError(str(error)) from error
        for seq, row in enumerate(rows, after + 1):
            if row.seq != seq:
                raise DamagedTableError(f"Entry {seq} is missing.")
        return rows


def _decoded(row: Row, game: str) -> Entry:
    try:
        return decode(row.body, game)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise DamagedTableError(f"Entry {row.seq} cannot be read.") from error


def read_back(name: str, log: Sequence[tuple[float, Entry]]) -> ReadBack:
    """A table and its times as a log of timed entries makes them."""
    (opened_at, opened), *others = log
    table, asked = folded(name, [opened]), asked_at({}, folded(name, [opened]), opened_at)
    for at, entry in others:
        table = table.after(entry)
        asked = asked_at(asked, table, at)
    return ReadBack(table, [at for at, entry in log if is_chapter(entry)], asked)


def _summary_if_changed(change: Change, at: float) -> Summary | None:
    """An answer changes nothing that lists show, unless the game is over with it."""
    plays_on = isinstance(change.entry, Answered) and change.table.status is Status.PLAYING
    return None if plays_on else summary(change.table, at)


def is_chapter(entry: Entry) -> bool:
    """Whether the game goes on with it."""
    return isinstance(entry, Started | Answered)


def shows_anew(entry: Entry) -> bool:
    """Whether viewers see the game in another way than before, though it has not gone on."""
    ended = isinstance(entry, EndWished) and entry.ends
    return ended or isinstance(entry, StepRead | VoiceSwitched)


def summary(table: Table, at: float) -> Summary:
    """What lists and searches need to know of a table."""
    people = [(seat, guest.id) for seat, guest in enumerate(table.guests) if guest is not None]
    if table.beginning is not None:
        # A lesson is nobody's game: it stands in no statistics.
        people = []
    return Summary(
        table=table.id,
        code=table.code,
        game=table.agreement.game,
        edition=table.agreement.edition,
        status=table.status,
        listed=table.agreement.listed,
        seats=len(table.chairs),
        taken=sum(1 for seat in table.seats if table.guests[seat] or table.chairs[seat] != PERSON),
        host=table.host.id,
        touched=at,
        players=tuple(people),
    )
