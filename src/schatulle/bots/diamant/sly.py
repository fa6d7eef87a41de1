"""The sly player of Diamant: it asks what the others will do, and who is ahead."""

from math import comb, exp
from random import Random
from typing import Any, Final

from schatulle.bots.diamant.cave import deadly, deck_of, fear, hope, shares_of, stones_on
from schatulle.rules.core import Decision, Seat
from schatulle.rules.diamant.actions import LEAVE, STAY, Decide
from schatulle.rules.diamant.view import View

#: How sharply others are believed to turn from staying to leaving.
STEEP: Final = 8.0
#: In the last cave a lead of half as many stones makes every risk weigh half as much again.
EASE: Final = 30
#: D-5: the usual number of caves.
CAVES: Final = 5


class Sly:
    """Leaves when it would take the path alone, stays when the others go."""

    def choose(self, _memory: Any, view: View, decision: Decision[Any], _rng: Random) -> Decide:
        """D-8: what staying promises against what leaving saves, as the others will choose."""
        seat = decision.seat
        leaves = leaving_odds(view)
        risk = nerve(view, seat) * loss(view, seat, leaves)
        return STAY if gain(view, leaves) > risk else LEAVE


def leaving_odds(view: View) -> float:
    """How likely each other explorer leaves: all of them count as `ev` does, more or less."""
    seat = Seat(view.inside.index(True))
    promise, threat = hope(view), fear(view, seat)
    if not threat:
        return 0.0
    return 1 / (1 + exp(STEEP * (promise - threat) / (promise + threat)))


def gain(view: View, leaves: float) -> float:
    """D-9: the own shares of all treasures of the deck, among those who will still be there."""
    deck, others = deck_of(view), view.inside.count(True) - 1
    return sum([odds * shares_of(deck, 1 + there) for there, odds in staying(others, 1 - leaves)])


def staying(others: int, odds: float) -> list[tuple[int, float]]:
    """How many of the others stay, and how likely."""
    return [
        (there, comb(others, there) * odds**there * (1 - odds) ** (others - there))
        for there in range(others + 1)
    ]


def loss(view: View, seat: Seat, leaves: float) -> float:
    """D-13, D-14: what leaving now brings home and staying may lose.

    A deadly card takes all of it; the path is gone as soon as any other explorer leaves.
    """
    others = view.inside.count(True) - 1
    path = stones_on(view.path)
    share = sum([odds * (path // (1 + gone)) for gone, odds in staying(others, leaves)])
    raided = 1 - (1 - leaves) ** others
    alive = len(deck_of(view)) - deadly(view)
    return deadly(view) * (view.unsafe[seat] + share) + alive * raided * share


def nerve(view: View, seat: Seat) -> float:
    """D-22: whoever is behind late in the game must dare, whoever is ahead need not."""
    chests = [chest for other, chest in enumerate(view.chests) if other != seat]
    mine = view.chests[seat]
    if not isinstance(mine, int) or not all(isinstance(chest, int) for chest in chests):
        return 1.0
    lead = mine - max([chest for chest in chests if isinstance(chest, int)])
    late = min(1.0, view.expedition / CAVES) ** 2
    return min(1.5, max(0.5, 1 + late * lead / EASE))
