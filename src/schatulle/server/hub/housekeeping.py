"""Abandoned tables are swept, and what nobody plays or watches leaves the memory."""

import asyncio
from typing import Final

from schatulle.server.hub.hub import Hub
from schatulle.server.logs import log
from schatulle.store.port import StoreError
from schatulle.table.status import Status

#: A table where nobody began is swept after a day, in seconds.
SWEEP_GATHERING_AFTER: Final = 86_400.0
#: A game that nobody has played on or watched is swept after thirty days, in seconds.
SWEEP_PLAYING_AFTER: Final = 30 * 86_400.0
#: How often the house is kept, in seconds.
HOUSEKEEPING: Final = 300.0


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
    await _note_visits(hub, now)
    swept = await hub.store.sweep(now - SWEEP_GATHERING_AFTER, now - SWEEP_PLAYING_AFTER)
    hub.census.swept(swept)
    for name in swept:
        hub.forget(name)
    for name, live in list(hub.live.items()):
        if live.table.status is not Status.PLAYING and not live.is_watched_here():
            hub.forget(name)


async def _note_visits(hub: Hub, now: float) -> None:
    """Whoever only watches writes nothing, and must not have the table swept away."""
    served = [live for live in hub.live.values() if live.table.status is not Status.OVER]
    visited = [live for live in served if live.visited or live.is_watched_here()]
    await hub.store.touch([live.table.id for live in visited], now)
    for live in visited:
        live.visited = False
