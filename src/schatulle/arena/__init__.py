"""Tournaments of bots: the same deals for every seating, shares with intervals, ratings."""

from schatulle.arena.block import Block, Contest, blocks_of, check_contest, played_block
from schatulle.arena.lineup import lineup, names_of, pairings
from schatulle.arena.result import ArenaResult, result_of

__all__ = [
    "ArenaResult",
    "Block",
    "Contest",
    "blocks_of",
    "check_contest",
    "lineup",
    "names_of",
    "pairings",
    "played_block",
    "result_of",
]
