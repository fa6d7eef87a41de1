"""Connections that do not say what they want: they have some seconds, and an address so many."""

from asyncio import TimerHandle, Transport
from collections import OrderedDict, defaultdict
from typing import Any, Final

import h11
from litestar.datastructures import State
from uvicorn.protocols.http.h11_impl import H11Protocol

from schatulle.server.http.descriptors import Crowding
from schatulle.server.http.limits import Limits, neighbourhood
from schatulle.server.logs import log
from schatulle.server.metrics import Metrics

#: The client has not yet said all that belongs to its request.
_UNFINISHED: Final = (h11.IDLE, h11.SEND_BODY)


class Silence:
    """All connections of a server that are waited for, the longest waiting of an address first."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._timers: dict[str, OrderedDict[Transport, TimerHandle]] = defaultdict(OrderedDict)

    def __len__(self) -> int:
        return sum(map(len, self._timers.values()))

    def begin(self, protocol: H11Protocol) -> None:
        """Waits for a request; who keeps too many waiting loses the oldest, never others theirs."""
        address, transport = _address(protocol), protocol.transport
        if transport in self._timers[address]:
            return
        seconds = self._limits.silence
        self._timers[address][transport] = protocol.loop.call_later(seconds, transport.abort)
        if len(self._timers[address]) > self._limits.silent:
            oldest, timer = self._timers[address].popitem(last=False)
            timer.cancel()
            oldest.abort()

    def end(self, protocol: H11Protocol) -> None:
        """The request is there, or the client has gone."""
        address = _address(protocol)
        if timer := self._timers[address].pop(protocol.transport, None):
            timer.cancel()
        if not self._timers[address]:
            del self._timers[address]


class TimedProtocol(H11Protocol):
    """uvicorn's protocol, with a limit to how long a client may take to send a request."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        state: State = self.config.app.state  # type: ignore[union-attr]  # our own app
        self._silence: Silence = state.silence
        self._crowding: Crowding = state.crowding
        self._metrics: Metrics = state.metrics
        #: Where it is counted, as long as it is no socket.
        self._address: str | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Somebody has come and says nothing yet."""
        super().connection_made(transport)
        self._address = _address(self)
        if not self._crowding.has_room(self._address, len(self.connections) - 1):
            self._metrics.floods.labels("connections").inc()
            log.warning("connection refused", address=self._address)
            transport.abort()
        self._crowding.enter(self._address)
        self._silence.begin(self)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """It is a socket from now on, and counted as one."""
        super().handle_websocket_upgrade(event)
        self._leave()

    def handle_events(self) -> None:
        """Something was said: all of a request, or a part of it."""
        super().handle_events()
        if self._is_owed_more():
            self._silence.begin(self)
        else:
            self._silence.end(self)

    def send_400_response(self, msg: str) -> None:
        """What is no HTTP ends the connection; an answer that was being made goes nowhere."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """The client has gone."""
        self._silence.end(self)
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        if self._address is not None:
            self._crowding.leave(self._address)
            self._address = None

    def _is_owed_more(self) -> bool:
        """Not where a WebSocket took over, nor between two requests: uvicorn times those."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return False
        return self.conn.their_state in _UNFINISHED and self.timeout_keep_alive_task is None


def _address(protocol: H11Protocol) -> str:
    return neighbourhood(protocol.client[0]) if protocol.client else "nowhere"
