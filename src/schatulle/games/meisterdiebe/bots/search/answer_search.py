"""What a few answers come to: all are played on in the same worlds, the worse ones less."""

from collections.abc import Iterator, Mapping, Sequence
from math import ceil, exp, inf
from random import Random
from time import thread_time
from typing import Any, Final, NamedTuple

import numpy as np
from msgspec import Struct

from schatulle.core import Decision, Many, Seat
from schatulle.games.meisterdiebe.action_codes import CHOOSE
from schatulle.games.meisterdiebe.bots.search.answers import codes_for, flags_of
from schatulle.games.meisterdiebe.bots.search.candidates import Candidate, candidates
from schatulle.games.meisterdiebe.bots.search.card_game import CardTemper
from schatulle.games.meisterdiebe.bots.search.card_search import CardSearch, prior_of
from schatulle.games.meisterdiebe.bots.search.guides import Guide
from schatulle.games.meisterdiebe.bots.search.rollouts import Manner, Rollouts, chances
from schatulle.games.meisterdiebe.bots.search.state_rows import Floats, Rows
from schatulle.games.meisterdiebe.bots.search.worlds import WorldSampler
from schatulle.games.meisterdiebe.rules.actions import Choose
from schatulle.games.meisterdiebe.rules.cards import PLACE, Character
from schatulle.games.meisterdiebe.rules.state import Phase, State


class SearchBudget(Struct, frozen=True):
    """How much is tried out for one question."""

    #: So many games are played on.
    games: int = 512
    #: No new ones are begun when so many positions have been worked out.
    positions: float = inf
    #: Nor after so many seconds of thinking, whatever else the machine does.
    seconds: float = inf
    #: So many rounds are played to their end.
    rounds: int = 1
    #: At most so many answers are tried.
    most: int = 8
    #: How everybody plays on.
    manner: Manner = Manner()


class SearchTemper(Struct, frozen=True):
    """How much better an answer must be to be preferred: so many shares of the win."""

    #: M-26: cards are laid at the same time, so nobody may be sure of them.
    cards: CardTemper = CardTemper()
    #: All other answers may be foreseen.
    others: float = 0.005
    #: So much of the odds before the search is even: a guide may be sure and wrong.
    doubt: float = 0.3


class RatedCandidate(NamedTuple):
    """An answer, what came of it in shares of the win, and how likely it is to be given."""

    candidate: Candidate
    worth: float
    odds: float


#: So many worlds say what the guide would do, if so many games are played at all.
_FIRST: Final = 16
#: So many games are played at once: enough for a network, few enough to stop in time.
_AT_ONCE: Final = 96
#: So many answers are tried to the end.
_FINALISTS: Final = 3
#: So many different worlds are played in each bout, each several times with other luck.
_POOL: Final = 24
#: So many deals of the cards' numbers are played.
_DEALS: Final = 8


class AnswerSearch:
    """The search for one answer."""

    def __init__(
        self,
        guide: Guide,
        sampler: WorldSampler,
        budget: SearchBudget,
        temper: SearchTemper | None = None,
    ) -> None:
        self._guide = guide
        self._sampler = sampler
        self._budget = budget
        self._temper = temper or SearchTemper()
        self._rollouts = Rollouts(guide, sampler.seat, budget.rounds, budget.manner)
        self._began = thread_time()
        self._first: list[State] = []

    def rated(self, decision: Decision[Any], rng: Random) -> list[RatedCandidate]:
        """What the likeliest answers come to; nothing where no world agrees with the view."""
        self._first = self.worlds(min(_FIRST, self._budget.games), rng)
        if not self._first:
            return []
        if decision.kind == Phase.CHOOSE:
            return self._cards(decision, rng)
        likely = candidates(self._first, decision.seat, self._guide, self._budget.most)
        tried = [candidate for candidate in likely if _is_listed(decision, candidate)]
        if len(tried) < 2:
            return [RatedCandidate(candidate, 0.0, 1.0) for candidate in tried]
        return self._weighed(self._compared(tried, rng))

    def _cards(self, decision: Decision[Any], rng: Random) -> list[RatedCandidate]:
        """M-26: not the best answer to what the others seem to do, but one that they may know."""
        deals = [deal for _ in range(_DEALS) if (deal := self._sampler.deal(rng)) is not None]
        prior = prior_of(deals, self._guide, decision.seat, self._budget.manner.others_cards)
        search = CardSearch(self._rollouts, deals, prior, decision.seat, self._temper.cards)
        most = self._budget.games
        while search.played(most, rng) < most and not self._is_spent(1):
            pass
        mixes, values = search.found()
        return [
            RatedCandidate(
                Candidate({choice: float(mixes[decision.seat, PLACE[choice.character]])}),
                float(values[decision.seat, PLACE[choice.character]]),
                float(mixes[decision.seat, PLACE[choice.character]]),
            )
            for choice in decision.choices
            if isinstance(choice, Choose)
        ]

    def _is_spent(self, part: float) -> bool:
        """Whether that part of time and positions is gone."""
        late = thread_time() >= self._began + self._budget.seconds * part
        return late or self._rollouts.positions >= self._budget.positions * part

    def _weighed(self, rated: Sequence[tuple[Candidate, float]]) -> list[RatedCandidate]:
        """By the guide's odds, and the likelier the better it went."""
        temper = self._temper
        best, even = max(worth for _, worth in rated), temper.doubt / len(rated)
        weights = [
            ((1 - temper.doubt) * candidate.prior + even) * exp((worth - best) / temper.others)
            for candidate, worth in rated
        ]
        return [
            RatedCandidate(candidate, worth, weight / sum(weights))
            for (candidate, worth), weight in zip(rated, weights, strict=True)
        ]

    def _compared(self, tried: list[Candidate], rng: Random) -> list[tuple[Candidate, float]]:
        """The better ones are tried once more; those that go keep their distance."""
        bouts = 2 if len(tried) > _FINALISTS else 1
        dice = np.random.default_rng(rng.getrandbits(64))
        played: list[Floats] = [np.zeros(0, np.float32)] * len(tried)
        behind: list[tuple[Candidate, float]] = []
        for bout in range(bouts):
            for worlds in self._bout(len(tried), bout, bouts, rng):
                worths = self._rollouts.worths(
                    worlds, [candidate.action for candidate in tried], dice
                )
                played = [np.append(old, new) for old, new in zip(played, worths, strict=True)]
            tried, played, gone = _finalists(tried, played)
            behind += gone
        means = [float(row.mean()) for row in played]
        best = max(means)
        return [
            *zip(tried, means, strict=True),
            *((candidate, best + worth) for candidate, worth in behind),
        ]

    def _bout(self, answers: int, bout: int, bouts: int, rng: Random) -> Iterator[list[State]]:
        """Worlds in which to try so many answers, some at once; without time once, not again."""
        wanted = ceil(self._budget.games / bouts / answers)
        at_once = max(1, _AT_ONCE // answers)
        pool = self.worlds(min(wanted, _POOL), rng)
        for begun in range(0, wanted, at_once):
            if (bout or begun) and self._is_spent((bout + 1) / bouts):
                return
            count = min(wanted - begun, at_once)
            yield [pool[number % len(pool)] for number in range(begun, begun + count)]

    def worlds(self, count: int, rng: Random) -> list[State]:
        """New ones, or the first ones where none of the new ones adds up."""
        drawn = [self._sampler.world(rng, self._guess) for _ in range(count)]
        return [world for world in drawn if world is not None] or self._first

    def _guess(self, state: State, seat: Seat) -> Mapping[Character, float]:
        """M-26: what a seat lays face down, as the guide would in its place."""
        allowed = codes_for(state, seat)
        logits, _ = self._guide.said(Rows([state]), np.zeros(1, np.int64), np.asarray([seat]))
        heat = self._budget.manner.others_cards
        odds = chances(logits / heat, flags_of(allowed)[None])[0]
        return {character: float(odds[CHOOSE + place]) for place, character in enumerate(Character)}


Parted = tuple[list[Candidate], list[Floats], list[tuple[Candidate, float]]]


def _finalists(tried: Sequence[Candidate], played: Sequence[Floats]) -> Parted:
    """Who goes is as far behind the best as it is now."""
    means = [float(row.mean()) for row in played]
    order = sorted(range(len(tried)), key=lambda number: -means[number])
    stay = order[:_FINALISTS]
    gone = [(tried[number], means[number] - means[order[0]]) for number in order[len(stay) :]]
    return [tried[number] for number in stay], [played[number] for number in stay], gone


def _is_listed(decision: Decision[Any], candidate: Candidate) -> bool:
    """Where the choices are too many to list (P-18), handing all to one is among them."""
    choices = decision.choices
    return isinstance(choices, Many) or all(action in choices for action in candidate.odds)
