"""The page, the pictures and the terminal show the same colours."""

import re
from pathlib import Path

from schatulle.cli.terminal.look import palette as terminal
from schatulle.drawing import marks, palette

WEB = Path(__file__).parents[2] / "web" / "src"


def token(name: str) -> str:
    """A colour of the page by its name."""
    tokens = (WEB / "style" / "tokens.css").read_text(encoding="utf-8")
    found = re.search(rf"--{name}: (#[0-9a-f]+);", tokens)
    assert found is not None, name
    return found[1]


def test_the_page_has_the_colours_of_the_pictures() -> None:
    assert tuple(token(f"ink-{shade}") for shade in range(5)) == palette.INKS
    assert tuple(map(token, ("paper", "paper-2", "paper-3"))) == palette.PAPERS
    ours = (palette.BRASS, palette.ON_BRASS, palette.GO, palette.WARN, palette.STOP)
    assert tuple(map(token, ("brass", "on-brass", "go", "warn", "stop"))) == ours


def test_a_seat_has_one_colour_everywhere() -> None:
    for name in ("marks.tsx", "disc.ts"):
        (file,) = WEB.rglob(name)
        found = re.findall(r"(?:#|0x)([0-9a-f]{6})", file.read_text(encoding="utf-8"))
        assert (
            tuple(f"#{colour}" for colour in found if f"#{colour}" in palette.SEATS)
            == palette.SEATS
        )
    assert tuple(mark.colour for mark in marks.SEATS) == palette.SEATS
    assert tuple(mark.colour for mark in terminal.SEATS) == palette.SEATS
