"""Colours and shapes of the table: walnut, brass and velvet on dark cloth."""

from typing import Final

from msgspec import Struct

from schatulle.drawing.palette import BRASS, GO, ON_BRASS, STOP, WARN
from schatulle.drawing.palette import INKS as INK
from schatulle.drawing.palette import PAPERS as PAPER
from schatulle.drawing.palette import SEATS as COLOURS

__all__ = ["BRASS", "FADED", "GO", "INK", "ON_BRASS", "PAPER", "SEATS", "STOP", "WARN", "Mark"]

FADED: Final = ("#f6eedd", "#b5ad9e", "#8b877d", "#6b6a65")


class Mark(Struct, frozen=True):
    """A sign that is told by its shape as well as by its colour."""

    glyph: str
    colour: str


#: Shapes that no gem has, so that a seat is never read as a gem.
SEATS: Final = tuple(Mark(*sign) for sign in zip("●▣▼◈✚★☾⋈", COLOURS, strict=True))
