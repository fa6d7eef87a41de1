"""Players of Meisterdiebe by rules of thumb (P-29), and what they remember."""

from schatulle.bots.meisterdiebe.belief import Belief, Side, Within
from schatulle.bots.meisterdiebe.characters import KINDS
from schatulle.bots.meisterdiebe.memories import memory_named

__all__ = ["KINDS", "Belief", "Side", "Within", "memory_named"]
