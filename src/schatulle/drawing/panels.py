"""The lower half of every picture: a panel for each seat, two beside each other."""

from collections.abc import Sequence
from typing import Final

from schatulle.drawing.canvas import GAP, MARGIN, WIDTH, box, panel, tag, text, title
from schatulle.drawing.marks import SEATS, at, seat_mark
from schatulle.drawing.palette import BRASS

SEAT_WIDTH: Final = (WIDTH - 2 * MARGIN - GAP) / 2


def rows_height(seats: int, height: float) -> float:
    """The height of all panels together."""
    return (seats + 1) // 2 * (height + GAP) - GAP


def seated(contents: Sequence[str], y: float, height: float) -> str:
    """The seats in their order, row by row."""
    return "".join(
        tag(
            "g",
            panel(0, 0, SEAT_WIDTH, height),
            content,
            transform=at(MARGIN + seat % 2 * (SEAT_WIDTH + GAP), y + seat // 2 * (height + GAP)),
        )
        for seat, content in enumerate(contents)
    )


def seat_heading(seat: int, decides: bool, score: int | str) -> str:
    """Who it is, whether the seat is asked, and its score."""
    edge = box(0, 13, 4, 24, rx=2, fill=SEATS[seat].colour)
    asked = text(112, 31, "decides", 14, fill=BRASS, font_weight="bold") if decides else ""
    points = text(SEAT_WIDTH - 16, 31, f"score {score}", 16, font_weight="bold", text_anchor="end")
    return edge + seat_mark(seat, 25, 25, 17) + title(42, 31, f"Seat {seat}") + asked + points
