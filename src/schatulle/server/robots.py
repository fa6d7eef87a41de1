"""Bots at tables: they answer from their seat's view, at a pace that tells nothing."""

import asyncio
from typing import Any, Literal

from schatulle.rules.core import Decision, Seat
from schatulle.server.desk import Desk, Told
from schatulle.server.housework import attempt
from schatulle.server.thinking import Question, Thinkers
from schatulle.table import commands
from schatulle.table.chance import luck
from schatulle.table.entries import Entry
from schatulle.table.life import Status, Table
from schatulle.table.news import observed


class Robots:
    """Plays every seat of one table that a bot has, as long as it has it."""

    def __init__(self, desk: Desk, thinkers: Thinkers) -> None:
        self._desk = desk
        self._thinkers = thinkers
        #: How many chapters, and events of them, each bot has been told.
        self._known: dict[tuple[Seat, str], tuple[int, int]] = {}
        self._task: asyncio.Task[None] | None = None

    def wake(self, _told: Told | None = None) -> None:
        """Something happened: if a bot is asked, it will answer in its own time."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._play())

    def stop(self) -> None:
        """Plays no more."""
        if self._task is not None:
            self._task.cancel()

    async def _play(self) -> None:
        while asked := self._asked():
            begun = asyncio.get_running_loop().time()
            thought = await self._thought(asked[0])
            await self._linger(begun)
            if thought is not None:
                await self._answer(asked[0], thought)

    async def _linger(self, begun: float) -> None:
        """Whoever thinks longer than the pace takes whole paces: not even that tells much."""
        pace = self._desk.pace.bots
        took = asyncio.get_running_loop().time() - begun
        await asyncio.sleep(pace - took % pace if pace else 0)

    def _asked(self) -> list[Decision[Any]]:
        table = self._desk.table
        if table.status is not Status.PLAYING:
            return []
        return [ask for ask in table.asked() if table.bot_at(ask.seat)]

    async def _thought(self, ask: Decision[Any]) -> str | None:
        """The bot's move; None when it has to be asked again."""
        table = self._desk.table
        kind = table.bot_at(ask.seat)
        assert kind is not None
        read, known = self._known.get((ask.seat, kind), (0, 0))
        news = observed(table, ask.seat, read)
        question = Question(
            table=table.id,
            seat=ask.seat,
            kind=kind,
            luck=luck(table.secret, ask.seat),
            game=table.setting.game,
            known=known,
            news=news,
            view=table.game.view(table.state, ask.seat),
            decision=ask,
        )
        action = await self._thinkers.think(question)
        now = (len(table.chapters), known + len(news))
        self._known[ask.seat, kind] = (0, 0) if action is None else now
        return None if action is None else table.game.format_move(action)

    async def _answer(self, ask: Decision[Any], move: str) -> None:
        await attempt(self._desk.act, lambda table: _answer(table, ask, move))


def _answer(table: Table, ask: Decision[Any], move: str) -> Entry:
    if table.bot_at(ask.seat) is None:
        raise commands.NotNow(f"a person plays seat {ask.seat}")
    by: Literal["bot", "stand_in"] = "stand_in" if table.away[ask.seat] else "bot"
    return commands.answer(table, ask.seat, ask.id, f"{by}-{ask.id}", move, by)
