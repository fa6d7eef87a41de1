"""The way a game went: every answer of a seat or of chance, and what it might have been instead."""

from collections.abc import Iterator, Sequence
from itertools import product
from math import prod
from typing import Any, Final, NamedTuple

from msgspec import Struct

from schatulle.bots.contract import Odds
from schatulle.core import NATURE, Decision, Game, Seat, count_of
from schatulle.table.chance import Nature

#: Where chance has more ways than this, its luck is left as it was.
MOST_WAYS: Final = 64


class Step(Struct, frozen=True):
    """An answer, and with which odds it was given; none where they are not known."""

    seat: Seat
    action: Any
    odds: tuple[tuple[Any, float], ...] = ()


Trail = tuple[Step, ...]


class Fork(NamedTuple):
    """A point where the game might have gone on otherwise: how it did, then all other ways."""

    states: list[Any]
    odds: list[float]


class NotedChance:
    """Chance that keeps what it answered."""

    def __init__(self, nature: Nature, steps: list[Step]) -> None:
        self._nature = nature
        self._steps = steps

    def answer(self, state: Any, decision: Decision[Any]) -> Any | None:
        """What it would have answered anyway."""
        action = self._nature.answer(state, decision)
        self._steps.append(Step(NATURE, action, _natures_odds(decision)))
        return action


def step(seat: Seat, action: Any, odds: Odds) -> Step:
    """A seat's answer, with the odds that its player tells."""
    return Step(seat, action, tuple((odds or {}).items()))


def forks(game: Game, state: Any, trail: Trail) -> Iterator[Fork]:
    """All points of a game where its luck can be told, in their order, from its first state.

    Answers that are given at the same time are one point: nobody knew the others'.
    """
    left = list(reversed(trail))
    while left:
        together = _together(game, state, left)
        ways = _ways(together)
        taken = _after(game, state, together)
        for odds, others in ways:
            states = [_after(game, state, other) for other in others]
            yield Fork([taken, *states], odds)
        state = taken


def _natures_odds(decision: Decision[Any]) -> tuple[tuple[Any, float], ...]:
    choices = decision.choices
    if count_of(choices) > MOST_WAYS:
        return ()
    weights = decision.weights or (1.0,) * count_of(choices)
    odds: dict[Any, float] = {}
    for action, weight in zip(choices, weights, strict=True):
        odds[action] = odds.get(action, 0.0) + weight / sum(weights)
    return tuple(odds.items())


def _together(game: Game, state: Any, left: list[Step]) -> list[Step]:
    """The next answers that were given at the same time."""
    asked = [ask.seat for ask in game.awaiting(state)]
    given = left[-len(asked) :][::-1]
    whole = asked[0] != NATURE and sorted(step.seat for step in given) == sorted(asked)
    steps = given if whole else given[:1]
    del left[-len(steps) :]
    return steps


#: The odds of what was taken and of every other way, and the steps of the others.
Ways = tuple[list[float], list[list[Step]]]


def _ways(taken: list[Step]) -> list[Ways]:
    """All other ways at once where they are few, else one answer at a time, the others as given."""
    known = [place for place, step in enumerate(taken) if len(step.odds) > 1]
    if not known:
        return []
    if prod(len(taken[place].odds) for place in known) <= MOST_WAYS:
        return [_ways_of(taken, known)]
    return [_ways_of(taken, [place]) for place in known]


def _ways_of(taken: list[Step], places: list[int]) -> Ways:
    odds: list[float] = []
    others: list[list[Step]] = []
    own = 0.0
    for answers in product(*(taken[place].odds for place in places)):
        likely: float = prod(part for _, part in answers)
        way = list(taken)
        for place, (action, _) in zip(places, answers, strict=True):
            way[place] = Step(taken[place].seat, action)
        if all(way[place].action == taken[place].action for place in places):
            own = likely
        elif likely > 0:
            odds.append(likely)
            others.append(way)
    return [own, *odds], others


def _after(game: Game, state: Any, steps: Sequence[Step]) -> Any:
    for step in steps:
        state = game.play(state, step.seat, step.action)[1]
    return state
