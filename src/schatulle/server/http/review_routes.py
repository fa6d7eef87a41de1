"""The paths for reviews: of a finished game from a seat, and one's own over many games."""

from functools import partial
from typing import Annotated, Any, Final

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import QueryParameter

from schatulle.core import Seat
from schatulle.reviews import reviewed_games
from schatulle.server.http.clients import (
    NotThere,
    TableId,
    TooOften,
    guest_at,
    guest_of,
    table_at,
)
from schatulle.server.http.error_body import REFUSALS
from schatulle.server.http.guards import pay
from schatulle.server.reviews.desk import ReviewDesk, ReviewedGame, Reviewing, TooMany
from schatulle.table.commands import check_finished
from schatulle.table.table import Table

#: What it costs, in milliseconds of a processor, about: to begin a review, though it is made when
#: nobody else has anything to do; to say one; and to look up a guest's.
BEGUN: Final = 50.0
SAID: Final = 3.0
LOOKED_UP: Final = 2.0

ReviewedSeat = Annotated[int, QueryParameter(ge=0, le=7)]
Asked = Request[Any, Any, State]


@get("/tables/{table:str}/review", responses=REFUSALS)
async def review(request: Asked, table: TableId, seat: ReviewedSeat) -> Reviewing:
    """The review of a finished game from a seat, or how far it is."""
    found = await _finished(request, table, seat)
    pay(request, SAID)
    return await desk_of(request).look(found, Seat(seat))


@post("/tables/{table:str}/review", responses=REFUSALS, status_code=200)
async def ask_for_review(request: Asked, table: TableId, seat: ReviewedSeat) -> Reviewing:
    """The same, and it is begun where there is none."""
    guest, found = guest_of(request), await _finished(request, table, seat)
    try:
        return await desk_of(request).ask(found, Seat(seat), guest.id, partial(pay, request, BEGUN))
    except TooMany as refusal:
        raise TooOften(refusal.wait) from None


@get("/me/reviews", responses=REFUSALS)
async def own_reviews(request: Asked) -> list[ReviewedGame]:
    """What is told of the reviews of one's own seats, the latest games first."""
    guest = guest_at(request)
    if guest is None:
        return []
    pay(request, LOOKED_UP)
    return await desk_of(request).of_guest(guest.id)


def desk_of(request: Asked) -> ReviewDesk:
    """Where this server's reviews are asked for."""
    desk: ReviewDesk = request.app.state.reviews
    return desk


async def _finished(request: Asked, name: str, seat: int) -> Table:
    """Before the end nothing is told, not even whether there is such a seat."""
    table = (await table_at(request, name)).table
    check_finished(table)
    if table.abandoned:
        raise NotThere("a game without an end has no review", "refused-no-result")
    if table.agreement.game not in reviewed_games() or seat not in table.seats:
        raise NotThere("there is no review from such a seat", "refused-nothing-here")
    return table


REVIEWING: Final = [review, ask_for_review, own_reviews]
