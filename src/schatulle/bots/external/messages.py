"""The lines that go between a table and a program, a JSON object each."""

from typing import Any

from msgspec import Raw, Struct

from schatulle.core import Seat

OptionValue = bool | int | float | str


class Seating(Struct, frozen=True, kw_only=True):
    """Where a program sits; every question repeats it, so that one may answer from it alone."""

    game: str
    edition: str
    #: What differs from the edition.
    options: dict[str, OptionValue]
    seat: Seat
    seats: int


class Start(Seating, frozen=True, kw_only=True, tag="start", tag_field="type"):
    """A game begins; no answer."""

    #: What the program's own chance may hang on, if it is to play the same game again.
    seed: str


class Event(Struct, frozen=True, kw_only=True, tag="event", tag_field="type"):
    """Something happened, as the seat observed it; no answer."""

    event: Any


class Decide(
    Seating, frozen=True, kw_only=True, omit_defaults=True, tag="decide", tag_field="type"
):
    """A question; the answer is a line with a move."""

    id: int
    kind: str
    view: Any
    #: All legal moves where they are few; None where they can only be counted.
    choices: tuple[str, ...] | None
    choices_count: int
    #: Where they are not listed: how such a move is written, and some of them.
    form: str = ""
    examples: tuple[str, ...] = ()


class End(Struct, frozen=True, kw_only=True, tag="end", tag_field="type"):
    """The game is over; no answer."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


class Answer(Struct, frozen=True, omit_defaults=True):
    """What a program says to a question; an id, if it names one, must be the question's."""

    move: str
    id: int | None = None


class Heard(Struct, frozen=True, tag="event", tag_field="type"):
    """An event before it is known of which game it is."""

    event: Raw


class Asked(Struct, frozen=True, kw_only=True, tag="decide", tag_field="type"):
    """A question before it is known of which game it is."""

    id: int
    kind: str
    view: Raw
    choices: tuple[str, ...] | None
    choices_count: int
    examples: tuple[str, ...] = ()


class Over(Struct, frozen=True, tag="end", tag_field="type"):
    """The end, of which a bot needs to know no more."""


Told = Start | Heard | Asked | Over
