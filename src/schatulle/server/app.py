"""The server as one ASGI application: paths, sockets, refusals as typed answers, headers."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Litestar, MediaType, Request, Response, Router, WebSocket, get, websocket
from litestar.datastructures import ResponseHeader, State
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.openapi import OpenAPIConfig
from msgspec import Struct

from schatulle import __version__
from schatulle.rules.core import IllegalMove, Refusal
from schatulle.server.guests import Guests
from schatulle.server.hub import Hub
from schatulle.server.routes import COOKIE, ROUTES, TableId, Unknown
from schatulle.server.session import Session
from schatulle.table.commands import NotNow, NotYours

#: Everything the page needs comes from here; nothing may frame it or guess at types.
HEADERS: Final = {
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}

#: Close codes of the socket, from the range for applications.
NO_TABLE, FOREIGN, TOO_SLOW = 4404, 4403, 4408

#: An HTTP body is no longer than this.
LONGEST_BODY: Final = 16_384


class Problem(Struct, frozen=True):
    """Why something was refused."""

    reason: str
    clause: str | None = None


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False)
async def healthz() -> str:
    """Up and serving."""
    return "ok"


@websocket("/tables/{table:str}/socket")
async def socket(socket: WebSocket[Any, Any, State], table: TableId) -> None:
    """One client at one table."""
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host")):
        await socket.close(FOREIGN, "wrong origin")
        return
    hub: Hub = socket.app.state.hub
    guests: Guests = socket.app.state.guests
    desk = await hub.desk(table)
    await socket.accept()
    if desk is None:
        await socket.close(NO_TABLE, "there is no such table")
        return
    await serve(socket, Session(desk, guests.known(socket.cookies.get(COOKIE))))


async def serve(socket: WebSocket[Any, Any, State], session: Session) -> None:
    """Hears and tells until the client goes or falls too far behind."""
    tasks = [asyncio.create_task(work) for work in (_hear(socket, session), _tell(socket, session))]
    tasks.append(asyncio.create_task(_lose(session)))
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        session.end()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    if session.lost.is_set():
        with suppress(Exception):
            await socket.close(TOO_SLOW, "too far behind; come back and resume")


async def _hear(socket: WebSocket[Any, Any, State], session: Session) -> None:
    with suppress(WebSocketDisconnect):
        while True:
            await session.hear(await socket.receive_text())


async def _tell(socket: WebSocket[Any, Any, State], session: Session) -> None:
    while True:
        await socket.send_text((await session.next()).decode())


async def _lose(session: Session) -> None:
    await session.lost.wait()


def same_origin(origin: str | None, host: str | None) -> bool:
    """A browser's page may speak to the server it came from only; programs send no origin."""
    return origin is None or urlsplit(origin).netloc == host


def refused(_request: Request[Any, Any, State], refusal: Refusal) -> Response[Problem]:
    """A refusal with its reason and clause."""
    clause = refusal.clause if isinstance(refusal, IllegalMove) else None
    status = 403 if isinstance(refusal, NotYours) else 409 if isinstance(refusal, NotNow) else 400
    return Response(Problem(refusal.reason, clause), status_code=status)


def unknown(_request: Request[Any, Any, State], _error: Unknown) -> Response[Problem]:
    """Somebody without a name."""
    return Response(Problem("say your name first: POST /api/guests"), status_code=401)


def not_served(_request: Request[Any, Any, State], error: HTTPException) -> Response[Problem]:
    """What the framework refuses, without its internals."""
    return Response(Problem(error.detail), status_code=error.status_code)


async def check_origin(request: Request[Any, Any, State]) -> Response[Problem] | None:
    """Nothing is changed on behalf of a page from elsewhere."""
    if request.method in ("GET", "HEAD", "OPTIONS"):
        return None
    if same_origin(request.headers.get("origin"), request.headers.get("host")):
        return None
    return Response(Problem("wrong origin"), status_code=403)


def create_app(hub: Hub, guests: Guests) -> Litestar:
    """The application over a hub of tables."""

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await hub.resume()
        try:
            yield
        finally:
            await hub.close()

    return Litestar(
        route_handlers=[healthz, Router("/api", route_handlers=[*ROUTES, socket])],
        state=State({"hub": hub, "guests": guests}),
        lifespan=[lifespan],
        logging_config=None,
        before_request=check_origin,
        exception_handlers={
            Refusal: refused,
            Unknown: unknown,
            HTTPException: not_served,
        },
        response_headers=[ResponseHeader(name=name, value=HEADERS[name]) for name in HEADERS],
        request_max_body_size=LONGEST_BODY,
        openapi_config=OpenAPIConfig(title="Schatulle", version=__version__, path="/api/schema"),
    )
