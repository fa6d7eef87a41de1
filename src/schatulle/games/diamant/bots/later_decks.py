"""All decks that may be left later in an expedition, and what may come of them.

How many treasures it takes to have enough hangs on the treasures alone; how many come before a
hazard strikes, on the hazards alone and the number of treasures. So each is worked out by itself.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from math import comb, prod
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from schatulle.games.diamant.bots.prospects import deck_of, hazards_on
from schatulle.games.diamant.rules.cards import STONES
from schatulle.games.diamant.rules.view import View

Reals = NDArray[np.float64]
Ints = NDArray[np.int64]


class Kind(NamedTuple):
    """Treasures with as many stones, or hazards of which as many cards are in the deck."""

    stones: int
    there: int
    #: D-12: the first card of a hazard makes its others deadly, so they come as one.
    cards: int = 1


class Deck(NamedTuple):
    """What may still come, in any order."""

    #: Of which none lies on the path yet.
    hazards: tuple[Kind, ...]
    treasures: tuple[Kind, ...]
    #: D-13: cards that end the expedition.
    deadly: int


def deck_in(view: View) -> Deck:
    """The deck, as it is counted from the open table."""
    cards, threats = Counter(deck_of(view)), hazards_on(view.path)
    fresh = Counter(
        copies for card, copies in cards.items() if card not in STONES and card not in threats
    )
    worth = Counter({STONES[card]: copies for card, copies in cards.items() if card in STONES})
    return Deck(
        tuple([Kind(0, there, copies) for copies, there in sorted(fresh.items())]),
        tuple([Kind(stones, copies) for stones, copies in sorted(worth.items())]),
        sum([cards[card] for card in threats]),
    )


def coarser(deck: Deck, most: int) -> Deck:
    """The deck, but treasures of nearly the same worth count as alike, until it is simple enough.

    `most`: so many different decks may be left of it.
    """
    kinds = list(deck.treasures)
    while _count(deck.hazards) * _count(kinds) > most and len(kinds) > 1:
        gaps = [more.stones - fewer.stones for fewer, more in pairwise(kinds)]
        at = gaps.index(min(gaps))
        alike = kinds[at : at + 2]
        there = sum(kind.there for kind in alike)
        stones = sum(kind.stones * kind.there for kind in alike)
        kinds[at : at + 2] = [Kind(round(stones / there), there)]
    return deck._replace(treasures=tuple(kinds))


class LaterDecks:
    """All decks that may be left of one: by hazards in rows, by treasures in columns.

    The whole deck comes last.
    """

    def __init__(self, deck: Deck) -> None:
        self._deck = deck
        self._hazards, self._treasures = _parts(deck.hazards), _parts(deck.treasures)
        stones = [kind.stones for kind in deck.treasures]
        of_each = np.array([kind.cards for kind in deck.hazards], np.int64)
        turned_up = self._hazards[-1] - self._hazards
        #: int[columns]: the treasures left, their stones, and what two have had of the others (D-9:
        #: beside each chest, and on the path).
        self.treasures: Ints = self._treasures.sum(axis=1)
        self.stones = self._treasures @ np.array(stones, np.int64)
        gone = self._treasures[-1] - self._treasures
        self.shared = gone @ np.array([each // 2 for each in stones], np.int64)
        self.unshared = gone @ np.array([each % 2 for each in stones], np.int64)
        deadly = deck.deadly + (turned_up @ (of_each - 1))[:, None]
        #: int[rows, columns]: all cards; and float: how likely the next one ends the expedition.
        self.cards: Ints = deadly + (self._hazards @ of_each)[:, None] + self.treasures
        self.struck: Reals = deadly / np.maximum(self.cards, 1)

    def overtaking(self, needs: Ints, tie: float) -> Reals:
        """float[rows, columns]: how well somebody alone does who needs more than so many stones.

        A card is turned up first. With just as many, worth a tie, one goes home always or never:
        almost exactly as good as deciding each time. `needs`: int[columns].
        """
        deck, most = self._deck, int(self.treasures[-1])
        in_time = _before_a_strike(deck.hazards, deck.deadly, most)[:, self.treasures]
        enough, as_many = self._odds_within(needs), self._odds_within(needs - 1)
        just = (enough - as_many)[:, 1:]
        never = _coming(_firsts(enough), in_time)
        always = _coming(_firsts(as_many) - (1 - tie) * just, in_time)
        treasure = self.treasures / np.maximum(self.cards, 1)
        one_card = treasure + tie * (1 - self.struck - treasure)
        return np.maximum(never, np.where(needs == 0, one_card, always))

    def one_card_on(self, worth: Callable[[Ints, Reals], Reals], struck: float) -> float:
        """What another card is worth now.

        `worth` says of some decks, by their places in a flat row, what they are worth where another
        card is worth so much. With the last card all go home, which is as if they were struck.
        """
        kinds = self._deck.hazards + self._deck.treasures
        columns = len(self.stones)
        there = np.hstack(
            [
                np.repeat(self._hazards, columns, axis=0),
                np.tile(self._treasures, (len(self._hazards), 1)),
            ]
        )
        back = [step * columns for step in _steps(self._deck.hazards)]
        back += _steps(self._deck.treasures)
        then = np.maximum(np.arange(len(there))[:, None] - np.array(back, np.int64), 0)
        cards = np.maximum(self.cards.reshape(-1, 1), 1)
        odds = there * np.array([kind.cards for kind in kinds], np.int64) / cards
        ends = np.where(self.cards == 0, 1.0, self.struck).reshape(-1) * struck
        worths, on = np.zeros(len(there)), ends
        # Whatever comes, fewer kinds are left: so all decks with as many are worked out at once.
        left = there.sum(axis=1)
        starts = np.cumsum(np.bincount(left))[:-1]
        for these in np.split(np.argsort(left, kind="stable"), starts):
            on = ends[these] + (odds[these] * worths[then[these]]).sum(axis=1)
            worths[these] = worth(these, on)
        return float(on[-1])

    def _odds_within(self, most: Ints) -> Reals:
        """float[columns, k]: how likely k treasures of a deck have no more than `most` stones."""
        sums, places = np.unique(most, return_inverse=True)
        numbers = np.arange(int(self.treasures[-1]) + 1)
        fit = (self.treasures == numbers[:, None]) & (self.stones <= sums[:, None, None])
        ways = fit.astype(np.float64)
        # Of the treasures of a kind in a deck, any may be among the k: one kind after the other.
        for kind, step in zip(self._deck.treasures, _steps(self._deck.treasures), strict=True):
            apart = ways.reshape(len(sums) * len(numbers), -1, kind.there + 1, step)
            ways = np.matmul(_choices(kind.there), apart)
        ways = ways.reshape(len(sums), len(numbers), -1)
        all_ways = np.maximum(_choices(len(numbers) - 1)[self.treasures], 1)
        mine: Reals = ways[places, :, np.arange(len(most))] / all_ways
        return mine


def _firsts(within: Reals) -> Reals:
    """float[columns, k - 1]: how likely it is the k-th treasure that makes it more."""
    return within[:, :-1] - within[:, 1:]


def _coming(firsts: Reals, in_time: Reals) -> Reals:
    """float[rows, columns]: how likely a treasure comes that is wanted."""
    both: Reals = (firsts * in_time[..., 1:]).sum(axis=-1)
    return both


@lru_cache(maxsize=256)
def _before_a_strike(hazards: tuple[Kind, ...], deadly: int, treasures: int) -> Reals:
    """float[rows, treasures, k]: how likely k of so many treasures come before a hazard strikes."""
    rows = _parts(hazards)
    of_each = np.array([kind.cards for kind in hazards], np.int64)
    back = _steps(hazards)
    found = np.zeros((len(rows), treasures + 1, treasures + 1))
    found[..., 0] = 1
    for row, there in enumerate(rows):
        fresh = there * of_each
        others = deadly + int((rows[-1] - there) @ (of_each - 1)) + int(fresh.sum())
        for left in range(1, treasures + 1):
            ways = left * found[row, left - 1, :-1]
            for copies, step in zip(fresh, back, strict=True):
                if copies:
                    ways = ways + copies * found[row - step, left, 1:]
            found[row, left, 1:] = ways / (others + left)
    return found


def _parts(kinds: Sequence[Kind]) -> Ints:
    """int[.., kinds]: how many there are of each, in all that may be left of them; all last."""
    shape = [kind.there + 1 for kind in kinds]
    return np.indices(shape).reshape(len(kinds), _count(kinds)).T


def _count(kinds: Sequence[Kind]) -> int:
    """In how many ways some of them may be left."""
    return prod([kind.there + 1 for kind in kinds])


def _steps(kinds: Sequence[Kind]) -> list[int]:
    """For each kind: how many places before is what is left when one of it has come."""
    return [_count(kinds[place + 1 :]) for place in range(len(kinds))]


@cache
def _choices(most: int) -> Reals:
    """float[n, k]: in how many ways k of n things are chosen."""
    numbers = range(most + 1)
    return np.array([[comb(n, k) for k in numbers] for n in numbers], np.float64)
