"""Who asks, and for which table; the paths and the socket stand on this."""

from typing import Annotated, Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter

from schatulle.server.http.guests import Guests
from schatulle.server.hub.hub import Hub
from schatulle.server.keys import LIFETIME
from schatulle.server.live.live_table import LiveTable
from schatulle.table.entries import Guest

COOKIE: Final = "schatulle_guest"
NO_SUCH_TABLE: Final = "there is no such table"

TableId = Annotated[str, PathParameter(max_length=64)]
SeatNumber = Annotated[int, PathParameter(ge=0, le=7)]
Connection = ASGIConnection[Any, Any, Any, State]


class Unknown(Exception):  # noqa: N818 - an answer, not an error
    """The client has not said its name yet."""


class NotThere(NotFoundException):
    """There is no such thing, and a message that tells a person so."""

    def __init__(self, reason: str, says: str) -> None:
        super().__init__(reason)
        self.says = says


class TooOften(Exception):  # noqa: N818 - an answer, not an error
    """The client has to wait, in seconds."""

    def __init__(self, wait: float) -> None:
        super().__init__(wait)
        self.wait = wait


def guest_at(connection: Connection) -> Guest | None:
    """Who the client is, if it has said so."""
    guests: Guests = connection.app.state.guests
    return guests.known(connection.cookies.get(COOKIE))


def guest_of(connection: Connection) -> Guest:
    """Who the client is; raises Unknown."""
    guest = guest_at(connection)
    if guest is None:
        raise Unknown
    return guest


def guest_cookie(connection: Connection, token: str) -> Cookie:
    """What the browser keeps of a guest; no script can read it."""
    return Cookie(
        COOKIE,
        value=token,
        httponly=True,
        samesite="strict",
        secure=connection.url.scheme == "https",
        max_age=LIFETIME,
        path="/",
    )


def hub_of(connection: Connection) -> Hub:
    """All tables of this server."""
    hub: Hub = connection.app.state.hub
    return hub


async def table_at(connection: Connection, name: str) -> LiveTable:
    """The table that a path names; raises NotThere."""
    live = await hub_of(connection).table(name)
    if live is None:
        raise NotThere(NO_SUCH_TABLE, "refused-no-table")
    return live
