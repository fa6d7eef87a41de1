"""A contest as a picture: ratings, who beats whom, shares of wins, and scores."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from schatulle.arena import ArenaResult
from schatulle.arena.block import PlayedBlock
from schatulle.arena.result import BotResult, scores_of
from schatulle.cli.arena_picture.matrix import matrix
from schatulle.cli.arena_picture.parts import POINTS, SHARES, Drawn, whole_percent
from schatulle.cli.arena_picture.scores import scores
from schatulle.cli.arena_picture.spans import Even, Span, spans
from schatulle.cli.arena_picture.theme import judged, style
from schatulle.drawing import canvas
from schatulle.drawing.faces import defined
from schatulle.drawing.palette import BRASS, CLOTH, PAPER_2

HEAD: Final = 84
RATING: Final = (
    "Rating",
    "Each seat wins with a chance proportional to its bot's strength; 400 points are ten times "
    "the strength. Bars hold 95 %.",
)
WINS: Final = (
    "Wins for each seat held",
    "Blue is surely more than the fair share, orange surely less. Bars hold 95 %.",
)


def picture(result: ArenaResult, played: Sequence[PlayedBlock]) -> str:
    """All panels below each other, as SVG; dark, or light where the reader prefers that."""
    heading = f"{result.game.capitalize()}, {result.seats} seats, {result.games:,} games"
    pen = canvas.Pen(f"p{sha256(heading.encode()).hexdigest()[:10]}")
    body = [
        canvas.title(canvas.MARGIN + 4, canvas.MARGIN + 30, heading, 26),
        canvas.text(
            canvas.MARGIN + 4, canvas.MARGIN + 54, "Bots against each other, the same deals for "
            "every seating.", 14, fill=PAPER_2,
        ),
    ]  # fmt: skip
    top = float(canvas.MARGIN + HEAD - 12)
    for panel in (_ratings, _matrix, _shares, _scores):
        drawn, height = panel(pen, result, played, top)
        body.append(drawn)
        top += height + canvas.GAP if height else 0
    whole = top - canvas.GAP + canvas.MARGIN
    cloth = canvas.box(0, 0, canvas.WIDTH, whole, rx=18, fill=CLOTH)
    inside = canvas.tag("g", cloth, *body, id=pen.named("all"))
    defs = style(pen) + defined(pen, [bot.bot for bot in result.bots])
    return canvas.sheet(pen, heading, _in_words(result), defs, inside, whole) + "\n"


def _ratings(
    pen: canvas.Pen, result: ArenaResult, _played: Sequence[PlayedBlock], top: float
) -> Drawn:
    rows = [
        Span(
            bot.bot,
            bot.rating,
            bot.rating if bot.rating_low is None else bot.rating_low,
            bot.rating if bot.rating_high is None else bot.rating_high,
            BRASS,
        )
        for bot in _ranked(result)
        if bot.rating is not None
    ]
    return spans(pen, RATING, rows, Even(0, "average"), POINTS, top) if rows else ("", 0)


def _matrix(
    pen: canvas.Pen, result: ArenaResult, _played: Sequence[PlayedBlock], top: float
) -> Drawn:
    bots = [bot.bot for bot in _ranked(result)]
    return matrix(pen, bots, result.pairs, top) if result.pairs else ("", 0)


def _shares(
    pen: canvas.Pen, result: ArenaResult, _played: Sequence[PlayedBlock], top: float
) -> Drawn:
    fair = 1 / result.seats
    rows = [
        Span(bot.bot, bot.win_share, bot.low, bot.high, judged(bot.low, bot.high, fair))
        for bot in sorted(result.bots, key=lambda bot: -bot.win_share)
    ]
    return spans(pen, WINS, rows, Even(fair, f"fair {whole_percent(fair)}"), SHARES, top)


def _scores(
    pen: canvas.Pen, result: ArenaResult, played: Sequence[PlayedBlock], top: float
) -> Drawn:
    counts = {bot.bot: scores_of(bot.bot, played) for bot in result.bots}
    there = [bot for bot in _ranked(result) if counts[bot.bot]]
    return scores(pen, there, counts, top) if there else ("", 0)


def _ranked(result: ArenaResult) -> list[BotResult]:
    """The best one first."""
    return sorted(
        result.bots, key=lambda bot: -(bot.win_share if bot.rating is None else bot.rating)
    )


def _in_words(result: ArenaResult) -> str:
    return "; ".join(
        f"{bot.bot} wins {bot.win_share:.1%}, between {bot.low:.1%} and {bot.high:.1%}, "
        f"mean score {bot.mean_score:.1f}"
        for bot in result.bots
    )
