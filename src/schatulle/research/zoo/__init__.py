"""Both games for PettingZoo: one seat at a time, or all seats at once."""

from schatulle.research.zoo.tables import Tables

__all__ = ["Tables"]
