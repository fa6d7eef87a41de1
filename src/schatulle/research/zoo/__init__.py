"""Both games for PettingZoo: one seat at a time, or all seats at once."""

from schatulle.research.zoo.making import guarded, in_turn
from schatulle.research.zoo.seating import Setting
from schatulle.research.zoo.together import Together
from schatulle.research.zoo.turns import Turns

__all__ = ["Setting", "Together", "Turns", "guarded", "in_turn"]
