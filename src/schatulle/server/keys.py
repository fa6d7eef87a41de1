"""The keys that sign guests' tokens: the newest signs, and what older ones signed still counts."""

from datetime import UTC, datetime
from secrets import token_hex
from typing import Final

from msgspec import Struct

#: A token is believed for so long after it was made, in seconds: a year, as browsers keep it.
LIFETIME: Final = 31_536_000
#: A new key signs nothing before every node has read it, in seconds.
SPREADING: Final = 600
_SHORTEST: Final = 32


class Damaged(Exception):  # noqa: N818 - what is wrong with a file, not an error of ours
    """A line that is no key."""


class Key(Struct, frozen=True):
    """A secret, and since when there is it: older installations have one without a date."""

    secret: str
    made: float | None = None

    def __repr__(self) -> str:
        # What is printed ends up in logs.
        return f"Key(made={self.made})"


class Keys(Struct, frozen=True):
    """All keys of a server or of all nodes, the oldest first."""

    line: tuple[Key, ...]

    @classmethod
    def first(cls, now: float) -> "Keys":
        """The key of a new installation."""
        return cls((_made(now),))

    @classmethod
    def read(cls, text: str) -> "Keys":
        """A key on each line, its date before it; raises Damaged."""
        lines = [line for line in text.splitlines() if line.strip()]
        if not lines:
            raise Damaged
        return cls(tuple(map(_read, lines)))

    def text(self) -> str:
        """As `read` reads it."""
        return "".join(f"{_written(key)}\n" for key in self.line)

    def dated(self, now: float) -> "Keys":
        """With a key of today where the newest has no date."""
        return self.renewed(now) if self.line[-1].made is None else self

    def renewed(self, now: float) -> "Keys":
        """With a new key, and without those whose last tokens have ended."""
        last = self.line[-1].made
        kept = self.line if last is None or now - last < LIFETIME else ()
        return Keys((*kept[-_MOST + 1 :], _made(now)))

    def signing(self, now: float) -> Key:
        """The newest that all nodes know by now."""
        known = [key for key in self.line if key.made is None or key.made + SPREADING <= now]
        return (known or self.line)[-1 if known else 0]

    def of_old(self, now: float) -> list[Key]:
        """Those whose tokens from before keys had dates still count: a year after the next key."""
        following = next((key.made for key in self.line if key.made is not None), now)
        if now - following >= LIFETIME:
            return []
        return [key for key in self.line if key.made is None]


#: More than one a month, for as long as a token lives.
_MOST: Final = 24


def _made(now: float) -> Key:
    return Key(token_hex(32), float(int(now)))


def _read(line: str) -> Key:
    made, _, secret = line.strip().partition(" ")
    date = _date(made) if secret else None
    key = Key(line.strip()) if date is None else Key(secret.strip(), date)
    if len(key.secret) < _SHORTEST:
        raise Damaged
    return key


def _date(text: str) -> float | None:
    try:
        return datetime.fromisoformat(text).timestamp()
    except ValueError:
        return None


def _written(key: Key) -> str:
    if key.made is None:
        return key.secret
    return f"{datetime.fromtimestamp(key.made, UTC):%Y-%m-%dT%H:%M:%SZ} {key.secret}"
