"""Which card to lay: cards of all seats are laid together in the mind, and played on."""

from random import Random
from typing import Final

import numpy as np

from schatulle.core import Seat
from schatulle.games.meisterdiebe.action_codes import CHOOSE
from schatulle.games.meisterdiebe.bots.search.answers import codes_for, flags_of
from schatulle.games.meisterdiebe.bots.search.card_game import (
    CHARACTERS,
    CardGame,
    CardTemper,
    Mixes,
    Profiles,
)
from schatulle.games.meisterdiebe.bots.search.guides import Guide
from schatulle.games.meisterdiebe.bots.search.rollouts import Rollouts, chances
from schatulle.games.meisterdiebe.bots.search.state_rows import Rows
from schatulle.games.meisterdiebe.rules.actions import Choose
from schatulle.games.meisterdiebe.rules.cards import Character
from schatulle.games.meisterdiebe.rules.state import State

#: So many games are played before everybody thinks again; where there are no more profiles, all.
_AT_ONCE: Final = 96
#: So often everybody thinks about the others when more is to be played.
_BRIEFLY: Final = 30
#: So much of what is drawn follows the mixes that were found; the rest is drawn by the first odds.
_FOLLOWING: Final = 0.7

_CHOICES: Final = tuple(map(Choose, Character))


def prior_of(deals: list[State], guide: Guide, seat: Seat, heat: float) -> Mixes:
    """What the guide would lay for each; M-26: the others are less sure of it."""
    seats, count = deals[0].seats, len(deals)
    which, who = np.repeat(np.arange(count), seats), np.tile(np.arange(seats), count)
    logits = guide.said(Rows(deals), which, who)[0]
    logits /= np.where(who == seat, 1, heat)[:, None].astype(np.float32)
    flags = [flags_of(codes_for(deals[0], Seat(one))) for one in range(seats)]
    odds = chances(logits, np.stack(flags * count)).reshape(count, seats, -1).mean(0)
    prior = odds[:, CHOOSE : CHOOSE + CHARACTERS].astype(np.float64)
    return np.asarray(prior / prior.sum(1, keepdims=True))


class CardSearch:
    """The search for one card."""

    def __init__(
        self, rollouts: Rollouts, deals: list[State], prior: Mixes, seat: Seat, temper: CardTemper
    ) -> None:
        self._rollouts = rollouts
        self._deals = deals
        self._game = CardGame(prior, seat, temper)
        self._seat = seat
        self._games = 0

    def played(self, most: int, rng: Random) -> int:
        """Some more games, at most so many; how many there have been."""
        dice = np.random.default_rng(rng.getrandbits(64))
        profiles = self._next(min(most, _AT_ONCE), dice)
        deals = [self._deals[number % len(self._deals)] for number in range(len(profiles))]
        first = [
            {Seat(seat): _CHOICES[card] for seat, card in enumerate(row)}
            for row in profiles.tolist()
        ]
        worths = self._rollouts.played(deals, first, range(len(profiles)), dice)
        self._game.note(profiles, worths)
        self._games += len(profiles)
        return self._games

    def _next(self, count: int, dice: np.random.Generator) -> Profiles:
        prior = self._game.prior
        if (prior > 0).sum(1).prod() <= count:
            return self._game.every_profile()
        if not self._games:
            mixes = prior.copy()
            mixes[self._seat] = (prior[self._seat] > 0) / (prior[self._seat] > 0).sum()
        else:
            mixes = _FOLLOWING * self._game.solved(_BRIEFLY)[0] + (1 - _FOLLOWING) * prior
        return self._game.some_profiles(mixes, count, dice)

    def found(self) -> tuple[Mixes, Mixes]:
        """What everybody lays, and what each card is worth against that."""
        return self._game.solved()
