"""The strongest player, by whom a review measures: what it would answer, and how likely.

It never plays one answer for sure, so neither is there one right answer: there are odds. They hang
on the luck of its search; another search gives others, and their mean is how the player plays.
"""

from collections.abc import Mapping
from typing import Final

from schatulle.games.meisterdiebe.bots.search.answer_search import AnswerSearch, SearchBudget
from schatulle.games.meisterdiebe.bots.search.guides import EvenGuide, learned_guide
from schatulle.games.meisterdiebe.bots.search.player import SearchTemper, weights
from schatulle.games.meisterdiebe.bots.search.worlds import WorldSampler
from schatulle.games.meisterdiebe.review.own_decisions import OwnDecision
from schatulle.games.meisterdiebe.rules.actions import Action
from schatulle.games.meisterdiebe.rules.state import Phase

Odds = Mapping[Action, float]

_TEMPER: Final = SearchTemper()


def odds_of(own: OwnDecision, memory: str, budget: SearchBudget, purpose: str) -> Odds:
    """How likely it gives each answer with that memory; nothing where it cannot search."""
    belief = own.beliefs[memory]
    guide = learned_guide(belief) or EvenGuide()
    sampler = WorldSampler(own.view, belief, own.decision.seat)
    search = AnswerSearch(guide, sampler, budget)
    rated = search.rated(own.decision, own.dice(f"{purpose}/{memory}"))
    if not rated:
        return {}
    found = weights(rated, _TEMPER, cards=own.decision.kind == Phase.CHOOSE)
    odds: dict[Action, float] = {}
    for one, weight in zip(rated, found, strict=True):
        within = one.candidate.prior
        for action, likely in one.candidate.odds.items():
            part = likely / within if within else 1 / len(one.candidate.odds)
            odds[action] = weight / sum(found) * part
    return odds
