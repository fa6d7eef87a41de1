"""A socket that sends more than it may is closed before anything is made of what it sent."""

from http import HTTPStatus
from typing import Any, Final

from litestar.connection import ASGIConnection
from websockets.http11 import Request

from schatulle.server.http.clients import Connection
from schatulle.server.http.frame_budget import FrameBudget
from schatulle.server.http.guards import flooded, waiting, wanted
from schatulle.server.http.limits import Gate
from schatulle.server.http.socket_protocol import SocketProtocol
from schatulle.server.http.sockets import TOO_MANY, payer

REASON: Final = "too many frames; come back later"


class CountingProtocol(SocketProtocol):
    """A protocol that answers every ping and keeps every fragment that comes."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._gate: Gate = self.config.app.state.gate  # type: ignore[union-attr]  # our own app
        self._budget = FrameBudget(self._gate.limits)

    def handle_connect(self, event: Request) -> None:
        """Who has flooded too often gets no socket, before the application hears of it."""
        self._connection = _asking(event, self.client, self.config.app)
        self._payer = payer(self._connection)
        if not self._gate.wait("floods", self._payer):
            super().handle_connect(event)
        elif waiting(self._connection, wanted(self._connection)):
            self.transport.abort()
        else:
            # Who waits for the answer does not ask again meanwhile, and is not heard.
            self.transport.pause_reading()
            self.loop.call_later(self._gate.limits.refusal, self._refuse)

    def data_received(self, data: bytes) -> None:
        """The handshake comes by itself; after that all are frames, and counted."""
        if not self.handshake_initiated or self._budget.allows(data):
            super().data_received(data)
        else:
            self._send_away()

    def handle_parser_exception(self) -> None:
        """What is no frame, or too long a one, closes a socket just like too many."""
        self._gate.spend("floods", self._payer)
        super().handle_parser_exception()

    def _refuse(self) -> None:
        if self.transport.is_closing():
            return
        flooded(self._connection, "floods", self._payer)
        self.conn.send_response(self.conn.reject(HTTPStatus.TOO_MANY_REQUESTS, REASON))
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = self.handshake_complete = True
        self.transport.close()

    def _send_away(self) -> None:
        flooded(self._connection, "frames", self._payer)
        self._gate.spend("floods", self._payer)
        if not self.handshake_complete:
            self.transport.abort()
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MANY, "reason": REASON})
        self.conn.fail(TOO_MANY, REASON)
        self.transport.write(b"".join(self.conn.data_to_send()))
        # Whoever is just about to send hears that the client has gone, and has made no mistake.
        self.close_sent = self.disconnected = True
        self.transport.close()


def _asking(event: Request, client: tuple[str, int] | None, app: Any) -> Connection:
    """Who asks for a socket, as far as it matters before the application is asked."""
    headers = [
        (name.lower().encode("latin-1"), value.encode("latin-1", "replace"))
        for name, value in event.headers.raw_items()
    ]
    scope: Any = {"type": "websocket", "headers": headers, "client": client, "litestar_app": app}
    return ASGIConnection(scope)
