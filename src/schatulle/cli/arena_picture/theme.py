"""Colours of a contest's picture: the house's on dark cloth, and their twins on light paper.

Good and bad are blue and orange, which nearly everybody tells apart; words and places say the same.
"""

from typing import Final

from schatulle.drawing.canvas import Pen
from schatulle.drawing.palette import BRASS, CLOTH, LINE, PANEL, PAPER, PAPER_2, PAPER_3

BETTER: Final = "#6cc5ff"
WORSE: Final = "#ff9d4d"
#: Nobody knows yet.
UNDECIDED: Final = PAPER_3

_LIGHT: Final = {
    CLOTH: "#ece5d6",
    PANEL: "#fbf8f1",
    LINE: "#d8cfbd",
    PAPER: "#1a2224",
    PAPER_2: "#3e484a",
    PAPER_3: "#646259",
    BRASS: "#8a6116",
    BETTER: "#0a5ea8",
    WORSE: "#ad4a00",
}


def style(pen: Pen) -> str:
    """For the definitions: figures as wide as each other, and light where the reader wants it."""
    whole = f"#{pen.named('all')}"
    twins = "".join(
        f'{whole} [{paint}="{dark}"]{{{paint}:{light}}}'
        for dark, light in _LIGHT.items()
        for paint in ("fill", "stroke")
    )
    figures = f"{whole} text{{font-variant-numeric:tabular-nums}}"
    return f"<style>{figures}@media (prefers-color-scheme:light){{{twins}}}</style>"


def judged(low: float, high: float, even: float) -> str:
    """A colour for an interval: all of it above what is even, all below, or neither."""
    if low > even:
        return BETTER
    return WORSE if high < even else UNDECIDED
