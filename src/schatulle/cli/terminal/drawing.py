"""Pieces of coloured text with a fixed width."""

from collections.abc import Iterable, Iterator
from typing import Literal

from rich.text import Text

from schatulle.cli.terminal.palette import (
    BRASS,
    DIAMOND,
    ON_BRASS,
    ON_LIGHT,
    PAPER,
    RUBY,
    SAPPHIRE,
    SEATS,
    WHITE_CUSHION,
    Mark,
)
from schatulle.cli.terminal.shown import Shown
from schatulle.rules.core import Seat
from schatulle.rules.meisterdiebe.gems import Gems, how_many

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


def bag(gems: Gems, ground: str | None = None, gap: str = "") -> Text:
    """Gems counted, each kind by its shape and colour; a dash for none."""
    light = ground == WHITE_CUSHION
    digits = ON_BRASS if light else PAPER[0]
    piles = [
        Text.assemble(
            (str(count), digits), (mark.glyph, ON_LIGHT[mark.glyph] if light else mark.colour)
        )
        for mark, count in _piles(gems)
        if count
    ]
    return Text(gap).join(piles) if piles else Text("–", digits)


def drawn(gems: Gems, most: int) -> Text:
    """Gems drawn one by one, counted where there are too many."""
    if how_many(gems) > most:
        return bag(gems)
    return beside(Text(mark.glyph * count, mark.colour) for mark, count in _piles(gems))


def _piles(gems: Gems) -> Iterator[tuple[Mark, int]]:
    counts = (gems.diamonds, gems.sapphires, gems.rubies)
    return zip((DIAMOND, SAPPHIRE, RUBY), counts, strict=True)


def cushion(gems: Gems, width: int, ground: str) -> Text:
    """A velvet cushion with its gems."""
    gap = " " if width > 9 else ""
    return fit(bag(gems, ground, gap), width, "center", f"on {ground}")


def seat_mark(seat: Seat) -> Text:
    """The seat's shape in its colour."""
    mark = SEATS[seat]
    return Text(mark.glyph, mark.colour)


def seat_name(shown: Shown, seat: Seat, width: int) -> Text:
    """Who must act, the seat's mark, and its name with a sign for bots."""
    finger = Text("▶" if seat in shown.view.deciding else " ", BRASS)
    style = f"bold {PAPER[0]}" if seat == shown.viewer else PAPER[1]
    name = Text(shown.names[seat], style)
    if shown.bots[seat]:
        name.append(f" {shown.bots[seat]}", PAPER[2])
    return beside([finger, seat_mark(seat), Text(" "), fit(name, width)])
