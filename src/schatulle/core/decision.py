"""Who must decide is data: every open decision with its seat, an id and its legal choices."""

from typing import Generic, Literal, TypeVar

from msgspec import Struct

from schatulle.core.choices import Choices
from schatulle.core.seats import Seat

A = TypeVar("A")

#: What is answered for someone whose clock has run out: a choice by chance, the careful one, which
#: stands last, or the first.
Default = Literal["chance", "careful", "first"]


class Decision(Struct, Generic[A], frozen=True, gc=False):
    """A question to one seat, or to Nature; its id stays while others answer theirs."""

    seat: Seat
    id: int
    kind: str
    choices: Choices[A]
    #: Nature's odds, one for each choice; empty where all choices are equally likely.
    weights: tuple[float, ...] = ()


def decision_id(moment: int, seat: Seat) -> int:
    """One number for the moment of the game and the seat asked."""
    return moment * 16 + seat + 2
