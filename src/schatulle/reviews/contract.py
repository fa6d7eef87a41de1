"""The contract of a reviewer, the room `review` of a game's wing, and what it says.

A review speaks no language: causes and questions are codes, facts are values. Whoever shows it
tells them in the words of its reader (`telling`).
"""

from collections.abc import Callable
from typing import Any, Protocol

from msgspec import Struct

from schatulle.core import Seat
from schatulle.reviews.course import Course
from schatulle.reviews.marks import Mark

#: How much is done, from 0 to 1.
Tell = Callable[[float], None]

#: What a sentence is filled in with: numbers, code names of things, and seats where the key is
#: `seat` or ends in `_seat`; in `seats` several.
Facts = dict[str, Any]


class Chances(Struct, frozen=True):
    """Every seat's share of the win when so many chapters had happened, as a replay counts them."""

    moment: int
    shares: tuple[float, ...]


class ReviewedDecision(Struct, frozen=True, kw_only=True):
    """One answer of the seat. Its cause is told by the message `review-<game>-<cause>`."""

    #: The move's number in the record, from 1.
    move_number: int
    #: The chapter after which it was asked; the next one shows what came of the answer.
    moment: int
    kind: str
    #: Moves, as records write them.
    played: str
    best: str
    #: By how much the answer made the seat's share of the win smaller.
    loss: float
    mark: Mark | None
    cause: str
    facts: Facts
    #: What only this game says of a decision.
    own: dict[str, Any] = {}


class Memory(Struct, frozen=True):
    """How much of what memory could win was won: 1 for whoever forgot nothing; its interval."""

    score: float
    low: float
    high: float


class Question(Struct, frozen=True, kw_only=True):
    """One of the costliest moments, asked again.

    The message `review-<game>-<asks>` asks it, told with `facts`. Its attributes answer it, each
    told with these and its own: `.answer`, `.known` (what the seat could know) and `.happened`.
    """

    move_number: int
    moment: int
    asks: str
    facts: Facts
    #: Among which answers to choose; each is told by `review-<game>-choice`, with `$choice`.
    choices: tuple[str, ...]
    #: The right one of them.
    answer: str
    known: Facts
    happened: Facts


class Remark(Struct, frozen=True):
    """Something about the whole game, told by the message `review-<game>-<cause>`."""

    cause: str
    facts: Facts


class Review(Struct, frozen=True, kw_only=True):
    """What a seat's game looks like afterwards."""

    game: str
    seat: Seat
    #: None in a game without memory, or where too little of it was at stake.
    memory: Memory | None
    #: Which part of the result was luck, in shares of the win; above 0 for good luck.
    luck: float
    #: What small slips lost together, too small each for a mark.
    slips: float = 0.0
    chances: tuple[Chances, ...]
    decisions: tuple[ReviewedDecision, ...]
    #: At most three.
    questions: tuple[Question, ...]
    remarks: tuple[Remark, ...] = ()
    #: What only this game says of a whole game.
    own: dict[str, Any] = {}


class Reviewer(Protocol):
    """What the room `review` of a game's wing offers."""

    @property
    def VERSION(self) -> int:
        """Goes up when reviews of before should be made anew."""

    def reviewed(self, course: Course, seat: Seat, tell: Tell) -> Review:
        """The review of a finished game, from a seat.

        The marks hang on what the seat could know and nothing else; the truth is told beside them.
        """
