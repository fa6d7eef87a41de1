"""Diamant on arrays: a cave of some fourteen words, all seats at once or one after the other."""

from schatulle.sim.diamant.env import Diamant
from schatulle.sim.diamant.layout import State
from schatulle.sim.diamant.observe import Observation

__all__ = ["Diamant", "Observation", "State"]
