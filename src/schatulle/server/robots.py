"""Bots at tables: they answer from their seat's view, at a pace that tells nothing."""

import asyncio
from typing import Final, Literal

from schatulle import bots
from schatulle.bots.core import Bot
from schatulle.rules.core import Refusal, Seat
from schatulle.server.desk import Desk, Told
from schatulle.table import commands
from schatulle.table.entries import Entry
from schatulle.table.life import Status, Table
from schatulle.table.news import chapters

#: What a bot needs to be believed to think, whatever it thinks about.
PACE: Final = 1.2


class Robots:
    """Plays every seat of one table that a bot has, as long as it has it."""

    def __init__(self, desk: Desk, pace: float = PACE) -> None:
        self._desk = desk
        self._pace = pace
        self._bots: dict[tuple[Seat, str], tuple[Bot, int]] = {}
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
        while seat := self._asked():
            await asyncio.sleep(self._pace)
            await self._answer(seat[0])

    def _asked(self) -> list[Seat]:
        table = self._desk.table
        if table.status is not Status.PLAYING:
            return []
        return [ask.seat for ask in table.asked() if table.bot_at(ask.seat)]

    async def _answer(self, seat: Seat) -> None:
        try:
            await self._desk.act(lambda table: self._chosen(table, seat))
        except Refusal:
            # Someone came back to the seat, or answered first: the question is gone.
            return

    def _chosen(self, table: Table, seat: Seat) -> Entry:
        kind = table.bot_at(seat)
        ask = next((ask for ask in table.asked() if ask.seat == seat), None)
        if kind is None or ask is None:
            raise commands.NotNow(f"no bot is asked at seat {seat}")
        action = self._bot(table, seat, kind).choose(table.game.view(table.state, seat), ask)
        by: Literal["bot", "stand_in"] = "stand_in" if table.away[seat] else "bot"
        move = table.game.format_move(action)
        return commands.answer(table, seat, ask.id, f"{by}-{ask.id}", move, by)

    def _bot(self, table: Table, seat: Seat, kind: str) -> Bot:
        """The seat's bot, with all that the seat has observed until now."""
        made = bots.make(kind, table.setting.game, seat, f"{table.id}/{seat}")
        bot, known = self._bots.get((seat, kind), (made, 0))
        news = chapters(table, seat, known)
        for chapter in news:
            for event in chapter.events:
                bot.observe(event)
        self._bots[seat, kind] = bot, known + len(news)
        return bot
