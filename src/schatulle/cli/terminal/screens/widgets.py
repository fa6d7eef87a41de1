"""The pieces of the table screen: drawings that fill their place, menu chips, and the log."""

from collections.abc import Callable, Sequence
from textwrap import wrap

from msgspec import Struct
from rich.text import Text
from textual.widget import Widget

from schatulle.cli.terminal.contract import MenuItem
from schatulle.cli.terminal.look.drawing import stacked
from schatulle.cli.terminal.look.palette import BRASS, FADED, INK, ON_BRASS, PAPER

Draw = Callable[[int, int], Text]


class DrawnWidget(Widget):
    """Draws itself anew for the room that it has."""

    def __init__(self, draw: Draw, name: str) -> None:
        super().__init__(id=name)
        self._draw = draw

    def render(self) -> Text:
        width, height = self.content_size
        return self._draw(width, height) if width > 0 and height > 0 else Text()


class LogLine(Struct, frozen=True):
    """A sentence of the log, how many turns ago it was, and the clause behind it."""

    sentence: str
    age: int
    clause: str = ""
    #: A reveal, which stands out.
    bold: bool = False


def log_text(said: Sequence[LogLine], width: int, height: int) -> Text:
    """The latest sentences that have room, whole; what is older fades."""
    lines: list[Text] = []
    for one in reversed(said):
        entry = _entry(one, width)
        if lines and len(lines) + len(entry) > height:
            break
        lines = entry + lines
    return stacked(lines[-height:])


def _entry(said: LogLine, width: int) -> list[Text]:
    colour = FADED[min(said.age, len(FADED) - 1)]
    colour = f"bold {colour}" if said.bold else colour
    wrapped = wrap(f"{said.sentence} {said.clause}".rstrip(), width - 2)
    lines = [Text(("  " if number else "· ") + line, colour) for number, line in enumerate(wrapped)]
    if said.clause:
        lines[-1].highlight_words([said.clause], PAPER[2])
    return lines


def chips(choices: Sequence[MenuItem], lit: int, width: int, height: int) -> Text:
    """The moves in rows, the lit one in brass; rows move so that it is always seen."""
    rows: list[Text] = [Text()]
    lit_row = 0
    for number, choice in enumerate(choices):
        chip = _chip(choice, number == lit)
        if rows[-1] and rows[-1].cell_len + 1 + chip.cell_len > width:
            rows.append(Text())
        if rows[-1]:
            rows[-1].append(" ")
        rows[-1].append_text(chip)
        lit_row = len(rows) - 1 if number == lit else lit_row
    first = max(0, lit_row - height + 1)
    return stacked(rows[first : first + height])


def _chip(choice: MenuItem, lit: bool) -> Text:
    ground, ink, key = (BRASS, ON_BRASS, ON_BRASS) if lit else (INK[3], PAPER[0], BRASS)
    chip = Text(style=f"{ink} on {ground}")
    if choice.key:
        chip.append(f" {choice.key}", f"bold {key}")
    chip.append(f" {choice.label} ")
    return chip
