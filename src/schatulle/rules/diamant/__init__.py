"""Diamant (3–8 players): explore on, or leave with what you have."""

from schatulle.rules.diamant.deal import Deal, Dealer, deal_of
from schatulle.rules.diamant.ending import outcome
from schatulle.rules.diamant.events import Event
from schatulle.rules.diamant.notation import format_move, given, parse_move, position
from schatulle.rules.diamant.options import EDITIONS, SEATS, check_table, options
from schatulle.rules.diamant.turns import awaiting, decide, evolve, play, setup
from schatulle.rules.diamant.view import observe, view

NAME = "diamant"

__all__ = [
    "EDITIONS",
    "NAME",
    "SEATS",
    "Deal",
    "Dealer",
    "Event",
    "awaiting",
    "check_table",
    "deal_of",
    "decide",
    "evolve",
    "format_move",
    "given",
    "observe",
    "options",
    "outcome",
    "parse_move",
    "play",
    "position",
    "setup",
    "view",
]
