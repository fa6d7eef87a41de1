"""Small drawn things of Meisterdiebe: bags of gems, alarm discs, and the sides of drawers."""

from typing import Final

from schatulle.drawing.canvas import tag, text
from schatulle.drawing.marks import SEATS, Jewel, Pile, at
from schatulle.games.meisterdiebe.rules.gems import Gems

_BELL: Final = "M0-11a8 8 0 0 0-8 8v6l-3 5h22l-3-5v-6a8 8 0 0 0-8-8zM-3 9a3 3 0 0 0 6 0z"


def piles(gems: Gems) -> list[Pile]:
    """The kinds of gem that are there, with their numbers."""
    counts = zip(Jewel, (gems.diamonds, gems.sapphires, gems.rubies), strict=True)
    return [(jewel, count) for jewel, count in counts if count]


def alarm(seat: int, x: float, y: float, size: float) -> str:
    """A bell in its owner's colour, with the owner's number on it."""
    return tag("path", d=_BELL, fill=SEATS[seat].colour, transform=at(x, y, size / 24)) + text(
        x,
        y + size * 0.2,
        seat,
        size * 0.52,
        fill="#14100c",
        font_weight="bold",
        text_anchor="middle",
    )


def arrow(x: float, y: float, up: bool, fill: str) -> str:
    """Points to the side of a drawer that is meant."""
    return tag("path", d="M-3 3h6L0-3z" if up else "M-3-3h6L0 3z", fill=fill, transform=at(x, y))
