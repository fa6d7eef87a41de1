"""Which answers are worth trying: those that differ, the guide's likeliest first."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from schatulle.core import Seat
from schatulle.games.meisterdiebe.bots.search.answers import answer, codes_for, flags_of
from schatulle.games.meisterdiebe.bots.search.guides import Guide
from schatulle.games.meisterdiebe.bots.search.rollouts import chances
from schatulle.games.meisterdiebe.bots.search.state_rows import Rows
from schatulle.games.meisterdiebe.rules.actions import Action, Open, Turn
from schatulle.games.meisterdiebe.rules.box import INDEX, LONG, Move
from schatulle.games.meisterdiebe.rules.state import State

#: So many worlds say whether two drawers look alike.
_LOOKS: Final = 8


class Candidate(NamedTuple):
    """Answers that come to the same, each with the odds that the guide gives it."""

    odds: Mapping[Action, float]

    @property
    def prior(self) -> float:
        """How likely the guide answers so."""
        return sum(self.odds.values())

    @property
    def action(self) -> Action:
        """One for all: the likeliest."""
        return max(self.odds, key=self.odds.__getitem__)


def candidates(worlds: Sequence[State], seat: Seat, guide: Guide, most: int) -> list[Candidate]:
    """At most so many, the guide's likeliest first; cards are all tried."""
    groups: dict[Any, dict[Action, float]] = {}
    for action, likely in odds_in(worlds, seat, guide).items():
        groups.setdefault(effect(worlds, action), {})[action] = likely
    found = sorted(map(Candidate, groups.values()), key=lambda candidate: -candidate.prior)
    return found[:most]


def odds_in(worlds: Sequence[State], seat: Seat, guide: Guide) -> dict[Action, float]:
    """What the guide would answer, on average over all worlds."""
    allowed = codes_for(worlds[0], seat)
    every = np.arange(len(worlds))
    logits, _ = guide.said(Rows(worlds), every, np.full(len(worlds), seat))
    odds = chances(logits, flags_of(allowed)[None]).mean(0)
    return {answer(worlds[0], seat, code): float(odds[code]) for code in allowed}


def effect(worlds: Sequence[State], action: Action) -> Any:
    """What an answer changes: a drawer matters for what it holds, and G-3 changes no drawer."""
    if isinstance(action, Turn):
        return Move.FLIP in action.moves
    if isinstance(action, Open):
        held = [world.box.drawers[INDEX[action.drawer]] for world in worlds[:_LOOKS]]
        return (action.drawer in LONG, *held)
    return action
