"""A contest as a picture: shares of wins and ratings with their intervals, and the scores."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from html import escape
from math import ceil, floor, log10
from typing import Final, NamedTuple

from schatulle.arena import ArenaResult
from schatulle.arena.block import PlayedBlock
from schatulle.arena.result import BotResult, scores_of
from schatulle.drawing import canvas
from schatulle.drawing.palette import BRASS, LINE, PAPER_2, PAPER_3

LEFT: Final = 250
RIGHT: Final = canvas.WIDTH - canvas.MARGIN - 150
HEADING: Final = 62
AXIS: Final = 36
ROW: Final = 34
SCORE_ROW: Final = 58
LONGEST_NAME: Final = 26
#: A colour for each bot, all legible on dark cloth; then they come again.
COLOURS: Final = (
    BRASS, "#6fc3b2", "#e58b7b", "#8fb4ea", "#c79be0", "#a9c76b", "#f0a35e", "#d9d2c3",
)  # fmt: skip


class Span(NamedTuple):
    """A figure and between which figures it lies."""

    bot: str
    value: float
    low: float
    high: float


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


Shown = Callable[[float], str]


def picture(result: ArenaResult, played: Sequence[PlayedBlock]) -> str:
    """All panels below each other, as SVG."""
    colours = {
        entry.bot: COLOURS[number % len(COLOURS)] for number, entry in enumerate(result.bots)
    }
    heading = f"{result.game.capitalize()}, {result.seats} seats, {result.games} games"
    top = canvas.MARGIN + 44.0
    body = [canvas.title(canvas.MARGIN, canvas.MARGIN + 24, heading, 24)]
    for draw in (_shares, _ratings, _scores):
        drawn, height = draw(result, played, colours, top)
        body.append(drawn)
        top += height + canvas.GAP if height else 0
    pen = canvas.Pen(f"p{sha256(heading.encode()).hexdigest()[:10]}")
    return (
        canvas.sheet(
            pen, heading, _in_words(result), "", "".join(body), top - canvas.GAP + canvas.MARGIN
        )
        + "\n"
    )


Drawn = tuple[str, float]


def _shares(
    result: ArenaResult, _played: Sequence[PlayedBlock], colours: dict[str, str], top: float
) -> Drawn:
    spans = [Span(bot.bot, bot.win_share, bot.low, bot.high) for bot in _ranked(result.bots)]
    fair = 1 / result.seats
    axis = _axis([0.0, fair, *_figures(spans)])
    drawn, height = _spans(
        "Wins for each seat held, with 95 % intervals", spans, axis, colours, top, _percent
    )
    line = _guide(axis.x(fair), top, height) + canvas.text(
        axis.x(fair) + 6, top + HEADING - 8, f"fair {_percent(fair)}", 12, fill=PAPER_2
    )
    return drawn + line, height


def _ratings(
    result: ArenaResult, _played: Sequence[PlayedBlock], colours: dict[str, str], top: float
) -> Drawn:
    rated = sorted(
        [
            Span(
                bot.bot,
                bot.rating,
                _or(bot.rating_low, bot.rating),
                _or(bot.rating_high, bot.rating),
            )
            for bot in result.bots
            if bot.rating is not None
        ],
        key=lambda span: -span.value,
    )
    if not rated:
        return "", 0
    axis = _axis(_figures(rated))
    return _spans("Rating, with 95 % intervals", rated, axis, colours, top, _signed)


def _scores(
    result: ArenaResult, played: Sequence[PlayedBlock], colours: dict[str, str], top: float
) -> Drawn:
    bots = _ranked(result.bots)
    counts = {bot.bot: scores_of(bot.bot, played) for bot in bots}
    axis = _axis([score for count in counts.values() for score in (min(count), max(count))])
    height = HEADING + SCORE_ROW * len(bots) + AXIS
    parts = [_ground("Scores, with their mean", axis, top, height, "{:g}".format)]
    for row, bot in enumerate(bots):
        base = top + HEADING + SCORE_ROW * (row + 1) - 6
        parts += [
            _name(bot.bot, base - 14),
            _hill(counts[bot.bot], axis, base, colours[bot.bot]),
            _mean(axis.x(bot.mean_score), base, colours[bot.bot]),
            _value(f"{bot.mean_score:.1f}", base - 14),
        ]
    return "".join(parts), height


def _ranked(bots: Iterable[BotResult]) -> list[BotResult]:
    return sorted(bots, key=lambda bot: -bot.win_share)


def _or(value: float | None, otherwise: float) -> float:
    return otherwise if value is None else value


def _figures(spans: Sequence[Span]) -> list[float]:
    return [figure for span in spans for figure in (span.low, span.value, span.high)]


def _axis(figures: Sequence[float]) -> Axis:
    """Round figures that hold all others, about six steps of 1, 2 or 5."""
    low, high = min(figures), max(figures)
    if low == high:
        low, high = low - 1, high + 1
    power = 10.0 ** floor(log10((high - low) / 6))
    step = next(power * one for one in (1, 2, 5, 10) if power * one * 6.5 >= high - low)
    return Axis(floor(low / step) * step, ceil(high / step - 1e-9) * step, step)


def _spans(
    heading: str,
    spans: Sequence[Span],
    axis: Axis,
    colours: dict[str, str],
    top: float,
    shown: Shown,
) -> Drawn:
    height = HEADING + ROW * len(spans) + AXIS
    parts = [_ground(heading, axis, top, height, shown)]
    for row, span in enumerate(spans):
        y = top + HEADING + ROW * row + ROW / 2
        parts += [
            _name(span.bot, y + 5),
            _whisker(span, axis, y, colours[span.bot]),
            _value(f"{shown(span.value)}", y + 5),
        ]
    return "".join(parts), height


def _ground(heading: str, axis: Axis, top: float, height: float, shown: Shown) -> str:
    lines = [
        _guide(axis.x(tick), top, height, LINE)
        + canvas.text(
            axis.x(tick), top + height - 14, shown(tick), 12, fill=PAPER_3, text_anchor="middle"
        )
        for tick in axis.ticks()
    ]
    ground = canvas.panel(canvas.MARGIN, top, canvas.WIDTH - 2 * canvas.MARGIN, height)
    return ground + canvas.title(canvas.MARGIN + 18, top + 30, heading) + "".join(lines)


def _guide(x: float, top: float, height: float, colour: str = PAPER_2) -> str:
    dashes = {} if colour == LINE else {"stroke_dasharray": "5 4"}
    ends = {"x1": x, "x2": x, "y1": top + HEADING - 4, "y2": top + height - AXIS + 4}
    return canvas.tag("line", **ends, stroke=colour, **dashes)


def _name(name: str, y: float) -> str:
    short = name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"
    return canvas.tag(
        "g", canvas.tag("title", escape(name)), canvas.text(canvas.MARGIN + 18, y, short, 15)
    )


def _value(words: str, y: float) -> str:
    return canvas.text(
        canvas.WIDTH - canvas.MARGIN - 18, y, words, 15, text_anchor="end", font_weight="bold"
    )


def _whisker(span: Span, axis: Axis, y: float, colour: str) -> str:
    low, high = axis.x(span.low), axis.x(span.high)
    bar = canvas.tag("line", x1=low, x2=high, y1=y, y2=y, stroke=colour, stroke_width=3)
    ends = "".join(
        canvas.tag("line", x1=x, x2=x, y1=y - 6, y2=y + 6, stroke=colour, stroke_width=2)
        for x in (low, high)
    )
    return bar + ends + canvas.tag("circle", cx=axis.x(span.value), cy=y, r=6, fill=colour)


def _hill(count: Counter[int], axis: Axis, base: float, colour: str) -> str:
    """How often each score came, in at most sixty columns, the highest filling the row."""
    width = max(1, ceil((axis.high - axis.low) / 60))
    columns: Counter[int] = Counter()
    for score, times in count.items():
        columns[score // width] += times
    most = max(columns.values())
    unit = axis.x(width) - axis.x(0)
    return "".join(
        canvas.tag(
            "rect",
            x=axis.x(column * width - 0.5),
            y=base - (SCORE_ROW - 14) * times / most,
            width=max(1.0, unit - 1),
            height=(SCORE_ROW - 14) * times / most,
            fill=colour,
            fill_opacity="0.75",
        )
        for column, times in sorted(columns.items())
    )


def _mean(x: float, base: float, colour: str) -> str:
    mark = f"M{x:.1f} {base + 1:.1f}l-5 6h10z"
    return canvas.tag("path", d=mark, fill=colour)


def _percent(share: float) -> str:
    return (
        f"{100 * share:.0f} %"
        if abs(100 * share - round(100 * share)) < 0.05
        else f"{100 * share:.1f} %"
    )


def _signed(points: float) -> str:
    return f"{points:+.0f}" if round(points) else "0"


def _in_words(result: ArenaResult) -> str:
    return "; ".join(
        f"{bot.bot} wins {bot.win_share:.1%}, between {bot.low:.1%} and {bot.high:.1%}, "
        f"mean score {bot.mean_score:.1f}"
        for bot in result.bots
    )
