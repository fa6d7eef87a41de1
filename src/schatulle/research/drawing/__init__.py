"""Positions of both games as pictures: `picture_of("diamant", view)` in a notebook."""

from schatulle.research.drawing.picture import Picture, picture_of, svg_of

__all__ = ["Picture", "picture_of", "svg_of"]
