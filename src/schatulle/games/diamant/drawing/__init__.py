"""Positions of Diamant as pictures, and in words."""

from schatulle.games.diamant.drawing.example import EXAMPLE
from schatulle.games.diamant.drawing.picture import drawn
from schatulle.games.diamant.drawing.words import described, headline
from schatulle.games.diamant.rules.notation import Position
from schatulle.games.diamant.rules.view import View

SHOWN = (View, Position)

__all__ = ["EXAMPLE", "SHOWN", "described", "drawn", "headline"]
