"""Diamant by formulas: when does the next card promise more than it threatens?"""

from random import Random
from typing import Any, Final

from schatulle.core import Decision
from schatulle.games.diamant.bots.prospects import deadly, fear, hope, stones_on
from schatulle.games.diamant.rules.actions import LEAVE, STAY, Decide
from schatulle.games.diamant.rules.view import View

#: How much a mood weighs a risk heavier or lighter, so that equal bots do not all leave at once.
MOOD: Final = 0.3


class Expecting:
    """Stays while hope > caution x fear; the mood changes the caution from card to card."""

    def __init__(self, caution: float = 1.0, mood: float = 0.0) -> None:
        self._caution = caution
        self._mood = mood

    def choose(self, _memory: Any, view: View, decision: Decision[Any], rng: Random) -> Decide:
        """D-8: explore on, or return to camp."""
        caution = self._caution * (1 + self._mood * rng.uniform(-1, 1))
        return STAY if hope(view) > caution * fear(view, decision.seat) else LEAVE


class LeavingWith:
    """Leaves as soon as so many stones lie beside the chest."""

    def __init__(self, enough: int) -> None:
        self._enough = enough

    def choose(self, _memory: Any, view: View, decision: Decision[Any], _rng: Random) -> Decide:
        """D-8, D-10: what is gained is unsafe until one leaves."""
        return LEAVE if view.unsafe[decision.seat] >= self._enough else STAY


class Grabbing:
    """Stays while hope > fear, but thinks the whole path its own and hates to see it go."""

    def choose(self, _memory: Any, view: View, decision: Decision[Any], rng: Random) -> Decide:
        """D-14: whoever leaves alone takes all stones of the path."""
        path = stones_on(view.path)
        grudge = deadly(view) * view.unsafe[decision.seat] + path * view.deck / 4
        return STAY if hope(view) > (1 + MOOD * rng.uniform(-1, 1)) * grudge else LEAVE
