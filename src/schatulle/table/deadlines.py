"""Until when people have to answer, at a table that plays with a clock."""

from collections.abc import Mapping

from schatulle.table.status import Status
from schatulle.table.table import Table

Deadlines = Mapping[int, float]


def deadlines_after(before: Deadlines, table: Table, latest: float) -> Deadlines:
    """Open questions to people keep their deadlines, new ones have the latest."""
    if not table.agreement.clock or table.status is not Status.PLAYING:
        return {}
    asked = [ask.id for ask in table.asked() if table.bot_at(ask.seat) is None]
    return {decision: before.get(decision, latest) for decision in asked}
