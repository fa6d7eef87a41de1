"""The sensible Meisterdiebe bot: a perfect memory and rules of thumb (P-29)."""

from schatulle.bots.meisterdiebe.belief import Belief, Side, Within
from schatulle.bots.meisterdiebe.bot import MeisterdiebeBot
from schatulle.bots.meisterdiebe.memory import reconciled, remember

__all__ = ["Belief", "MeisterdiebeBot", "Side", "Within", "reconciled", "remember"]
