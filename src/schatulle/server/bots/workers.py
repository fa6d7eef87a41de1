"""Where bots think: in processes of their own, from what their seat saw and nothing else."""

import asyncio
import os
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Final, Protocol
from zlib import crc32

from msgspec import Struct

from schatulle import bots
from schatulle.bots.contract import Bot
from schatulle.bots.worker_process import begin_worker
from schatulle.core import Decision, Outcome, Seat
from schatulle.core.registry import wings
from schatulle.server.bots.turns import Turns

#: So many bots are remembered by one process; a forgotten one is told everything again.
REMEMBERED: Final = 4096
#: A bot that has not answered after so many seconds, ten times what the strongest needs, hangs.
PATIENCE: Final = 15.0
#: How much the strongest let everyone else on this machine go first.
NICE: Final = 5


class Failed(Exception):  # noqa: N818 - what a bot did, not an error of ours
    """A bot has lost its seat."""


class Question(Struct, frozen=True):
    """Everything a bot gets: who it is, what is new since it was asked, and what it is asked."""

    table: str
    seat: Seat
    kind: str
    #: What its chance hangs on; nobody else knows it.
    luck: str
    game: str
    #: What the table agreed on, which is public.
    options: Any
    seats: int
    known: int
    news: Sequence[Any]
    view: Any
    decision: Decision[Any]
    #: Who opened the table; the bots of each host think in turn.
    host: str = ""


class Ending(Struct, frozen=True):
    """What a bot is told at the end of a game: what is new since it was asked, and the result."""

    news: Sequence[Any]
    outcome: Outcome


class BotRunner(Protocol):
    """Whoever lets bots think."""

    async def think(self, question: Question) -> Any | None:
        """The bot's answer; None when it must be told everything again; raises where it fails."""

    def leave(self, table: str, seat: Seat, ending: Ending | None = None) -> None:
        """No bot plays the seat any more; the ending, where the game has come to it."""

    async def close(self) -> None:
        """Thinks no more."""


class BotCache:
    """The bots of one process, the latest used ones."""

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, Seat, str], tuple[Bot, int]] = OrderedDict()

    def answer(self, question: Question) -> Any | None:
        """What the bot chooses; None where its memory does not reach that far."""
        name = (question.table, question.seat, question.kind)
        bot, known = self._bots.pop(name, (None, 0))
        if question.known == 0:
            bot, known = _made(question), 0
        if bot is None or question.known != known:
            return None
        for event in question.news:
            bot.observe(event)
        self._bots[name] = bot, known + len(question.news)
        if len(self._bots) > REMEMBERED:
            self._bots.popitem(last=False)
        return bot.choose(question.view, question.decision)


class InProcess:
    """Bots that think in the server's own process: for tests, and where there is one core."""

    def __init__(self) -> None:
        self._cache = BotCache()

    async def think(self, question: Question) -> Any | None:
        """The bot's answer, before anything else happens."""
        return self._cache.answer(question)

    def leave(self, table: str, seat: Seat, ending: Ending | None = None) -> None:
        """It is forgotten in time."""

    async def close(self) -> None:
        """There is nothing to close."""


class Workers:
    """Bots in processes of their own; a table's bots of one sort live together in one of them.

    Who searches thinks long and has processes apart, as many as there are cores, two to
    eight, unless so many are wished for: nobody else waits for it.
    """

    def __init__(self, quick: int = 2, deep: int = 0, patience: float = PATIENCE) -> None:
        cores = os.cpu_count() or 1
        self.quick = [Worker(patience) for _ in range(quick)]
        self.deep = [Worker(patience, NICE) for _ in range(deep or min(max(cores, 2), 8))]

    async def think(self, question: Question) -> Any | None:
        """In the process where the bot lives."""
        deep = bots.kind_named(question.kind, question.game).deep
        workers = self.deep if deep else self.quick
        return await workers[crc32(question.table.encode()) % len(workers)].think(question)

    def leave(self, table: str, seat: Seat, ending: Ending | None = None) -> None:
        """It is forgotten in time."""

    async def close(self) -> None:
        for worker in (*self.quick, *self.deep):
            worker.end()


class Worker:
    """One process, asked one question at a time, by everybody in turn; it starts with the first."""

    def __init__(self, patience: float, nice: int = 0) -> None:
        self._patience = patience
        self._nice = nice
        self._turns = Turns()
        self.pool = _pool(nice)

    async def think(self, question: Question) -> Any | None:
        """A process that died is replaced, and must be told everything; so is one that hangs."""
        loop = asyncio.get_running_loop()
        async with self._turns.turn(question.host, question.table):
            try:
                async with asyncio.timeout(self._patience):
                    return await loop.run_in_executor(self.pool, _think, question)
            except BrokenProcessPool:
                self._renew()
                return None
            except TimeoutError:
                self._renew()
                raise Failed(f"no answer within {self._patience:g} s") from None

    def end(self) -> None:
        """Whatever it is thinking about: a bot that hangs must not keep the server from going."""
        # There is no public way before Python 3.14.
        for process in list((self.pool._processes or {}).values()):
            process.kill()
        self.pool.shutdown(wait=False, cancel_futures=True)

    def _renew(self) -> None:
        self.end()
        self.pool = _pool(self._nice)


def _pool(nice: int) -> ProcessPoolExecutor:
    # A fresh process: nothing of the server's memory, so no secret either, is in it.
    return ProcessPoolExecutor(
        1, mp_context=get_context("spawn"), initializer=_begin, initargs=(nice, wings())
    )


def _begin(nice: int, games: dict[str, str]) -> None:
    begin_worker(games)
    if hasattr(os, "nice"):
        os.nice(nice)


_cache = BotCache()


def _think(question: Question) -> Any | None:
    return _cache.answer(question)


def _made(question: Question) -> Bot:
    kind, game, seat = question.kind, question.game, question.seat
    return bots.make(kind, game, seat, question.luck, question.options)
