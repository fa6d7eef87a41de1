"""A league: whoever's rating is least certain plays next, against whoever tells most about it."""

from collections import Counter
from collections.abc import Sequence

import numpy as np

from schatulle.arena.appraisal import Floats
from schatulle.arena.block import Block, Contest, PlayedBlock
from schatulle.arena.lineup import Lineup, pairings
from schatulle.arena.rating import COARSE, Strengths, WinCount, strengths_of


class League:
    """What was played, what is being played, and what is best played next."""

    def __init__(self, contest: Contest, bots: Lineup, played: Sequence[PlayedBlock]) -> None:
        self._contest = contest
        self._bots = bots
        # The same lineups in whichever order the bots are named.
        self._lineups = pairings(tuple(sorted(bots)), contest.seats)
        self._played = {(block.block.lineup, block.block.number) for block in played}
        self._numbers = Counter[Lineup]()
        self._count = WinCount()
        self._begun = Counter[Lineup]()
        self._strengths: Strengths = dict.fromkeys(bots, 1.0)
        for block in played:
            self._count.add(block)
        self._rate()

    def hear(self, played: PlayedBlock) -> None:
        """A block has come to its end."""
        self._begun[played.block.lineup] -= len(played.games)
        self._count.add(played)
        self._rate()

    def next_block(self) -> Block:
        """A deal that its lineup has not played yet."""
        lineup = self._next_lineup()
        number = self._numbers[lineup]
        while (lineup, number) in self._played:
            number += 1
        self._numbers[lineup] = number + 1
        self._begun[lineup] += self._contest.seats
        return Block(self._contest, lineup, number, self._contest.seats)

    def _rate(self) -> None:
        self._strengths = strengths_of(self._count, self._strengths, COARSE)

    def _next_lineup(self) -> Lineup:
        known = self._known()
        unsure = [_variance(known, place) for place in range(len(self._bots))]
        place = unsure.index(max(unsure))
        after = {
            lineup: _variance(known + self._tells(lineup, self._contest.seats), place)
            for lineup in self._lineups
            if self._bots[place] in lineup
        }
        return min(after, key=lambda lineup: after[lineup])

    def _known(self) -> Floats:
        """What the games have told, and what those under way will, with one imagined draw each."""
        known: Floats = np.diag(
            [self._strengths[bot] / (self._strengths[bot] + 1) ** 2 for bot in self._bots]
        )
        for lineup in self._lineups:
            known += self._tells(lineup, self._count.games[lineup] + self._begun[lineup])
        return known

    def _tells(self, lineup: Lineup, games: int) -> Floats:
        """Fisher's information of so many games about the logarithms of all strengths."""
        together = sum(self._strengths[bot] for bot in lineup)
        wins = np.asarray(
            [lineup.count(bot) * self._strengths[bot] / together for bot in self._bots]
        )
        told: Floats = games * (np.diag(wins) - np.outer(wins, wins))
        return told


def _variance(known: Floats, place: int) -> float:
    """Of a bot's logarithm of strength against the mean of all."""
    against_mean = np.eye(len(known))[place] - 1 / len(known)
    return float(against_mean @ np.linalg.solve(known, against_mean))
