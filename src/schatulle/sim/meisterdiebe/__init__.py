"""Meisterdiebe on arrays."""

from schatulle.sim.meisterdiebe.env import Meisterdiebe
from schatulle.sim.meisterdiebe.layout import State
from schatulle.sim.meisterdiebe.observing import Observation

__all__ = ["Meisterdiebe", "Observation", "State"]
