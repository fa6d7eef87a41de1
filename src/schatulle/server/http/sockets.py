"""The socket of one client at one table: counted, limited, and told when the server goes."""

import asyncio
from collections import deque
from contextlib import suppress
from math import ceil
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from msgspec import Struct

from schatulle.core import Refusal
from schatulle.server.http.clients import (
    NO_SUCH_TABLE,
    Connection,
    TableId,
    guest_at,
    hub_of,
)
from schatulle.server.http.error_handlers import DAMAGED, WENT_WRONG, noted
from schatulle.server.http.guards import (
    address_of,
    flooded,
    right_host,
    right_origin,
    waiting,
    wanted,
)
from schatulle.server.http.limits import Gate
from schatulle.server.http.socket_protocol import protocol_of
from schatulle.server.live import wire
from schatulle.server.live.ledger import DamagedTableError
from schatulle.server.live.session import UNDECIDED, Session
from schatulle.server.metrics import Metrics

#: Close codes: two of the standard, the others from the range for applications.
RESTARTS, BROKEN = 1012, 1011
FOREIGN, NO_TABLE, TOO_SLOW, TOO_MANY = 4403, 4404, 4408, 4429
IS_DAMAGED, NOT_YET_KNOWN = 4410, 4504

#: What the address of a shared screen's socket asks for.
SHARED: Final = "shared"

FAREWELL: Final = "the server restarts; come back"
#: So long a client may take to hear a last word.
LAST_WORD_SECONDS: Final = 1.0

Socket = WebSocket[Any, Any, State]


class Sockets:
    """All open sockets of a server, so that everyone can be told when it goes."""

    def __init__(self) -> None:
        self.leaving = False
        self._sessions: dict[asyncio.Task[Any], Session] = {}

    async def goodbye(self) -> None:
        """Tells everyone to come back, and waits until they were told."""
        self.leaving = True
        for session in self._sessions.values():
            session.goodbye(FAREWELL)
        if self._sessions:
            await asyncio.wait(list(self._sessions), timeout=2 * LAST_WORD_SECONDS)

    async def serve(self, socket: Socket, session: Session) -> None:
        """Hears and tells until the client or the server goes."""
        task = asyncio.current_task()
        assert task is not None, "a socket is served by a task"
        self._sessions[task] = session
        if self.leaving:
            session.goodbye(FAREWELL)
        try:
            error = await Conversation(socket, session).ended()
        finally:
            del self._sessions[task]
        await _part(
            socket, error, self.leaving, session.why_lost if session.lost.is_set() else None
        )


class _Flooding(Exception):  # noqa: N818 - an answer, not an error
    """The client says far too much."""


class _Keyed(Struct):
    """Of a message that is not heard, the key that its refusal has to name."""

    key: str | None = None


@websocket("/tables/{table:str}/socket")
async def socket(socket: Socket, table: TableId) -> None:
    """One client at one table."""
    if not right_host(socket):
        await socket.close(FOREIGN, "wrong host")
        return
    if not right_origin(socket):
        await socket.close(FOREIGN, "wrong origin")
        return
    await socket.accept()
    gate: Gate = socket.app.state.gate
    address, guest = address_of(socket), guest_at(socket)
    name = guest.id if guest else None
    if waiting(socket, wanted(socket)) or not gate.enter(address, name):
        await socket.close(TOO_MANY, "too many connections; come back later")
        return
    metrics: Metrics = socket.app.state.metrics
    metrics.sockets.inc()
    try:
        await _seat(socket, table)
    finally:
        metrics.sockets.dec()
        gate.leave(address, name)


async def _seat(socket: Socket, table: str) -> None:
    sockets: Sockets = socket.app.state.sockets
    try:
        live = await hub_of(socket).table(table)
    except DamagedTableError:
        await socket.close(IS_DAMAGED, DAMAGED)
        return
    if live is None:
        await socket.close(NO_TABLE, NO_SUCH_TABLE)
        return
    shared = SHARED in socket.query_params
    await sockets.serve(socket, Session(live, guest_at(socket), shared))


class Conversation:
    """Hears a client message by message, and tells it whatever there is once in a turn."""

    def __init__(self, socket: Socket, session: Session) -> None:
        guest = guest_at(socket)
        self._who = guest.id if guest else f"socket {id(socket)}"
        self._socket = socket
        self._session = session
        self._metrics: Metrics = socket.app.state.metrics
        self._protocol = protocol_of(socket.scope)
        self._loop = asyncio.get_running_loop()
        self._end: asyncio.Future[None] = self._loop.create_future()
        #: What the client has said while it was still being heard.
        self._inbox: deque[str] = deque()
        self._hearing: asyncio.Task[None] | None = None
        self._telling = False

    async def ended(self) -> Exception | None:
        """Goes on until somebody leaves; gives the error where one has ended it."""
        self._session.wakes(self.take_in)
        self.take_in()
        self._protocol.listen(self)
        try:
            await self._end
        except Exception as error:
            return error
        finally:
            self._protocol.stop_listening()
            self._session.end()
            if self._hearing is not None:
                self._hearing.cancel()
        return None

    def hear(self, message: str) -> None:
        """The client is heard in order: what comes too early waits, and the client, too."""
        if self._hearing is None:
            self._hearing = self._loop.create_task(self._hear(message))
            self._hearing.add_done_callback(self._heard)
        else:
            self._inbox.append(message)
            self._protocol.pause()

    def take_in(self) -> None:
        """There is something to be told, or the client takes it in again."""
        if not self._telling:
            self._telling = True
            self._loop.call_soon(self._tell)

    def leave(self) -> None:
        """The client has gone."""
        if not self._end.done():
            self._end.set_result(None)

    async def _hear(self, message: str) -> None:
        if not await _too_much(self._socket, self._who, message):
            await self._session.hear(message)

    def _heard(self, hearing: asyncio.Task[None]) -> None:
        self._hearing = None
        if hearing.cancelled() or self._end.done():
            return
        if error := hearing.exception():
            self._end.set_exception(error)
        elif self._inbox:
            self.hear(self._inbox.popleft())
        else:
            self._protocol.go_on()

    def _tell(self) -> None:
        """Sends what is to be said until a goodbye is; that comes after everything else."""
        self._telling = False
        if self._end.done():
            return
        if self._session.lost.is_set():
            self.leave()
        elif self._protocol.takes_in and (messages := self._session.take()):
            self._protocol.tell([message.text for message in messages])
            for message in messages:
                _count(self._metrics, message)
            if isinstance(messages[-1], wire.Goodbye):
                self.leave()


async def _too_much(socket: Socket, who: str, message: str) -> bool:
    """Refuses a message in words, and a client that goes on and on without."""
    gate: Gate = socket.app.state.gate
    wait = gate.spend("messages", who)
    if not wait:
        return False
    flooded(socket, "messages", who)
    if gate.spend("patience", who):
        gate.spend("floods", payer(socket))
        raise _Flooding
    flood = Refusal("too many messages; wait a moment", "refused-too-often", seconds=ceil(wait))
    await _send(socket, wire.refused(flood, _key(message)))
    return True


def payer(connection: Connection) -> str:
    """Whom floods are counted for: who has a name floods in nobody else's."""
    guest = guest_at(connection)
    return guest.id if guest else address_of(connection)


def _key(message: str) -> str | None:
    try:
        return msgspec.json.decode(message, type=_Keyed).key
    except (msgspec.DecodeError, RecursionError):
        return None


async def _send(socket: Socket, message: wire.Said) -> None:
    await socket.send_text(message.text.decode())
    _count(socket.app.state.metrics, message)


def _count(metrics: Metrics, message: wire.Said) -> None:
    kind = type(message)
    metrics.frames.sent[kind.__name__] += 1
    if kind is wire.Accepted:
        metrics.accepted.inc()
    elif isinstance(message, wire.Refused):
        metrics.refused.labels(message.clause or "none").inc()


async def _part(
    socket: Socket, error: BaseException | None, leaving: bool, lost: str | None
) -> None:
    """Why the socket closes; where the client is still there it hears it as a last word."""
    if isinstance(error, _Flooding):
        await _close(socket, TOO_MANY, "too many messages; come back later")
    elif error is not None:
        noted(error, socket.app.state.metrics, "socket")
        await _close(socket, BROKEN, WENT_WRONG)
    elif lost is not None:
        await _close(socket, NOT_YET_KNOWN if lost == UNDECIDED else TOO_SLOW, lost)
    elif leaving:
        await _close(socket, RESTARTS, FAREWELL, said=True)


async def _close(socket: Socket, code: int, reason: str, said: bool = False) -> None:
    # A client that does not read, or has just gone, must not keep anyone waiting.
    with suppress(Exception):
        async with asyncio.timeout(LAST_WORD_SECONDS):
            if not said:
                await _send(socket, wire.Goodbye(reason))
            await socket.close(code, reason)
