"""The same game again, at a new table."""

from functools import partial

from msgspec.structs import replace

from schatulle.core import Seat
from schatulle.server.hub.hub import Hub
from schatulle.server.live.live_table import LiveTable
from schatulle.table import commands
from schatulle.table.entries import Guest


async def rematch(hub: Hub, live: LiveTable, guest: Guest) -> LiveTable:
    """The same people on the same chairs; raises NotNow or NotYours."""
    async with hub.rematching:
        commands.check_rematch(live.table, guest.id)
        old = live.table
        new = await hub.open(replace(old.agreement, chairs=old.chairs), guest)
        for seat, who in enumerate(old.guests):
            if who is not None:
                await new.act(partial(commands.sit_down, guest=who, seat=Seat(seat)))
        await live.act(partial(commands.rematch, guest=guest.id, name=new.table.id))
        return new
