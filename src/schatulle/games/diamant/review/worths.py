"""What a fist is worth: the game is played on very often, by everybody as the strongest would.

An expedition is played to its end. What comes after it is taken from games that were played on from
the expedition's start: so every end of an expedition meets the same later gains, and luck that has
nothing to do with the fist is the same for both.
"""

from typing import Final, NamedTuple

import numpy as np
from msgspec.structs import replace

from schatulle.core import Seat
from schatulle.games.diamant.bots.many_caves import (
    Bools,
    Fists,
    Ints,
    ManyCaves,
    Reals,
    begin_expedition,
    caves_of,
    end_expedition,
    leaving,
    leaving_odds,
    shares,
)
from schatulle.games.diamant.rules.actions import Choice
from schatulle.games.diamant.rules.engine import setup
from schatulle.games.diamant.rules.state import Phase, State

#: So often an expedition is played on for each fist, and the rest of the game.
COURSES: Final = 512
LATER: Final = 512
#: Chance is the same for everyone who asks: whoever asks again is told the same.
LUCK: Final = 19


class Worth(NamedTuple):
    """What is to be expected: everybody's share of the win, and what each brings home this time."""

    shares: Reals
    stones: Reals

    def mixed(self, other: "Worth", part: float) -> "Worth":
        """This one, and the other one with that part."""
        return Worth(*((1 - part) * one + part * two for one, two in zip(self, other, strict=True)))


class Prospects:
    """The worths of fists in one expedition, with the games that may follow it."""

    def __init__(self, state: State) -> None:
        self.expedition = state.expedition
        """From the first state of the expedition that is to be judged."""
        self._gains = _gains(
            replace(
                setup(state.options, state.seats),
                expedition=state.expedition,
                chests=state.chests,
                removed=state.removed,
            )
        )

    def of_fists(self, state: State, seat: Seat) -> dict[Choice, Worth]:
        """What it is worth to stay and to leave; no fist is on the table."""
        return {
            choice: self._played(state, _first(seat, choice is Choice.LEAVE)) for choice in Choice
        }

    def of_state(self, state: State) -> Worth:
        """What the state is worth to everybody."""
        return self._played(state, leaving)

    def _played(self, state: State, fists: Fists) -> Worth:
        caves = caves_of(state, COURSES, LUCK)
        end_expedition(caves, fists, state.phase is Phase.DECIDE)
        stones = caves.chests - np.asarray(state.chests)
        return Worth(self._shares(caves).mean(axis=0), stones.mean(axis=0))

    def _shares(self, caves: ManyCaves) -> Reals:
        if self._gains is None:
            return shares(caves.chests)
        # The ends of games are many; a part of them for each end of an expedition is enough.
        met = shares(caves.chests[:, None, :] + self._gains[None, ::4, :])
        return np.asarray(met.mean(axis=1), np.float64)


def leaving_odds_of(state: State, seat: Seat) -> float:
    """How likely the strongest player leaves."""
    caves = caves_of(state, 1, LUCK)
    return float(leaving_odds(caves)[sum(state.inside[:seat])])


def _first(seat: Seat, leaves: bool) -> Fists:
    """The seat's first fist is this; all others, and all later ones, are as they come."""
    asked = False

    def fists(caves: ManyCaves) -> Bools:
        nonlocal asked
        drawn = leaving(caves)
        if not asked:
            drawn[:, seat] = leaves
            asked = True
        return drawn

    return fists


def _gains(state: State) -> Ints | None:
    """int[games, seats]: what all bring home after this expedition; None where it is the last."""
    if state.expedition == state.options.expeditions:
        return None
    caves = caves_of(state, LATER, LUCK)
    end_expedition(caves, leaving, state.phase is Phase.DECIDE)
    before = caves.chests.copy()
    while caves.expedition < caves.options.expeditions:
        begin_expedition(caves)
        end_expedition(caves, leaving, state.options.first_card_decision)
    return caves.chests - before
