"""Bots: they see what their seat sees, and nothing else."""

from schatulle.bots.core import Bot
from schatulle.bots.making import KINDS, make

__all__ = ["KINDS", "Bot", "make"]
