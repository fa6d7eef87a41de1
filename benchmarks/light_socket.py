"""A WebSocket client that costs little, so that a benchmark measures the server and not itself."""

import asyncio
from base64 import b64encode
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from os import urandom
from typing import Final, cast

_TEXT, _CLOSE, _PING, _PONG = 0x81, 0x88, 0x89, 0x8A
_MASKED: Final = 0x80
#: Nothing on the way may need a mask; this one leaves everything as it is.
_NO_MASK: Final = bytes(4)
_WIDE: Final = {126: 2, 127: 8}


class LightSocket(asyncio.Protocol):
    """Says texts, and hears those of a server that sends each in one frame."""

    def __init__(self) -> None:
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting: asyncio.Future[None] | None = None
        self._heard: deque[bytes] = deque()
        self._begun = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The way is open; what is to be a socket has still to be asked for."""
        self._transport = cast(asyncio.Transport, transport)

    async def ask(self, path: str, cookie: str) -> None:
        """Asks for the socket."""
        key = b64encode(urandom(16)).decode()
        self._transport.write(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {cookie}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
            "\r\n".encode()
        )
        await self._opened

    def say(self, text: bytes) -> None:
        """Sends a text."""
        self._send(_TEXT, text)

    async def hear(self) -> bytes:
        """The next text of the server; raises ConnectionError when there will be none."""
        while not self._heard:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        return self._heard.popleft()

    def data_received(self, data: bytes) -> None:
        """Some bytes of the server: its answer to the handshake, then frames."""
        data = self._begun + data
        if not self._opened.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._begun = head
                return
            assert b" 101 " in head, head
            self._opened.set_result(None)
        at = 0
        while (frame := _frame_at(data, at)) and frame[1] <= len(data):
            start, end_of_frame = frame
            self._take(data[at], data[start:end_of_frame])
            at = end_of_frame
        self._begun = data[at:]

    def connection_lost(self, exc: Exception | None) -> None:
        """Whoever waits waits in vain."""
        for each in (self._opened, self._waiting):
            if each is not None and not each.done():
                each.set_exception(exc or ConnectionResetError("the server has closed the socket"))

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == _TEXT:
            self._heard.append(payload)
            if self._waiting is not None and not self._waiting.done():
                self._waiting.set_result(None)
        elif kind == _PING:
            self._send(_PONG, payload)
        elif kind == _CLOSE:
            self._transport.close()

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes((_MASKED | size,))
        if size > 125:
            length = bytes((_MASKED | 126,)) + size.to_bytes(2, "big")
        self._transport.write(bytes((kind,)) + length + _NO_MASK + payload)


def _frame_at(data: bytes, at: int) -> tuple[int, int] | None:
    """Where the payload of the frame there begins and ends; None where its head is not whole."""
    if len(data) < at + 2:
        return None
    start, size = at + 2, data[at + 1]
    if wide := _WIDE.get(size):
        start += wide
        if len(data) < start:
            return None
        size = int.from_bytes(data[start - wide : start], "big")
    return start, start + size


@asynccontextmanager
async def light_socket(port: int, path: str, cookie: str) -> AsyncIterator[LightSocket]:
    """An open socket at a server of this machine."""
    loop = asyncio.get_running_loop()
    transport, socket = await loop.create_connection(LightSocket, "127.0.0.1", port)
    try:
        await asyncio.wait_for(socket.ask(path, cookie), 60)
        yield socket
    finally:
        transport.close()
