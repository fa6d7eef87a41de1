"""The curve of a lesson as a picture: exam results over rounds."""

from collections.abc import Mapping, Sequence
from typing import Final
from xml.sax.saxutils import escape

WIDTH, HEIGHT, MARGIN = 640, 360, 48
_COLOURS: Final = ("#b3541e", "#2a6f97", "#6a994e", "#7b2d8b", "#bc4749", "#386641", "#a98467")

Points = Sequence[tuple[int, float]]


def curve(title: str, lines: Mapping[str, Points]) -> str:
    """An SVG with a line for each name, shares of the win from 0 to 1."""
    last = max((rounds for points in lines.values() for rounds, _ in points), default=1)
    drawn = [_line(name, points, last, place) for place, (name, points) in enumerate(lines.items())]
    grid = [_grid(share / 4) for share in range(5)]
    middle, bottom = WIDTH / 2, HEIGHT - 10
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'font-family="sans-serif" font-size="13"><title>{escape(title)}</title>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fbf7f0"/>'
        f'<text x="{middle}" y="22" text-anchor="middle" font-size="15">{escape(title)}</text>'
        f'<text x="{middle}" y="{bottom}" text-anchor="middle">rounds (to {last})</text>'
        f"{''.join(grid)}{''.join(drawn)}</svg>\n"
    )


def _x(rounds: int, last: int) -> float:
    return MARGIN + rounds / last * (WIDTH - 2 * MARGIN)


def _y(share: float) -> float:
    return HEIGHT - MARGIN - share * (HEIGHT - 2 * MARGIN)


def _grid(share: float) -> str:
    y = _y(share)
    return (
        f'<line x1="{MARGIN}" x2="{WIDTH - MARGIN}" y1="{y:.1f}" y2="{y:.1f}" stroke="#ddd2c0"/>'
        f'<text x="{MARGIN - 6}" y="{y + 4:.1f}" text-anchor="end">{share:.0%}</text>'
    )


def _line(name: str, points: Points, last: int, place: int) -> str:
    colour = _COLOURS[place % len(_COLOURS)]
    path = " ".join(f"{_x(rounds, last):.1f},{_y(share):.1f}" for rounds, share in points)
    end = _y(points[-1][1]) if points else _y(0)
    return (
        f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>'
        f'<text x="{WIDTH - MARGIN + 4}" y="{end + 4:.1f}" fill="{colour}">{escape(name)}</text>'
    )
