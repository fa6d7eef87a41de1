"""The moments that cost the most."""

from collections.abc import Sequence
from typing import Final, Protocol, TypeVar

from schatulle.reviews.marks import mark_of

#: So many are asked again.
MOST: Final = 3


class Costly(Protocol):
    """An answer with its number and its loss."""

    @property
    def number(self) -> int:
        """The move's number in the record."""

    @property
    def loss(self) -> float:
        """In shares of the win."""


C = TypeVar("C", bound=Costly)


def costliest(answers: Sequence[C]) -> list[C]:
    """Those that cost the most and have a mark, in the order of the game."""
    marked = [answer for answer in answers if mark_of(answer.loss)]
    worst = sorted(marked, key=lambda answer: -answer.loss)[:MOST]
    return sorted(worst, key=lambda answer: answer.number)
