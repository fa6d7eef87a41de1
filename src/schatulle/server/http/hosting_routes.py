"""The paths for what people settle: the host, somebody who is gone for good, and an early end."""

from contextlib import suppress
from typing import Annotated, Any, Final

from litestar import Request, post, put
from litestar.datastructures import State
from litestar.params import JSONBody
from msgspec import Meta, Struct

from schatulle.core import Seat
from schatulle.server.http.clients import SeatNumber, TableId, guest_of, hub_of, table_at
from schatulle.server.http.error_body import REFUSALS
from schatulle.table.commands import Repeated
from schatulle.table.hosting import GONE_AFTER, hand_on, replace_gone, take_over, wish_end
from schatulle.table.projections import Lobby, lobby

Asked = Request[Any, Any, State]


class ChairWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who a chair shall be for."""

    chair: Annotated[str, Meta(max_length=32)]


class HeirWish(Struct, frozen=True, forbid_unknown_fields=True):
    """The seat of whoever shall be the host."""

    seat: Annotated[int, Meta(ge=0, le=7)]


class EndWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether one wants to end the game."""

    on: bool


@put("/tables/{table:str}/host", responses=REFUSALS)
async def hand_host_on(request: Asked, table: TableId, data: JSONBody[HeirWish]) -> Lobby:
    """Make somebody else who sits here the host, as the host."""
    guest, live = guest_of(request), await table_at(request, table)
    await live.act(lambda table: hand_on(table, guest.id, Seat(data.seat)))
    return lobby(live.table)


@post("/tables/{table:str}/host", responses=REFUSALS, status_code=200)
async def take_host_over(request: Asked, table: TableId) -> Lobby:
    """Be the host from now on, while the host is away."""
    guest, live = guest_of(request), await table_at(request, table)
    await live.act(lambda table: take_over(table, guest.id))
    return lobby(live.table)


@put("/tables/{table:str}/seats/{seat:int}/replacement", responses=REFUSALS)
async def replace(
    request: Asked, table: TableId, seat: SeatNumber, data: JSONBody[ChairWish]
) -> Lobby:
    """Give the seat of somebody who is gone for good to a bot, or to people, as the host."""
    guest, live = guest_of(request), await table_at(request, table)
    bots = hub_of(request).allowed(live.table.agreement.game, (data.chair,))
    before = live.now() - GONE_AFTER * live.pace.second
    await live.act(
        lambda table: replace_gone(table, guest.id, Seat(seat), data.chair, bots, before)
    )
    return lobby(live.table)


@put("/tables/{table:str}/end", responses=REFUSALS)
async def end(request: Asked, table: TableId, data: JSONBody[EndWish]) -> Lobby:
    """Want to end the game, or no longer; it ends when all people who are there want to."""
    guest, live = guest_of(request), await table_at(request, table)
    with suppress(Repeated):
        await live.act(lambda table: wish_end(table, guest.id, on=data.on))
    return lobby(live.table)


HOSTING: Final = [hand_host_on, take_host_over, replace, end]
