"""One decision judged: what it was worth, beside what the strongest player would have answered.

Everything is found out twice, with nothing in common but the question. What is chosen in one half
is counted in the other, so nothing looks good only because it was chosen for its luck.
"""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from schatulle.games.meisterdiebe.review.answer_values import AnswerValues, Effect, Worths
from schatulle.games.meisterdiebe.review.effort import USUAL, Effort
from schatulle.games.meisterdiebe.review.own_decisions import ELEPHANT, GOLDFISH, OwnDecision
from schatulle.games.meisterdiebe.review.strongest import odds_of
from schatulle.games.meisterdiebe.rules.actions import Action

#: From which loss on it is looked into.
_SUSPECT: Final = 0.03
#: Answers less likely than that are not tried.
_UNLIKELY: Final = 0.01

EffectOdds = Mapping[Effect, float]


class Half(NamedTuple):
    """What answers were worth in half of the worlds."""

    yours: float
    #: The strongest player's answers with an elephant's memory, and with a goldfish's.
    perfect: float
    blind: float


class Judgement(NamedTuple):
    """What is found of one decision."""

    own: OwnDecision
    halves: tuple[Half, Half]
    best: Action
    loss: float

    @property
    def number(self) -> int:
        """The move's number in the record."""
        return self.own.step.number


def judged(own: OwnDecision, effort: Effort = USUAL) -> Judgement | None:
    """None where no world agrees with what the seat sees."""
    values = AnswerValues(own, ELEPHANT, effort.search)
    if not values.known:
        return None
    yours = values.effect(own.action)
    odds = [
        [
            _by_effect(values, odds_of(own, memory, effort.search, f"half {half}"))
            for memory in (ELEPHANT, GOLDFISH)
        ]
        for half in range(2)
    ]
    if not all(one for half in odds for one in half):
        return None
    tried = _worth_trying(yours, [one for half in odds for one in half])
    one, other = [values.worths(tried, effort.worlds) for _ in odds]
    first, second = [
        Half(worths[yours], *(_mean(worths, mix) for mix in half))
        for worths, half in zip((one, other), odds, strict=True)
    ]
    best, loss = _loss(values, yours, (one, other), effort.more_worlds)
    return Judgement(own, (first, second), values.action(best), loss)


def _by_effect(values: AnswerValues, odds: Mapping[Action, float]) -> EffectOdds:
    found: dict[Effect, float] = {}
    for action, likely in odds.items():
        effect = values.effect(action)
        found[effect] = found.get(effect, 0.0) + likely
    return found


def _worth_trying(yours: Effect, mixes: Iterable[EffectOdds]) -> list[Effect]:
    likely = [effect for mix in mixes for effect, odds in mix.items() if odds >= _UNLIKELY]
    return list(dict.fromkeys([yours, *likely]))


def _mean(worths: Worths, odds: EffectOdds) -> float:
    """What a player gets who answers by these odds."""
    tried = sum([odds.get(effect, 0.0) for effect in worths])
    return sum([odds.get(effect, 0.0) * worth for effect, worth in worths.items()]) / tried


def _loss(
    values: AnswerValues, yours: Effect, halves: tuple[Worths, Worths], more_worlds: int
) -> tuple[Effect, float]:
    """The best answer, and how much more it is worth; never below 0."""
    one, other = halves
    lost = (_behind_best(yours, one, other) + _behind_best(yours, other, one)) / 2
    best = max(one, key=lambda effect: one[effect] + other[effect])
    if best == yours:
        return yours, 0.0
    if lost >= _SUSPECT:
        again = values.worths([yours, best], more_worlds)
        lost = again[best] - again[yours]
    return (best, lost) if lost > 0 else (yours, 0.0)


def _behind_best(yours: Effect, chosen_in: Worths, counted_in: Worths) -> float:
    best = max(chosen_in, key=chosen_in.__getitem__)
    return counted_in[best] - counted_in[yours]
