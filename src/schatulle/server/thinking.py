"""Where bots think: in processes of their own, from what their seat saw and nothing else."""

import asyncio
import os
import signal
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, Final, Protocol
from zlib import crc32

from msgspec import Struct

from schatulle import bots
from schatulle.bots.core import Bot
from schatulle.rules.core import Decision, Seat

#: So many bots are remembered by one process; a forgotten one is told everything again.
REMEMBERED: Final = 4096


class Question(Struct, frozen=True):
    """Everything a bot gets: who it is, what is new since it was asked, and what it is asked."""

    table: str
    seat: Seat
    kind: str
    #: What its chance hangs on; nobody else knows it.
    luck: str
    game: str
    known: int
    news: Sequence[Any]
    view: Any
    decision: Decision[Any]


class Thinkers(Protocol):
    """Whoever lets bots think."""

    async def think(self, question: Question) -> Any | None:
        """The bot's answer; None when it must be told everything again."""

    def close(self) -> None:
        """Thinks no more."""


class Memory:
    """The bots of one process, the latest used ones."""

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, Seat, str], tuple[Bot, int]] = OrderedDict()

    def answer(self, question: Question) -> Any | None:
        """What the bot chooses; None where its memory does not reach that far."""
        name = (question.table, question.seat, question.kind)
        bot, known = self._bots.pop(name, (_made(question), 0))
        if question.known not in (0, known):
            return None
        if question.known == 0:
            bot = _made(question)
        for event in question.news:
            bot.observe(event)
        self._bots[name] = bot, question.known + len(question.news)
        if len(self._bots) > REMEMBERED:
            self._bots.popitem(last=False)
        return bot.choose(question.view, question.decision)


class Here:
    """Bots that think in the server's own process: for tests, and where there is one core."""

    def __init__(self) -> None:
        self._memory = Memory()

    async def think(self, question: Question) -> Any | None:
        """At once."""
        return self._memory.answer(question)

    def close(self) -> None:
        """There is nothing to close."""


class Workers:
    """Bots in processes of their own; all of a table's bots live in one of them."""

    def __init__(self, count: int = 1) -> None:
        self.pools = [_pool() for _ in range(count)]

    async def think(self, question: Question) -> Any | None:
        """In the table's process; one that died is replaced, and must be told everything."""
        number = crc32(question.table.encode()) % len(self.pools)
        pool = self.pools[number]
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, _think, question)
        except BrokenProcessPool:
            if self.pools[number] is pool:
                self.pools[number] = _pool()
            return None

    def close(self) -> None:
        """Ends the processes."""
        for pool in self.pools:
            pool.shutdown(wait=False, cancel_futures=True)


def _pool() -> ProcessPoolExecutor:
    # A fresh process: nothing of the server's memory, so no secret either, is in it.
    return ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_begin)


def _begin() -> None:
    """Ctrl-C is the server's to hear, and a worker without a server has nothing to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


_memory = Memory()


def _think(question: Question) -> Any | None:
    return _memory.answer(question)


def _made(question: Question) -> Bot:
    return bots.make(question.kind, question.game, question.seat, question.luck)
