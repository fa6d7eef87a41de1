"""Players of Diamant by rules of thumb: everything that counts lies open on the table."""

from schatulle.games.diamant.bots.characters import KINDS
from schatulle.games.diamant.bots.odds import notes_of
from schatulle.games.diamant.bots.prospects import deck_of, fear, hope

#: All lies open: there is nothing to remember.
USUAL_MEMORY = memory_named = None

__all__ = ["KINDS", "USUAL_MEMORY", "deck_of", "fear", "hope", "memory_named", "notes_of"]
