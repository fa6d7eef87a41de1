"""Whoever attends to a table that is served: bots, the clock, who looks after people who left."""

from collections.abc import Callable
from typing import Any, Protocol

from schatulle.table.table import Table


class Attendant(Protocol):
    """Is told of everything at a table, and does what is theirs to do."""

    def attend(self, table: Table) -> None:
        """Something has happened there, or somebody came or went. Never waits."""

    def leave(self, table: Table) -> None:
        """The table is served no more."""


#: How an attendant of a live table is made.
Crew = tuple[Callable[[Any], Attendant], ...]
