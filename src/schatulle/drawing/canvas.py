"""SVG by hand: tags with escaped text and short numbers, and the sheet that holds them."""

from hashlib import sha256
from html import escape
from math import isfinite
from typing import Final

import msgspec
from msgspec import Struct

from schatulle.drawing.palette import CLOTH, LINE, PANEL, PAPER

WIDTH: Final = 1040
MARGIN: Final = 20
GAP: Final = 16
SERIF: Final = "Georgia, 'DejaVu Serif', serif"
SANS: Final = "Inter, 'Helvetica Neue', Arial, 'DejaVu Sans', sans-serif"

Attribute = str | float


class Pen(Struct, frozen=True):
    """Names what a picture refers to, so that pictures on one page never take each other's."""

    prefix: str

    def named(self, name: str) -> str:
        """The id of a part of this picture."""
        return f"{self.prefix}-{name}"

    def fill(self, name: str) -> str:
        """A gradient of this picture, to paint with."""
        return f"url(#{self.named(name)})"


def pen_for(game: str, shown: Struct) -> Pen:
    """Ids follow from what is drawn: the same position gives the same bytes."""
    said = f"{game} {type(shown).__name__} ".encode() + msgspec.json.encode(shown)
    return Pen(f"p{sha256(said).hexdigest()[:10]}")


def number(value: float) -> str:
    """A number as short as a tenth allows."""
    if not isfinite(value):
        raise ValueError(f"{value} is no place in a picture")
    return f"{round(value, 1):g}"


def tag(name: str, /, *inner: str, **attributes: Attribute) -> str:
    """An element; `stroke_width` becomes `stroke-width`, and what it says is escaped."""
    said = "".join(
        f' {key.replace("_", "-")}="{_value(value)}"' for key, value in attributes.items()
    )
    return f"<{name}{said}>{''.join(inner)}</{name}>" if inner else f"<{name}{said}/>"


def _value(value: Attribute) -> str:
    return escape(value) if isinstance(value, str) else number(value)


def text(x: float, y: float, words: object, size: float = 14, /, **attributes: Attribute) -> str:
    """Words with their baseline at y, in light letters where nothing else is said."""
    look: dict[str, Attribute] = {"x": x, "y": y, "font_size": size, "fill": PAPER}
    return tag("text", escape(str(words)), **look | attributes)


def title(x: float, y: float, words: object, size: float = 17, /, **attributes: Attribute) -> str:
    return text(x, y, words, size, font_family=SERIF, font_weight="bold", **attributes)


def box(x: float, y: float, width: float, height: float, /, **attributes: Attribute) -> str:
    """A rectangle with round corners."""
    shape: dict[str, Attribute] = {"x": x, "y": y, "width": width, "height": height, "rx": 6}
    return tag("rect", **shape | attributes)


def panel(x: float, y: float, width: float, height: float) -> str:
    """The ground of what belongs together."""
    return box(x, y, width, height, rx=14, fill=PANEL, stroke=LINE)


def gradient(pen: Pen, name: str, light: str, dark: str) -> str:
    """Lit from above on the left."""
    stops = tag("stop", offset="0", stop_color=light) + tag("stop", offset="1", stop_color=dark)
    return tag("linearGradient", stops, id=pen.named(name), x2="0.35", y2="1")


def sheet(pen: Pen, heading: str, words: str, defs: str, body: str, height: float) -> str:
    """The picture on a ground of its own, with the position in words for those who hear it."""
    ids = pen.named("title"), pen.named("desc")
    return tag(
        "svg",
        tag("title", escape(heading), id=ids[0]),
        tag("desc", escape(words), id=ids[1]),
        tag("defs", defs),
        box(0, 0, WIDTH, height, rx=18, fill=CLOTH),
        body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {number(height)}",
        width=WIDTH,
        height=height,
        style="max-width:100%;height:auto",
        role="img",
        aria_labelledby=" ".join(ids),
        font_family=SANS,
    )
