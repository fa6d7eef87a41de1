"""Positions as pictures: `picture_of("diamant", view)` in a notebook."""

from schatulle.drawing.picture import Picture, picture_of, svg_of, text_of

__all__ = ["Picture", "picture_of", "svg_of", "text_of"]
