"""What the `drawing` of a wing offers to the layers: pictures, their words, and an example."""

from collections.abc import Mapping
from typing import Any, Protocol

from msgspec import Struct


class Example(Struct, frozen=True):
    """A position worth showing, reached by moves in the notation."""

    edition: str
    seats: int
    parts: Mapping[str, Any]
    moves: tuple[str, ...]


class Drawing(Protocol):
    """The package `drawing` of a wing."""

    @property
    def SHOWN(self) -> tuple[type[Struct], ...]:
        """What can be drawn: a view, with what it hides left hidden, and a position."""

    @property
    def EXAMPLE(self) -> Example:
        """What docs/ show, as seat 0 sees it."""

    def drawn(self, shown: Any) -> str:
        """A view or a position as SVG text."""

    def headline(self, shown: Any) -> str:
        """The game and its moment in a few words."""

    def described(self, shown: Any) -> str:
        """Everything that the picture shows, one sentence after another."""
