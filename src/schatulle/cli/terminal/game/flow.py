"""The course of a game at one device: what is shown, to whom, and who is asked next."""

from collections import deque
from enum import Enum, auto
from typing import Any

from schatulle.cli.terminal.game.local_table import Beat, LocalTable
from schatulle.cli.terminal.game.players import may_take_time
from schatulle.core import SPECTATOR, Decision, Seat


class Next(Enum):
    """What a table at the terminal shows or asks next."""

    BEAT = auto()
    BOT = auto()
    CURTAIN = auto()
    READING = auto()
    QUESTION = auto()
    OVER = auto()


class GameFlow:
    """Steps through a table; `viewer` is whose eyes may be on the screen."""

    def __init__(self, table: LocalTable) -> None:
        self.table = table
        self.viewer = self._at_rest()
        self.moment = table.now()
        self._beats: deque[Beat] = deque()

    @property
    def asked(self) -> Decision[Any] | None:
        """Whose answer the game waits for, once everything has been shown."""
        return None if self._beats else self.table.asked()

    def next(self) -> Next:
        """What the screen is to do now."""
        if self._beats:
            return Next.BEAT
        if self.table.is_to_be_read:
            return Next.READING
        asked = self.table.asked()
        if asked is None:
            return Next.OVER
        if self.table.is_bot(asked.seat):
            return Next.BOT
        return Next.QUESTION if self.viewer == asked.seat else Next.CURTAIN

    def show_next(self) -> None:
        """The next moment that is to be seen."""
        self.moment = self._beats.popleft()

    def answer(self, seat: Seat, action: Any) -> None:
        """A person's answer; raises IllegalMove."""
        self._beats.extend(self.table.move(seat, action))
        asked = self.table.asked()
        if asked is None or asked.seat != self.viewer:
            self.viewer = self._at_rest()

    @property
    def may_take_time(self) -> bool:
        """Whether the bot that is asked may think long."""
        asked = self.table.asked()
        return asked is not None and may_take_time(
            self.table.players[asked.seat], self.table.game.NAME
        )

    def bots_choice(self) -> Any:
        """What the bot that is asked would answer; this may take a while."""
        asked = self.table.asked()
        assert asked is not None
        return self.table.bots_choice(asked)

    def let_bot_answer(self, action: Any) -> None:
        """The answer of the bot that is asked."""
        asked = self.table.asked()
        assert asked is not None
        self._beats.extend(self.table.bot_move(asked, action))

    def sit_down(self) -> None:
        """The person who is asked has the device, and nobody else looks."""
        asked = self.table.asked()
        assert asked is not None
        self.viewer = asked.seat

    def _at_rest(self) -> Seat:
        """One person always looks on; several share what all may see."""
        persons = self.table.persons
        return persons[0] if len(persons) == 1 else SPECTATOR
