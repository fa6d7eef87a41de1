"""The paths for readers: the rulebook, and finished games seen once more."""

import asyncio
from functools import lru_cache
from hashlib import sha256
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import QueryParameter
from msgspec import Struct

from schatulle.core import SPECTATOR, Outcome, Seat
from schatulle.rulebook import Catalogue, catalogue
from schatulle.server.http.clients import TableId, table_at
from schatulle.server.http.error_body import REFUSALS
from schatulle.table.commands import NotNow
from schatulle.table.projections import Lobby, lobby
from schatulle.table.scenes import Scene, scenes
from schatulle.table.status import Status
from schatulle.table.table import Table

TRUTH: Final = "truth"
ONLOOKER: Final = "spectator"

Eyes = Annotated[
    Literal["0", "1", "2", "3", "4", "5", "6", "7", "spectator", "truth"], QueryParameter()
]


class Replay(Struct, frozen=True):
    """A finished game, scene by scene, through one pair of eyes."""

    lobby: Lobby
    #: A seat's number, `spectator`, or `truth`.
    viewer: str
    scenes: tuple[Scene, ...]
    outcome: Outcome


@get("/rulebook", responses=REFUSALS)
async def rulebook(request: Request[Any, Any, State]) -> Response[Catalogue]:
    """Every clause, ruling and option; their words are in the page."""
    seal = f'"{sha256(msgspec.json.encode(catalogue())).hexdigest()[:16]}"'
    headers = {"Cache-Control": "no-cache", "ETag": seal}
    if request.headers.get("if-none-match") == seal:
        unchanged: Response[Any] = Response(None, status_code=304, headers=headers)
        return unchanged
    return Response(catalogue(), headers=headers)


@get("/tables/{table:str}/replay", responses=REFUSALS)
async def replay(request: Request[Any, Any, State], table: TableId, seat: Eyes = TRUTH) -> Replay:
    """A finished game as a seat or a spectator saw it, or with everything laid open."""
    live = await table_at(request, table)
    if live.table.status is not Status.OVER:
        raise NotNow("the replay is to be had when the game is over")
    # A long game takes a while to be played once more, and others want to be heard meanwhile.
    return await asyncio.to_thread(replayed, live.table, seat)


# Everyone at a table wants to see the same when it is over.
@lru_cache(maxsize=16)
def replayed(table: Table, eyes: str) -> Replay:
    """The replay of a finished game."""
    assert table.outcome is not None
    return Replay(lobby(table), eyes, tuple(scenes(table, viewer_of(table, eyes))), table.outcome)


def viewer_of(table: Table, eyes: str) -> Seat | None:
    """Whose eyes are meant; None for the truth."""
    if eyes == TRUTH:
        return None
    if eyes == ONLOOKER:
        return SPECTATOR
    if int(eyes) not in table.seats:
        raise NotFoundException("there is no such seat at this table")
    return Seat(int(eyes))


READING: Final = [rulebook, replay]
