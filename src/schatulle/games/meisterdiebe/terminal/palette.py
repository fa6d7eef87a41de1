"""Colours and shapes of Meisterdiebe: gems, velvet, the timber of each level."""

from typing import Final

from msgspec import Struct

from schatulle.cli.terminal.look.palette import Mark

DIAMOND: Final = Mark("◆", "#e6f4fb")
SAPPHIRE: Final = Mark("■", "#5b9bff")
RUBY: Final = Mark("▲", "#ff5468")
#: The same gems where the ground is light.
ON_LIGHT: Final = {DIAMOND.glyph: "#31525e", SAPPHIRE.glyph: "#1747b5", RUBY.glyph: "#a80f26"}
ALARM: Final = "⚠"

WHITE_CUSHION: Final = "#d8cfc0"
BLACK_CUSHION: Final = "#000004"
RED_CUSHION: Final = "#740a18"
FELT: Final = "#0b2a25"


class Wood(Struct, frozen=True):
    """A level's timber: front, grain, letters and the frame between the fronts."""

    front: str
    grain: str
    letters: str
    frame: str


WOOD: Final = {
    "A": Wood("#8f563a", "#d99a6e", "#ffeedd", "#4a2b20"),
    "B": Wood("#dcbd8c", "#8f6535", "#2b1a0b", "#a88861"),
    "C": Wood("#5f4230", "#bd8d61", "#f7e6d3", "#33231a"),
}

#: Each front's grain, short enough for the narrowest drawer.
GRAIN: Final = {
    "A1": "───◎───",
    "A2": "───∧───",
    "A3": "~ ~ ~ ~",
    "A4": "╲ ╲│╱ ╱",
    "B1": "─∧───∧─",
    "B2": "≈≈≈≈≈≈≈",
    "B3": "╎ ╎ ╎ ╎",
    "B4": "─◎───◎─",
    "C1": "╱ ╱ ╱ ╱",
    "C2": "╳╳╳╳╳╳╳",
    "C3": "◎──◎──◎",
    "C4": "∧──∧──∧",
}

#: The cards' grounds.
CHARACTERS: Final = {
    "smuggler": "#4fc3b4",
    "jeweller": "#d9a441",
    "jewelress": "#c78bd6",
    "thief": "#6aa7f0",
    "masterthief": "#f0656f",
    "detective": "#9dc26a",
}
