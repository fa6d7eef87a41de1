"""Open notes at the terminal: what each seat could have written down, if that is wanted."""

from typing import Any

from schatulle.bots.contract import Notes
from schatulle.bots.registry import notes_of
from schatulle.cli.terminal.game.local_table import Beat, LocalTable
from schatulle.core import Seat


class Notebook:
    """The notes of all who look; what was read once is kept in mind."""

    def __init__(self, table: LocalTable) -> None:
        self._table = table
        #: By viewer, the notes and how much of the log they reach.
        self._notes: dict[Seat, tuple[Notes, int]] = {}

    def notes(self, viewer: Seat, moment: Beat, view: Any) -> Any | None:
        """What the viewer has noted by then; None where the table or the game has no notes."""
        table = self._table
        if not table.open_notes:
            return None
        notes, read = self._notes.get(viewer, (None, 0))
        if notes is None:
            notes = notes_of(table.game.NAME, viewer, table.options)
        if notes is None:
            return None
        for event in table.match.log[read : moment.happened]:
            seen = table.game.observe(event, viewer)
            if seen is not None:
                notes.observe(seen)
        self._notes[viewer] = notes, max(read, moment.happened)
        return notes.taken(view)
