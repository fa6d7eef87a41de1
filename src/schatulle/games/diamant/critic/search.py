"""The best answer to explorers whose odds are known, found by playing on.

Hidden are only their fists and the order of the deck. Nothing is mixed: rivals who are known cannot
adapt.
"""

from random import Random
from typing import Any, Final

import numpy as np

from schatulle.bots.contract import Player
from schatulle.bots.network import loaded
from schatulle.core import Decision
from schatulle.critic.contract import Sight
from schatulle.games.diamant.bots.learned import EXPEDITIONS
from schatulle.games.diamant.bots.search import played_on, world
from schatulle.games.diamant.critic.fists import Fists
from schatulle.games.diamant.rules.actions import LEAVE, STAY, Decide
from schatulle.games.diamant.rules.options import Options
from schatulle.games.diamant.rules.view import View

#: So many games are played at once.
_AT_ONCE: Final = 128


class BestAnswer:
    """Takes what went better; with closed chests, or not five expeditions, another answers."""

    def __init__(self, playouts: int, elsewhere: Player) -> None:
        self._playouts = playouts
        self._elsewhere = elsewhere

    def choose(self, memory: Sight, view: View, decision: Decision[Any], rng: Random) -> Decide:
        """D-8: explore on, or return to camp."""
        rules: Options = memory.rivals.options
        state, seat = world(view, rules), decision.seat
        if state is None or rules.expeditions != EXPEDITIONS:
            return self._elsewhere.choose(memory.belief, view, decision, rng)  # type: ignore[no-any-return]
        network = loaded(f"diamant-{state.seats}")
        likely = Fists(memory.rivals, network, seat, state)
        better = np.zeros(0)
        while len(better) < self._playouts:
            states = [state] * min(_AT_ONCE, self._playouts - len(better))
            luck = rng.getrandbits(64)
            leave, stay = (
                played_on(network, states, seat, answer, luck, likely) for answer in (LEAVE, STAY)
            )
            better = np.append(better, leave - stay)
        return LEAVE if better.mean() > 0 else STAY
