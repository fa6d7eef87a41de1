"""What answers are worth: played on in worlds that a memory believes in, the same for all."""

from collections.abc import Hashable, Iterable, Sequence
from typing import Final

import numpy as np

from schatulle.games.meisterdiebe.bots.search.answer_search import AnswerSearch, SearchBudget
from schatulle.games.meisterdiebe.bots.search.candidates import effect
from schatulle.games.meisterdiebe.bots.search.guides import EvenGuide, learned_guide
from schatulle.games.meisterdiebe.bots.search.rollouts import Rollouts
from schatulle.games.meisterdiebe.bots.search.worlds import WorldSampler
from schatulle.games.meisterdiebe.review.own_decisions import OwnDecision
from schatulle.games.meisterdiebe.rules.actions import Action

#: Answers that come to the same, for all that this memory can know.
Effect = Hashable
Worths = dict[Effect, float]

#: So many worlds say which answers come to the same.
_FIRST: Final = 16


class AnswerValues:
    """The values of the answers to one question, with one memory."""

    def __init__(self, own: OwnDecision, memory: str, budget: SearchBudget) -> None:
        seat = own.decision.seat
        belief = own.beliefs[memory]
        guide = learned_guide(belief) or EvenGuide()
        sampler = WorldSampler(own.view, belief, seat)
        self._search = AnswerSearch(guide, sampler, budget)
        self._rollouts = Rollouts(guide, seat, budget.rounds, budget.manner)
        self._rng = own.dice(f"values/{memory}")
        self._first = self._search.worlds(_FIRST, self._rng)
        #: Whether any world agrees with what the seat sees; without one nothing can be said.
        self.known = bool(self._first)
        self._one_of: dict[Effect, Action] = {}

    def effect(self, action: Action) -> Effect:
        """What an answer comes to."""
        found: Effect = effect(self._first, action)
        self._one_of.setdefault(found, action)
        return found

    def action(self, effect: Effect) -> Action:
        """The first answer of which that was asked."""
        return self._one_of[effect]

    def worths(self, effects: Iterable[Effect], worlds: int) -> Worths:
        """Shares of the win, the mean of so many worlds; new ones every time.

        The guide promises them less the fair one, and sometimes more than there is.
        """
        tried: Sequence[Effect] = list(effects)
        drawn = self._search.worlds(worlds, self._rng) or self._first
        dice = np.random.default_rng(self._rng.getrandbits(64))
        promised = self._rollouts.worths(drawn, [self._one_of[one] for one in tried], dice)
        shares = np.clip(promised.astype(np.float64) + 1 / drawn[0].seats, 0, 1)
        return dict(zip(tried, shares.mean(1).tolist(), strict=True))
