"""How much is played out for a review."""

from math import inf
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from schatulle.games.meisterdiebe.bots.search.answer_search import SearchBudget
from schatulle.games.meisterdiebe.bots.search.player import AT_TABLES


class Effort(Struct, frozen=True):
    """What one decision may cost."""

    #: What the strongest player is given for an answer.
    search: SearchBudget
    #: So many worlds say in either half of the evidence what answers are worth.
    worlds: int
    #: So many, all new, look into a loss that seems worth a mark.
    more_worlds: int
    #: So many say whether it seemed right with another memory.
    other_worlds: int


#: The player searches as at a table; no clock, for a slow machine must not make another review.
USUAL: Final = Effort(replace(AT_TABLES, seconds=inf), 24, 160, 64)
