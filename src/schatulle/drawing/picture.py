"""A position as a picture that notebooks show by themselves and files keep."""

from pathlib import Path

from msgspec import Struct

from schatulle.core.registry import room
from schatulle.drawing.contract import Drawing


def drawing_of(game: str) -> Drawing:
    """How a game is drawn; raises BadOptions where it is not."""
    drawing: Drawing = room(game, "drawing")
    return drawing


def svg_of(game: str, shown: Struct) -> str:
    """A view, with what it hides left hidden, or a position, the whole truth, as SVG text."""
    return _for(game, shown).drawn(shown)


def text_of(game: str, shown: Struct) -> str:
    """The same in words, a sentence a line."""
    words = _for(game, shown)
    return f"{words.headline(shown)}\n{words.described(shown)}".replace(". ", ".\n")


def _for(game: str, shown: Struct) -> Drawing:
    drawing = drawing_of(game)
    if not isinstance(shown, drawing.SHOWN):
        kind = f"{type(shown).__module__}.{type(shown).__name__}"
        raise TypeError(f"expected a view or a position of {game}, got {kind}")
    return drawing


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
