"""Cards as the game that they are: all lay one at once, and all know that the others think.

What comes of cards laid together is played out; from that follows a mix for every seat, each of
which answers the others' mixes (regret matching, Tammelin 2014, with the mean of all thoughts).
Nobody leaves what the guide would do without a reason: its odds are where everybody begins, and
straying from them costs (as in magnetic mirror descent, Sokota et al. 2022).
"""

from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from schatulle.games.meisterdiebe.bots.search.state_rows import Floats
from schatulle.games.meisterdiebe.rules.cards import Character

#: float[seats, 6]: how likely each seat lays each character.
Mixes = NDArray[np.float64]
#: int[rows, seats]: the characters of all seats, laid together.
Profiles = NDArray[np.int64]

CHARACTERS: Final = len(Character)
#: So often everybody thinks about everybody else.
THOUGHTS: Final = 120
#: How much everybody regrets at first not to do what the guide would: a share of the win.
_FIRST_REGRET: Final = 0.02
#: The least odds that are told apart.
_LEAST: Final = 1e-4
_NEARLY_NEVER: Final = 1e-12


class CardTemper(Struct, frozen=True):
    """How much better a card must be to be preferred: so many shares of the win."""

    #: The own seat's, and what it expects of the others.
    own: float = 0.01
    others: float = 0.02
    #: So much of the odds before the search is even: a guide may be sure and wrong.
    doubt: float = 0.3


class CardGame:
    """What came of cards that were laid together in one round, and whom it makes lay what."""

    def __init__(self, prior: Mixes, seat: int, temper: CardTemper) -> None:
        held = prior > 0
        even = held / held.sum(1, keepdims=True)
        #: Where all mixes begin.
        self.prior: Mixes = (1 - temper.doubt) * prior + temper.doubt * even
        self._whims = np.full(len(prior), temper.others)
        self._whims[seat] = temper.own
        self._played = np.zeros((0, len(prior)), np.int64)
        self._worths: Floats = np.zeros((0, len(prior)), np.float32)
        #: By which odds profiles were drawn, and how many.
        self._drawn: list[tuple[Mixes, int]] = []
        self._has_all = False

    def every_profile(self) -> Profiles:
        """All that may be laid together."""
        self._has_all = True
        held = [np.flatnonzero(row) for row in self.prior]
        return np.stack([grid.ravel() for grid in np.meshgrid(*held, indexing="ij")], axis=1)

    def some_profiles(self, mixes: Mixes, count: int, dice: np.random.Generator) -> Profiles:
        """So many, drawn by these odds."""
        self._drawn.append((mixes, count))
        return np.stack([dice.choice(CHARACTERS, count, p=row) for row in mixes], axis=1)

    def note(self, profiles: Profiles, worths: Floats) -> None:
        """What came of them for everyone."""
        self._played = np.concatenate([self._played, profiles])
        self._worths = np.concatenate([self._worths, worths])

    def solved(self, thoughts: int = THOUGHTS) -> tuple[Mixes, Mixes]:
        """What everybody lays, and what each card is worth against that."""
        table = _Table(*self._by_profile())
        mixes, regrets = self.prior.copy(), _FIRST_REGRET * self.prior
        held, straight = self.prior > 0, np.log(np.maximum(self.prior, _LEAST))
        mean = np.zeros_like(mixes)
        table.lay(mixes)
        for thought in range(1, thoughts + 1):
            for seat, row in enumerate(mixes):
                strayed = np.log(np.maximum(row, _LEAST)) - straight[seat]
                gains = table.values(seat) - self._whims[seat] * strayed
                regrets[seat] = np.maximum(regrets[seat] + gains - row @ gains, 0) * held[seat]
                if whole := regrets[seat].sum():
                    mixes[seat] = regrets[seat] / whole
                    table.lay_one(seat, mixes[seat])
            mean += thought * mixes
        mean /= mean.sum(1, keepdims=True)
        table.lay(mean)
        return mean, np.stack([table.values(seat) for seat in range(len(mean))])

    def _by_profile(self) -> tuple[Profiles, Mixes, NDArray[np.float64]]:
        """Each profile once, the mean of what came of it, and how likely it was to be drawn."""
        numbers = self._played @ CHARACTERS ** np.arange(len(self.prior))
        _, first, which = np.unique(numbers, return_index=True, return_inverse=True)
        times = np.bincount(which)
        sums = [np.bincount(which, weights=column) for column in self._worths.T]
        cards = self._played[first]
        return cards, np.stack(sums, axis=1) / times[:, None], self._how_surely_seen(cards)

    def _how_surely_seen(self, cards: Profiles) -> NDArray[np.float64]:
        """The unlikely ones stand for others that were not drawn."""
        if self._has_all:
            return np.ones(len(cards))
        missed = np.zeros(len(cards))
        for mixes, count in self._drawn:
            likely = mixes[np.arange(len(mixes)), cards].prod(1)
            missed += count * np.log1p(-np.minimum(likely, 1 - 1e-9))
        return np.asarray(-np.expm1(missed))


class _Table:
    """Profiles as all lay their cards by certain mixes: what is each card worth?"""

    def __init__(self, cards: Profiles, worths: Mixes, seen: NDArray[np.float64]) -> None:
        self._cards = cards
        self._worths = worths
        self._seen = seen
        self._likely = np.ones(cards.shape)

    def lay(self, mixes: Mixes) -> None:
        """Everybody."""
        for seat, row in enumerate(mixes):
            self.lay_one(seat, row)

    def lay_one(self, seat: int, mix: NDArray[np.float64]) -> None:
        self._likely[:, seat] = mix[self._cards[:, seat]]

    def values(self, seat: int) -> NDArray[np.float64]:
        """By character; one that nobody has laid is as good as the others."""
        others = self._likely.copy()
        others[:, seat] = 1
        weights = others.prod(1) / self._seen + _NEARLY_NEVER
        own = self._cards[:, seat]
        count = np.bincount(own, weights, CHARACTERS)
        total = np.bincount(own, weights * self._worths[:, seat], CHARACTERS)
        usual = total.sum() / count.sum()
        return np.where(count > 0, total / np.maximum(count, _NEARLY_NEVER), usual)
