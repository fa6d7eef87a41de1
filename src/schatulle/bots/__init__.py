"""Bots: they see what their seat sees, and nothing else."""

from schatulle.bots.contract import Bot, Kind, Memory, Player
from schatulle.bots.registry import KINDS, kind_named, kinds, levels, make

__all__ = ["KINDS", "Bot", "Kind", "Memory", "Player", "kind_named", "kinds", "levels", "make"]
