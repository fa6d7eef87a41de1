"""Positions that follow from each other, each worked out once."""

from abc import ABC, abstractmethod
from collections.abc import Hashable
from typing import Any


class KnownValues(ABC):
    """What positions are worth; those that are alike are worked out once."""

    def __init__(self) -> None:
        self._known: dict[Hashable, float] = {}

    @abstractmethod
    def alike(self, state: Any) -> Hashable:
        """What the value hangs on: equal for positions of equal value."""

    @abstractmethod
    def worked_out(self, state: Any) -> float:
        """The value of a position that nobody has asked for yet."""

    def value(self, state: Any) -> float:
        """The share of the win, exactly."""
        key = self.alike(state)
        if key not in self._known:
            self._known[key] = self.worked_out(state)
        return self._known[key]
