"""Open notes: what a viewer has noted down, at tables that chose them."""

from typing import Any

from schatulle.bots.contract import Notes
from schatulle.bots.registry import notes_of
from schatulle.core import Seat
from schatulle.table.projections import observed
from schatulle.table.table import Table


class Notebook:
    """The notes of one table; what was read once is kept in mind, so a view costs little."""

    def __init__(self) -> None:
        #: By viewer, the notes and how many chapters they reach.
        self._notes: dict[Seat, tuple[Notes, int]] = {}

    def notes(self, table: Table, viewer: Seat, view: Any) -> Any | None:
        """What the viewer has noted; None where the table or the game has no notes."""
        if table.agreement.log != "open_notes":
            return None
        notes, read = self._notes.get(viewer, (None, 0))
        if notes is None:
            notes = notes_of(table.agreement.game, viewer, table.options())
        if notes is None:
            return None
        for event in observed(table, viewer, read):
            notes.observe(event)
        self._notes[viewer] = notes, len(table.ends)
        return notes.taken(view)
