"""Blame: which rule of the protocol a program broke, and what it said last."""

from enum import StrEnum
from typing import Final

from msgspec import Struct

#: So many letters of what a program said are shown.
SHOWN: Final = 200
#: So many of its last lines on standard error.
LAST_LINES: Final = 5


class Rule(StrEnum):
    """What a program owes the table."""

    START = "a program starts"
    TIME = "an answer comes in time"
    LISTEN = "a program reads what it is told"
    STAY = "a program stays until the game has ended"
    ASKED = "a program speaks only when it is asked, one line for each question"
    SHORT = "a line has at most 64 kB"
    TEXT = "a line is UTF-8"
    FORM = 'an answer is {"move": "…"}'
    LEGAL = "a move is legal"


class Misbehaved(Exception):  # noqa: N818 - what a program did, not an error of ours
    """A program broke a rule of the protocol."""

    def __init__(self, rule: Rule, reason: str) -> None:
        super().__init__(rule, reason)
        self.rule = rule
        self.reason = reason


class Blame(Struct, frozen=True):
    """Why a program lost its seat for the rest of a game."""

    rule: Rule
    reason: str
    #: Its last lines on standard error.
    stderr: tuple[str, ...] = ()

    def __str__(self) -> str:
        said = f"; it said last: {' / '.join(self.stderr)}" if self.stderr else ""
        return f"{self.rule}: {self.reason}{said}"


def blame(fault: Misbehaved, stderr: bytes) -> Blame:
    """All in letters that may be shown at a terminal."""
    lines = stderr.decode(errors="replace").splitlines()[-LAST_LINES:]
    return Blame(fault.rule, shown(fault.reason), tuple(shown(line) for line in lines if line))


def shown(text: str) -> str:
    """What a program said, without its control characters, and not all of it."""
    clean = "".join(letter if letter.isprintable() else "�" for letter in text[: SHOWN + 1])
    return clean if len(clean) <= SHOWN else f"{clean[:SHOWN]}…"
