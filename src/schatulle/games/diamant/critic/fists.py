"""How likely known rivals leave, wherever a game that is played on may lead."""

from collections.abc import Sequence

import numpy as np

from schatulle.bots.contract import Mixing
from schatulle.bots.lazy import Lazy
from schatulle.bots.network import Network, Vector
from schatulle.core import Seat
from schatulle.critic.rivals import Rivals
from schatulle.games.diamant.bots.search import leaving_odds
from schatulle.games.diamant.rules.actions import LEAVE
from schatulle.games.diamant.rules.state import State

Ask = tuple[State, Seat]


class Fists:
    """The rivals at first by their exact odds, and the viewer by the network's.

    Rules of thumb are asked wherever the game leads. The learned player is its network, so all
    are asked at once; it also stands in for players who think too long to be asked again.
    """

    def __init__(self, rivals: Rivals, network: Network, viewer: Seat, now: State) -> None:
        self._rivals = rivals
        self._network = network
        self._viewer = viewer
        self._now = now
        player = rivals.kind.player
        self._quick = isinstance(player, Mixing) and not isinstance(player, Lazy)
        self._told: dict[object, float] = {}

    def __call__(self, asked: Sequence[Ask]) -> Vector:
        """float32[asked]: how likely each of them leaves."""
        exact = [self._is_exact(ask) for ask in asked]
        likely = np.zeros(len(asked), np.float32)
        likely[~np.asarray(exact, bool)] = leaving_odds(
            self._network, [ask for ask, known in zip(asked, exact, strict=True) if not known]
        )
        for place, (state, seat) in enumerate(asked):
            if exact[place]:
                likely[place] = self._leaving(state, seat)
        return likely

    def _is_exact(self, ask: Ask) -> bool:
        state, seat = ask
        return seat != self._viewer and (self._quick or state is self._now)

    def _leaving(self, state: State, seat: Seat) -> float:
        """A rival is asked once in the same place."""
        table = (state.expedition, state.inside, state.unsafe, state.chests, state.path, seat)
        place = (*table, state.removed)
        if place not in self._told:
            self._told[place] = self._rivals.odds(state, seat).get(LEAVE, 0.0)
        return self._told[place]
