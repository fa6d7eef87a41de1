"""Legal choices: a tuple where they are few, counted and numbered on demand where they are many."""

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from math import comb
from typing import ClassVar, Generic, TypeVar

A_co = TypeVar("A_co", covariant=True)

Split = tuple[int, ...]


class Many(Generic[A_co]):
    """Choices too numerous to list: they can be counted, and each found by its number."""

    __slots__ = ()

    #: How such a choice is written, for programs that are not told them all.
    form: ClassVar[str] = ""

    @property
    @abstractmethod
    def count(self) -> int:
        """How many there are; may exceed what `len` can say."""

    @abstractmethod
    def __getitem__(self, number: int) -> A_co:
        """The choice with that number, 0 ≤ number < count."""

    def __contains__(self, action: object) -> bool:
        """Whether an answer is one of them; whoever has very many of them knows a quicker way."""
        return any(action == choice for choice in self)

    def __iter__(self) -> Iterator[A_co]:
        return map(self.__getitem__, range(self.count))


class ListedChoices(tuple[A_co, ...]):
    """Few choices that are the same whenever they are asked for: made once, looked up at once."""

    def __init__(self, _choices: Iterable[A_co]) -> None:
        self._all = frozenset(self)

    def __contains__(self, action: object) -> bool:
        return action in self._all


Choices = Sequence[A_co] | Many[A_co]


def count_of(choices: "Choices[object]") -> int:
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
