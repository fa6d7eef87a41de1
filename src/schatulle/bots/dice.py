"""A bot's own chance: it hangs on the seed and the question alone, so a bot can be rebuilt."""

from random import Random
from typing import Any

from schatulle.core import Decision


def dice(seed: str, decision: Decision[Any]) -> Random:
    """The same numbers for the same seed and decision, whatever was asked before."""
    return Random(f"{seed}/{decision.id}")
