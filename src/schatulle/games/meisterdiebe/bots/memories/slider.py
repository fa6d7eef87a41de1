"""The slider of a human memory, from 0 (goldfish) to 1 (elephant): what each point of it means.

docs/memory.md gives the reasons; every function here is smooth and rises or falls all the way.
"""

from math import log2
from typing import Final

from schatulle.games.meisterdiebe.rules.box import Drawer

#: Turns after which half is gone in the middle of the slider.
HALF_LIFE: Final = 16
#: How likely two look-alike drawers are mixed up in a turn, at the very most.
MIX_UP: Final = 0.1
#: How likely a level's rotation, or a drawer's flip, is not followed, at the very most.
MIS_TURN: Final = 0.1
MIS_FLIP: Final = 0.06


def taken_in(slider: float) -> float:
    """How much of what is seen is taken in at all."""
    return 1 - (1 - slider) ** 4


def span(slider: float) -> float:
    """How many drawers are in mind at once: four in the middle, all twelve at the end."""
    return float(len(Drawer) * slider ** log2(3))


def lapse(slider: float) -> float:
    """Which part is lost in a turn of what is not in the span: a half in so many turns."""
    return 1.0 if slider == 0 else 1 - 2 ** (-(1 - slider) / (HALF_LIFE * slider))


def mix_up(slider: float) -> float:
    """How likely two drawers that look alike are taken for each other in a turn."""
    return MIX_UP * (1 - slider)


def mis_turn(slider: float) -> float:
    """How likely a rotation of a level is not followed in mind."""
    return MIS_TURN * (1 - slider)


def mis_flip(slider: float) -> float:
    """How likely it is forgotten of a drawer outside the span that it was turned over."""
    return MIS_FLIP * (1 - slider)
