"""What is wrong, as typed answers: a reason, its clause, and nothing of the server's insides."""

from math import ceil
from secrets import token_hex
from typing import Any

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from schatulle.core import IllegalMove, Refusal
from schatulle.server.http.clients import NotThere, TooOften, Unknown
from schatulle.server.http.error_body import Problem
from schatulle.server.live.ledger import DamagedTableError
from schatulle.server.logs import frames, log
from schatulle.server.metrics import Metrics
from schatulle.store.port import StoreError, UnknownError
from schatulle.table.commands import NotNow, NotYours

WENT_WRONG = "something went wrong here; nothing was lost"
NOT_SAVED = "this cannot be saved now; nothing was changed"
NOT_KNOWN = "it is not known yet whether this was saved; look again in a moment"
DAMAGED = "this table is damaged on the server; whoever runs it can restore a backup"


Asked = Request[Any, Any, State]


def refused(_request: Asked, refusal: Refusal) -> Response[Problem]:
    """A refusal with its reason and clause."""
    clause = refusal.clause if isinstance(refusal, IllegalMove) else None
    status = 403 if isinstance(refusal, NotYours) else 409 if isinstance(refusal, NotNow) else 400
    problem = Problem(refusal.reason, clause, says=refusal.says, about=refusal.about)
    return Response(problem, status_code=status)


def unknown(_request: Asked, _error: Unknown) -> Response[Problem]:
    """Somebody without a name."""
    problem = Problem("say your name first: POST /api/guests", says="refused-nobody")
    return Response(problem, status_code=401)


def too_often(_request: Asked, refusal: TooOften) -> Response[Problem]:
    """Somebody who has to wait."""
    return too_many(refusal.wait)


def not_served(request: Asked, error: HTTPException) -> Response[Problem]:
    """What the framework refuses, without its internals."""
    if wait := request.state.get("wait"):
        return too_many(wait)
    if error.status_code >= 500:
        return went_wrong(request, error)
    reason = _details(error) or error.detail
    problem = Problem(reason, says=_told(error))
    return Response(problem, status_code=error.status_code, headers=error.headers)


def _told(error: HTTPException) -> str:
    """What people are told where the reason is about fields and methods."""
    if isinstance(error, NotThere):
        return error.says
    return "refused-nothing-here" if error.status_code == 404 else "refused-message"


def _details(error: HTTPException) -> str:
    """What was wrong with which field, where the framework says so."""
    extra = error.extra if isinstance(error.extra, list) else []
    return "; ".join(f"{part.get('key', 'body')}: {part.get('message', '')}" for part in extra)


def unreadable(_request: Asked, _error: UnicodeDecodeError | RecursionError) -> Response[Problem]:
    """A body that the decoder does not even get through."""
    return Response(
        Problem("the body is no UTF-8, or is nested without end", says="refused-message"),
        status_code=400,
    )


def not_saved(request: Asked, error: StoreError) -> Response[Problem]:
    """The disk is full, or worse; the sentence is for whoever runs the server."""
    name = noted(error, request.app.state.metrics, request.scope.get("path_template", ""))
    return Response(Problem(NOT_SAVED, id=name, says="refused-not-saved"), status_code=503)


def not_known(request: Asked, error: UnknownError) -> Response[Problem]:
    """The store failed in the commit: only its log can tell, and is asked."""
    name = noted(error, request.app.state.metrics, request.scope.get("path_template", ""))
    return Response(Problem(NOT_KNOWN, id=name, says="refused-maybe-saved"), status_code=504)


def damaged(_request: Asked, _error: DamagedTableError) -> Response[Problem]:
    """Only this table; the log has said which it is."""
    return Response(Problem(DAMAGED, says="refused-damaged"), status_code=410)


def went_wrong(request: Asked, error: Exception) -> Response[Problem]:
    """Our own mistake: the traceback stays here."""
    name = noted(error, request.app.state.metrics, request.scope.get("path_template", ""))
    return Response(Problem(WENT_WRONG, id=name, says="refused-went-wrong"), status_code=500)


def too_many(wait: float) -> Response[Problem]:
    """Someone asks too often."""
    seconds = ceil(wait)
    reason = f"too many requests; try again in {seconds} s"
    return Response(
        Problem(reason, says="refused-too-often", about={"seconds": seconds}),
        status_code=429,
        headers={"Retry-After": str(seconds)},
    )


def noted(error: BaseException, metrics: Metrics, where: str) -> str:
    """Logs an error with its frames; gives the id to be quoted."""
    name = token_hex(4)
    metrics.errors.inc()
    kind, steps = type(error).__name__, frames(error)
    log.error("error", id=name, where=where, error=kind, frames=steps)
    return name


HANDLERS: Any = {
    Refusal: refused,
    Unknown: unknown,
    TooOften: too_often,
    HTTPException: not_served,
    UnknownError: not_known,
    DamagedTableError: damaged,
    StoreError: not_saved,
    UnicodeDecodeError: unreadable,
    RecursionError: unreadable,
    Exception: went_wrong,
}
