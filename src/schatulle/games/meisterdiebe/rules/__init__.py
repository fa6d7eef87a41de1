"""Meisterdiebe (2–8 players): a box of drawers, six characters, memory and bluff."""

from schatulle.games.meisterdiebe.rules.deal import (
    DEALT,
    Deal,
    Dealer,
    deal_of,
    difference,
    draw_number,
)
from schatulle.games.meisterdiebe.rules.ending import outcome
from schatulle.games.meisterdiebe.rules.engine import awaiting, decide, evolve, play
from schatulle.games.meisterdiebe.rules.events import Event
from schatulle.games.meisterdiebe.rules.filling import setup
from schatulle.games.meisterdiebe.rules.notation import (
    ViewText,
    format_move,
    from_position,
    parse_move,
    position,
    read,
    written,
)
from schatulle.games.meisterdiebe.rules.options import EDITIONS, SEATS, check_table, options
from schatulle.games.meisterdiebe.rules.questions import QUESTIONS, numbered
from schatulle.games.meisterdiebe.rules.state import State
from schatulle.games.meisterdiebe.rules.view import Notes, View, ajar, laid_open, observe, view

NAME = "meisterdiebe"

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
