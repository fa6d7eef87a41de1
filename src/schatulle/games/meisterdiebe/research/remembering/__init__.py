"""How well memories remember, measured as psychologists measure people: at a real box."""

from schatulle.games.meisterdiebe.research.remembering.comparison import (
    STANDING,
    TURNED,
    Compared,
    compared,
    pairs_compared,
)
from schatulle.games.meisterdiebe.research.remembering.pairs import moves_to_find_all
from schatulle.games.meisterdiebe.research.remembering.people import PEOPLE
from schatulle.games.meisterdiebe.research.remembering.shell_game import Shells, capacity, found

__all__ = [
    "PEOPLE",
    "STANDING",
    "TURNED",
    "Compared",
    "Shells",
    "capacity",
    "compared",
    "found",
    "moves_to_find_all",
    "pairs_compared",
]
