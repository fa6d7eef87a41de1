"""Both games for PettingZoo: one seat at a time, or all seats at once."""

from schatulle.research.zoo.table_maker import TableMaker

__all__ = ["TableMaker"]
