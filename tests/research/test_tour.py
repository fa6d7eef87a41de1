"""docs/tour.md is run cell by cell, and prints what it says."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

TOUR: Final = Path(__file__).parents[2] / "docs" / "tour.md"
#: A cell, and the output that stands below it.
CELL: Final = re.compile(r"^```python\n(.*?)^```\n(?:\n```text\n(.*?)^```\n)?", re.M | re.S)


class Cell(NamedTuple):
    line: int
    code: str
    output: str


def cells() -> Iterator[Cell]:
    text = TOUR.read_text(encoding="utf-8")
    for found in CELL.finditer(text):
        yield Cell(text.count("\n", 0, found.start(1)), found[1], found[2] or "")


def run(cell: Cell, space: dict[str, Any]) -> None:
    """Runs it; a traceback has the line of the page."""
    exec(compile("\n" * cell.line + cell.code, TOUR, "exec"), space)


def test_every_cell_of_the_tour_prints_what_stands_below_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    space: dict[str, Any] = {"__name__": "tour"}
    ran = 0
    for cell in cells():
        run(cell, space)
        assert capsys.readouterr().out == cell.output, f"the cell at line {cell.line + 1}"
        ran += 1
    text = TOUR.read_text(encoding="utf-8")
    assert ran == text.count("```python") > 15
    assert sum(bool(cell.output) for cell in cells()) == text.count("```text")
