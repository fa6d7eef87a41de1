"""Who answers for everybody while a game is played on, and says what a position is worth."""

from functools import cache
from typing import Final, Protocol

import numpy as np

from schatulle.bots.network import Network, loaded
from schatulle.games.meisterdiebe.action_codes import COUNT
from schatulle.games.meisterdiebe.bots.belief import Belief
from schatulle.games.meisterdiebe.bots.learned.network_shape import said
from schatulle.games.meisterdiebe.bots.learned.player import network_of
from schatulle.games.meisterdiebe.bots.search.state_rows import Floats, Ints, Rows, told
from schatulle.games.meisterdiebe.rules.options import Options


class Guide(Protocol):
    """Looks at many positions at once, each with the eyes of one seat."""

    def said(self, rows: Rows, which: Ints, seats: Ints) -> tuple[Floats, Floats]:
        """float32[asked, 104]: how good each move seems; float32[asked]: what it is all worth.

        The worth is the seat's expected share of the win less the fair share.
        """


class NetworkGuide:
    """A network that learned by self-play."""

    def __init__(self, network: Network) -> None:
        self._network = network

    def said(self, rows: Rows, which: Ints, seats: Ints) -> tuple[Floats, Floats]:
        """One pass for all of them."""
        logits, worths = said(self._network, told(rows, which, seats))
        return logits, worths


def learned_guide(belief: Belief) -> Guide | None:
    """The network for the game that is believed to be played, where one has learned it."""
    return guide_for(belief.options)


def guide_for(options: Options) -> Guide | None:
    """The network for a game with these options, where one has learned it."""
    name = network_of(options)
    return None if name is None else _guide(name)


@cache
def _guide(name: str) -> NetworkGuide:
    return NetworkGuide(loaded(name))


#: What a point more than the others is worth, where nobody knows better.
POINT: Final = 0.03


class EvenGuide:
    """Any move is as good as another; whoever has more points than the others is ahead."""

    def said(self, rows: Rows, which: Ints, seats: Ints) -> tuple[Floats, Floats]:
        """M-91: points are black less white."""
        worth = np.asarray([1, 2, 4])
        points = rows.black[which] @ worth - rows.white[which] @ worth[:2]
        margin = points[np.arange(len(which)), seats] - points.mean(1)
        chances = np.tanh(POINT * margin).astype(np.float32)
        return np.zeros((len(which), COUNT), np.float32), chances
