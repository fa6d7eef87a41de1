"""A plain board: the view as the notation writes it, line by line."""

from collections.abc import Iterator
from textwrap import wrap
from typing import Any

import msgspec
from rich.text import Text

from schatulle.cli.terminal.contract import Shown
from schatulle.cli.terminal.look.drawing import seat_name, stacked
from schatulle.cli.terminal.look.palette import PAPER
from schatulle.cli.terminal.wording.phrases import say
from schatulle.core import Seat


class PlainBoard:
    """The views of any game, as lists of their fields."""

    log_beside = True

    def board_width(self, width: int) -> int:
        return width // 2

    def title(self, shown: Shown) -> str:
        """What the view is waiting for."""
        return str(getattr(shown.view, "phase", ""))

    def board(self, shown: Shown, width: int, height: int) -> Text:
        return stacked(list(_lines(shown.view, width))[:height])

    def board_height(self, height: int) -> int:
        return height

    def seats_height(self, seats: int, _height: int) -> int | None:
        """A line for each, and one below them."""
        return seats + 1

    def seats(self, shown: Shown, width: int, _height: int) -> Text:
        """A name in each line."""
        seats = map(Seat, range(len(shown.names)))
        return stacked(seat_name(shown, seat, width - 4, is_asked=False) for seat in seats)

    def hand(self, shown: Shown, _width: int) -> Text:
        """Whether all may see this; what the viewer holds stands in the view."""
        return Text("" if shown.viewer >= 0 else say("shared-view", shown.lang), PAPER[2])

    def breakdown(self, _view: Any, _seat: Seat, _score: int, _lang: str) -> Text:
        return Text()


def _lines(view: Any, width: int) -> Iterator[Text]:
    for field, value in msgspec.to_builtins(view).items():
        written = value if isinstance(value, str) else msgspec.json.encode(value).decode()
        for line in wrap(f"{field}: {written}", width, subsequent_indent="  "):
            yield Text(line, PAPER[1])
