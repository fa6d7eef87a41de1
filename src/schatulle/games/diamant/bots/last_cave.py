"""The last cave for two explorers, or one, where nobody else can win: solved at the table."""

from functools import lru_cache
from typing import Any, Final, NamedTuple

import numpy as np

from schatulle.core import Seat
from schatulle.games.diamant.bots.later_decks import (
    Deck,
    Ints,
    LaterDecks,
    Reals,
    coarser,
    deck_in,
)
from schatulle.games.diamant.bots.prospects import stones_on
from schatulle.games.diamant.rules.view import View

#: More decks that may come would take too long; so many take two or three milliseconds.
MOST_DECKS: Final = 700
#: D-22: two who have as much win half each.
TIE: Final = 0.5
#: What differs by less does not differ.
_NOTHING: Final = 1e-9

#: One number, or an array of them.
Worth = Any


def leaving(view: View, seat: Seat) -> float | None:
    """D-8: how likely the seat should leave in the last cave; None where others have a say.

    D-22: who is out keeps to the chest, and cannot win with less than the best chest of two inside.
    """
    chests = [chest for chest in view.chests if isinstance(chest, int)]
    inside = [other for other, is_there in enumerate(view.inside) if is_there]
    if len(chests) < len(view.chests) or len(inside) > 2:
        return None
    outside = [chest for chest, there in zip(chests, view.inside, strict=True) if not there]
    mine, unsafe, path = chests[seat], view.unsafe[seat], stones_on(view.path)
    if len(inside) == 1:
        best = max(outside)
        tie = 1 / (1 + outside.count(best))
        return alone(deck_in(view), mine - best, unsafe + path, tie)
    rival = sum(inside) - seat
    theirs = chests[rival]
    if max(outside, default=-1) >= max(mine, theirs) or unsafe != view.unsafe[rival]:
        return None
    ahead, behind = duel(deck_in(view), abs(mine - theirs), unsafe, path).leaving()
    return ahead if mine >= theirs else behind


def alone(deck: Deck, lead: int, stones: int, tie: float) -> float:
    """D-14: home with all these stones, where that wins at least as often as going on.

    `lead` is that of the chest without them; a tie in the end is worth so much.
    """
    home = lead + stones
    if home > 0 or lead == 0:
        return float(home > 0)
    decks = LaterDecks(coarser(deck, MOST_DECKS))
    goes_on = decks.overtaking(np.full(decks.stones.shape, -home), tie)[-1, -1]
    return float(home == 0 and tie >= goes_on)


class Fists(NamedTuple):
    """What the explorer whose chest is ahead wins, by what both do; of many positions at once."""

    both_leave: Worth
    leaves: Worth
    stays: Worth
    both_stay: Worth

    def value(self) -> Worth:
        """If both mix as is best; where pure choices meet, nobody needs to mix."""
        low, high = self._secured()
        product = self.both_leave * self.both_stay - self.leaves * self.stays
        mixed = product / np.where(low < high, self._cross(), 1)
        return np.where(low < high, mixed, low)

    def leaving(self) -> tuple[float, float]:
        """How likely the leader leaves, and the other one."""
        low, high = self._secured()
        if low >= high - _NOTHING:
            first = _rather((self.both_leave, self.leaves), (self.stays, self.both_stay))
            second = _rather((-self.both_leave, -self.stays), (-self.leaves, -self.both_stay))
            return float(first), float(second)
        cross = self._cross()
        return (
            float((self.both_stay - self.stays) / cross),
            float((self.both_stay - self.leaves) / cross),
        )

    def _secured(self) -> tuple[Worth, Worth]:
        """What the leader gets at least by a sure choice, and what the other can hold it to."""
        low = np.maximum(
            np.minimum(self.both_leave, self.leaves), np.minimum(self.stays, self.both_stay)
        )
        high = np.minimum(
            np.maximum(self.both_leave, self.stays), np.maximum(self.leaves, self.both_stay)
        )
        return low, high

    def _cross(self) -> Worth:
        return self.both_leave - self.leaves - self.stays + self.both_stay


def _rather(one: tuple[float, float], other: tuple[float, float]) -> bool:
    """Whether one sure choice is better: at worst, or else if the rival may do anything."""
    gain = min(one) - min(other)
    return bool(gain > _NOTHING or (gain > -_NOTHING and sum(one) >= sum(other)))


@lru_cache(maxsize=1024)
def duel(deck: Deck, lead: int, unsafe: int, path: int, most: int = MOST_DECKS) -> Fists:
    """What both fists are worth where one chest is ahead by `lead`, and later all mix as is best.

    Both have as much beside their chests. While they do the same, the chests decide.
    """
    decks = LaterDecks(coarser(deck, most))
    beside, lying = unsafe + decks.shared, path + decks.unshared
    both_leave = np.float64(1.0 if lead else TIE)
    leaves = 1 - _behind_alone(decks, lead, beside, lying).reshape(-1)
    stays = _ahead_alone(decks, lead, beside, lying).reshape(-1)

    def worth(these: Ints, both_stay: Reals) -> Reals:
        worths: Reals = Fists(both_leave, leaves[these], stays[these], both_stay).value()
        return worths

    both_stay = decks.one_card_on(worth, struck=both_leave)
    return Fists(both_leave, leaves[-1], stays[-1], both_stay)


def _behind_alone(decks: LaterDecks, lead: int, beside: Ints, lying: Ints) -> Reals:
    """D-14: who is behind stays, and the leader has gone home with the path."""
    wins = decks.overtaking(lead + lying, TIE)
    # D-22: with nothing gained yet, all that can happen is even or better.
    return np.where(lead + lying + beside == 0, TIE + TIE * wins, wins)


def _ahead_alone(decks: LaterDecks, lead: int, beside: Ints, lying: Ints) -> Reals:
    """D-14: the leader stays, and who was behind has gone home with the path."""
    home, struck = lead - lying, lead - lying - beside
    wins = decks.overtaking(np.maximum(-home, 0), TIE)
    wins = np.where(home > 0, 1 - decks.struck, wins)
    even = np.where(home > 0, 1 - TIE * decks.struck, TIE + TIE * wins)
    return np.where(struck > 0, 1.0, np.where(struck == 0, even, wins))
