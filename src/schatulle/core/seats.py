"""Seats are numbered clockwise from 0; chance and the onlookers have numbers of their own."""

from collections.abc import Iterable
from typing import Final, NewType, TypeVar

Seat = NewType("Seat", int)

NATURE: Final = Seat(-1)
SPECTATOR: Final = Seat(-2)

#: All that a table can have, to walk along a row with.
SEATS: Final = tuple(map(Seat, range(8)))

T = TypeVar("T")


def replaced(row: tuple[T, ...], changes: Iterable[tuple[int, T]]) -> tuple[T, ...]:
    """The row with some of its places changed."""
    cells = list(row)
    for place, cell in changes:
        cells[place] = cell
    return tuple(cells)
