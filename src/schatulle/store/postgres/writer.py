"""What waits to be appended goes into the log together, one transaction at a time."""

import asyncio
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import asdict

from schatulle.store.nodes_port import LogGrew
from schatulle.store.port import (
    Entry,
    FencedError,
    GapError,
    StoreError,
    Summary,
    TakenError,
    UnknownError,
)
from schatulle.store.postgres import failures, statements
from schatulle.store.postgres.line import Line, LostError

_MOST_AT_ONCE: Final = 256
#: So often something is tried again that others were in the way of.
_TRIES: Final = 20


class Job(NamedTuple):
    """An entry to be appended, and who waits for it."""

    table: str
    entry: Entry
    summary: Summary | None
    epoch: int | None
    future: asyncio.Future[None]


#: What became of a job: None where its entry is in the log.
JobResult = Exception | None


class Writer:
    """Answers each job after the commit that made it durable returned, never before."""

    def __init__(self, line: Line, ring: Callable[[Sequence[LogGrew]], None]) -> None:
        self.commits = 0
        self._line = line
        self._ring = ring
        self._waiting: deque[Job] = deque()
        self._filled = asyncio.Event()
        self._open = True
        self._task = asyncio.create_task(self._run())

    def submit(
        self, table: str, entry: Entry, summary: Summary | None, epoch: int | None
    ) -> asyncio.Future[None]:
        """Queues an entry; raises StoreError where the store is closed."""
        if not self._open:
            raise StoreError("The store is closed.")
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Job(table, entry, summary, epoch, future))
        self._filled.set()
        return future

    async def close(self) -> None:
        """Writes what waits, then nothing more."""
        self._open = False
        self._filled.set()
        await self._task

    async def _run(self) -> None:
        while self._open or self._waiting:
            if not self._waiting:
                self._filled.clear()
                await self._filled.wait()
                continue
            batch = self._batch()
            outcomes = await self._outcomes(batch)
            _answer(batch, outcomes)
            self._ring(
                [
                    LogGrew(job.table, job.entry.seq)
                    for job, outcome in zip(batch, outcomes, strict=True)
                    if outcome is None
                ]
            )

    def _batch(self) -> list[Job]:
        """The next ones, of one kind and of each table one, in their order."""
        batch: dict[str, Job] = {}
        later: list[Job] = []
        has_summary = self._waiting[0].summary is not None
        while self._waiting and len(batch) < _MOST_AT_ONCE:
            job = self._waiting.popleft()
            if job.table in batch or (job.summary is not None) != has_summary:
                later.append(job)
            else:
                batch[job.table] = job
        self._waiting.extendleft(reversed(later))
        return list(batch.values())

    async def _outcomes(self, batch: list[Job]) -> list[JobResult]:
        try:
            return await self._tried(batch)
        except LostError as error:
            why = failures.sentence(error.__cause__ or error)
            return [UnknownError(why) for _ in batch]
        except StoreError as error:
            return [StoreError(str(error)) for _ in batch]
        except Exception as error:  # whatever it is, those who wait must hear of it
            if len(batch) > 1:
                # One of them is at fault, and nothing is written: each by itself.
                return [(await self._outcomes([job]))[0] for job in batch]
            return [failures.refusal(error)]

    async def _tried(self, batch: list[Job]) -> list[JobResult]:
        """Judged anew while others are in the way."""
        for _ in range(_TRIES):
            try:
                verdicts = await self._written(batch)
            except Exception as error:
                again = failures.is_worth_another_try(error) or failures.is_swept_meanwhile(error)
                if not again:
                    raise
            else:
                if "again" not in verdicts.values():
                    return [_outcome(job, verdicts[job.table]) for job in batch]
        raise StoreError("The database is too busy.")

    async def _written(self, batch: list[Job]) -> Mapping[str, str]:
        sql = statements.APPEND
        values: list[Any] = [
            [job.table for job in batch],
            [job.entry.seq for job in batch],
            [job.entry.at for job in batch],
            [job.entry.body for job in batch],
            [job.epoch for job in batch],
        ]
        summaries = [job.summary for job in batch if job.summary is not None]
        if summaries:
            sql = statements.APPEND_WITH_SUMMARY
            values += [_rows(summaries), _players(summaries)]
        warned: list[str] = []

        async def write(connection: Any) -> list[Any]:
            def hear(_connection: Any, message: Any) -> None:
                warned.append(message.severity)

            connection.add_log_listener(hear)
            try:
                return list(await connection.fetch(sql, *values))
            finally:
                connection.remove_log_listener(hear)

        rows = await self._line.run(write)
        self.commits += 1
        if "WARNING" in warned:
            # The wait for the standby was broken off: committed here, and perhaps only here.
            raise LostError
        return {row["table_id"]: row["verdict"] for row in rows}


def _outcome(job: Job, verdict: str) -> JobResult:
    match verdict:
        case "new" | "same":
            return None
        case "taken":
            return TakenError(job.table, job.entry.seq)
        case "gap":
            return GapError(job.table, job.entry.seq)
    return FencedError(job.table)


def _answer(batch: list[Job], outcomes: list[JobResult]) -> None:
    for job, outcome in zip(batch, outcomes, strict=True):
        if job.future.done():  # its waiter was cancelled
            continue
        if outcome is None:
            job.future.set_result(None)
        else:
            job.future.set_exception(outcome)


def _rows(summaries: list[Summary]) -> str:
    rows = [asdict(summary) | {"table_id": summary.table} for summary in summaries]
    return msgspec.json.encode(rows).decode()


def _players(summaries: list[Summary]) -> str:
    rows = [
        {"table_id": summary.table, "seat": seat, "guest": guest}
        for summary in summaries
        for seat, guest in summary.players
    ]
    return msgspec.json.encode(rows).decode()
