"""Diamant (3–8 players): explore on, or leave with what you have."""

from schatulle.games.diamant.rules.deal import DEALT, Deal, Dealer, deal_of, difference, draw_number
from schatulle.games.diamant.rules.ending import outcome
from schatulle.games.diamant.rules.engine import awaiting, decide, evolve, play, setup
from schatulle.games.diamant.rules.events import Event
from schatulle.games.diamant.rules.notation import (
    ViewText,
    format_move,
    from_position,
    parse_move,
    position,
    read,
    written,
)
from schatulle.games.diamant.rules.options import EDITIONS, SEATS, check_table, options
from schatulle.games.diamant.rules.questions import QUESTIONS, numbered
from schatulle.games.diamant.rules.state import State
from schatulle.games.diamant.rules.view import Odds, View, ajar, laid_open, observe, view

NAME = "diamant"
#: Whoever counts what was turned up knows this.
Notes = Odds

__all__ = [
    "DEALT",
    "EDITIONS",
    "NAME",
    "QUESTIONS",
    "SEATS",
    "Deal",
    "Dealer",
    "Event",
    "Notes",
    "State",
    "View",
    "ViewText",
    "ajar",
    "awaiting",
    "check_table",
    "deal_of",
    "decide",
    "difference",
    "draw_number",
    "evolve",
    "format_move",
    "from_position",
    "laid_open",
    "numbered",
    "observe",
    "options",
    "outcome",
    "parse_move",
    "play",
    "position",
    "read",
    "setup",
    "view",
    "written",
]
