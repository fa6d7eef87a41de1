"""How much one socket may send: its frames are counted before anything is made of them.

Only headers are looked at, and no more of them than the socket has left, so that a flood costs as
little as it can. Any protocol can ask for each piece of data that it receives.
"""

import time
from collections.abc import Callable
from typing import Final

from schatulle.server.budgets import Budget
from schatulle.server.http.limits import Limits

_FINAL: Final = 0x80
_OPCODE: Final = 0x0F
_MASKED: Final = 0x80
_LENGTH: Final = 0x7F
#: How many bytes more have the length, by what stands in its place.
_LONGER: Final = {126: 2, 127: 8}
_MASK_BYTES: Final = 4
#: The frames that are a message by themselves, of text or of bytes.
_WHOLE: Final = frozenset({_FINAL | 1, _FINAL | 2})


class FrameBudget:
    """What is left to one socket: for frames of any kind, and for those that are no message."""

    def __init__(self, limits: Limits, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._frames = _Left(limits.frames, now())
        self._asides = _Left(limits.asides, now())
        #: The beginning of a header, and how many bytes of the last payload are still to come.
        self._header = b""
        self._payload = 0

    def allows(self, data: bytes) -> bool:
        """Whether the socket may send this; asked once for each piece of what it sends."""
        now = self._now()
        self._asides.refill(now)
        before = self._frames.refill(now)
        # A piece in which no frame begins costs as much as one: it has to be looked at, too.
        return self._pay(data) and (self._frames.left < before or self._frames.spend())

    def _pay(self, data: bytes) -> bool:
        data = self._header + data
        at, self._header = self._payload, b""
        while at < len(data):
            size = _header_size(data, at)
            if size is None:
                self._header, at = data[at:], len(data)
                break
            if data[at] & (_FINAL | _OPCODE) not in _WHOLE and not self._asides.spend():
                return False
            if not self._frames.spend():
                return False
            at += size + _payload_size(data, at)
        self._payload = at - len(data)
        return True


class _Left:
    """A bucket of one socket, as a number and a time."""

    __slots__ = ("_at", "_budget", "left")

    def __init__(self, budget: Budget, now: float) -> None:
        self._budget = budget
        self._at = now
        self.left = budget.burst

    def refill(self, now: float) -> float:
        """Adds what has come since the last time; what is left then."""
        gained = (now - self._at) * self._budget.per_second
        self.left, self._at = min(self._budget.burst, self.left + gained), now
        return self.left

    def spend(self) -> bool:
        """Takes one, if there is one."""
        if self.left < 1:
            return False
        self.left -= 1
        return True


def _header_size(data: bytes, at: int) -> int | None:
    """How long the header is that begins there; None where not all of it is there yet."""
    if at + 1 >= len(data):
        return None
    second = data[at + 1]
    size = 2 + _LONGER.get(second & _LENGTH, 0) + (_MASK_BYTES if second & _MASKED else 0)
    return size if at + size <= len(data) else None


def _payload_size(data: bytes, at: int) -> int:
    """How much follows the header that begins there."""
    length = data[at + 1] & _LENGTH
    more = _LONGER.get(length)
    return length if more is None else int.from_bytes(data[at + 2 : at + 2 + more], "big")
