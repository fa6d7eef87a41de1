"""Diamant on arrays: a cave of some fourteen words, all seats at once or one after the other."""

from schatulle.games.diamant.arrays.env import Diamant
from schatulle.games.diamant.arrays.layout import State
from schatulle.games.diamant.arrays.parity import finite, play
from schatulle.games.diamant.observation import Observation

ENV = Diamant
#: The numbers of seats whose speed is measured.
MEASURED = (3, 5, 8)

__all__ = ["ENV", "MEASURED", "Diamant", "Observation", "State", "finite", "play"]
