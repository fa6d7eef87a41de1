"""What was luck in a finished game: every answer of chance beside what it was worth on average.

A part of AIVAT, as `schatulle arena --adjusted` has it: rivals may be people, of whom nobody knows
the odds, so only chance is weighed. On average that is nothing, whatever the values are. It is for
games whose chance has few ways at a time; a deal of Meisterdiebe has far too many, and its reviewer
weighs chance itself (`Truth.luck`).
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from schatulle.arena.adjusting import luck
from schatulle.arena.appraisal import Appraiser, Floats
from schatulle.arena.trail import forks
from schatulle.core import Seat
from schatulle.core.registry import room
from schatulle.reviews.course import Course

ROOM = "appraisal"


def luck_of(course: Course, seat: Seat) -> float:
    """The part of the seat's result that chance brought, in shares of the win."""
    appraiser: Appraiser = room(course.record.game, ROOM)

    def values(states: Sequence[Any]) -> Floats:
        return _shares(course, appraiser, states)

    points = list(forks(course.game, course.set_up, course.trail))
    return float(luck(points, values)[seat]) if points else 0.0


def _shares(course: Course, appraiser: Appraiser, states: Sequence[Any]) -> Floats:
    """float[states, seats]: what came of those that are over, what the network says of others."""
    shares = np.zeros((len(states), course.record.seats))
    going = []
    for place, state in enumerate(states):
        outcome = course.game.outcome(state)
        if outcome is None:
            going.append(place)
        else:
            shares[place, list(outcome.winners)] = 1 / len(outcome.winners)
    if going:
        strangers = [None] * course.record.seats
        signs = appraiser.signs([states[place] for place in going], strangers)
        said = np.exp(signs.of_seats[:, :, 0])
        shares[going] = said / said.sum(axis=1, keepdims=True)
    return shares
