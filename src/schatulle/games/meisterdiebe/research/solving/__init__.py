"""Exact solutions of small end positions of Meisterdiebe."""

from schatulle.games.meisterdiebe.research.solving.regrets import NAMES, regret, report

__all__ = ["NAMES", "regret", "report"]
