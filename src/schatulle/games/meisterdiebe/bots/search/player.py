"""The player who looks ahead: it plays on in worlds that may be true and prefers what went well."""

from collections.abc import Callable
from math import exp
from random import Random
from typing import Any, Final

from msgspec import Struct

from schatulle.bots.contract import Mixing, Odds, Player
from schatulle.core import Decision
from schatulle.games.meisterdiebe.bots.belief import Belief
from schatulle.games.meisterdiebe.bots.search.answer_search import (
    AnswerSearch,
    RatedCandidate,
    SearchBudget,
)
from schatulle.games.meisterdiebe.bots.search.candidates import Candidate
from schatulle.games.meisterdiebe.bots.search.guides import Guide, learned_guide
from schatulle.games.meisterdiebe.bots.search.worlds import WorldSampler
from schatulle.games.meisterdiebe.rules.actions import Action
from schatulle.games.meisterdiebe.rules.state import Phase
from schatulle.games.meisterdiebe.rules.view import View


class SearchTemper(Struct, frozen=True):
    """How much better an answer must be to be preferred: so many shares of the win."""

    #: M-26: cards are laid at the same time, so nobody may be sure of them.
    cards: float = 0.01
    #: All other answers may be foreseen.
    others: float = 0.005
    #: So much of the odds before the search is even: a guide may be sure and wrong.
    doubt: float = 0.3


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

    def choose(self, memory: Belief, view: View, decision: Decision[Any], rng: Random) -> Action:
        """By the guide's odds, and the likelier the better it went."""
        if rated := self._rated(memory, view, decision, rng):
            odds = weights(rated, self._temper, cards=decision.kind == Phase.CHOOSE)
            return _one_of(rng.choices(rated, odds)[0].candidate, rng)
        return self._player.choose(memory, view, decision, rng)  # type: ignore[no-any-return]

    def odds(self, memory: Belief, view: View, decision: Decision[Any], rng: Random) -> Odds:
        """By what was found in the same trials."""
        if rated := self._rated(memory, view, decision, rng):
            odds = weights(rated, self._temper, cards=decision.kind == Phase.CHOOSE)
            return _mixed(rated, odds)
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
        return AnswerSearch(guide, sampler, self._budget).rated(decision, rng)


#: For a table, where nobody waits; more games hardly help. They are counted, so that the same luck
#: brings the same game; the time is there for slow machines.
AT_TABLES: Final = SearchBudget(games=128, seconds=1.0)


def player(elsewhere: Player) -> SearchingPlayer:
    """Who searches where a network has learned the game, and elsewhere plays like another."""
    return SearchingPlayer(elsewhere, learned_guide, AT_TABLES)


def weights(rated: list[RatedCandidate], temper: SearchTemper, *, cards: bool) -> list[float]:
    """A simultaneous game is mixed: what is a little worse is still answered now and then."""
    best, whim = max(one.worth for one in rated), temper.cards if cards else temper.others
    even = temper.doubt / len(rated)
    return [
        ((1 - temper.doubt) * one.candidate.prior + even) * exp((one.worth - best) / whim)
        for one in rated
    ]


def _mixed(rated: list[RatedCandidate], odds: list[float]) -> dict[Action, float]:
    """Every answer with its odds."""
    mixed: dict[Action, float] = {}
    for one, weight in zip(rated, odds, strict=True):
        within = one.candidate.odds
        whole = sum(within.values())
        for action, prior in within.items():
            part = prior / whole if whole > 0 else 1 / len(within)
            mixed[action] = mixed.get(action, 0.0) + weight / sum(odds) * part
    return mixed


def _one_of(candidate: Candidate, rng: Random) -> Action:
    actions = list(candidate.odds)
    weights = list(candidate.odds.values())
    return rng.choices(actions, weights if sum(weights) > 0 else None)[0]
