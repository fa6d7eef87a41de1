"""What both rulebooks share: seats, decisions, refusals, the contract of a game."""

from schatulle.rules.core.choices import Choices, Many, Split, compositions, how_many
from schatulle.rules.core.decision import Decision, decision_id
from schatulle.rules.core.game import Game, Outcome, best_seats
from schatulle.rules.core.refusal import BadNotation, BadOptions, IllegalMove, Refusal
from schatulle.rules.core.seats import NATURE, SEATS, SPECTATOR, Seat, replaced

__all__ = [
    "NATURE",
    "SEATS",
    "SPECTATOR",
    "BadNotation",
    "BadOptions",
    "Choices",
    "Decision",
    "Game",
    "IllegalMove",
    "Many",
    "Outcome",
    "Refusal",
    "Seat",
    "Split",
    "best_seats",
    "compositions",
    "decision_id",
    "how_many",
    "replaced",
]
