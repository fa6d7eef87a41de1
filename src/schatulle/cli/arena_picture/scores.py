"""How often each score came, with the mean."""

from collections import Counter
from collections.abc import Mapping, Sequence
from math import ceil
from typing import Final

from schatulle.arena.result import BotResult
from schatulle.cli.arena_picture import parts
from schatulle.drawing import canvas
from schatulle.drawing.palette import BRASS, LINE, PAPER

ROW: Final = 58
HIGHEST: Final = 44
MOST_COLUMNS: Final = 60


def scores(
    pen: canvas.Pen, bots: Sequence[BotResult], counts: Mapping[str, Counter[int]], top: float
) -> parts.Drawn:
    """A hill for each bot."""
    axis = parts.axis_of([score for bot in bots for score in counts[bot.bot]])
    height = parts.HEADING + ROW * len(bots) + parts.AXIS
    drawn = [
        parts.ground("Scores", "How often each came; the mark is the mean.", top, height),
        parts.scale(axis, top, height, "{:g}".format),
    ]
    for row, bot in enumerate(bots):
        base = top + parts.HEADING + ROW * (row + 1) - 6
        drawn += [
            parts.named(pen, bot.bot, base - 18),
            _hill(counts[bot.bot], axis, base),
            _mean(axis.x(bot.mean_score), base),
            parts.valued(f"{bot.mean_score:.1f}", "", base - 18),
        ]
    return "".join(drawn), height


def _hill(count: Counter[int], axis: parts.Axis, base: float) -> str:
    """At most sixty columns, the highest filling the row."""
    width = max(1, ceil((axis.high - axis.low) / MOST_COLUMNS))
    columns: Counter[int] = Counter()
    for score, times in count.items():
        columns[score // width] += times
    most = max(columns.values())
    unit = axis.x(width) - axis.x(0)
    foot = canvas.tag("line", x1=parts.LEFT, x2=parts.RIGHT, y1=base, y2=base, stroke=LINE)
    return foot + "".join(
        canvas.tag(
            "rect",
            x=axis.x(column * width - 0.5),
            y=base - HIGHEST * times / most,
            width=max(1.0, unit - 1),
            height=HIGHEST * times / most,
            fill=BRASS,
            fill_opacity="0.6",
        )
        for column, times in sorted(columns.items())
    )


def _mean(x: float, base: float) -> str:
    return canvas.tag("path", d=f"M{x:.1f} {base + 1:.1f}l-5 7h10z", fill=PAPER)
