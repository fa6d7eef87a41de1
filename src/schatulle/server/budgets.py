"""Token buckets: so much at once, and then so much a second."""

import time
from collections import OrderedDict
from collections.abc import Callable
from math import inf
from typing import Final

from msgspec import Struct

#: So many buckets are kept; the one that was not asked for longest goes first.
MOST_BUCKETS: Final = 20_000


class Budget(Struct, frozen=True):
    """So many at once, and so many a second after that."""

    burst: float
    per_second: float


UNLIMITED: Final = Budget(inf, 0)


class Buckets:
    """What was spent of budgets and has not trickled away; so many are kept."""

    def __init__(self, now: Callable[[], float] = time.monotonic, most: int = MOST_BUCKETS) -> None:
        self._now = now
        self._most = most
        self._spent: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def spend(self, what: str, who: str, budget: Budget, cost: float = 1.0) -> float:
        """Takes from a budget; where not so much is left, the seconds until there is."""
        if budget.burst == inf:
            return 0.0
        spent = self._trickled(what, who, budget)
        over = spent + cost - budget.burst
        self._keep(what, who, spent if over > 0 else spent + cost)
        return max(0.0, over) / budget.per_second

    def wait(self, what: str, who: str, budget: Budget) -> float:
        """The seconds until a budget has one left, without taking it."""
        if budget.burst == inf:
            return 0.0
        over = self._trickled(what, who, budget) + 1 - budget.burst
        return max(0.0, over) / budget.per_second

    def give_back(self, what: str, who: str, cost: float = 1.0) -> None:
        """What was taken need not have been."""
        if (what, who) in self._spent:
            spent, at = self._spent[what, who]
            self._spent[what, who] = max(0.0, spent - cost), at

    def _trickled(self, what: str, who: str, budget: Budget) -> float:
        spent, at = self._spent.get((what, who), (0.0, self._now()))
        return max(0.0, spent - (self._now() - at) * budget.per_second)

    def _keep(self, what: str, who: str, spent: float) -> None:
        self._spent[what, who] = spent, self._now()
        self._spent.move_to_end((what, who))
        if len(self._spent) > self._most:
            self._spent.popitem(last=False)
