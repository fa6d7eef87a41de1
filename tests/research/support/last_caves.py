"""Last caves of two cards, whose worth can be counted by hand."""

from collections.abc import Mapping
from typing import Any

from schatulle.games.diamant import rules as diamant
from schatulle.research.solving import Situation, given

ALL_BUT_17 = [f"{stones}:0" for stones in (1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14)]
#: One explosion lies on the path and one is left in the deck, beside the treasure of 17.
REMOVED = ["snake", "scorpion", "landslide", "gas"] * 3 + ["explosion"]


def cave(chests: tuple[int, ...], stones: int, **options: Any) -> Situation:
    """Two cards are left: 17 stones and the explosion that ends it; the first two are inside."""
    parts: Mapping[str, Any] = {
        "expedition": 5,
        "chests": chests,
        "inside": [seat < 2 for seat in range(len(chests))],
        "path": [*ALL_BUT_17, f"15:{stones}", "explosion"],
        "removed": REMOVED,
    }
    table = diamant.options("diamant", {"allow_two": True} | options)
    return given("diamant", table, len(chests), parts)
