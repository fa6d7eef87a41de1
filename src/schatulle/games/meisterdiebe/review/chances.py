"""Everybody's chances over the game, by the truth; they judge no one."""

from typing import Any

import numpy as np
from msgspec.structs import replace

from schatulle.games.meisterdiebe.bots.belief import empty_belief
from schatulle.games.meisterdiebe.bots.search.guides import EvenGuide, Guide, learned_guide
from schatulle.games.meisterdiebe.bots.search.state_rows import Rows
from schatulle.games.meisterdiebe.review.seating import turned
from schatulle.games.meisterdiebe.rules.state import State
from schatulle.reviews import Chances, Course


def chances(course: Course) -> tuple[Chances, ...]:
    """After every chapter, from the deal on: each seat's share of the win.

    The network counts who is still to lay a card by where they sit: it is asked as if who filled
    the box first sat first.
    """
    guide = learned_guide(replace(empty_belief(), options=course.first.options)) or EvenGuide()
    starter = course.first.starter
    seen = turned(course, starter)
    states = [seen.first, *(step.after for step in seen.steps)]
    shares = [*_shares(states[:-1], guide), _result(seen)]
    return tuple(
        [
            Chances(moment, (*row[-starter:], *row[:-starter]))
            for moment, row in enumerate(shares, 1)
        ]
    )


def _result(course: Course) -> tuple[float, ...]:
    winners = course.outcome.winners
    return tuple([(seat in winners) / len(winners) for seat in range(len(course.outcome.scores))])


def _shares(states: list[State], guide: Guide) -> list[tuple[float, ...]]:
    """What everybody would promise themselves who knew the box, made to add up to one."""
    count, seats = len(states), states[0].seats
    which, who = np.repeat(np.arange(count), seats), np.tile(np.arange(seats), count)
    promised: Any = guide.said(Rows(states), which, who)[1].reshape(count, seats)
    shares = np.clip(promised - promised.mean(1, keepdims=True) + 1 / seats, 0, None)
    shares /= shares.sum(1, keepdims=True)
    return [tuple(row) for row in shares.tolist()]
