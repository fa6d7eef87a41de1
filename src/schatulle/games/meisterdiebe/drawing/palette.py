"""Colours of the box and the cushions: walnut, felt and velvet."""

from typing import Final

from msgspec import Struct

from schatulle.drawing.palette import ON_BRASS, PAPER

FELT: Final = "#0b2a25"


class Wood(Struct, frozen=True):
    """A level's timber: lit and shaded wood, and letters that are legible on it."""

    light: str
    dark: str
    letters: str


#: The light level is always in the middle (G-5).
WOOD: Final = {
    "A": Wood("#9a5f40", "#6e3f2b", "#fff2e4"),
    "B": Wood("#e2c493", "#b98f5b", "#2b1a0b"),
    "C": Wood("#765139", "#4b3123", "#fbeadb"),
}


class Velvet(Struct, frozen=True):
    """A cushion: lit and shaded velvet, and figures that are legible on it."""

    light: str
    dark: str
    figures: str


VELVET: Final = {
    "white": Velvet("#fffaf0", "#cfc5b4", ON_BRASS),
    "black": Velvet("#34343f", "#08080b", PAPER),
    "red": Velvet("#b52a40", "#5c0915", PAPER),
}

#: The grounds of the character cards, all dark enough for light letters.
CHARACTERS: Final = {
    "smuggler": "#12594f",
    "jeweller": "#7d520b",
    "jewelress": "#6b3579",
    "thief": "#234f8c",
    "masterthief": "#8c1f2c",
    "detective": "#46602a",
}
