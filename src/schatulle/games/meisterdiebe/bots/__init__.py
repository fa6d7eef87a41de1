"""Players of Meisterdiebe by rules of thumb (P-29), and what they remember."""

from schatulle.games.meisterdiebe.bots.belief import Belief, Side, Within
from schatulle.games.meisterdiebe.bots.characters import KINDS
from schatulle.games.meisterdiebe.bots.memories import memory_named
from schatulle.games.meisterdiebe.bots.notes import notes_of

#: Nothing is forgotten.
USUAL_MEMORY = "elephant"

__all__ = ["KINDS", "USUAL_MEMORY", "Belief", "Side", "Within", "memory_named", "notes_of"]
