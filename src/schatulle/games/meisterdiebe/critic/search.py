"""The best answer to players whose odds are known, found by playing on.

Nothing is mixed: rivals who are known cannot adapt. Cards of this round come by the rivals' exact
odds; after them everyone plays as the network would, to the end of the round.
"""

from collections.abc import Sequence
from math import ceil, log2
from random import Random
from typing import Any, Final

import numpy as np

from schatulle.bots.contract import Player
from schatulle.core import Decision, Many, Seat
from schatulle.critic.contract import Sight
from schatulle.games.meisterdiebe.bots.search.candidates import Candidate, candidates
from schatulle.games.meisterdiebe.bots.search.guides import EvenGuide, Guide, guide_for
from schatulle.games.meisterdiebe.bots.search.rollouts import Manner, Rollouts
from schatulle.games.meisterdiebe.bots.search.state_rows import Floats, Ints, Rows
from schatulle.games.meisterdiebe.bots.search.worlds import WorldSampler
from schatulle.games.meisterdiebe.critic.foreseen import Foreseen
from schatulle.games.meisterdiebe.rules.actions import Action
from schatulle.games.meisterdiebe.rules.state import State
from schatulle.games.meisterdiebe.rules.view import View

#: So many worlds say what the guide would do, and which answers come to the same.
_FIRST: Final = 16
#: At most so many answers are tried.
_MOST: Final = 12
#: So many games are played at once: enough for a network, few enough for a small machine.
_AT_ONCE: Final = 512


#: By so much a critic's own answers are surer than the guide's.
_SURER: Final = 4


class Unerring:
    """A guide whose slips one seat does not make: what that seat plans it will do."""

    def __init__(self, guide: Guide, seat: Seat) -> None:
        self._guide = guide
        self._seat = seat

    def said(self, rows: Rows, which: Ints, seats: Ints) -> tuple[Floats, Floats]:
        """The guide's odds, sharpened for the seat."""
        logits, worths = self._guide.said(rows, which, seats)
        return np.where((seats == self._seat)[:, None], _SURER * logits, logits), worths


class BestAnswer:
    """Takes what went best; the box is filled as another player would fill it."""

    def __init__(self, playouts: int, elsewhere: Player) -> None:
        self._playouts = playouts
        self._elsewhere = elsewhere

    def choose(self, memory: Sight, view: View, decision: Decision[Any], rng: Random) -> Action:
        """The best of the likeliest answers; of those that come to the same the likeliest."""
        if view.round > 0:
            guide = guide_for(memory.belief.options) or EvenGuide()
            sampler = WorldSampler(view, memory.belief, decision.seat)
            foreseen = Foreseen(sampler, memory.rivals)
            if first := foreseen.drawn(min(_FIRST, self._playouts), rng):
                likely = candidates(first, decision.seat, guide, _MOST)
                tried = [one for one in likely if _is_listed(decision, one)]
                # M-26: here the others' cards are drawn already, by their own odds.
                rollouts = Rollouts(
                    Unerring(guide, decision.seat),
                    decision.seat,
                    manner=Manner(others_cards=1, turns=1),
                )
                if tried:
                    return self._best(tried, foreseen, first, rollouts, rng)
        return self._elsewhere.choose(memory.belief, view, decision, rng)  # type: ignore[no-any-return]

    def _best(
        self,
        tried: Sequence[Candidate],
        foreseen: Foreseen,
        first: list[State],
        rollouts: Rollouts,
        rng: Random,
    ) -> Action:
        """In every bout as many games; then the worse half goes."""
        dice = np.random.default_rng(rng.getrandbits(64))
        played = {one.action: np.zeros(0, np.float32) for one in tried}
        while len(played) > 1:
            games = self._playouts / ceil(log2(len(tried)))
            missing = ceil(games / len(played))
            while missing > 0:
                worlds = foreseen.drawn(min(missing, max(1, _AT_ONCE // len(played))), rng) or first
                missing -= len(worlds)
                worths = rollouts.worths(worlds, list(played), dice)
                for (action, old), new in zip(list(played.items()), worths, strict=True):
                    played[action] = np.append(old, new)
            order = sorted(played, key=lambda action: -float(played[action].mean()))
            played = {action: played[action] for action in order[: ceil(len(order) / 2)]}
        (best,) = played
        return best


def _is_listed(decision: Decision[Any], candidate: Candidate) -> bool:
    """Where the choices are too many to list (P-18), handing all to one is among them."""
    choices = decision.choices
    return isinstance(choices, Many) or all(action in choices for action in candidate.odds)
