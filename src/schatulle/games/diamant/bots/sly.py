"""The sly player of Diamant: it tries out what the others may do, and looks who would be ahead."""

from collections.abc import Sequence
from math import exp, sqrt
from random import Random
from typing import Any, Final

from schatulle.core import Decision, Seat
from schatulle.games.diamant.bots.imagined_expedition import (
    Explorer,
    ImaginedCave,
    cave_of,
    explored,
    fainthearted,
)
from schatulle.games.diamant.bots.nerves import Nerve, varied
from schatulle.games.diamant.bots.prospects import deck_of
from schatulle.games.diamant.rules.actions import LEAVE, STAY, Decide
from schatulle.games.diamant.rules.cards import Card
from schatulle.games.diamant.rules.view import View

#: So many courses of the expedition are tried out.
COURSES: Final = 16
#: How cautious it may want to be later if it stays now.
PLANS: Final = (0.5, 1.0)
#: How far others differ from `ev`, whose caution is 1: the deviation of its logarithm.
VARIETY: Final = 0.7
#: A lead of so many stones makes a win e times as likely, with one expedition to go.
LEAD: Final = 4.0
#: The same after the last one: all but sure, yet of two hopeless ways the nearer one is better.
LAST: Final = 0.5
#: How far its nerve may sway what it has tried out.
_SWAY: Final = 0.3
_CALM: Final = Nerve()
#: D-5: the usual number of expeditions.
EXPEDITIONS: Final = 5


class Sly:
    """Leaves when that makes it likelier to win than any plan that begins with staying."""

    def __init__(self, nerve: Nerve = _CALM) -> None:
        self._nerve = nerve

    def varied(self, leaning: str, rng: Random) -> "Sly":
        """One with a nerve of its own."""
        return Sly(varied(self._nerve, leaning, rng))

    def choose(self, _memory: Any, view: View, decision: Decision[Any], rng: Random) -> Decide:
        """D-8: explore on, or return to camp."""
        seat, cave, deck = decision.seat, cave_of(view, decision.seat), deck_of(view)
        to_go = EXPEDITIONS - view.expedition
        leaves, stays = 0.0, [0.0] * len(PLANS)
        for _ in range(COURSES):
            cards, others = rng.sample(deck, len(deck)), strangers(view, seat, rng)
            leaves += win_odds(left(cave, cards, others, seat), seat, to_go)
            for plan, caution in enumerate(PLANS):
                chests = stayed(cave, cards, others, Explorer(seat, caution))
                stays[plan] += win_odds(chests, seat, to_go)
        caution, mood = self._nerve
        doubt = caution * (1 + mood * rng.uniform(-1, 1))
        return STAY if max(stays) > doubt**_SWAY * leaves else LEAVE


def strangers(view: View, seat: Seat, rng: Random) -> list[Explorer]:
    """The other explorers, each as cautious as it may be."""
    return [
        Explorer(Seat(other), rng.lognormvariate(0, VARIETY))
        for other, inside in enumerate(view.inside)
        if inside and other != seat
    ]


def left(
    cave: ImaginedCave, cards: Sequence[Card], others: Sequence[Explorer], seat: Seat
) -> list[int]:
    """D-14: the chests in the end if the seat leaves now."""
    me = Explorer(seat, 0)
    cave = cave.again([*others, me])
    return explored(cave, cards, [*fainthearted(cave), me])


def stayed(
    cave: ImaginedCave, cards: Sequence[Card], others: Sequence[Explorer], me: Explorer
) -> list[int]:
    """D-8: the chests in the end if the seat stays now, however cautious it is later."""
    cave = cave.again([*others, me])
    return explored(cave, cards, [other for other in fainthearted(cave) if other is not me])


def win_odds(chests: Sequence[int], seat: Seat, to_go: int) -> float:
    """D-22: how likely the seat wins with so many expeditions to go."""
    best = max(chests)
    spread = LEAD * sqrt(to_go) if to_go > 0 else LAST
    odds = [exp((chest - best) / spread) for chest in chests]
    return odds[seat] / sum(odds)
