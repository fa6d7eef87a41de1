"""What the panels of a contest's picture are made of: headings, names with faces, axes."""

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final, NamedTuple

from schatulle.drawing import canvas
from schatulle.drawing.faces import face
from schatulle.drawing.palette import LINE, PAPER_2, PAPER_3

PAD: Final = 24
#: Where names begin, figures lie, and values end.
FACE: Final = canvas.MARGIN + PAD + 14
NAME: Final = FACE + 26
LEFT: Final = 262
RIGHT: Final = 790
VALUE: Final = 872
END: Final = canvas.WIDTH - canvas.MARGIN - PAD
FACE_SIZE: Final = 28
HEADING: Final = 76
AXIS: Final = 40
#: So wide is a letter, by the size of the letters.
LETTER: Final = 0.56

#: What a panel draws, and how high it is.
Drawn = tuple[str, float]
Shown = Callable[[float], str]


class Written(NamedTuple):
    """How a kind of figure is written: on the axis, as a value, as an interval."""

    tick: Shown
    value: Shown
    interval: Callable[[float, float], str]


class Axis(NamedTuple):
    """Figures from left to right."""

    low: float
    high: float
    step: float

    def x(self, value: float) -> float:
        return LEFT + (RIGHT - LEFT) * (value - self.low) / (self.high - self.low)

    def ticks(self) -> list[float]:
        """The figures that are written."""
        count = round((self.high - self.low) / self.step)
        return [self.low + number * self.step for number in range(count + 1)]


def axis_of(figures: Sequence[float]) -> Axis:
    """Round figures that hold all others, about six steps of 1, 2 or 5."""
    low, high = min(figures), max(figures)
    if low == high:
        low, high = low - 1, high + 1
    power = 10.0 ** floor(log10((high - low) / 6))
    step = next(power * one for one in (1, 2, 5, 10) if power * one * 6.5 >= high - low)
    return Axis(floor(low / step + 1e-9) * step, ceil(high / step - 1e-9) * step, step)


def ground(heading: str, says: str, top: float, height: float) -> str:
    """A panel with its heading, and a line below that says how to read it."""
    return (
        canvas.panel(canvas.MARGIN, top, canvas.WIDTH - 2 * canvas.MARGIN, height)
        + canvas.title(canvas.MARGIN + PAD, top + 34, heading, 18)
        + canvas.text(canvas.MARGIN + PAD, top + 55, says, 13, fill=PAPER_3)
    )


def scale(axis: Axis, top: float, height: float, shown: Shown) -> str:
    """The axis below a panel's rows, and lines through them."""
    base = top + height - AXIS
    return "".join(
        guide(axis.x(tick), top + HEADING, base)
        + canvas.text(axis.x(tick), base + 20, shown(tick), 12, fill=PAPER_3, text_anchor="middle")
        for tick in axis.ticks()
    )


def guide(x: float, top: float, end: float, colour: str = LINE) -> str:
    """A line from above to below."""
    dashes = {} if colour == LINE else {"stroke_dasharray": "4 4"}
    return canvas.tag("line", x1=x, x2=x, y1=top, y2=end, stroke=colour, **dashes)


def named(pen: canvas.Pen, bot: str, middle: float) -> str:
    """A face and a name at the beginning of a row; the whole name for whoever points at it."""
    words = canvas.text(NAME, middle + 5, short(bot, LEFT - NAME - 12, 15), 15)
    return canvas.tag(
        "g",
        canvas.tag("title", escape(bot)),
        face(pen, bot, FACE, middle, FACE_SIZE),
        words,
    )


def short(words: str, width: float, size: float) -> str:
    """As much of it as fits: its beginning and its end, where programs differ."""
    letters = max(2, int(width / size / LETTER))
    if len(words) <= letters:
        return words
    begins = letters // 3
    return f"{words[:begins]}…{words[begins + 1 - letters :]}"


def valued(value: str, interval: str, middle: float) -> str:
    """A figure, and between which it lies, at the end of a row."""
    return canvas.text(
        VALUE, middle + 5, value, 15, text_anchor="end", font_weight="bold"
    ) + canvas.text(END, middle + 5, interval, 13, fill=PAPER_2, text_anchor="end")


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def percents(low: float, high: float) -> str:
    """Between which a share lies."""
    return f"{100 * low:.1f} – {percent(high)}"


def whole_percent(share: float) -> str:
    """For axes, and what is said beside them."""
    return percent(share).replace(".0 ", " ")


def signed(points: float) -> str:
    return f"{points:+.0f}".replace("-", "−") if round(points) else "0"


def signs(low: float, high: float) -> str:
    """Between which points lie."""
    return f"{signed(low)} to {signed(high)}"


SHARES: Final = Written(whole_percent, percent, percents)
POINTS: Final = Written(signed, signed, signs)
