"""A review is made in a process of its own, which lets everyone else on this machine go first."""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Final, Protocol

import msgspec

from schatulle.bots.worker_process import begin_worker
from schatulle.core import Refusal
from schatulle.core.registry import wings
from schatulle.reviews import Review, review_of
from schatulle.table.records import parse_record

#: How much others go first.
NICE: Final = 15
#: A reviewer that needs so many seconds, ten times what the longest game does, hangs.
PATIENCE: Final = 600.0


class Failed(Exception):  # noqa: N818 - what became of a review, not an error of ours
    """There is no review: its process died, hung, or refused the game."""


class Maker(Protocol):
    """Whoever makes reviews."""

    async def make(self, line: str, seat: int, tell: Callable[[float], None]) -> Review:
        """The review of a record from a seat, with its progress; raises Failed."""

    def close(self) -> None:
        """Makes no more."""


class ReviewProcesses:
    """A process for each review: nothing of it stays behind, and it can be ended at any time."""

    def __init__(self, at_once: int, patience: float = PATIENCE) -> None:
        self._patience = patience
        # Somebody has to listen to each.
        self._listeners = ThreadPoolExecutor(at_once, "review")

    async def make(self, line: str, seat: int, tell: Callable[[float], None]) -> Review:
        """Ends the process when nobody waits for it any more."""
        fresh = get_context("spawn")
        heard, told = fresh.Pipe(duplex=False)
        process = fresh.Process(target=_make, args=(told, wings(), line, seat), daemon=True)
        process.start()
        told.close()
        try:
            async with asyncio.timeout(self._patience):
                return await self._listened(heard, tell)
        except TimeoutError:
            raise Failed(f"no review within {self._patience:g} s") from None
        finally:
            process.kill()

    async def _listened(self, heard: Connection, tell: Callable[[float], None]) -> Review:
        loop = asyncio.get_running_loop()
        while True:
            try:
                news = await loop.run_in_executor(self._listeners, heard.recv)
            except (EOFError, OSError):
                raise Failed("the process of the review has died") from None
            match news:
                case bytes():
                    return msgspec.json.decode(news, type=Review)
                case str():
                    raise Failed(news)
                case _:
                    tell(news)

    def close(self) -> None:
        """Whoever still makes one is cancelled, which ends the process."""
        self._listeners.shutdown(wait=False, cancel_futures=True)


def _make(told: Connection, games: dict[str, str], line: str, seat: int) -> None:
    begin_worker(games)
    if hasattr(os, "nice"):
        os.nice(NICE)
    try:
        review = review_of(parse_record(line), seat, told.send)
    except Refusal as refusal:
        told.send(str(refusal))
    else:
        told.send(msgspec.json.encode(review))
