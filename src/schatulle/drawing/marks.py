"""Small drawn things: seats by colour and shape, and cut gems with their counts."""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from math import cos, sin, sqrt
from typing import Final

from msgspec import Struct

from schatulle.drawing.canvas import Pen, number, tag, text
from schatulle.drawing.palette import PAPER
from schatulle.drawing.palette import SEATS as COLOURS


class Mark(Struct, frozen=True):
    """A seat is told by its shape as well as by its colour; shapes fill a square of 24."""

    colour: str
    shape: str


_SHAPES: Final = (
    "M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18z",
    "M4 4h16v16H4z",
    "M12 2.5L22 20.5H2z",
    "M12 1.5L21.5 12 12 22.5 2.5 12z",
    "M8.5 2h7v6.5H22v7h-6.5V22h-7v-6.5H2v-7h6.5z",
    "M12 1.5l3.1 7 7.6.8-5.7 5.1 1.6 7.5L12 18.1l-6.6 3.8 1.6-7.5-5.7-5.1 7.6-.8z",
    "M15.5 2.2A10 10 0 1 0 21.8 15 8.2 8.2 0 0 1 15.5 2.2z",
    "M3 2.5h18L14.5 12 21 21.5H3L9.5 12z",
)
SEATS: Final = tuple(Mark(*mark) for mark in zip(COLOURS, _SHAPES, strict=True))


class Jewel(StrEnum):
    """The gems that can be drawn, each with a cut and a colour of its own."""

    DIAMOND = "d"
    SAPPHIRE = "s"
    RUBY = "r"


#: Gems of one kind, and how many.
Pile = tuple[Jewel, int]

#: Three outlines, each lit from the left: round brilliant, step cut, trilliant.
_CUTS: Final = {
    Jewel.DIAMOND: (
        ("M-4.5-11h9L11-4.5v9L4.5 11h-9L-11 4.5v-9z", "#8fb0c4"),
        ("M-4.5-11h9L2-6h-4L-6-2v4l-5 2.5v-9z", "#f4fbff"),
        ("M-2.5-6h5L6-2.5v5L2.5 6h-5L-6 2.5v-5z", "#d6e9f4"),
        ("M-2.5-6h5L-6 2.5v-5z", "#fff"),
    ),
    Jewel.SAPPHIRE: (
        ("M-5-11H5l3.5 3.5v15L5 11H-5l-3.5-3.5v-15z", "#1c45ac"),
        ("M-5-11H5L3-6.5h-6l-1 1v11l-4.5 2v-15z", "#7fb0ff"),
        ("M-2.5-6.5h5l1.7 1.7v9.6L2.5 6.5h-5L-4.2 4.8v-9.6z", "#3f74e6"),
        ("M-2.5-6.5h4L-4.2 2v-6.8z", "#bcd7ff"),
    ),
    Jewel.RUBY: (
        ("M-2-11h4L11.5 6.5 9 10.5H-9L-11.5 6.5z", "#a01230"),
        ("M-2-11h4L3-5h-6L-7 3-11.5 6.5z", "#ff9aa2"),
        ("M-2.5-5h5L7 3 4.5 7h-9L-7 3z", "#d92644"),
        ("M-2.5-5h3.5L-5 5-7 3z", "#ff9aa6"),
    ),
}
_EDGE: Final = {Jewel.DIAMOND: "#31525e", Jewel.SAPPHIRE: "#0d2a6e", Jewel.RUBY: "#5c0617"}


def at(x: float, y: float, size: float = 1) -> str:
    """Moves and scales what is drawn around the origin."""
    scale = "" if size == 1 else f" scale({round(size, 2):g})"
    return f"translate({number(x)} {number(y)}){scale}"


def seat_mark(seat: int, x: float, y: float, size: float) -> str:
    """The seat's shape in its colour, its middle at x and y."""
    mark = SEATS[seat]
    place = at(x - size / 2, y - size / 2, size / 24)
    return tag("path", d=mark.shape, fill=mark.colour, transform=place)


def gem_symbols(pen: Pen, kinds: Iterable[Jewel] = Jewel) -> str:
    """The cut gems, to be used by name."""
    return "".join(tag("g", *_facets(gem), id=pen.named(gem)) for gem in kinds)


def _facets(gem: Jewel) -> list[str]:
    outline, *facets = [tag("path", d=path, fill=colour) for path, colour in _CUTS[gem]]
    edge = tag("path", d=_CUTS[gem][0][0], fill="none", stroke=_EDGE[gem], stroke_width=1.4)
    return [outline, *facets, edge]


def gem_at(pen: Pen, gem: Jewel, x: float, y: float, size: float) -> str:
    """A cut gem, its middle at x and y."""
    return tag("use", href=f"#{pen.named(gem)}", transform=at(x, y, size / 24))


#: A gem and two digits beside it.
PILE: Final = 44


def counted(pen: Pen, piles: Sequence[Pile], x: float, y: float, figures: str = PAPER) -> str:
    """Every kind as one gem and its number, from x on."""
    drawn = []
    for gem, count in piles:
        drawn.append(gem_at(pen, gem, x + 9, y, 18))
        drawn.append(text(x + 21, y + 5, count, 15, fill=figures, font_weight="bold"))
        x += _room(count)
    return "".join(drawn)


def centred(pen: Pen, piles: Sequence[Pile], x: float, y: float, figures: str = PAPER) -> str:
    """`counted`, with its middle at x."""
    width = sum(_room(count) for _, count in piles)
    return counted(pen, piles, x - width / 2, y, figures)


def _room(count: int) -> int:
    return PILE - 9 * (count < 10)


def strewn(pen: Pen, piles: Sequence[Pile], x: float, y: float, radius: float) -> str:
    """All gems one by one, laid out like the seeds of a sunflower, the precious ones inside."""
    lying = [gem for gem, count in reversed(piles) for _ in range(count)]
    step = radius / sqrt(max(len(lying), 6))
    size = min(26.0, step * 1.7)
    return "".join(
        gem_at(pen, gem, x + away * cos(turn), y + away * sin(turn), size)
        for place, gem in enumerate(lying)
        for away, turn in [(step * sqrt(place + 0.4 * (len(lying) > 1)), place * 2.4 + 0.6)]
    )
