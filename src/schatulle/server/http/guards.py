"""Before a request is heard and before an answer leaves: hosts, origins, limits, headers."""

from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.types import Message, Scope

from schatulle.server.http.clients import Connection, TooOften, guest_at, hub_of
from schatulle.server.http.error_body import Problem
from schatulle.server.http.error_handlers import too_many
from schatulle.server.http.hosts import is_meant
from schatulle.server.http.limits import Gate, What, neighbourhood
from schatulle.server.hub.finished_games import READ_BACK
from schatulle.server.logs import log

#: Everything the page needs comes from here; nothing may frame it or guess at types.
HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}

#: What is spent, by whom, and how much of it.
Wish = tuple[What, str, float]

_EVERYWHERE = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
_FRESH = (b"cache-control", b"no-store")


def right_origin(connection: Connection) -> bool:
    """A browser's page may speak to the server it came from only; programs send no origin.

    A page that came without TLS may be anybody's, and does not speak to a server that has it. The
    other way round it was a proxy that undid it, which the operator did not tell of.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    safe = connection.scope["scheme"] in ("https", "wss")
    try:
        page = urlsplit(origin)
    except ValueError:
        return False
    schemes = ("https",) if safe else ("https", "http")
    return page.scheme in schemes and page.netloc == connection.headers.get("host")


def right_host(connection: Connection) -> bool:
    """Whether the client asks for this server, and not for a name that only leads here."""
    arrived_at = (connection.scope.get("server") or (None,))[0]
    return is_meant(connection.headers.get("host"), arrived_at, connection.app.state.hosts)


async def guard(request: Request[Any, Any, State]) -> Response[Problem] | None:
    """Nothing is changed on behalf of a page from elsewhere, and nobody asks too often."""
    if request.scope["path"] in ("/healthz", "/readyz"):
        # Probes come by any name, and all they learn is that somebody is here.
        return None
    if not right_host(request):
        problem = Problem("this server is not known by that name", says="refused-elsewhere")
        return Response(problem, status_code=421)
    if _changes(request) and not right_origin(request):
        return Response(Problem("wrong origin", says="refused-elsewhere"), status_code=403)
    wait = waiting(request, wanted(request))
    return too_many(wait) if wait else None


async def count_stray(_error: Exception, scope: Scope) -> None:
    """A path that leads nowhere never comes to `guard`, and is paid for all the same."""
    if "path_template" not in scope:
        connection: Connection = ASGIConnection(scope)
        connection.state.wait = waiting(connection, wanted(connection))


def pay(connection: Connection, cost: float) -> None:
    """Spends from what the client and its address may have worked out; raises TooOften."""
    if wait := waiting(connection, _work(connection, cost)):
        raise TooOften(wait)


def _work(connection: Connection, cost: float) -> list[Wish]:
    guest = guest_at(connection)
    own: list[Wish] = [("own_work", guest.id, cost)] if guest else []
    return [*own, ("work", address_of(connection), cost)]


def waiting(connection: Connection, wishes: list[Wish]) -> float:
    """Spends what the wishes cost; the seconds to wait where that is too much."""
    gate: Gate = connection.app.state.gate
    for what, who, cost in wishes:
        if wait := gate.spend(what, who, cost):
            flooded(connection, what, who)
            return wait
    return 0.0


def flooded(connection: Connection, what: What, who: str) -> None:
    """Counts a flood, and logs it now and then."""
    connection.app.state.metrics.floods.labels(what).inc()
    if not connection.app.state.gate.spend("lines", f"{what} {who}"):
        log.warning("flood refused", what=what, address=address_of(connection))


def wanted(connection: Connection) -> list[Wish]:
    """The budgets that a request or a new socket is paid from."""
    address, guest = address_of(connection), guest_at(connection)
    shared: list[What] = ["requests"]
    own: list[What] = ["own_requests"]
    match connection.scope.get("method"), connection.scope.get("path_template"):
        case "POST", "/api/guests":
            shared.append("guests")
        case "POST", ("/api/tables" | "/api/tables/{table}/rematch" | "/api/lessons/{game}/{name}"):
            shared.append("tables")
            own.append("own_tables")
    wishes: list[Wish] = [(what, address, 1) for what in shared]
    if guest:
        wishes += [(what, guest.id, 1) for what in own]
    table = connection.scope.get("path_params", {}).get("table")
    if table is not None and table not in hub_of(connection).live:
        # Nobody has asked for it lately: it has to be read back.
        wishes += _work(connection, READ_BACK)
    return wishes


def host_of(connection: Connection) -> str:
    """Where a client is."""
    return connection.client.host if connection.client else "nowhere"


def address_of(connection: Connection) -> str:
    """Where a client is, as limits count it."""
    return neighbourhood(host_of(connection))


async def dress(message: Message, scope: Scope) -> None:
    """Every answer has the headers, errors too."""
    if message["type"] != "http.response.start":
        return
    cached = any(name == _FRESH[0] for name, _ in message["headers"])
    fresh = [_FRESH] if scope["path"].startswith("/api") and not cached else []
    message["headers"] = [*message["headers"], *_EVERYWHERE, *fresh]


def _changes(request: Request[Any, Any, State]) -> bool:
    return request.method not in ("GET", "HEAD", "OPTIONS")
