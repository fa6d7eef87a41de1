"""How the seats of Diamant look: where the adventurer is, stones at risk, the chest."""

from typing import Final

from schatulle.core import Hidden
from schatulle.drawing.canvas import Pen, tag, text
from schatulle.drawing.marks import SEATS, at, gem_at
from schatulle.drawing.palette import BRASS, PAPER_2, PAPER_3
from schatulle.drawing.panels import seat_heading, seated
from schatulle.games.diamant.drawing.emblems import CHEST, STONE
from schatulle.games.diamant.drawing.words import fist, place
from schatulle.games.diamant.rules.view import View

SEAT_HEIGHT: Final = 92
_HAT: Final = "M6 20q19 6 38 0-5-6-10-6-1-10-9-10t-9 10q-5 0-10 6z"


def seat_panels(pen: Pen, view: View, y: float) -> str:
    return seated([_seat(pen, view, seat) for seat in range(len(view.inside))], y, SEAT_HEIGHT)


def _seat(pen: Pen, view: View, seat: int) -> str:
    inside = view.inside[seat]
    where = text(52, 70, place(view, seat), 15, fill=BRASS if inside else PAPER_3)
    return (
        seat_heading(seat, seat in view.deciding, _count(view.scores[seat]))
        + _fist(fist(view, seat))
        + (_explorer(seat) if inside else _tent())
        + where
        + gem_at(pen, STONE, 178, 65, 22)
        + text(194, 71, f"{view.unsafe[seat]} unsafe", 16, font_weight="bold")
        + tag("g", CHEST, transform=at(300, 48, 0.8))
        + text(346, 71, f"{_count(view.chests[seat])} in the chest", 16, font_weight="bold")
    )


def _count(stones: int | Hidden) -> int | str:
    return stones.value if isinstance(stones, Hidden) else stones


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
    return tag("path", d="M15 80l16-30 16 30zM31 58l7 22H24z", fill="#56666a", fill_rule="evenodd")
