"""The top of every picture: which game, where it stands, who decides."""

from collections.abc import Sequence
from typing import Final

from schatulle.drawing.canvas import MARGIN, WIDTH, text, title
from schatulle.drawing.marks import seat_mark
from schatulle.drawing.palette import BRASS, PAPER_2, PAPER_3

HEIGHT: Final = 76
TRUTH: Final = "the whole truth"
VIEW: Final = "a view, ? is hidden"
_STEP: Final = 40
_RIGHT: Final = {"text_anchor": "end", "fill": PAPER_3}


def heading(game: str, moment: str, asked: str, deciding: Sequence[int], whole: bool) -> str:
    """Two lines: the game and its moment; the question and the seats still to answer it."""
    return (
        title(MARGIN, 36, game, 25)
        + text(WIDTH - MARGIN, 34, f"{moment} · {TRUTH if whole else VIEW}", 15, **_RIGHT)
        + text(MARGIN, 63, asked, 16, fill=BRASS if deciding else PAPER_2)
        + _who(deciding)
    )


def _who(deciding: Sequence[int]) -> str:
    if not deciding:
        return ""
    first = WIDTH - MARGIN - _STEP * len(deciding) + 12
    label = text(first - 12, 63, "waiting for seat", 15, **_RIGHT)
    return label + "".join(
        seat_mark(seat, first + place * _STEP + 4, 58, 15)
        + text(first + place * _STEP + 16, 63, seat, 15, font_weight="bold")
        for place, seat in enumerate(deciding)
    )


def waiting(asked: str, deciding: Sequence[int]) -> str:
    """Who is asked what, for readers who do not see the picture."""
    if not deciding:
        return f"{asked}."
    seats = ", ".join(f"seat {seat}" for seat in deciding)
    return f"{asked}: waiting for {seats}."
