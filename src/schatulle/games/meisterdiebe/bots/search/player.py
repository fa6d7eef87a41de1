"""The player who looks ahead: it plays on in worlds that may be true and prefers what went well."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from schatulle.bots.contract import Mixing, Odds, Player
from schatulle.core import Decision
from schatulle.games.meisterdiebe.bots.belief import Belief
from schatulle.games.meisterdiebe.bots.search.answer_search import (
    AnswerSearch,
    RatedCandidate,
    SearchBudget,
    SearchTemper,
)
from schatulle.games.meisterdiebe.bots.search.candidates import Candidate
from schatulle.games.meisterdiebe.bots.search.guides import Guide, learned_guide
from schatulle.games.meisterdiebe.bots.search.worlds import WorldSampler
from schatulle.games.meisterdiebe.rules.actions import Action
from schatulle.games.meisterdiebe.rules.view import View

#: How much more whimsical a companion is with its cards.
_LEANINGS: Final = {"calm": 0.8, "lively": 1.4}


class SearchingPlayer:
    """Tries out what the guide finds likely; where there is nothing to try, the player answers."""

    def __init__(
        self,
        player: Player,
        guide: Callable[[Belief], Guide | None],
        budget: SearchBudget | None = None,
        temper: SearchTemper | None = None,
    ) -> None:
        self._player = player
        self._guide = guide
        self._budget = budget or SearchBudget()
        self._temper = temper or SearchTemper()

    def varied(self, leaning: str, rng: Random) -> "SearchingPlayer":
        """One that is a little more of a gambler with its cards, or less."""
        cards = self._temper.cards
        whim = cards.own * _LEANINGS.get(leaning, 1.0) * rng.uniform(0.8, 1.25)
        temper = replace(self._temper, cards=replace(cards, own=whim, doubt=rng.uniform(0.2, 0.5)))
        return SearchingPlayer(self._player, self._guide, self._budget, temper)

    def choose(self, memory: Belief, view: View, decision: Decision[Any], rng: Random) -> Action:
        """By the guide's odds, and the likelier the better it went."""
        if rated := self._rated(memory, view, decision, rng):
            return _one_of(rng.choices(rated, [one.odds for one in rated])[0].candidate, rng)
        return self._player.choose(memory, view, decision, rng)  # type: ignore[no-any-return]

    def odds(self, memory: Belief, view: View, decision: Decision[Any], rng: Random) -> Odds:
        """By what was found in the same trials."""
        if rated := self._rated(memory, view, decision, rng):
            return mixed(rated)
        player = self._player
        return player.odds(memory, view, decision, rng) if isinstance(player, Mixing) else None

    def _rated(
        self, memory: Belief, view: View, decision: Decision[Any], rng: Random
    ) -> list[RatedCandidate]:
        """What was tried; nothing where there is nothing to try."""
        guide = self._guide(memory)
        if guide is None or view.round == 0:
            return []
        sampler = WorldSampler(view, memory, decision.seat)
        return AnswerSearch(guide, sampler, self._budget, self._temper).rated(decision, rng)


#: For a table, where nobody waits; more games hardly help. They are counted, so that the same luck
#: brings the same game; the time is there for slow machines.
AT_TABLES: Final = SearchBudget(games=640, positions=2400, seconds=1.0)


def player(elsewhere: Player) -> SearchingPlayer:
    """Who searches where a network has learned the game, and elsewhere plays like another."""
    return SearchingPlayer(elsewhere, learned_guide, AT_TABLES)


def mixed(rated: Sequence[RatedCandidate]) -> dict[Action, float]:
    """Every answer with its odds."""
    found: dict[Action, float] = {}
    for one in rated:
        within = one.candidate.odds
        whole = one.candidate.prior
        for action, prior in within.items():
            found[action] = one.odds * (prior / whole if whole > 0 else 1 / len(within))
    return found


def _one_of(candidate: Candidate, rng: Random) -> Action:
    actions = list(candidate.odds)
    weights = list(candidate.odds.values())
    return rng.choices(actions, weights if sum(weights) > 0 else None)[0]
