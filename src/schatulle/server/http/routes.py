"""The paths of the HTTP interface: guests, tables, chairs, records."""

from contextlib import suppress
from functools import partial
from random import Random
from typing import Annotated, Any

from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from schatulle.bots import levels
from schatulle.bots.company import company, footing
from schatulle.core import Game, Seat
from schatulle.core.options import allowed_values, option_names
from schatulle.core.registry import all_games, game_named
from schatulle.server.bots.roster import BotOffered
from schatulle.server.http.clients import (
    COOKIE,
    NotThere,
    SeatNumber,
    TableId,
    guest_at,
    guest_cookie,
    guest_of,
    hub_of,
    table_at,
)
from schatulle.server.http.device_routes import LENDING
from schatulle.server.http.error_body import REFUSALS
from schatulle.server.http.guards import pay
from schatulle.server.http.guests import Guests, clean_name
from schatulle.server.http.hosting_routes import HOSTING, ChairWish
from schatulle.server.http.lesson_routes import LEARNING
from schatulle.server.http.opened import Opened
from schatulle.server.http.reader_routes import READING
from schatulle.server.http.review_routes import REVIEWING
from schatulle.server.http.trying_codes import code_was_right, try_code
from schatulle.server.hub.finished_games import Finished, FinishedGames, fared
from schatulle.server.hub.rematches import rematch as opened_again
from schatulle.server.hub.waiting import OwnTable, own_tables
from schatulle.server.live.starter import SHARES_WITHIN
from schatulle.store.port import Summary
from schatulle.table import commands
from schatulle.table.agreement import Agreement, OptionValue
from schatulle.table.entries import Guest
from schatulle.table.fairness import Digits
from schatulle.table.projections import Lobby, lobby
from schatulle.table.projections import record as finished_record
from schatulle.table.records import format_record
from schatulle.table.status import Status
from schatulle.table.table import Table

Code = Annotated[str, PathParameter(max_length=16)]
GameName = Annotated[str, PathParameter(max_length=32)]
Name = Annotated[str, Meta(max_length=200)]


class NameGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """How a guest wants to be called."""

    name: Name


class Known(Struct, frozen=True):
    """Who the server takes the client for; no name: a stranger."""

    name: str | None


class Listed(Struct, frozen=True):
    """A table in the public list."""

    id: str
    game: str
    edition: str
    seats: int
    taken: int


class Offered(Struct, frozen=True):
    """A game: how many play it, its editions, and the values that its options allow, in words."""

    game: str
    seats: tuple[int, ...]
    editions: dict[str, dict[str, OptionValue]]
    options: dict[str, str]
    bots: tuple[BotOffered, ...]


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """How the person on a chair is called, where several share a guest's device; and the pledge of
    a share of the game's chance.
    """

    name: Name | None = None
    pledge: Digits | None = None


class ShareGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """The share of the game's chance that was pledged."""

    share: Digits


class SwapWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Two chairs to change places."""

    one: int
    other: int


class VoiceWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a friendly voice is to be heard."""

    on: bool


@post("/guests", responses=REFUSALS)
async def welcome(request: Request[Any, Any, State], data: JSONBody[NameGiven]) -> Response[Known]:
    """Say a name, or another one; the browser keeps the signed token."""
    guests: Guests = request.app.state.guests
    guest, token = guests.welcome(data.name, guest_at(request))
    return Response(Known(guest.name), cookies=[guest_cookie(request, token)])


@get("/me", responses=REFUSALS)
async def me(request: Request[Any, Any, State]) -> Response[Known]:
    """Who the server takes the client for; a page asks this first, so a stranger is no error."""
    guests: Guests = request.app.state.guests
    guest, token = guest_at(request), guests.renewed(request.cookies.get(COOKIE, ""))
    cookies = [guest_cookie(request, token)] if token else []
    return Response(Known(guest.name if guest else None), cookies=cookies)


@get("/games", responses=REFUSALS)
async def offered(request: Request[Any, Any, State]) -> list[Offered]:
    """What can be played, with every edition's option values, and by which bots."""
    return [_offered(game, hub_of(request).offered(game.NAME)) for game in all_games()]


@post("/tables", responses=REFUSALS)
async def open_table(request: Request[Any, Any, State], data: JSONBody[Agreement]) -> Opened:
    """Open a table."""
    live = await hub_of(request).open(data, guest_of(request))
    return Opened(live.table.id, live.table.code)


@get("/tables", responses=REFUSALS)
async def tables(request: Request[Any, Any, State]) -> list[Listed]:
    """The public list."""
    return [_listed(row) for row in await hub_of(request).listed()]


@get("/codes/{code:str}", responses=REFUSALS)
async def by_code(request: Request[Any, Any, State], code: Code) -> Opened:
    """The table with a code that a friend has told."""
    await try_code(request)
    live = await hub_of(request).by_code(code)
    if live is None or not _opens(live.table, guest_at(request)):
        raise NotThere("there is no table with this code", "refused-no-code")
    await code_was_right(request)
    return Opened(live.table.id, live.table.code)


def _opens(table: Table, guest: Guest | None) -> bool:
    """Nobody is told the code of a finished game: only who was there looks at it by that."""
    if table.status is not Status.OVER:
        return True
    return guest is not None and (guest.id == table.host.id or bool(table.seats_of(guest.id)))


@get("/tables/{table:str}", responses=REFUSALS)
async def people(request: Request[Any, Any, State], table: TableId) -> Lobby:
    """Who is at a table."""
    return lobby((await table_at(request, table)).table)


@post("/tables/{table:str}/seats/{seat:int}", responses=REFUSALS)
async def sit_down(
    request: Request[Any, Any, State],
    table: TableId,
    seat: SeatNumber,
    data: JSONBody[SeatWish | None] = None,
) -> Lobby:
    """Take a chair, perhaps under a name of its own and with a pledge, or change these on it."""
    guest, live, wish = guest_of(request), await table_at(request, table), data or SeatWish()
    name = None if wish.name is None else clean_name(wish.name)
    await live.act(lambda table: commands.sit_down(table, guest, Seat(seat), name, wish.pledge))
    return lobby(live.table)


@delete("/tables/{table:str}/seats/{seat:int}", responses=REFUSALS, status_code=200)
async def stand_up(request: Request[Any, Any, State], table: TableId, seat: SeatNumber) -> Lobby:
    """Give up a chair, or remove someone as the host."""
    guest, live = guest_of(request), await table_at(request, table)
    await live.act(lambda table: commands.stand_up(table, guest.id, Seat(seat)))
    return lobby(live.table)


@post("/tables/{table:str}/swap", responses=REFUSALS)
async def swap(
    request: Request[Any, Any, State], table: TableId, data: JSONBody[SwapWish]
) -> Lobby:
    """Let two chairs change places, as the host."""
    guest, live = guest_of(request), await table_at(request, table)
    await live.act(lambda table: commands.swap(table, guest.id, Seat(data.one), Seat(data.other)))
    return lobby(live.table)


@put("/tables/{table:str}/chairs/{seat:int}", responses=REFUSALS)
async def set_chair(
    request: Request[Any, Any, State], table: TableId, seat: SeatNumber, data: JSONBody[ChairWish]
) -> Lobby:
    """Give a free chair to a bot or to people, as the host."""
    guest, live = guest_of(request), await table_at(request, table)
    bots = hub_of(request).allowed(live.table.agreement.game, (data.chair,))
    await live.act(lambda table: commands.set_chair(table, guest.id, Seat(seat), data.chair, bots))
    return lobby(live.table)


@put("/tables/{table:str}/voice", responses=REFUSALS)
async def switch_voice(
    request: Request[Any, Any, State], table: TableId, data: JSONBody[VoiceWish]
) -> Lobby:
    """Have a friendly voice beside you, alone among bots, or no longer."""
    guest, live = guest_of(request), await table_at(request, table)
    with suppress(commands.Repeated):
        await live.act(lambda table: commands.switch_voice(table, guest.id, on=data.on))
    return lobby(live.table)


@post("/tables/{table:str}/start", responses=REFUSALS)
async def start(request: Request[Any, Any, State], table: TableId) -> Lobby:
    """Begin, as the host; where shares are pledged the game waits for them, and not for long."""
    guest, live = guest_of(request), await table_at(request, table)
    until = live.now() + SHARES_WITHIN * live.pace.second
    await live.act(lambda table: commands.start(table, guest.id, until))
    return lobby(live.table)


@post("/tables/{table:str}/seats/{seat:int}/share", responses=REFUSALS)
async def reveal(
    request: Request[Any, Any, State], table: TableId, seat: SeatNumber, data: JSONBody[ShareGiven]
) -> Lobby:
    """Show one's share of the game's chance, when the host has begun."""
    guest, live = guest_of(request), await table_at(request, table)
    await live.act(lambda table: commands.reveal(table, guest.id, Seat(seat), data.share))
    return lobby(live.table)


@post("/tables/{table:str}/seats/{seat:int}/return", responses=REFUSALS)
async def come_back(request: Request[Any, Any, State], table: TableId, seat: SeatNumber) -> Lobby:
    """Take one's seat back from the bot that stood in."""
    guest, live = guest_of(request), await table_at(request, table)
    await live.act(lambda table: commands.come_back(table, guest.id, Seat(seat)))
    return lobby(live.table)


@get("/tables/{table:str}/record", responses=REFUSALS, media_type="application/json")
async def record(request: Request[Any, Any, State], table: TableId) -> Response[str]:
    """The record of a finished game, with the secret of its chance."""
    live = await table_at(request, table)
    commands.check_finished(live.table)
    return Response(format_record(finished_record(live.table)), media_type="application/json")


@post("/tables/{table:str}/rematch", responses=REFUSALS)
async def rematch(request: Request[Any, Any, State], table: TableId) -> Opened:
    """Play again with the same people."""
    guest, live = guest_of(request), await table_at(request, table)
    new = await opened_again(hub_of(request), live, guest)
    return Opened(new.table.id, new.table.code)


@get("/me/games", responses=REFUSALS)
async def games(request: Request[Any, Any, State]) -> list[Finished]:
    """One's finished games, the latest first; a stranger has none."""
    return await _finished_by(request)


@get("/me/tables", responses=REFUSALS)
async def waiting_tables(request: Request[Any, Any, State]) -> list[OwnTable]:
    """One's tables that are not over: first where one is waited for, by deadline."""
    guest = guest_at(request)
    return await own_tables(hub_of(request), guest, partial(pay, request)) if guest else []


@get("/me/company/{game:str}", responses=REFUSALS)
async def company_for(request: Request[Any, Any, State], game: GameName) -> list[str]:
    """Bots who suit how one has fared, for all other chairs; for fewer, the first of them.

    They are the same until one has finished another game.
    """
    rules, guest = game_named(game), guest_at(request)
    results = fared(await _finished_by(request), rules.NAME)
    dice = Random(f"{guest.id if guest else ''}/{rules.NAME}/{len(results)}")
    most = max(rules.SEATS) - 1
    return list(company(levels(rules.NAME), footing(results), most, dice))


async def _finished_by(request: Request[Any, Any, State]) -> list[Finished]:
    guest = guest_at(request)
    finished: FinishedGames = request.app.state.finished
    return await finished.of(guest, partial(pay, request)) if guest else []


def _offered(game: Game, bots: tuple[BotOffered, ...]) -> Offered:
    names = option_names(next(iter(game.EDITIONS.values())))
    editions = {
        edition: {name: getattr(values, name) for name in names}
        for edition, values in game.EDITIONS.items()
    }
    kind = type(next(iter(game.EDITIONS.values())))
    allowed = {name: allowed_values(kind, name) for name in names}
    return Offered(game.NAME, tuple(game.SEATS), editions, allowed, bots)


def _listed(row: Summary) -> Listed:
    return Listed(row.table, row.game, row.edition, row.seats, row.taken)


ROUTES = [
    welcome,
    me,
    offered,
    open_table,
    tables,
    by_code,
    people,
    sit_down,
    stand_up,
    swap,
    set_chair,
    switch_voice,
    start,
    reveal,
    come_back,
    record,
    rematch,
    games,
    waiting_tables,
    company_for,
    *LEARNING,
    *READING,
    *REVIEWING,
    *HOSTING,
    *LENDING,
]
