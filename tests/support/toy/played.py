"""Games of the toy that were played, and a case."""

from random import Random
from typing import Any

from schatulle.core import count_of
from schatulle.table.chance import Chance
from schatulle.table.match import Match
from schatulle.table.records import Record, record_of
from support.toy import NAME, rules

TOY: Any = rules


def match(seed: str = "toy", seats: int = 3) -> Match:
    return Match(TOY, TOY.setup(TOY.options(NAME, {}), seats), Chance(seed))


def played(seed: str = "toy", seats: int = 3) -> Match:
    """A whole game of random answers."""
    game, dice = match(seed, seats), Random(seed)
    while asked := game.awaiting():
        ask = dice.choice(asked)
        game.play(ask.seat, ask.choices[dice.randrange(count_of(ask.choices))])
    return game


def record(seed: str = "toy") -> Record:
    return record_of(played(seed).progress, "toy-1", players=("a", "b", "c"), seed=seed)


CASE = """
[[case]]
id = "toy-alone-on-top"
game = "toy"
edition = "toy"
seats = 2
given = { lucky = [5, 1], prizes = [5] }
steps = [
  { move = "0: bid 7", sees = { seat = 1, bids = ["?", ""], prize = 5 } },
  { move = "1: bid 100", refused = "T-2" },
  { move = "1: bid 6", expect = { purses = [92, 99], phase = "take" } },
  { move = "0: take", expect = { won = [[5], []] } },
]
"""
