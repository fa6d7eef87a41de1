"""Nature's answers, drawn from a seed so that anyone who knows it can draw them again.

The key is SHA-256("schatulle/chance", a zero byte, the seed). The n-th number below `count`,
n from 0, is HMAC-SHA256(key, "n/0") as a whole number, modulo `count`. Where that would favour
small numbers the next one, "n/1", is taken, and so on.
"""

from bisect import bisect_right
from hashlib import sha256
from hmac import new
from itertools import accumulate, count
from typing import Any, Final, Protocol

from schatulle.core import Decision, count_of

_RANGE = 1 << 256
_FINE = 1 << 53

#: The key must be no hash that is shown to anybody: a commitment begins with another word.
_PURPOSE: Final = b"schatulle/chance\0"
_LUCK: Final = b"schatulle/luck\0"


class Nature(Protocol):
    """Whoever answers for chance."""

    def answer(self, state: Any, decision: Decision[Any]) -> Any | None:
        """One of the choices; None where there is no answer (yet)."""


class Chance:
    """Draws from a seed; the n-th draw depends on nothing but the seed and n."""

    def __init__(self, seed: str, drawn: int = 0) -> None:
        self._key = key_of(seed)
        self._drawn = drawn

    def answer(self, _state: Any, decision: Decision[Any]) -> Any:
        """One of the choices, by their weights where they have some."""
        number = _drawn_number(self._key, self._drawn, decision)
        self._drawn += 1
        return decision.choices[number]


def key_of(seed: str) -> bytes:
    """The key of all draws."""
    return sha256(_PURPOSE + seed.encode()).digest()


def luck(seed: str, seat: int) -> str:
    """What a bot's own chance hangs on; neither the seed nor any draw follows from it."""
    return sha256(_LUCK + f"{seat}/{seed}".encode()).hexdigest()


def number_below(key: bytes, draw: int, limit: int) -> int:
    """The draw with that number, every result below the limit equally likely."""
    fair = _RANGE - _RANGE % limit
    # Not `hmac.digest`: it lets other threads go first, and waits long where one is busy.
    tries = (new(key, f"{draw}/{number}".encode(), "sha256").digest() for number in count())
    values = (int.from_bytes(block, "big") for block in tries)
    return next(value for value in values if value < fair) % limit


def _drawn_number(key: bytes, draw: int, decision: Decision[Any]) -> int:
    if not decision.weights:
        return number_below(key, draw, count_of(decision.choices))
    bounds = list(accumulate(decision.weights))
    point = number_below(key, draw, _FINE) / _FINE * bounds[-1]
    return min(bisect_right(bounds, point), len(bounds) - 1)
