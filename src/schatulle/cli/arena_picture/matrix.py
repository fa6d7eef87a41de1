"""Who beats whom: a row for each bot, a column for each rival."""

from collections.abc import Sequence
from html import escape
from typing import Final

from schatulle.arena.result import PairResult
from schatulle.cli.arena_picture import parts
from schatulle.cli.arena_picture.theme import UNDECIDED, judged
from schatulle.drawing import canvas
from schatulle.drawing.faces import face
from schatulle.drawing.palette import LINE, PAPER_2, PAPER_3

CELL: Final = 44
WIDEST: Final = 92
COLUMNS: Final = 58
#: How much colour a sure win of all games has, and the nearest one.
MOST, LEAST = 0.5, 0.12
EVEN: Final = 0.5
HEADINGS: Final = (
    "Who beats whom",
    "Of what both have won, the part of the bot on the left; blue and orange where that is sure.",
)


def matrix(
    pen: canvas.Pen, bots: Sequence[str], pairs: Sequence[PairResult], top: float
) -> parts.Drawn:
    """The best bot comes first, in rows and in columns."""
    width = min(WIDEST, (parts.END - parts.LEFT) / len(bots))
    rows = top + parts.HEADING + COLUMNS
    height = parts.HEADING + COLUMNS + CELL * len(bots) + parts.PAD
    of_pair = {pair.bots: pair for pair in pairs}
    drawn = [parts.ground(*HEADINGS, top, height)]
    for place, bot in enumerate(bots):
        drawn.append(_column(pen, bot, parts.LEFT + width * (place + 0.5), rows, width))
        drawn.append(parts.named(pen, bot, rows + CELL * (place + 0.5)))
    for down, bot in enumerate(bots):
        for across, rival in enumerate(bots):
            x, y = parts.LEFT + width * across, rows + CELL * down
            pair = of_pair.get((bot, rival)) or _turned(of_pair.get((rival, bot)))
            drawn.append(_cell(pair, x, y, width) if down != across else _nobody(x, y, width))
    return "".join(drawn), height


def _column(pen: canvas.Pen, bot: str, x: float, rows: float, width: float) -> str:
    words = canvas.text(
        x, rows - 10, parts.short(bot, width - 4, 12), 12, fill=PAPER_2, text_anchor="middle"
    )
    return canvas.tag(
        "g",
        canvas.tag("title", escape(bot)),
        face(pen, bot, x, rows - 40, parts.FACE_SIZE),
        words,
    )


def _turned(pair: PairResult | None) -> PairResult | None:
    if pair is None:
        return None
    return PairResult(
        pair.bots[::-1], pair.win_share[::-1], pair.games, 1 - pair.high, 1 - pair.low
    )


def _cell(pair: PairResult | None, x: float, y: float, width: float) -> str:
    if pair is None or not pair.games:
        return _middle(x, y, width, "–", fill=PAPER_3)
    colour = judged(pair.low, pair.high, EVEN)
    sure = colour != UNDECIDED
    part = pair.part
    depth = LEAST + (MOST - LEAST) * abs(part - EVEN) / EVEN
    opacity = f"{depth if sure else LEAST:.2f}"
    says = (
        f"{pair.bots[0]} has {parts.percent(part)} of what it and {pair.bots[1]} won in "
        f"{pair.games:,} games ({parts.percents(pair.low, pair.high)})"
    )
    return canvas.tag(
        "g",
        canvas.tag("title", escape(says)),
        canvas.box(x + 2, y + 2, width - 4, CELL - 4, rx=5, fill=colour, fill_opacity=opacity),
        _middle(x, y, width, f"{100 * part:.0f} %", font_weight="bold" if sure else "normal"),
    )


def _nobody(x: float, y: float, width: float) -> str:
    """No bot against itself."""
    middle, half = y + CELL / 2, x + width / 2
    return canvas.tag("line", x1=half - 8, x2=half + 8, y1=middle, y2=middle, stroke=LINE)


def _middle(x: float, y: float, width: float, words: str, /, **look: str) -> str:
    return canvas.text(x + width / 2, y + CELL / 2 + 5, words, 15, text_anchor="middle", **look)
