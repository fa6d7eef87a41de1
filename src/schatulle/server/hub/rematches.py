"""The same game again, at a new table."""

from base64 import urlsafe_b64encode
from contextlib import suppress
from functools import partial
from hashlib import sha256
from typing import Final

from msgspec.structs import replace

from schatulle.core import Refusal, Seat
from schatulle.server.hub.hub import Hub
from schatulle.server.live.live_table import LiveTable
from schatulle.store.port import StoreError, TakenError
from schatulle.table import commands
from schatulle.table.devices import bring_device
from schatulle.table.entries import Guest
from schatulle.table.table import Table

_PURPOSE: Final = b"schatulle/rematch\0"


async def rematch(hub: Hub, live: LiveTable, guest: Guest) -> LiveTable:
    """The same people on the same chairs; raises NotNow or NotYours."""
    commands.check_rematch(live.table, guest.id)
    new = await _opened(hub, live.table, live.table.owner_for(guest))
    for seat, who in enumerate(live.table.guests):
        if who is not None:
            # Whoever asks at the same time seats the same people.
            with suppress(Refusal):
                await new.act(partial(commands.sit_down, guest=who, seat=Seat(seat)))
    for device in live.table.lending.devices:
        with suppress(Refusal):
            await new.act(partial(bring_device, device=device, now=new.now()))
    await live.act(partial(commands.rematch, guest=guest.id, name=new.table.id))
    return new


async def _opened(hub: Hub, old: Table, guest: Guest) -> LiveTable:
    """However many ask, and wherever: the name is one and the same, and taken once."""
    name = _name(old)
    try:
        return await hub.open(replace(old.agreement, chairs=old.chairs), guest, name)
    except TakenError:
        if (found := await hub.table(name)) is None:
            raise StoreError("The rematch is written, and cannot be read.") from None
        return found


def _name(old: Table) -> str:
    """Whoever does not know the old table's secret cannot tell it beforehand."""
    digest = sha256(_PURPOSE + f"{old.secret}/{old.id}".encode()).digest()
    return urlsafe_b64encode(digest[:12]).decode()
