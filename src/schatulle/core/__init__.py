"""What both rulebooks share: seats, decisions, refusals, the contract of a game."""

from schatulle.core.choices import Choices, ListedChoices, Many, Split, compositions, count_of
from schatulle.core.decision import Decision, Default, decision_id
from schatulle.core.game import Difference, Game, Outcome, best_seats
from schatulle.core.hidden import HIDDEN, Hidden
from schatulle.core.refusal import BadNotation, BadOptions, Detail, IllegalMove, Refusal
from schatulle.core.seats import NATURE, SEATS, SPECTATOR, Seat, replaced

__all__ = [
    "HIDDEN",
    "NATURE",
    "SEATS",
    "SPECTATOR",
    "BadNotation",
    "BadOptions",
    "Choices",
    "Decision",
    "Default",
    "Detail",
    "Difference",
    "Game",
    "Hidden",
    "IllegalMove",
    "ListedChoices",
    "Many",
    "Outcome",
    "Refusal",
    "Seat",
    "Split",
    "best_seats",
    "compositions",
    "count_of",
    "decision_id",
    "replaced",
]
