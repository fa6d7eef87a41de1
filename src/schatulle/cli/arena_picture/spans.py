"""Figures with their intervals below each other."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from schatulle.cli.arena_picture import parts
from schatulle.drawing import canvas
from schatulle.drawing.palette import LINE, PANEL, PAPER_2

ROW: Final = 42
BAR: Final = 10


class Span(NamedTuple):
    """A figure and between which figures it lies."""

    bot: str
    value: float
    low: float
    high: float
    colour: str


class Even(NamedTuple):
    """A figure that all others are compared with."""

    value: float
    says: str


def spans(
    pen: canvas.Pen,
    heading: tuple[str, str],
    rows: Sequence[Span],
    even: Even,
    written: parts.Written,
    top: float,
) -> parts.Drawn:
    """A row for each of them."""
    axis = parts.axis_of([even.value, *(value for row in rows for value in row[1:4])])
    height = parts.HEADING + 14 + ROW * len(rows) + parts.AXIS
    middles = [top + parts.HEADING + 14 + ROW * (place + 0.5) for place in range(len(rows))]
    return "".join(
        [
            parts.ground(*heading, top, height),
            parts.scale(axis, top, height, written.tick),
            parts.guide(
                axis.x(even.value), top + parts.HEADING, top + height - parts.AXIS, PAPER_2
            ),
            _said(axis, even, top),
            *(
                parts.named(pen, row.bot, middle)
                + _bar(row, axis, middle)
                + _value(row, written, middle)
                for row, middle in zip(rows, middles, strict=True)
            ),
        ]
    ), height


def _said(axis: parts.Axis, even: Even, top: float) -> str:
    """Beside the line that it names, on the side with room."""
    x = axis.x(even.value)
    right = x < (parts.LEFT + parts.RIGHT) / 2
    anchor = "start" if right else "end"
    y = top + parts.HEADING + 10
    return canvas.text(x + (6 if right else -6), y, even.says, 12, fill=PAPER_2, text_anchor=anchor)


def _value(row: Span, written: parts.Written, middle: float) -> str:
    return parts.valued(written.value(row.value), written.interval(row.low, row.high), middle)


def _bar(row: Span, axis: parts.Axis, middle: float) -> str:
    low, high = axis.x(row.low), axis.x(row.high)
    track = canvas.tag("line", x1=parts.LEFT, x2=parts.RIGHT, y1=middle, y2=middle, stroke=LINE)
    within = canvas.box(
        low, middle - BAR / 2, max(BAR, high - low), BAR, rx=BAR / 2, fill=row.colour,
        fill_opacity="0.45",
    )  # fmt: skip
    dot = canvas.tag(
        "circle", cx=axis.x(row.value), cy=middle, r=7, fill=row.colour, stroke=PANEL,
        stroke_width=2,
    )  # fmt: skip
    return track + within + dot
