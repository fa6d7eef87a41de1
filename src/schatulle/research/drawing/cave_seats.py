"""How the seats of Diamant look: where the adventurer is, stones at risk, the chest."""

from typing import Final

from schatulle.research.drawing.canvas import Pen, tag, text
from schatulle.research.drawing.cave_words import Shown, fist, place
from schatulle.research.drawing.emblems import CHEST
from schatulle.research.drawing.marks import SEATS, STONE, at, gem_at
from schatulle.research.drawing.palette import BRASS, PAPER_2, PAPER_3
from schatulle.research.drawing.seating import seat_heading, seated

SEAT_HEIGHT: Final = 92
_HAT: Final = "M6 20q19 6 38 0-5-6-10-6-1-10-9-10t-9 10q-5 0-10 6z"


def seat_panels(pen: Pen, shown: Shown, y: float) -> str:
    """All seats in their order."""
    return seated([_seat(pen, shown, seat) for seat in range(len(shown.inside))], y, SEAT_HEIGHT)


def _seat(pen: Pen, shown: Shown, seat: int) -> str:
    inside = shown.inside[seat]
    where = text(52, 70, place(shown, seat), 15, fill=BRASS if inside else PAPER_3)
    return (
        seat_heading(seat, seat in shown.deciding, shown.scores[seat])
        + _fist(fist(shown, seat))
        + (_explorer(seat) if inside else _tent())
        + where
        + gem_at(pen, STONE, 178, 65, 22)
        + text(194, 71, f"{shown.unsafe[seat]} unsafe", 16, font_weight="bold")
        + tag("g", CHEST, transform=at(300, 48, 0.8))
        + text(346, 71, f"{shown.chests[seat]} in the chest", 16, font_weight="bold")
    )


def _fist(words: str) -> str:
    return text(112, 31, words, 14, fill=PAPER_2) if words else ""


def _explorer(seat: int) -> str:
    """A figure with a hat, in the seat's colour."""
    return tag(
        "g",
        tag("path", d="M8 58q-1-24 17-25 18 1 17 25z", fill=SEATS[seat].colour),
        tag("circle", cx=25, cy=24, r=10, fill="#f0c49c"),
        tag("path", d=_HAT, fill="#8a5a34"),
        transform=at(14, 44, 0.66),
    )


def _tent() -> str:
    """The camp."""
    return tag("path", d="M15 80l16-30 16 30zM31 58l7 22H24z", fill="#56666a", fill_rule="evenodd")
