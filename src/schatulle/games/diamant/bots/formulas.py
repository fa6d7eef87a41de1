"""Diamant by formulas: when does the next card promise more than it threatens?"""

from random import Random
from typing import Any, Final

from schatulle.bots.contract import Odds
from schatulle.core import Decision, Seat
from schatulle.games.diamant.bots.nerves import Nerve, varied
from schatulle.games.diamant.bots.prospects import deadly, fear, hope, stones_on
from schatulle.games.diamant.rules.actions import LEAVE, STAY, Decide
from schatulle.games.diamant.rules.view import View

#: How much a mood weighs a risk heavier or lighter, so that equal bots do not all leave at once.
MOOD: Final = 0.3
_TOUCHY: Final = Nerve(mood=MOOD)


class Expecting:
    """Stays while hope > caution x fear; the mood changes the caution from card to card."""

    def __init__(self, caution: float = 1.0, mood: float = 0.0) -> None:
        self.caution = caution
        self.mood = mood

    def varied(self, leaning: str, rng: Random) -> "Expecting":
        """One with a nerve of its own."""
        return Expecting(*varied(Nerve(self.caution, self.mood), leaning, rng))

    def choose(self, _memory: Any, view: View, decision: Decision[Any], rng: Random) -> Decide:
        """D-8: explore on, or return to camp."""
        caution = self.caution * (1 + self.mood * rng.uniform(-1, 1))
        return STAY if hope(view) > caution * fear(view, decision.seat) else LEAVE

    def odds(self, _memory: Any, view: View, decision: Decision[Any], _rng: Random) -> Odds:
        """In how many moods it stays."""
        return _odds(hope(view), self.caution * fear(view, decision.seat), self.mood)


class LeavingWith:
    """Leaves as soon as so many stones lie beside the chest."""

    def __init__(self, enough: int) -> None:
        self.enough = enough

    def choose(self, _memory: Any, view: View, decision: Decision[Any], _rng: Random) -> Decide:
        """D-8, D-10: what is gained is unsafe until one leaves."""
        return LEAVE if view.unsafe[decision.seat] >= self.enough else STAY

    def odds(self, memory: Any, view: View, decision: Decision[Any], rng: Random) -> Odds:
        """It is sure of itself."""
        return {self.choose(memory, view, decision, rng): 1.0}


class Grabbing:
    """Stays while hope > fear, but thinks the whole path its own and hates to see it go."""

    def __init__(self, nerve: Nerve = _TOUCHY) -> None:
        self.nerve = nerve

    def varied(self, leaning: str, rng: Random) -> "Grabbing":
        """One with a nerve of its own."""
        return Grabbing(varied(self.nerve, leaning, rng))

    def choose(self, _memory: Any, view: View, decision: Decision[Any], rng: Random) -> Decide:
        """D-14: whoever leaves alone takes all stones of the path."""
        caution, mood = self.nerve
        grudge = caution * _grudge(view, decision.seat)
        return STAY if hope(view) > (1 + mood * rng.uniform(-1, 1)) * grudge else LEAVE

    def odds(self, _memory: Any, view: View, decision: Decision[Any], _rng: Random) -> Odds:
        """In how many moods it stays."""
        caution, mood = self.nerve
        return _odds(hope(view), caution * _grudge(view, decision.seat), mood)


def _grudge(view: View, seat: Seat) -> float:
    return deadly(view) * view.unsafe[seat] + stones_on(view.path) * view.deck / 4


def _odds(hope: float, fear: float, mood: float) -> dict[Decide, float]:
    """Staying while hope > (1 + mood x) fear, where any x from -1 to 1 is as likely."""
    if fear <= 0 or mood == 0:
        stays = float(hope > fear)
    else:
        stays = min(1.0, max(0.0, (1 + (hope / fear - 1) / mood) / 2))
    return {STAY: stays, LEAVE: 1 - stays}
