"""The short way of a socket's messages: whole texts come in and written frames go out at once.

The handshake, and every frame that is out of the ordinary, go uvicorn's way: through `websockets`,
and as an event of ASGI to whoever waits for it. That costs ten times as much as reading what nearly
every frame is.
"""

import asyncio
from typing import Any, Final, Protocol

from litestar.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.utils import apply_mask

#: How a frame begins that is a whole text, and the bit of the second byte that says «masked».
WHOLE_TEXT, MASKED = 0x81, 0x80
#: What stands in place of a size that two or eight bytes have.
_TWO_BYTES, _EIGHT_BYTES = 126, 127
#: How many bytes have the size, by what stands in its place.
_WIDE: Final = {_TWO_BYTES: 2, _EIGHT_BYTES: 8}
#: The bytes of a mask.
_MASK: Final = 4
#: Where an application finds the protocol of its socket.
_EXTENSION: Final = "schatulle.socket"


class Listener(Protocol):
    """Whoever talks to the client of a socket."""

    def hear(self, message: str) -> None:
        """The client says something; what is no text is an empty one."""

    def take_in(self) -> None:
        """The client takes in again what it is told."""

    def leave(self) -> None:
        """The client has gone."""


class Events(asyncio.Queue[Any]):
    """What ASGI has to say of a socket: it waits for the application until somebody listens."""

    def __init__(self) -> None:
        super().__init__()
        self.listener: Listener | None = None

    def put_nowait(self, item: Any) -> None:
        """Tells the listener at once, where there is one."""
        if self.listener is None:
            super().put_nowait(item)
        elif item["type"] == "websocket.receive":
            self.listener.hear(item.get("text") or "")
        else:
            self.listener.leave()


class SocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol, with a short way as soon as somebody listens."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.queue: Events = Events()
        #: The beginning of a frame whose end is still to come.
        self._begun = b""

    async def run_asgi(self) -> None:
        """The application finds the protocol in its scope."""
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[_EXTENSION] = self
        await super().run_asgi()

    def listen(self, listener: Listener) -> None:
        """From now on this one hears what the client says; first what it has said before."""
        self.queue.listener = listener
        for _ in range(self.queue.qsize()):
            self.queue.put_nowait(self.queue.get_nowait())

    def stop_listening(self) -> None:
        """From now on nobody hears the client."""
        self.queue.listener = None

    def pause(self) -> None:
        """The client has said enough for now."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def go_on(self) -> None:
        """The client may say more."""
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    @property
    def takes_in(self) -> bool:
        """Whether the client takes in what it is told, so that more may be sent."""
        return self.writable.is_set()

    def tell(self, texts: list[bytes]) -> None:
        """Sends texts, a frame each, in one write."""
        if not (self.disconnected or self.close_sent):
            self.transport.write(b"".join(map(_frame, texts)))

    def data_received(self, data: bytes) -> None:
        """Some bytes of the client: a part of a frame, or several frames."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        data = self._begun + data
        at, size = 0, len(data)
        while not self.transport.is_closing() and (head := _end_of_head(data, at)):
            end = head + _size_of_payload(data, at)
            if end - head > self.config.ws_max_size:
                # Not waited for: it is refused as soon as it says how long it is.
                super().data_received(data[at:])
                at = size
            elif end > size:
                break
            else:
                self._frame_received(data[at:end], head - at)
                at = end
        self._begun = data[at:]

    def resume_writing(self) -> None:
        """The client has taken in most of what it was told."""
        super().resume_writing()
        if self.queue.listener is not None:
            self.queue.listener.take_in()

    def _frame_received(self, frame: bytes, head: int) -> None:
        """One whole frame of any kind."""
        listener = self.queue.listener
        # Between the parts of a message that comes in parts, no other may begin.
        is_short = frame[0] == WHOLE_TEXT and frame[1] & MASKED and not self.frames
        if listener is None or not is_short or (text := _text(frame, head)) is None:
            super().data_received(frame)
        else:
            listener.hear(text)


def protocol_of(scope: Scope) -> SocketProtocol:
    """The protocol of the socket that an application serves."""
    found: SocketProtocol = scope["extensions"][_EXTENSION]  # type: ignore[assignment, index]
    return found


def _frame(text: bytes) -> bytes:
    """A text as the server sends it."""
    size = len(text)
    if size < _TWO_BYTES:
        return bytes((WHOLE_TEXT, size)) + text
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, _TWO_BYTES)) + size.to_bytes(2, "big") + text
    return bytes((WHOLE_TEXT, _EIGHT_BYTES)) + size.to_bytes(8, "big") + text


def _end_of_head(data: bytes, at: int) -> int:
    """Where the payload of the frame begins that begins there; 0 where more is to come."""
    if len(data) < at + 2:
        return 0
    second = data[at + 1]
    end = at + 2 + _WIDE.get(second & ~MASKED, 0) + (_MASK if second & MASKED else 0)
    return end if end <= len(data) else 0


def _size_of_payload(data: bytes, at: int) -> int:
    size = data[at + 1] & ~MASKED
    wide = _WIDE.get(size)
    return size if wide is None else int.from_bytes(data[at + 2 : at + 2 + wide], "big")


def _text(frame: bytes, head: int) -> str | None:
    """The text of a frame; None where it is none."""
    try:
        return apply_mask(frame[head:], frame[head - _MASK : head]).decode()
    except UnicodeDecodeError:
        return None
