"""The game as it was, for what is shown when it is over: everybody's chances, and luck.

Nothing here judges anybody. The network counts who is still to lay a card by where they sit, so it
is asked as if whoever filled the box first sat first, whichever seat is reviewed.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
from msgspec.structs import replace

from schatulle.core import NATURE, Seat
from schatulle.games.meisterdiebe import rules
from schatulle.games.meisterdiebe.bots.belief import empty_belief
from schatulle.games.meisterdiebe.bots.search.guides import EvenGuide, learned_guide
from schatulle.games.meisterdiebe.bots.search.state_rows import Floats, Rows
from schatulle.games.meisterdiebe.review.seating import place, turned
from schatulle.games.meisterdiebe.rules.opening import falls, odds_of_falls
from schatulle.games.meisterdiebe.rules.state import Phase, State
from schatulle.reviews import Chances, Course


class Draw(NamedTuple):
    """M-48: what fell out of a sticky drawer, and what might have."""

    after: State
    others: tuple[State, ...]
    odds: tuple[float, ...]


class Truth:
    """A finished game with everything laid open."""

    def __init__(self, course: Course) -> None:
        self._starter = course.first.starter
        self._course = turned(course, self._starter)
        belief = replace(empty_belief(), options=course.first.options)
        self._guide = learned_guide(belief) or EvenGuide()

    def chances(self) -> tuple[Chances, ...]:
        """After every chapter, from the deal on: each seat's share of the win."""
        steps, first = self._course.steps, self._starter
        shares = self._shares([self._course.first, *(step.after for step in steps)])
        rows = [*shares[:-1].tolist(), self._result()]
        return tuple(
            [
                Chances(moment, (*row[len(row) - first :], *row[: len(row) - first]))
                for moment, row in enumerate(rows, 1)
            ]
        )

    def luck(self, seat: Seat) -> float:
        """What chance gave to the seat, by everybody's chances, less what it gives on average.

        This is AIVAT's correction by chance alone: nobody knows the odds of people's answers.
        Before the deal all are equal, so the deal with all that chance did first gave what it made
        of an equal share. `reviews.luck` would try every other answer of chance, and a deal has too
        many; nor does it know by which chances the rest is told.
        """
        here = place(seat, self._starter, self._course.record.seats)
        dealt = self._shares([self._course.first])[0, here] - 1 / self._course.record.seats
        return float(dealt + sum([self._fell(draw, here) for draw in self._draws()]))

    def _fell(self, draw: Draw, seat: Seat) -> float:
        shares = self._shares([draw.after, *draw.others])[:, seat]
        return float(shares[0] - np.asarray(draw.odds) @ shares[1:])

    def _draws(self) -> Iterator[Draw]:
        """Chance's answers after the first one of a seat."""
        course = self._course
        events = [*course.opening, *(event for step in course.steps for event in step.events)]
        if not course.first.options.sticky_drawers:
            return
        deal = rules.deal_of(events, course.first.options)
        before = rules.deal_of(course.opening, course.first.options)
        left = replace(deal, setup=(), falls=deal.falls[len(before.falls) :])
        dealer = rules.Dealer(left, course.first)
        for step in course.steps:
            state = rules.play(step.before, step.decision.seat, step.action)[1]
            while state.phase is Phase.STUCK:
                fell: Any = dealer.answer(state, Phase.STUCK)
                after = rules.play(state, NATURE, fell)[1]
                weights = odds_of_falls(state)
                others = [rules.play(state, NATURE, fall)[1] for fall in falls(state, NATURE)]
                odds = tuple([weight / sum(weights) for weight in weights])
                yield Draw(after, tuple(others), odds)
                state = after

    def _result(self) -> list[float]:
        outcome = self._course.outcome
        won = 1 / len(outcome.winners)
        return [won * (seat in outcome.winners) for seat in range(len(outcome.scores))]

    def _shares(self, states: Sequence[State]) -> Floats:
        """[states, seats]: what each would promise themselves who knew the box, as parts of one."""
        count, seats = len(states), states[0].seats
        which, who = np.repeat(np.arange(count), seats), np.tile(np.arange(seats), count)
        promised = self._guide.said(Rows(states), which, who)[1].reshape(count, seats)
        shares = np.clip(promised - promised.mean(1, keepdims=True) + 1 / seats, 0, None)
        scaled: Floats = shares / shares.sum(1, keepdims=True)
        return scaled
