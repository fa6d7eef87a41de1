"""Players of Diamant by rules of thumb: everything that counts lies open on the table."""

from schatulle.bots.diamant.cave import deck_of, fear, hope
from schatulle.bots.diamant.characters import KINDS

__all__ = ["KINDS", "deck_of", "fear", "hope"]
