"""The same deal for every seating: luck hangs on the place in the game, not on who played how."""

from typing import Any, Final

from schatulle.rules import diamant
from schatulle.rules.core import Decision
from schatulle.table.chance import Chance

#: No path is longer than the thirty cards of the cave (D-3).
_LONGEST_PATH: Final = 32


class MirroredChance:
    """Draws from a seed, as a table does; but an expedition's cards are the same whoever left when.

    In Meisterdiebe chance acts first (M-15, M-21), or in the order of the openings (M-48).
    """

    def __init__(self, game: str, seed: str) -> None:
        self._in_the_cave = game == diamant.NAME
        self._seed = seed
        self._drawn = 0

    def answer(self, state: Any, decision: Decision[Any]) -> Any:
        """One of the choices, by their weights where they have some."""
        draw = self._drawn
        if self._in_the_cave:
            draw = state.expedition * _LONGEST_PATH + len(state.path)
        self._drawn += 1
        return Chance(self._seed, draw).answer(state, decision)
