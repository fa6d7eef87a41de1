"""A table with a box and one who watches: every event is one that the rules know."""

from collections.abc import Callable
from functools import reduce
from typing import Any, Final

from msgspec.structs import replace

from schatulle.bots.contract import Memory
from schatulle.core import Seat
from schatulle.games.meisterdiebe import rules
from schatulle.games.meisterdiebe.bots.belief import Belief
from schatulle.games.meisterdiebe.rules import box
from schatulle.games.meisterdiebe.rules.box import EMPTY_FRONT, Drawer, Front, Move
from schatulle.games.meisterdiebe.rules.events import BoxTurned, Opened, Placed
from schatulle.games.meisterdiebe.rules.gems import NOTHING
from schatulle.games.meisterdiebe.rules.options import Options

#: A memory that knows nothing yet, for a seat and a seed.
NewMemory = Callable[[Seat, str, Options], Memory]
WATCHER: Final = Seat(0)


class WatchedTable:
    """Drawers are opened, filled and turned; the watcher sees what the rules let it see."""

    def __init__(self, new_memory: NewMemory, seed: str, options: Options, seats: int) -> None:
        self.memory = new_memory(WATCHER, seed, options)
        self._state = rules.setup(options, seats)

    @property
    def box(self) -> box.Box:
        return self._state.box

    def lay(self, drawer: Drawer, up: Front, down: Front = EMPTY_FRONT) -> None:
        """What lies there now, whoever saw it."""
        self._state = replace(self._state, box=box.with_fronts(self.box, drawer, up, down))

    def open(self, drawer: Drawer) -> Front:
        """M-42: nothing falls, whether nothing lies below or it sticks (M-48)."""
        up = box.upper(self.box, drawer)
        self._tell(Opened(("M-42",), WATCHER, drawer, NOTHING, None, None, False, False, up))
        return up

    def place_alarm(self, seat: Seat, drawer: Drawer) -> None:
        """M-64: into a drawer that is opened for it."""
        self.open(drawer)
        self._tell(Placed(("M-63", "M-64"), seat, NOTHING, alarm=True))
        self.lay(drawer, Front(box.upper(self.box, drawer).gems, seat))

    def turn(self, *moves: Move) -> None:
        """M-43: the end of a turn, where not moving the box is allowed, too."""
        self._tell(BoxTurned(("M-43", "M-44"), WATCHER, moves))
        self._state = replace(self._state, box=reduce(box.moved, moves, self.box))

    def recall(self) -> Belief:
        belief: Belief = self.memory.recall(rules.view(self._state, WATCHER))
        return belief

    def _tell(self, event: Any) -> None:
        seen = rules.observe(event, WATCHER)
        if seen is not None:
            self.memory.observe(seen)
