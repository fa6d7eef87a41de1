"""Colours and shapes of the table: walnut, brass and velvet on dark cloth."""

from typing import Final

from msgspec import Struct

INK: Final = ("#080d0f", "#0d1517", "#142023", "#1c2c30", "#294045")
PAPER: Final = ("#f6eedd", "#d3cab8", "#a39d90")
FADED: Final = ("#f6eedd", "#b5ad9e", "#8b877d", "#6b6a65")
BRASS: Final = "#e3b866"
ON_BRASS: Final = "#241607"
GO: Final = "#3fbf8f"
WARN: Final = "#ffb454"
STOP: Final = "#ff7a6b"


class Mark(Struct, frozen=True):
    """A sign that is told by its shape as well as by its colour."""

    glyph: str
    colour: str


#: Shapes that no gem has, so that a seat is never read as a gem.
SEATS: Final = (
    Mark("●", "#ffa300"),
    Mark("▣", "#68ddff"),
    Mark("▼", "#33c493"),
    Mark("◈", "#bfe098"),
    Mark("✚", "#7f83ff"),
    Mark("★", "#f7600a"),
    Mark("☾", "#b77bb9"),
    Mark("⋈", "#f7f4ee"),
)

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

HAZARDS: Final = {
    "snake": Mark("§", "#7ddb6a"),
    "scorpion": Mark("ψ", "#ff9d52"),
    "landslide": Mark("◣", "#c9b08a"),
    "gas": Mark("≋", "#d8e36b"),
    "explosion": Mark("✸", "#ff6b5e"),
}
STONE: Final = Mark("◆", "#ff6478")
CARD: Final = "#2b4654"
CARD_NOW: Final = "#3d6a80"
HAZARD_CARD: Final = "#4a1a1c"
HAZARD_TWICE: Final = "#8f1f22"
TORCH: Final = "#d98a35"
