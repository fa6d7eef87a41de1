"""Meisterdiebe on arrays."""

from schatulle.games.meisterdiebe.arrays.env import Meisterdiebe
from schatulle.games.meisterdiebe.arrays.layout import State
from schatulle.games.meisterdiebe.arrays.observation import Observation
from schatulle.games.meisterdiebe.arrays.parity import finite, play

ENV = Meisterdiebe
#: The numbers of seats whose speed is measured.
MEASURED = (2, 4, 8)

__all__ = ["ENV", "MEASURED", "Meisterdiebe", "Observation", "State", "finite", "play"]
