"""What the screen shows at one moment, to one viewer."""

from collections.abc import Mapping
from typing import Any, Protocol

from msgspec import Struct
from rich.text import Text

from schatulle.rules.core import Seat


class Shown(Struct, frozen=True):
    """A seat's view and what is needed to draw it; nothing else reaches the screen."""

    view: Any
    viewer: Seat
    names: tuple[str, ...]
    #: A bot's face or sign; nothing for people.
    bots: tuple[str, ...]
    options: Any
    lang: str
    #: The drawer under the finger, and the diamonds about to be laid.
    drawer: str | None = None
    laid: Mapping[str, int] = {}


class Face(Protocol):
    """How one game looks."""

    #: Whether the log stands under the seats rather than under the board.
    log_beside: bool

    def board_width(self, width: int) -> int:
        """How much of the screen's width the board gets."""

    def title(self, shown: Shown) -> str:
        """How far the game has come."""

    def board(self, shown: Shown, width: int, height: int) -> Text:
        """The middle of the table."""

    def board_height(self, height: int) -> int:
        """How many lines the board takes of those there are."""

    def seats_height(self, seats: int, height: int) -> int | None:
        """How many lines the seats take of those there are; None for all."""

    def seats(self, shown: Shown, width: int, height: int) -> Text:
        """Everyone at the table."""

    def hand(self, shown: Shown, width: int) -> Text:
        """The viewer's own cards."""
