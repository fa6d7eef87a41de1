"""What the `research` of a wing offers to the layers, room by room.

`research.openspiel` registers the game with OpenSpiel when it is imported.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

from schatulle.core import Seat


class Follower(Protocol):
    """How the arrays of a game follow what the readable rules did."""

    def begun(self, chance: list[Any]) -> Any:
        """A game that Nature began like this."""

    def after(self, arrays: Any, code: int, chance: list[Any]) -> Any:
        """The game after a seat's step and what Nature did then."""

    def composed(self, state: Any, seat: Seat, steps: tuple[int, ...]) -> Any | None:
        """The move that the steps tell, None as long as it is half told."""

    def steps(self, move: Any, seat: Seat) -> tuple[int, ...]:
        """The steps that tell a move."""


class Following(Protocol):
    """The room `research.follower`."""

    def follower(self, env: Any) -> Follower:
        """How the arrays of this table follow."""


class Solving(Protocol):
    """The room `research.solving`: small end positions worked out, to hold bots against."""

    @property
    def NAMES(self) -> tuple[str, ...]:
        """The bots that are looked at where none are named."""

    def regret(self, name: str, position: Any, seat: Seat, asks: int) -> float:
        """What a bot gives away of the win at a seat that is asked; raises Unsolvable."""

    def report(self, names: Sequence[str]) -> Iterator[str]:
        """What bots give away in the solved positions, a line at a time."""
