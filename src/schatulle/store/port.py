"""What a server needs of a store: an append-only log for each table, and a summary of it."""

from collections.abc import Collection
from typing import Protocol

from msgspec import Struct

from schatulle.table.status import Status


class Summary(Struct, frozen=True):
    """What lists show of a table; `players` are pairs of seat and guest id."""

    table: str
    code: str
    game: str
    edition: str
    status: Status
    listed: bool
    seats: int
    taken: int
    host: str
    touched: float
    players: tuple[tuple[int, str], ...] = ()


class Patience(Struct, frozen=True):
    """How long a table may be idle before it is swept, in seconds that were served."""

    gathering: float
    playing: float
    #: A finished game.
    over: float
    #: Until what was swept is erased.
    swept: float
    #: The longest time that can have been served between two sweeps.
    step: float


class Swept(Struct, frozen=True):
    """A table that was set aside; `at` is when, by the clock."""

    table: str
    code: str
    game: str
    status: Status
    seats: int
    at: float


class Entry(Struct, frozen=True, gc=False):
    """One line of a table's log, numbered from 1; only the table knows what its body means."""

    seq: int
    at: float
    body: bytes

    def __repr__(self) -> str:
        # A body may hold the secret of a match, and what is printed ends up in logs.
        return f"Entry(seq={self.seq}, at={self.at}, body=<{len(self.body)} bytes>)"


class Review(Struct, frozen=True):
    """A review of a finished table from one of its seats; only its makers know what it means."""

    #: Which reviewer made it: a better one makes it anew.
    version: int
    #: What lists over many games tell of it; where it is empty they tell nothing.
    brief: bytes
    body: bytes

    def __repr__(self) -> str:
        return f"Review(version={self.version}, body=<{len(self.body)} bytes>)"


class ReviewBrief(Struct, frozen=True):
    """What is told of a review in a list; `at` is when its game was last written to."""

    table: str
    game: str
    seat: int
    at: float
    brief: bytes


class StoreError(Exception):
    """The store refuses or fails; one sentence says why. What was asked is not written."""


class DamagedError(StoreError):
    """What was to be read is damaged; the rest of the database need not be."""


class GapError(StoreError):
    """The entry before this one is missing: the table was swept, or its number is wrong."""

    def __init__(self, table: str, seq: int) -> None:
        super().__init__(f"Entry {seq} cannot be written: the one before it is not there.")
        self.table = table
        self.seq = seq


class UnknownError(StoreError):
    """The store failed in the commit: nobody can say whether the entry is in the log.

    Appending the very same entry again tells. Until then it is neither written nor refused.
    """


class CodeTakenError(StoreError):
    """Another table has this code."""

    def __init__(self) -> None:
        super().__init__("Another table has this code.")


class TakenError(Exception):
    """(table, seq) already exists: someone else wrote."""

    def __init__(self, table: str, seq: int) -> None:
        super().__init__(f"Entry {seq} of this table is already written.")
        self.table = table
        self.seq = seq


class FencedError(Exception):
    """The lease under which this was to be written has passed on to another node."""

    def __init__(self, table: str) -> None:
        super().__init__("Another node attends to this table now.")
        self.table = table


class Store(Protocol):
    """The append-only log of all tables."""

    async def append(
        self, table: str, entry: Entry, summary: Summary | None, epoch: int | None = None
    ) -> None:
        """Writes both or neither, and returns only when they are durable.

        Without a summary it stays as it was, but for the time of the entry. The very same entry
        may be appended again, and is not written twice: so one finds out what became of it.
        Raises TakenError where (table, seq) exists, GapError where the one before it does not,
        CodeTakenError where another table has the code, FencedError where the table's lease has
        another epoch than the given one, UnknownError where the store failed in the commit,
        and StoreError where nothing was written. After that, or when the waiting was cancelled,
        what stands in the log is what `read` says.
        """

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The entries with higher numbers than `after`, in their order."""

    async def summary(self, table: str) -> Summary | None:
        """The summary that came with the last entry."""

    async def by_code(self, code: str) -> Summary | None:
        """The table with this code."""

    async def listed(self) -> list[Summary]:
        """The hundred newest public tables that still gather players, newest first."""

    async def live(self) -> list[Summary]:
        """All tables that are not over, newest first."""

    async def finished_of(self, guest: str, limit: int = 200) -> list[Summary]:
        """The finished games that the guest sat at, newest first."""

    async def open_of(self, guest: str, limit: int = 200) -> list[Summary]:
        """The tables that are not over and that the guest sits at, newest first."""

    async def keep_review(self, table: str, seat: int, review: Review) -> None:
        """Keeps it beside the table for as long as that is there; an older one gives way.

        Of a table that is gone none is kept. Returns when it is durable, as `append` does.
        """

    async def review(self, table: str, seat: int) -> Review | None:
        """The review from that seat, where there is one."""

    async def reviews_of(self, guest: str, limit: int = 200) -> list[ReviewBrief]:
        """What is told of the reviews of seats that the guest sat at, the latest games first."""

    async def touch(self, tables: Collection[str], at: float) -> None:
        """Somebody was at these tables, though nothing was written."""

    async def sweep(self, now: float, patience: Patience) -> list[str]:
        """Sets tables aside that have been idle for too long, some at a time; gives their names.

        Idle is whatever was not touched, whenever that was by whichever clock: what counts is how
        long tables have been served since that was first seen, and between two sweeps no more of
        it passes than `patience.step`. What was set aside for too long itself is erased.
        """

    async def swept(self) -> list[Swept]:
        """What was set aside and is not erased yet, the latest first."""

    async def bring_back(self, table: str) -> bool:
        """A table as it was before it was swept; False where it is not among those.

        Raises CodeTakenError where another table has its code now.
        """

    async def close(self) -> None:
        """Writes what waits, then refuses everything; closing twice does no harm."""
