"""Open notes: what a perfect memory would say of each drawer, for tables that chose them."""

from typing import Any

from schatulle.bots import Memory
from schatulle.bots.meisterdiebe.belief import Belief, Side, above, below, ruby_above, within
from schatulle.bots.meisterdiebe.memories import memory_named
from schatulle.rules.core import Seat
from schatulle.rules.meisterdiebe.box import LONG, Drawer, Front
from schatulle.rules.meisterdiebe.boxtext import format_front
from schatulle.rules.meisterdiebe.gems import Gems
from schatulle.table.life import Table
from schatulle.table.news import observed

UNKNOWN = "?"


class Notebook:
    """The notes of one table; what was read once is kept in mind, so a view costs little."""

    def __init__(self) -> None:
        #: By viewer, what it remembers and of how many chapters.
        self._minds: dict[Seat, tuple[Memory, int]] = {}

    def notes(self, table: Table, viewer: Seat, view: Any) -> dict[str, str] | None:
        """What the viewer has seen of every drawer; None where notes are no matter."""
        if table.setting.log != "open_notes" or table.setting.game != "meisterdiebe":
            return None
        if table.options().sticky_drawers:
            # What may be stuck where nobody sees it is nothing to note down.
            return None
        belief = self._remembered(table, viewer).recall(view)
        return {drawer.value: _note(belief, drawer) for drawer in Drawer}

    def _remembered(self, table: Table, viewer: Seat) -> Memory:
        memory, read = self._minds.get(viewer, (None, 0))
        if memory is None:
            memory = memory_named("elephant", viewer, "", table.options())
        for event in observed(table, viewer, read):
            memory.observe(event)
        self._minds[viewer] = memory, len(table.chapters)
        return memory


def _note(belief: Belief, drawer: Drawer) -> str:
    """The drawer in the notation, for instance `2d!0/? 1r/.`."""
    inside, flipped = within(belief, drawer), belief.flipped
    front = f"{_side(above(inside, flipped))}/{_side(below(inside, flipped))}"
    if drawer not in LONG:
        return front
    if inside.ruby is None:
        return f"{front} ./."
    return f"{front} {'1r/.' if ruby_above(inside, flipped) else './1r'}"


def _side(side: Side) -> str:
    """What is only guessed at is no note."""
    if side.spread:
        return UNKNOWN
    alarm = None if side.alarm is None else Seat(side.alarm)
    return format_front(Front(Gems(int(side.diamonds), int(side.sapphires)), alarm))
