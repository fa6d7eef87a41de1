"""How many tables gather people and play, and what the operator reads of it."""

from collections import Counter
from collections.abc import Collection
from typing import Final

from schatulle.server.logs import log, short
from schatulle.server.metrics import Metrics
from schatulle.store.port import Summary
from schatulle.table.status import Status
from schatulle.table.table import Table

_NEWS: Final = {
    Status.GATHERING: "table opened",
    Status.PLAYING: "table started",
    Status.OVER: "table over",
}


class Census:
    """Attends to all tables, and counts those that are not over, served or not."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._live: dict[str, Status] = {}

    def count_all(self, found: Collection[Summary]) -> None:
        """These are the tables that are not over."""
        self._live = {summary.table: summary.status for summary in found}
        count = Counter(self._live.values())
        for status in (Status.GATHERING, Status.PLAYING):
            self._metrics.tables.labels(status).set(count[status])

    def attend(self, table: Table) -> None:
        """Notes what a table has become."""
        before, status = self._live.get(table.id), table.status
        if status is before:
            return
        if before is not None or table.length == 1:
            log.info(_NEWS[status], table=short(table.id), game=table.agreement.game)
        self._uncount(table.id)
        if status is not Status.OVER:
            self._live[table.id] = status
            self._metrics.tables.labels(status).inc()

    def leave(self, table: Table) -> None:
        """It is live in the log all the same."""

    def swept(self, names: Collection[str]) -> None:
        """These are in the log no more."""
        if names:
            log.info("tables swept", count=len(names))
        for name in names:
            self._uncount(name)

    def _uncount(self, name: str) -> None:
        if status := self._live.pop(name, None):
            self._metrics.tables.labels(status).dec()
