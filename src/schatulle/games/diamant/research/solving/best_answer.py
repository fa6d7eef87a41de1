"""Diamant against given players: what a seat makes of it, and what the best answer would."""

from collections.abc import Callable, Hashable
from functools import partial
from itertools import product
from math import prod

from schatulle.bots.seated import SeatedBot
from schatulle.core import Seat
from schatulle.games.diamant.research.solving.duel import BOTH, after, cards_turned
from schatulle.games.diamant.rules import NAME, awaiting, outcome, view
from schatulle.games.diamant.rules.actions import LEAVE, STAY, Decide
from schatulle.games.diamant.rules.state import Phase, State, explorers
from schatulle.research.solving.choice_odds import odds_of
from schatulle.research.solving.known_values import KnownValues
from schatulle.research.solving.positions import Situation
from schatulle.research.solving.win_share import share

#: How likely a seat leaves.
Leaving = Callable[[State, Seat], float]


class Among(KnownValues):
    """One seat among players whose odds of leaving are given.

    With `own` odds it plays by them; without it answers as well as can be.
    """

    def __init__(self, seat: Seat, others: Leaving, own: Leaving | None = None) -> None:
        super().__init__()
        self.seat = seat
        self._others = others
        self._own = own

    def alike(self, state: State) -> Hashable:
        """Positions that no player tells apart."""
        return told_apart(state)

    def worked_out(self, state: State) -> float:
        """The seat's share of the win among these players."""
        if (result := outcome(state)) is not None:
            return share(result, self.seat)
        if state.phase is Phase.CARD:
            return sum([odds * self.value(then) for odds, then in cards_turned(state)])
        if not state.inside[self.seat]:
            return self._expected(state, STAY)
        if self._own is None:
            leaves = self._expected(state, LEAVE)
            return leaves if leaves == 1 else max(leaves, self._expected(state, STAY))
        stays, leaves = (self._expected(state, mine) for mine in BOTH)
        leaving = self._own(state, self.seat)
        return (1 - leaving) * stays + leaving * leaves

    def _expected(self, state: State, mine: Decide) -> float:
        """D-8: over all that the others may have in their fists."""
        others = [seat for seat in explorers(state) if seat != self.seat]
        leaving = {seat: self._others(state, seat) for seat in others}
        expected = 0.0
        for choices in product(BOTH, repeat=len(others)):
            fists = dict(zip(others, choices, strict=True))
            odds = prod([_odds(leaving[seat], fist) for seat, fist in fists.items()])
            if odds:
                expected += odds * self.value(after(state, {**fists, self.seat: mine}))
        return expected


def _odds(leaving: float, fist: Decide) -> float:
    return leaving if fist is LEAVE else 1 - leaving


def told_apart(state: State) -> Hashable:
    """What players may tell apart: all on the table but the order in which the path came."""
    return (
        state.expedition,
        state.phase,
        state.inside,
        state.unsafe,
        state.chests,
        tuple(sorted([(step.card, step.stones) for step in state.path])),
        tuple(sorted(state.removed)),
        tuple(sorted(state.deck)),
    )


def leaving_of(name: str, asks: int) -> Leaving:
    """The odds of leaving of a bot with that name, asked so many times where it does not tell."""
    known: dict[Hashable, float] = {}

    def leaving(state: State, seat: Seat) -> float:
        key = (told_apart(state), seat)
        if key not in known:
            decision = next(asked for asked in awaiting(state) if asked.seat == seat)
            make = partial(Situation(NAME, state).bot, name, seat)
            seen, bot = view(state, seat), make()
            told = bot.odds(seen, decision) if isinstance(bot, SeatedBot) else None
            known[key] = (told or odds_of(make, seen, decision, asks)).get(LEAVE, 0.0)
        return known[key]

    return leaving
