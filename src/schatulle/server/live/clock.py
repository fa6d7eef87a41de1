"""The clock: a decision that nobody answers in time gets its announced default."""

import asyncio
from collections.abc import Callable
from typing import Final

from schatulle.server.live.live_table import LiveTable
from schatulle.server.live.retrying import until_settled
from schatulle.table import commands
from schatulle.table.commands import Change
from schatulle.table.default_moves import default_move
from schatulle.table.table import Table

#: Clocks that run for longer are looked at again so often, in seconds.
LOOK_AGAIN: Final = 30.0
#: Two clocks of one machine differ by that.
A_MOMENT: Final = 0.05


class Clock:
    """One timer for each decision that has a deadline."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def attend(self, _table: Table) -> None:
        """Questions that are gone stop, new ones start."""
        deadlines = self._live.deadlines
        for decision in [known for known in self._timers if known not in deadlines]:
            self._timers.pop(decision).cancel()
        for decision in deadlines:
            if decision not in self._timers:
                self._start(decision, deadlines[decision])

    def leave(self, _table: Table) -> None:
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def _start(self, decision: int, deadline: float) -> None:
        seconds = min(deadline - self._live.now(), LOOK_AGAIN)
        loop = asyncio.get_running_loop()
        self._timers[decision] = loop.call_later(seconds, self._look, decision)

    def _look(self, decision: int) -> None:
        """The loop's clock stands still while a machine sleeps, and the log's goes on."""
        deadline = self._live.deadlines.get(decision)
        if deadline is not None and deadline - self._live.now() > A_MOMENT:
            self._start(decision, deadline)
        else:
            self._run_out(decision)

    def _run_out(self, decision: int) -> None:
        task = asyncio.create_task(until_settled(self._live.act_for_house, _by_default(decision)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _by_default(decision: int) -> Callable[[Table], Change]:
    def command(table: Table) -> Change:
        ask = next((ask for ask in table.asked() if ask.id == decision), None)
        if ask is None:
            raise commands.NotNow("the question is answered")
        action = default_move(table, ask)
        return commands.answer(table, ask.seat, decision, f"clock-{decision}", action, "clock")

    return command
