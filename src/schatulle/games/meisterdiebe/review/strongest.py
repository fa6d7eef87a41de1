"""The strongest player, by whom a review measures: what it would answer, and how likely.

It never plays one answer for sure, so neither is there one right answer: there are odds. They hang
on the luck of its search; another search gives others, and their mean is how the player plays.
"""

from collections.abc import Mapping

from schatulle.games.meisterdiebe.bots.search.answer_search import AnswerSearch, SearchBudget
from schatulle.games.meisterdiebe.bots.search.guides import EvenGuide, learned_guide
from schatulle.games.meisterdiebe.bots.search.player import mixed
from schatulle.games.meisterdiebe.bots.search.worlds import WorldSampler
from schatulle.games.meisterdiebe.review.own_decisions import OwnDecision
from schatulle.games.meisterdiebe.rules.actions import Action

Odds = Mapping[Action, float]


def odds_of(own: OwnDecision, memory: str, budget: SearchBudget, purpose: str) -> Odds:
    """How likely it gives each answer with that memory; nothing where it cannot search."""
    belief = own.beliefs[memory]
    guide = learned_guide(belief) or EvenGuide()
    sampler = WorldSampler(own.view, belief, own.decision.seat)
    search = AnswerSearch(guide, sampler, budget)
    rated = search.rated(own.decision, own.dice(f"{purpose}/{memory}"))
    return mixed(rated)
