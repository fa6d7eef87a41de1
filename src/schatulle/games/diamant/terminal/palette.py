"""Colours and shapes of Diamant: cards by torchlight, stones, hazards."""

from typing import Final

from schatulle.cli.terminal.look.palette import Mark

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
