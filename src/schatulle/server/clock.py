"""Clocks: a decision that nobody answers in time gets its announced default."""

import asyncio
from collections.abc import Callable

from schatulle.server.desk import Desk, Told
from schatulle.server.housework import attempt
from schatulle.table import commands
from schatulle.table.defaults import default_move
from schatulle.table.entries import Entry
from schatulle.table.life import Status, Table


class Clock:
    """One timer for each open decision of a person, while the table plays with a clock."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def tick(self, _told: Told | None = None) -> None:
        """Something happened: questions that are gone stop, new ones start."""
        asked = self._asked()
        for decision in [known for known in self._timers if known not in asked]:
            self._timers.pop(decision).cancel()
            self._desk.deadlines.pop(decision, None)
        for decision in asked:
            if decision not in self._timers:
                self._start(decision)

    def stop(self) -> None:
        """Stops all timers."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def _asked(self) -> set[int]:
        table = self._desk.table
        if not table.setting.clock or table.status is not Status.PLAYING:
            return set()
        return {ask.id for ask in table.asked() if table.bot_at(ask.seat) is None}

    def _start(self, decision: int) -> None:
        loop = asyncio.get_running_loop()
        seconds = self._desk.table.setting.clock * self._desk.pace.second
        self._desk.deadlines[decision] = loop.time() + seconds
        self._timers[decision] = loop.call_later(seconds, self._run_out, decision)

    def _run_out(self, decision: int) -> None:
        task = asyncio.create_task(self._answer(decision))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, decision: int) -> None:
        await attempt(self._desk.act, _by_default(decision))


def _by_default(decision: int) -> Callable[[Table], Entry]:
    def command(table: Table) -> Entry:
        ask = next((ask for ask in table.asked() if ask.id == decision), None)
        if ask is None:
            raise commands.NotNow("the question is answered")
        move = default_move(table, ask)
        return commands.answer(table, ask.seat, decision, f"clock-{decision}", move, "clock")

    return command
