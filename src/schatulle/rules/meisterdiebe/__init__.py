"""Meisterdiebe (2–8 players): a box of drawers, six characters, memory and bluff."""

from schatulle.rules.meisterdiebe.deal import Deal, Dealer, deal_of
from schatulle.rules.meisterdiebe.ending import outcome
from schatulle.rules.meisterdiebe.events import Event
from schatulle.rules.meisterdiebe.filling import setup
from schatulle.rules.meisterdiebe.notation import format_move, given, parse_move, position
from schatulle.rules.meisterdiebe.options import EDITIONS, SEATS, check_table, options
from schatulle.rules.meisterdiebe.turns import awaiting, decide, evolve, play
from schatulle.rules.meisterdiebe.view import observe, view

NAME = "meisterdiebe"

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
