"""Gems drawn: counted in bags, one by one, and on cushions."""

from collections.abc import Iterator

from rich.text import Text

from schatulle.cli.terminal.look.drawing import beside, fit
from schatulle.cli.terminal.look.palette import ON_BRASS, PAPER, Mark
from schatulle.games.meisterdiebe.rules.gems import Gems, gem_count
from schatulle.games.meisterdiebe.terminal.palette import (
    DIAMOND,
    ON_LIGHT,
    RUBY,
    SAPPHIRE,
    WHITE_CUSHION,
)


def bag(gems: Gems, ground: str | None = None, gap: str = "") -> Text:
    """Gems counted, each kind by its shape and colour; a dash for none."""
    light = ground == WHITE_CUSHION
    digits = ON_BRASS if light else PAPER[0]
    piles = [
        Text.assemble(
            (str(count), digits), (mark.glyph, ON_LIGHT[mark.glyph] if light else mark.colour)
        )
        for mark, count in _piles(gems)
        if count
    ]
    return Text(gap).join(piles) if piles else Text("–", digits)


def drawn(gems: Gems, most: int) -> Text:
    """Gems drawn one by one, counted where there are too many."""
    if gem_count(gems) > most:
        return bag(gems)
    return beside(Text(mark.glyph * count, mark.colour) for mark, count in _piles(gems))


def _piles(gems: Gems) -> Iterator[tuple[Mark, int]]:
    counts = (gems.diamonds, gems.sapphires, gems.rubies)
    return zip((DIAMOND, SAPPHIRE, RUBY), counts, strict=True)


def cushion(gems: Gems, width: int, ground: str) -> Text:
    """A velvet cushion with its gems."""
    gap = " " if width > 9 else ""
    return fit(bag(gems, ground, gap), width, "center", f"on {ground}")
