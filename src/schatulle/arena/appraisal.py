"""What a game's wing sees in positions, for whoever measures luck."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from schatulle.bots.contract import Player

Floats = NDArray[np.floating[Any]]
Ints = NDArray[np.int64]


class Signs(NamedTuple):
    """What speaks for each seat in some positions; numbers of about one."""

    #: float[positions, seats, signs]; the first is the logarithm of the share it may expect.
    of_seats: Floats
    #: float[positions, signs]: what is the same for all.
    of_all: Floats
    #: float[positions, seats]: the shares, where nothing can change them; else not a number.
    sure: Floats


class Appraiser(Protocol):
    """The room `appraisal` of a game's wing."""

    def signs(self, states: Sequence[Any], players: Sequence[Player | None]) -> Signs:
        """What speaks for each seat, of whoever sees all; the game is not over.

        `players` are those who sit there, where they are known: what they will do is a sign, too.
        """
