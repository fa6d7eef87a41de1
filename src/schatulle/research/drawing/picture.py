"""A position as a picture that notebooks show by themselves and files keep."""

from pathlib import Path
from typing import Final

from msgspec import Struct

from schatulle.research.drawing.box_picture import draw_box
from schatulle.research.drawing.cave_picture import draw_cave
from schatulle.rules import diamant, meisterdiebe
from schatulle.rules.core import BadOptions
from schatulle.rules.diamant.notation import Position as CavePosition
from schatulle.rules.diamant.view import View as CaveView
from schatulle.rules.meisterdiebe.notation import Position as BoxPosition
from schatulle.rules.meisterdiebe.view import View as BoxView

_GAMES: Final = (meisterdiebe.NAME, diamant.NAME)


def svg_of(game: str, shown: Struct) -> str:
    """A view, with what it hides left hidden, or a position, the whole truth, as SVG text."""
    if game == meisterdiebe.NAME and isinstance(shown, BoxView | BoxPosition):
        return draw_box(shown)
    if game == diamant.NAME and isinstance(shown, CaveView | CavePosition):
        return draw_cave(shown)
    if game not in _GAMES:
        raise BadOptions(f"there is no game {game!r}; allowed: {', '.join(_GAMES)}")
    kind = f"{type(shown).__module__}.{type(shown).__name__}"
    raise TypeError(f"expected a view or a position of {game}, got {kind}")


class Picture(Struct, frozen=True):
    """A drawn position; notebooks show it where it is the last value of a cell."""

    svg: str

    def _repr_svg_(self) -> str:
        return self.svg

    def save(self, path: Path | str) -> None:
        """Write the picture to a file."""
        Path(path).write_text(self.svg, encoding="utf-8")


def picture_of(game: str, shown: Struct) -> Picture:
    """A view or a position to look at."""
    return Picture(svg_of(game, shown))
