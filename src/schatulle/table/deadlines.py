"""Since when people are asked, at a table that plays with a clock."""

from collections.abc import Mapping

from schatulle.table.status import Status
from schatulle.table.table import Table

#: Of each open decision with a clock, the time of the entry that opened it.
AskedAt = Mapping[int, float]


def asked_at(before: AskedAt, table: Table, at: float) -> AskedAt:
    """Open questions to people keep their times, new ones have that of the latest entry."""
    if not table.agreement.clock or table.status is not Status.PLAYING:
        return {}
    asked = [ask.id for ask in table.asked() if table.bot_at(ask.seat) is None]
    return {decision: before.get(decision, at) for decision in asked}
