"""The paths for a second device at the same seat: a code for it, its coming, and its going."""

from functools import partial
from secrets import token_urlsafe
from typing import Annotated, Any, Final

from litestar import Request, Response, delete, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from schatulle.core import Seat
from schatulle.server.http.clients import (
    SeatNumber,
    TableId,
    guest_at,
    guest_cookie,
    guest_of,
    table_at,
)
from schatulle.server.http.error_body import REFUSALS
from schatulle.server.http.guests import Guests
from schatulle.server.http.trying_codes import code_was_right, try_code
from schatulle.table.devices import (
    INVITED_FOR,
    admit_device,
    digest_of,
    dismiss_device,
    invite_device,
)
from schatulle.table.entries import DeviceKind, Guest
from schatulle.table.projections import Lobby, lobby
from schatulle.table.table import Table

#: Nobody guesses it in five minutes, nor in five million years.
CODE_BYTES: Final = 16
#: The number that stands for the open invitation, in a path.
INVITATION: Final = 0

DeviceNumber = Annotated[int, PathParameter(ge=0, le=1_000_000)]
Asked = Request[Any, Any, State]


class DeviceCode(Struct, frozen=True):
    """A code by which a second device comes once, for so many seconds."""

    code: str
    seconds: int


class DeviceWish(Struct, frozen=True, forbid_unknown_fields=True):
    """The code that the first device shows, and what this one is."""

    code: Annotated[str, Meta(max_length=64)]
    kind: DeviceKind


@post("/tables/{table:str}/seats/{seat:int}/devices", responses=REFUSALS)
async def invite(request: Asked, table: TableId, seat: SeatNumber) -> DeviceCode:
    """Have a code with which another device plays one's seat, too."""
    guest, live = guest_of(request), await table_at(request, table)
    code, until = token_urlsafe(CODE_BYTES), live.now() + INVITED_FOR * live.pace.second
    await live.act(lambda table: invite_device(table, guest.id, Seat(seat), digest_of(code), until))
    return DeviceCode(code, int(INVITED_FOR))


@post("/tables/{table:str}/devices", responses=REFUSALS)
async def admit(request: Asked, table: TableId, data: JSONBody[DeviceWish]) -> Response[Lobby]:
    """Play the seat of whoever showed the code; a device without a name is called like them."""
    await try_code(request)
    live = await table_at(request, table)
    known = guest_at(request)
    guest = known or Guest(token_urlsafe(12), _owner_name(live.table, data.code))
    now = live.now()
    await live.act(partial(_admitted, guest=guest, wish=data, now=now))
    await code_was_right(request)
    guests: Guests = request.app.state.guests
    cookies = [] if known else [guest_cookie(request, guests.token(guest))]
    return Response(lobby(live.table), cookies=cookies)


def _admitted(table: Table, guest: Guest, wish: DeviceWish, now: float) -> Any:
    return admit_device(table, guest, wish.code, wish.kind, now)


def _owner_name(table: Table, code: str) -> str:
    invited = table.lending.invitation(digest_of(code))
    owner = table.guests[invited.seat] if invited else None
    return owner.name if owner else "?"


@delete(
    "/tables/{table:str}/seats/{seat:int}/devices/{device:int}",
    responses=REFUSALS,
    status_code=200,
)
async def dismiss(request: Asked, table: TableId, seat: SeatNumber, device: DeviceNumber) -> Lobby:
    """Take one's seat back from a device; with the number 0, take the open code back."""
    guest, live = guest_of(request), await table_at(request, table)
    number = None if device == INVITATION else device
    await live.act(lambda table: dismiss_device(table, guest.id, Seat(seat), number))
    return lobby(live.table)


LENDING: Final = [invite, admit, dismiss]
