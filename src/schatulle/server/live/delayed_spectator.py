"""A spectator who sees a game later than those who play it."""

from collections.abc import Callable

from schatulle.server.live import wire
from schatulle.server.live.delayed_game import DelayedGame
from schatulle.server.live.live_table import LiveTable
from schatulle.table.entries import Guest


class DelayedSpectator:
    """One client among all who see a table late; at other tables nobody is."""

    def __init__(
        self, live: LiveTable, guest: Guest | None, say: Callable[[wire.Said], None]
    ) -> None:
        self.guest = guest
        self.say = say
        self.watches = False
        self.gone = False
        self._game: DelayedGame | None = None
        if live.table.agreement.spectator_delay:
            self._game = live.delayed = live.delayed or DelayedGame(live)
            self._game.join(self)

    def watch(self, after: int) -> None:
        """Tells what is old enough, and from then on each chapter when it is."""
        assert self._game is not None, "nothing comes late at this table"
        self._game.watch(self, after)

    def leave(self) -> None:
        self.gone = True
        if self._game is not None:
            self._game.leave(self)
