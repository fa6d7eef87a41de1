"""A socket that sends more than it may is closed before anything is made of what it sent."""

from typing import Any, Final

from litestar.connection import ASGIConnection

from schatulle.server.http.clients import Connection
from schatulle.server.http.frame_budget import FrameBudget
from schatulle.server.http.gathered_writes import GatheringProtocol
from schatulle.server.http.guards import flooded
from schatulle.server.http.limits import Gate
from schatulle.server.http.sockets import TOO_MANY, payer

REASON: Final = "too many frames; come back later"


class CountingProtocol(GatheringProtocol):
    """uvicorn's protocol, which answers every ping and keeps every fragment that comes."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._gate: Gate = self.config.app.state.gate  # type: ignore[union-attr]  # our own app
        self._budget = FrameBudget(self._gate.limits)

    def data_received(self, data: bytes) -> None:
        """The handshake comes by itself; after that all are frames, and counted."""
        if not self.handshake_initiated or self._budget.allows(data):
            super().data_received(data)
        else:
            self._send_away()

    def _send_away(self) -> None:
        self._note()
        if not self.handshake_complete:
            self.transport.abort()
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MANY, "reason": REASON})
        self.conn.fail(TOO_MANY, REASON)
        self.transport.write(b"".join(self.conn.data_to_send()))
        # Whoever is just about to send hears that the client has gone, and has made no mistake.
        self.close_sent = self.disconnected = True
        self.transport.close()

    def _note(self) -> None:
        # The application may not have come to it yet.
        scope: Any = {**self.scope, "litestar_app": self.config.app}
        connection: Connection = ASGIConnection(scope)
        flooded(connection, "frames", payer(connection))
        self._gate.spend("floods", payer(connection))
