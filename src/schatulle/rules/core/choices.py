"""Legal choices: a tuple where they are few, counted and numbered on demand where they are many."""

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from math import comb
from typing import Generic, TypeVar

A_co = TypeVar("A_co", covariant=True)

Split = tuple[int, ...]


class Many(Generic[A_co]):
    """Choices too numerous to list: they can be counted, and each found by its number."""

    @property
    @abstractmethod
    def count(self) -> int:
        """How many there are; may exceed what `len` can say."""

    @abstractmethod
    def __getitem__(self, number: int) -> A_co:
        """The choice with that number, 0 ≤ number < count."""

    def __iter__(self) -> Iterator[A_co]:
        return map(self.__getitem__, range(self.count))


Choices = Sequence[A_co] | Many[A_co]


def how_many(choices: "Choices[object]") -> int:
    """The number of choices, listed or not."""
    return choices.count if isinstance(choices, Many) else len(choices)


def compositions(total: int, parts: int) -> int:
    """In how many ways `total` like things lie in `parts` places."""
    return comb(total + parts - 1, parts - 1)


def composition(number: int, total: int, parts: int) -> Split:
    """The way with that number, the first places filled last."""
    split = []
    for places_left in range(parts - 1, 0, -1):
        here = 0
        while number >= (ways := compositions(total - here, places_left)):
            number -= ways
            here += 1
        split.append(here)
        total -= here
    return (*split, total)
