"""The tables of a guest that are not over, and where somebody waits for that guest."""

from collections.abc import Callable
from math import inf
from typing import Final

from msgspec import Struct

from schatulle.server.hub.finished_games import LOOKED_UP, READ_BACK
from schatulle.server.hub.hub import Hub
from schatulle.server.live.ledger import DamagedTableError, ReadBack
from schatulle.store.port import Summary
from schatulle.table.entries import Guest
from schatulle.table.projections import Lobby, lobby

#: So many of a guest's tables are told of.
MOST_TABLES: Final = 20


class OwnTable(Struct, frozen=True):
    """A table of the guest's that is not over."""

    lobby: Lobby
    #: Whether the guest is asked something there.
    asked: bool
    #: With a clock: the seconds left for that.
    left: int | None
    #: For so many seconds nothing has happened there; null before the game has begun.
    idle: int | None


async def own_tables(hub: Hub, guest: Guest, pay: Callable[[float], None]) -> list[OwnTable]:
    """Where the guest is waited for first, the oldest deadline before all others.

    What has to be read back is paid for; what cannot be read is left out.
    """
    rows = await hub.store.open_of(guest.id, MOST_TABLES)
    pay(LOOKED_UP + READ_BACK * sum(row.table not in hub.live for row in rows))
    found = [await _found(hub, row) for row in rows]
    tables = [_told(hub, read, guest) for read in found if read is not None]
    return sorted(tables, key=_urgency)


async def _found(hub: Hub, row: Summary) -> ReadBack | None:
    if live := hub.live.get(row.table):
        return live.as_read()
    try:
        return await hub.read(row)
    except DamagedTableError:
        return None


def _told(hub: Hub, read: ReadBack, guest: Guest) -> OwnTable:
    table, now = read.table, hub.now()
    seats = table.seats_of(guest.id)
    asked = [ask.id for ask in table.asked() if ask.seat in seats]
    thinking = table.agreement.clock * hub.pace.second
    left = [read.asked[ask] + thinking - now for ask in asked if ask in read.asked]
    return OwnTable(
        lobby(table),
        asked=bool(asked),
        left=max(0, round(min(left))) if left else None,
        idle=max(0, round(now - read.times[-1])) if read.times else None,
    )


def _urgency(table: OwnTable) -> tuple[bool, float, float]:
    """Without a deadline, whoever has waited longest."""
    deadline = inf if table.left is None else table.left
    return not table.asked, deadline, -(table.idle or 0)
