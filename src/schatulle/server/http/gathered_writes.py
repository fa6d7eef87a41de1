"""Frames that are said together leave together: one write for all of a turn of the event loop."""

from asyncio import AbstractEventLoop, BaseTransport, Transport
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class GatheringProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol, which would write each frame by itself; a move is half a dozen."""

    def connection_made(self, transport: BaseTransport) -> None:
        """From now on everything goes through the gathering."""
        whole = cast(Transport, transport)
        super().connection_made(cast(Transport, GatheredWrites(whole, self.loop)))


class GatheredWrites:
    """A transport that keeps what is written until the loop has nothing else to do in this turn."""

    def __init__(self, transport: Transport, loop: AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._waiting: list[bytes] = []

    def write(self, data: bytes) -> None:
        """Goes out with all that follows at once."""
        if not self._waiting:
            self._loop.call_soon(self._flush)
        self._waiting.append(data)

    def close(self) -> None:
        """Closes when everything is out."""
        self._flush()
        self._transport.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def _flush(self) -> None:
        if self._waiting:
            data, self._waiting = b"".join(self._waiting), []
            self._transport.write(data)
