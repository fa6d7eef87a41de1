"""The paths for readers: the rulebook, and finished games seen once more."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import QueryParameter
from msgspec import Struct

from schatulle.core import SPECTATOR, Outcome, Seat
from schatulle.rulebook import Catalogue, catalogue
from schatulle.server.http.clients import NotThere, TableId, table_at
from schatulle.server.http.error_body import REFUSALS
from schatulle.server.http.guards import pay
from schatulle.server.http.packing import PACKED
from schatulle.table.commands import check_finished
from schatulle.table.projections import Lobby, lobby
from schatulle.table.scenes import Scene, scenes
from schatulle.table.table import Table

TRUTH: Final = "truth"
ONLOOKER: Final = "spectator"
#: So many replays are kept.
MOST_REPLAYS: Final = 32
#: What one costs, in milliseconds of a processor, about: to play the game, and to say it.
PLAYED: Final = 50.0
SAID: Final = 5.0

Eyes = Annotated[
    Literal["0", "1", "2", "3", "4", "5", "6", "7", "spectator", "truth"], QueryParameter()
]


class Replay(Struct, frozen=True):
    """A finished game, scene by scene, through one pair of eyes."""

    lobby: Lobby
    #: A seat's number, `spectator`, or `truth`.
    viewer: str
    scenes: tuple[Scene, ...]
    #: None where the people ended the game before its end.
    outcome: Outcome | None


@get("/rulebook", responses=REFUSALS, middleware=[PACKED])
async def rulebook(request: Request[Any, Any, State]) -> Response[Catalogue]:
    """Every clause, ruling and option; their words are in the page."""
    seal = f'"{sha256(msgspec.json.encode(catalogue())).hexdigest()[:16]}"'
    headers = {"Cache-Control": "no-cache", "ETag": seal}
    if request.headers.get("if-none-match") == seal:
        unchanged: Response[Any] = Response(None, status_code=304, headers=headers)
        return unchanged
    return Response(catalogue(), headers=headers)


@get("/tables/{table:str}/replay", responses=REFUSALS, middleware=[PACKED])
async def replay(request: Request[Any, Any, State], table: TableId, seat: Eyes = TRUTH) -> Replay:
    """A finished game as a seat or a spectator saw it, or with everything laid open."""
    live = await table_at(request, table)
    check_finished(live.table)
    replays: Replays = request.app.state.replays
    return await replays.of(live.table, seat, partial(pay, request))


class Replays:
    """Replays that were asked for lately: everyone at a table wants to see the same."""

    def __init__(self, most: int = MOST_REPLAYS) -> None:
        self._most = most
        self._played: OrderedDict[tuple[str, str], Replay] = OrderedDict()

    async def of(self, table: Table, eyes: str, pay: Callable[[float], None]) -> Replay:
        """A finished game through somebody's eyes; what has to be worked out is paid for."""
        viewer_of(table, eyes)
        found = self._played.get((table.id, eyes))
        pay(PLAYED if found is None else SAID)
        if found is None:
            # A long game takes a while to be played once more; others want to be heard meanwhile.
            found = await asyncio.to_thread(replayed, table, eyes)
        self._played[table.id, eyes] = found
        self._played.move_to_end((table.id, eyes))
        if len(self._played) > self._most:
            self._played.popitem(last=False)
        return found


def replayed(table: Table, eyes: str) -> Replay:
    """The replay of a finished game."""
    return Replay(lobby(table), eyes, tuple(scenes(table, viewer_of(table, eyes))), table.outcome)


def viewer_of(table: Table, eyes: str) -> Seat | None:
    """Whose eyes are meant; None for the truth."""
    if eyes == TRUTH:
        return None
    if eyes == ONLOOKER:
        return SPECTATOR
    if int(eyes) not in table.seats:
        raise NotThere("there is no such seat at this table", "refused-no-chair")
    return Seat(int(eyes))


READING: Final = [rulebook, replay]
