"""Ratings over many pairings: each seat wins with a chance that its bot's strength gives it.

A game is won by one of its seats with a chance proportional to the strength of the seat's bot
(Bradley and Terry's model, for more than two as Luce has it). The strengths are the likeliest ones,
found by Hunter's iteration; each bot also draws one imagined game with a bot of strength 1, which
keeps whoever wins everything finite. Points are Elo's: 400 for ten times the strength, 0 on
average. For the intervals the deals are drawn again, with replacement.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import log10
from random import Random
from typing import Final

from msgspec import Struct

from schatulle.arena.block import PlayedBlock
from schatulle.arena.lineup import Lineup

RESAMPLED: Final = 200
_ROUNDS: Final = 2000
_FINE: Final = 1e-7
#: Near enough where much is rated again and again.
COARSE: Final = 1e-4

Strengths = Mapping[str, float]


class Rating(Struct, frozen=True):
    """Points, and between which they lie with 95 %; none where one deal was played."""

    points: float
    low: float | None
    high: float | None


class WinCount:
    """Who won how much in how many games of each lineup."""

    def __init__(self) -> None:
        self.games: Counter[Lineup] = Counter()
        self.wins: dict[str, float] = defaultdict(float)

    def add(self, played: PlayedBlock) -> None:
        self.games[played.block.lineup] += len(played.games)
        for seat in (seat for game in played.games for seat in game):
            self.wins[seat.bot] += seat.won


def ratings(played: Sequence[PlayedBlock], names: Sequence[str], seed: str) -> dict[str, Rating]:
    strengths = strengths_of(_counted(played), dict.fromkeys(names, 1.0), _FINE)
    drawn = [points(again) for again in _drawn_again(played, strengths, seed)]
    best = points(strengths)
    return {name: _rating(best[name], sorted(each[name] for each in drawn)) for name in names}


def strengths_of(count: WinCount, start: Strengths, precision: float) -> Strengths:
    """The likeliest strengths."""
    strengths = start
    for _ in range(_ROUNDS):
        after = _improved(count, strengths)
        moved = max(abs(after[name] / strengths[name] - 1) for name in strengths)
        strengths = after
        if moved < precision:
            break
    return strengths


def points(strengths: Strengths) -> dict[str, float]:
    """Elo's points, 0 on average."""
    raw = {name: 400 * log10(strength) for name, strength in strengths.items()}
    average = sum(raw.values()) / len(raw)
    return {name: value - average for name, value in raw.items()}


def _improved(count: WinCount, strengths: Strengths) -> Strengths:
    chances = {name: 1 / (strength + 1) for name, strength in strengths.items()}
    for lineup, games in count.games.items():
        together = sum(strengths[name] for name in lineup)
        for name in lineup:
            chances[name] += games / together
    return {name: (count.wins.get(name, 0.0) + 0.5) / chances[name] for name in strengths}


def _counted(played: Iterable[PlayedBlock]) -> WinCount:
    count = WinCount()
    for block in played:
        count.add(block)
    return count


def _drawn_again(played: Sequence[PlayedBlock], strengths: Strengths, seed: str) -> list[Strengths]:
    deals: dict[int, list[PlayedBlock]] = defaultdict(list)
    for block in played:
        deals[block.block.number].append(block)
    if len(deals) < 2:
        return []
    counts = [_counted(blocks) for blocks in deals.values()]
    dice = Random(f"ratings/{seed}")
    return [
        strengths_of(_sum(dice.choices(counts, k=len(counts))), strengths, COARSE)
        for _ in range(RESAMPLED)
    ]


def _sum(counts: Iterable[WinCount]) -> WinCount:
    total = WinCount()
    for count in counts:
        total.games.update(count.games)
        for name, won in count.wins.items():
            total.wins[name] += won
    return total


def _rating(best: float, drawn: Sequence[float]) -> Rating:
    if not drawn:
        return Rating(best, None, None)
    tail = len(drawn) // 40
    return Rating(best, drawn[tail], drawn[-1 - tail])
