"""The slider of a human memory, from 0 (goldfish) to 1 (elephant): what each point of it means.

Two points in between are fitted to what is known of people; docs/memory.md tells to what. From
one point to the next every quantity goes straight.
"""

from functools import lru_cache
from itertools import pairwise
from typing import Final

from msgspec import Struct
from msgspec.structs import astuple

from schatulle.games.meisterdiebe.rules.box import Drawer


class Mind(Struct, frozen=True):
    """What a memory can do, in numbers."""

    #: How much of what is seen is taken in at all.
    taken_in: float
    #: How many drawers are in mind at once.
    span: float
    #: How many of them are followed without fail while levels turn.
    carried: float
    #: How likely track is lost of any other of them when its level turns.
    strays: float
    #: Which part of what is missing in lasting memory each look at the same thing adds.
    learned: float
    #: Which part of what is in lasting memory alone is lost in a turn.
    lapse: float
    #: How likely two drawers that look alike are taken for each other in a turn.
    mix_up: float
    #: How likely lasting memory does not follow when a level turns.
    mis_turn: float
    #: How likely it is forgotten of a drawer out of mind that it was turned over.
    mis_flip: float


#: Where on the slider people sit: of six to eight years, and grown up.
CHILD: Final = 0.25
ADULT: Final = 0.5

GOLDFISH: Final = Mind(0, 0, 0, 1, 0, 1, 0.1, 0.1, 0.06)
ELEPHANT: Final = Mind(1, len(Drawer), 4, 0, 1, 0, 0, 0, 0)
FITTED: Final = {
    0.0: GOLDFISH,
    CHILD: Mind(0.9, 3.2, 1.5, 0.36, 0.22, 0.04, 0.09, 0.09, 0.055),
    ADULT: Mind(0.98, 3.8, 2.0, 0.2, 0.3, 0.0177, 0.03, 0.03, 0.02),
    1.0: ELEPHANT,
}


@lru_cache(maxsize=64)
def mind_at(slider: float) -> Mind:
    """The mind at a point of the slider."""
    below, above = next(pair for pair in pairwise(FITTED) if slider <= pair[1])
    way = (slider - below) / (above - below)
    less, more = astuple(FITTED[below]), astuple(FITTED[above])
    return Mind(*[one + way * (other - one) for one, other in zip(less, more, strict=True)])
