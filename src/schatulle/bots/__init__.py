"""Bots: they see what their seat sees, and nothing else."""

from schatulle.bots.contract import Bot, Companion, Kind, Memory, Player
from schatulle.bots.registry import KINDS, kind_named, kinds, levels, make

__all__ = [
    "KINDS",
    "Bot",
    "Companion",
    "Kind",
    "Memory",
    "Player",
    "kind_named",
    "kinds",
    "levels",
    "make",
]
