"""Exact solutions of small end positions, to check the bots with."""

from schatulle.research.solving.matrix import Solved, secured, solve
from schatulle.research.solving.positions import Situation, Unsolvable, given, reached
from schatulle.research.solving.regrets import regret

__all__ = [
    "Situation",
    "Solved",
    "Unsolvable",
    "given",
    "reached",
    "regret",
    "secured",
    "solve",
]
