"""Exact solutions of small end positions of Diamant."""

from schatulle.games.diamant.research.solving.loss import NAMES, regret, report

__all__ = ["NAMES", "regret", "report"]
