"""Every move as a number, for arrays and networks; the same numbers on every engine.

A move that says many things at once (six diamonds into twelve drawers) is told in steps, each of
them a number of its own.
"""
