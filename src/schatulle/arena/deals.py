"""The same deal for every seating: luck hangs on the place in the game, not on who played how."""

from typing import Any

from schatulle.core import Decision, Game
from schatulle.table.chance import Chance


class MirroredChance:
    """Draws from a seed, as a table does; but where the game numbers its draws, by these numbers.

    So the cards of an expedition are the same, whoever went home when.
    """

    def __init__(self, game: Game, seed: str) -> None:
        self._game = game
        self._seed = seed
        self._drawn = 0

    def answer(self, state: Any, decision: Decision[Any]) -> Any:
        """One of the choices, by their weights where they have some."""
        number = self._game.draw_number(state)
        draw = self._drawn if number is None else number
        self._drawn += 1
        return Chance(self._seed, draw).answer(state, decision)
