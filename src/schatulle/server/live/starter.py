"""Whoever begins a game when the host has called for shares: soon, whoever keeps theirs back."""

import asyncio
from typing import Final

from schatulle.server.live.live_table import LiveTable
from schatulle.server.live.retrying import until_settled
from schatulle.table import commands
from schatulle.table.table import Table

#: So long shares are waited for after the host's start, in seconds of a table.
SHARES_WITHIN: Final = 3.0


class Starter:
    """Begins as soon as all shares are there, or have been waited for.

    Every node that serves the table does so, and one is first: nothing is decided here.
    """

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    def attend(self, table: Table) -> None:
        """Waits from the call on, also after a restart."""
        if not table.is_called or table.has_all_shares:
            self.leave(table)
        if table.is_called and table.has_all_shares:
            self._begin()
        elif table.is_called and self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._left(table), self._begin)

    def leave(self, _table: Table) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _left(self, table: Table) -> float:
        """Never longer than agreed, wherever the log's clock has gone."""
        assert table.waits_until is not None, "it is called"
        longest = SHARES_WITHIN * self._live.pace.second
        return min(max(table.waits_until - self._live.now(), 0.0), longest)

    def _begin(self) -> None:
        if self._task is None:
            self._task = asyncio.create_task(until_settled(self._live.act, commands.begin))
