"""Bots: they see what their seat sees, and nothing else."""

from schatulle.bots.core import Bot, Memory, Player
from schatulle.bots.kinds import Kind
from schatulle.bots.making import KINDS, kinds, levels, make

__all__ = ["KINDS", "Bot", "Kind", "Memory", "Player", "kinds", "levels", "make"]
