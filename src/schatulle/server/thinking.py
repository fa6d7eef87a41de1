"""Where bots think: in processes of their own, from what their seat saw and nothing else."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
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
        # A fresh process: nothing of the server's memory, so no secret either, is in it.
        context = get_context("spawn")
        self._pools = [ProcessPoolExecutor(1, mp_context=context) for _ in range(count)]

    async def think(self, question: Question) -> Any | None:
        """In the table's process."""
        pool = self._pools[crc32(question.table.encode()) % len(self._pools)]
        return await asyncio.get_running_loop().run_in_executor(pool, _think, question)

    def close(self) -> None:
        """Ends the processes."""
        for pool in self._pools:
            pool.shutdown(wait=False, cancel_futures=True)


_memory = Memory()


def _think(question: Question) -> Any | None:
    return _memory.answer(question)


def _made(question: Question) -> Bot:
    return bots.make(
        question.kind, question.game, question.seat, f"{question.table}/{question.seat}"
    )
