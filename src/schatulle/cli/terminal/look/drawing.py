"""Pieces of coloured text with a fixed width."""

from collections.abc import Iterable
from typing import Literal

from rich.text import Text

from schatulle.cli.terminal.contract import Shown
from schatulle.cli.terminal.look.palette import BRASS, PAPER, SEATS
from schatulle.core import Seat

Align = Literal["left", "center", "right"]


def fit(text: Text | str, width: int, align: Align = "left", style: str = "") -> Text:
    """The text cut or filled to exactly this width."""
    piece = Text(text) if isinstance(text, str) else text.copy()
    piece.truncate(width, overflow="ellipsis")
    piece.align(align, width)
    # Appended, the piece keeps its own colours above those of the ground.
    return Text(style=style).append_text(piece)


def stacked(lines: Iterable[Text]) -> Text:
    """Lines below each other."""
    text = Text("\n").join(lines)
    text.no_wrap = True
    return text


def beside(pieces: Iterable[Text]) -> Text:
    """Pieces next to each other."""
    return Text("").join(pieces)


def seat_mark(seat: Seat) -> Text:
    """The seat's shape in its colour."""
    mark = SEATS[seat]
    return Text(mark.glyph, mark.colour)


def seat_name(shown: Shown, seat: Seat, width: int, *, is_asked: bool) -> Text:
    """Who must act, the seat's mark, and its name with a sign for bots."""
    finger = Text("▶" if is_asked else " ", BRASS)
    style = f"bold {PAPER[0]}" if seat == shown.viewer else PAPER[1]
    name = Text(shown.names[seat], style)
    if shown.bots[seat]:
        name.append(f" {shown.bots[seat]}", PAPER[2])
    return beside([finger, seat_mark(seat), Text(" "), fit(name, width)])
