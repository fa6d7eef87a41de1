"""Abandoned tables are swept, and what nobody plays or watches leaves the memory."""

import asyncio
from collections.abc import Collection

from schatulle.server.hub.hub import Hub
from schatulle.server.hub.patience import HOUSEKEEPING
from schatulle.server.live.live_table import LiveTable
from schatulle.server.logs import log
from schatulle.store.port import StoreError
from schatulle.table.status import Status


async def keep_house_for_ever(hub: Hub) -> None:
    """Now and then, until it is cancelled."""
    while True:
        await asyncio.sleep(HOUSEKEEPING)
        try:
            await keep_house(hub)
        except StoreError as error:
            log.error("not swept", said=str(error))


async def keep_house(hub: Hub) -> None:
    """Once; raises StoreError."""
    now = hub.now()
    visited = await _note_visits(hub, now)
    swept = await hub.store.sweep(now, hub.patience)
    hub.census.swept(swept)
    for name in swept:
        hub.forget(name)
    await _put_to_sleep(hub, [live for live in hub.live.values() if live not in visited])


async def _note_visits(hub: Hub, now: float) -> Collection[LiveTable]:
    """Whoever only watches writes nothing, and must not have the table swept away."""
    served = [live for live in hub.live.values() if live.table.status is not Status.OVER]
    visited = [live for live in served if live.visited or live.is_watched_here()]
    await hub.store.touch([live.table.id for live in visited], now)
    for live in visited:
        live.visited = False
    return visited


async def _put_to_sleep(hub: Hub, tables: Collection[LiveTable]) -> None:
    """What stands still is served no more: whoever comes finds it in the log."""
    for live in tables:
        # After a restart there may be thousands, and nobody's move waits for all of them.
        await asyncio.sleep(0)
        asleep = live.rests() and await hub.node.put_to_sleep(live)
        # Somebody may have come meanwhile.
        if asleep and live.rests() and hub.live.get(live.table.id) is live:
            hub.forget(live.table.id)
