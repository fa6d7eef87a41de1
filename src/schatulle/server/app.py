"""The server as one ASGI application: paths, sockets, guards, and typed answers."""

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from ipaddress import ip_address
from typing import Any, Final

from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar.datastructures import State
from litestar.exceptions import PermissionDeniedException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from prometheus_client import CONTENT_TYPE_LATEST

from schatulle import __version__
from schatulle.server.http.bodies import NamedValues, StrictRequest
from schatulle.server.http.codes import Counting, CountingAlone, WrongCodes
from schatulle.server.http.descriptors import Crowding
from schatulle.server.http.error_handlers import HANDLERS
from schatulle.server.http.guards import count_stray, dress, guard
from schatulle.server.http.guests import Guests
from schatulle.server.http.hosts import LOOPBACK
from schatulle.server.http.limits import Gate, Limits
from schatulle.server.http.page import shown
from schatulle.server.http.reader_routes import Replays
from schatulle.server.http.readiness import Readiness
from schatulle.server.http.routes import ROUTES
from schatulle.server.http.slow_requests import Silence
from schatulle.server.http.sockets import Sockets, socket
from schatulle.server.hub.finished_games import FinishedGames
from schatulle.server.hub.housekeeping import keep_house_for_ever
from schatulle.server.hub.hub import Hub
from schatulle.server.metrics import Metrics
from schatulle.server.reviews.desk import ReviewDesk
from schatulle.server.reviews.elsewhere import Elsewhere

#: An HTTP body is no longer than this.
LONGEST_BODY: Final = 16_384

_DEFAULT: Final = Limits()
_FORWARDED: Final = ("forwarded", "via", "x-forwarded-for")


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False)
async def healthz() -> str:
    """Up and serving."""
    return "ok"


@get("/readyz", media_type=MediaType.TEXT, include_in_schema=False)
async def readyz(request: Request[Any, Any, State]) -> Response[str]:
    """Whether clients should be sent here; where not, a word why."""
    readiness: Readiness = request.app.state.readiness
    why_not = await readiness.why_not()
    return Response(why_not or "ok", status_code=503 if why_not else 200)


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, State]) -> Response[bytes]:
    """Counters for Prometheus."""
    if not (request.app.state.open_metrics or is_local(request)):
        raise PermissionDeniedException("metrics are for this machine only")
    counted: Metrics = request.app.state.metrics
    return Response(counted.text(), media_type=CONTENT_TYPE_LATEST)


def is_local(request: Request[Any, Any, State]) -> bool:
    """From this machine itself, and not handed on by a proxy that stands on it."""
    if any(name in request.headers for name in _FORWARDED) or request.client is None:
        return False
    try:
        return ip_address(request.client.host).is_loopback
    except ValueError:
        return False


def create_app(
    hub: Hub,
    guests: Guests,
    limits: Limits = _DEFAULT,
    open_metrics: bool = False,
    hosts: Collection[str] = LOOPBACK,
    counting: Counting | None = None,
) -> Litestar:
    """The application over a hub of tables."""

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        hub.resume()
        housekeeping = asyncio.create_task(keep_house_for_ever(hub))
        try:
            yield
        finally:
            housekeeping.cancel()
            await desk.close()
            await hub.close()

    others = None if counting is None else Elsewhere(hub.store, hub.now)
    gate, desk = Gate(limits), ReviewDesk(hub.store, others=others)
    state = {
        "hub": hub,
        "guests": guests,
        "gate": gate,
        "crowding": Crowding(gate),
        "codes": WrongCodes(limits, counting or CountingAlone()),
        "metrics": hub.metrics,
        "open_metrics": open_metrics,
        "hosts": hosts,
        "silence": Silence(limits),
        "readiness": Readiness(hub),
        "finished": FinishedGames(hub),
        "replays": Replays(),
        "reviews": desk,
        "sockets": Sockets(),
    }
    api = Router("/api", route_handlers=[*ROUTES, socket])
    return Litestar(
        route_handlers=[
            healthz,
            readyz,
            metrics,
            shown,
            api,
        ],
        state=State(state),
        lifespan=[lifespan],
        logging_config=None,
        request_class=StrictRequest,
        plugins=[NamedValues()],
        before_request=guard,
        before_send=[dress],
        after_exception=[count_stray],
        exception_handlers=HANDLERS,
        request_max_body_size=LONGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Schatulle",
            version=__version__,
            path="/api/schema",
            # The other renderers load pages from elsewhere, which our own policy forbids.
            render_plugins=[JsonRenderPlugin()],
        ),
    )
