"""Positions of Meisterdiebe as pictures, and in words."""

from schatulle.games.meisterdiebe.drawing.example import EXAMPLE
from schatulle.games.meisterdiebe.drawing.picture import drawn
from schatulle.games.meisterdiebe.drawing.words import described, headline
from schatulle.games.meisterdiebe.rules.notation import Position
from schatulle.games.meisterdiebe.rules.view import View

SHOWN = (View, Position)

__all__ = ["EXAMPLE", "SHOWN", "described", "drawn", "headline"]
