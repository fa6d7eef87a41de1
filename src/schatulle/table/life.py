"""A table's life, folded from its log: who sits where, and how the game stands."""

from collections.abc import Iterable
from copy import copy
from enum import StrEnum
from typing import Any

from schatulle.rules.core import Decision, Game, Outcome, Seat
from schatulle.table.entries import (
    Answered,
    CameBack,
    ChairSet,
    Entry,
    Guest,
    Rematched,
    SatDown,
    Started,
    StoodUp,
    Swapped,
    TableOpened,
    WentAway,
)
from schatulle.table.games import game_named
from schatulle.table.setting import PERSON, Setting


class Status(StrEnum):
    """What a table is at."""

    GATHERING = "gathering"
    PLAYING = "playing"
    OVER = "over"


class Table:
    """One table. Commands (in `commands`) make entries and change nothing; `apply` changes it."""

    def __init__(self, name: str, opened: TableOpened) -> None:
        self.id = name
        self.setting: Setting = opened.setting
        self.host = opened.host
        self.secret = opened.secret
        self.commitment = opened.commitment
        self.code = opened.code
        self.chairs = list(opened.setting.chairs)
        self.guests: list[Guest | None] = [None] * len(self.chairs)
        self.away = [False] * len(self.chairs)
        self.state: Any = None
        self.draws = 0
        self.moves: list[str] = []
        #: What every entry brought about, for those who come back and for records.
        self.chapters: list[tuple[Any, ...]] = []
        #: The key of the answer to each decision: a repeated one does no harm.
        self.answered: dict[int, tuple[Seat, str]] = {}
        self.rematch: str | None = None
        self.length = 1

    @classmethod
    def folded(cls, name: str, entries: Iterable[Entry]) -> "Table":
        """The table that a log makes."""
        first, *others = entries
        assert isinstance(first, TableOpened)
        table = cls(name, first)
        for entry in others:
            table.apply(entry)
        return table

    @property
    def game(self) -> Game:
        """The rulebook on the table."""
        return game_named(self.setting.game)

    @property
    def log(self) -> list[Any]:
        """All events of the game."""
        return [event for chapter in self.chapters for event in chapter]

    @property
    def seats(self) -> range:
        """The numbers of the chairs."""
        return range(len(self.chairs))

    @property
    def status(self) -> Status:
        """Gathering, playing or over."""
        if self.state is None:
            return Status.GATHERING
        return Status.PLAYING if self.outcome is None else Status.OVER

    @property
    def outcome(self) -> Outcome | None:
        """The result of a finished game."""
        return None if self.state is None else self.game.outcome(self.state)

    def options(self) -> Any:
        """What the table agreed on."""
        return self.game.options(self.setting.edition, self.setting.options)

    def state_after(self, chapters: int) -> Any:
        """The game as it stood after so many chapters; None before it began."""
        if chapters == len(self.chapters):
            return self.state
        state = self.game.setup(self.options(), len(self.chairs)) if chapters else None
        for events in self.chapters[:chapters]:
            for event in events:
                state = self.game.evolve(state, event)
        return state

    def seats_of(self, guest: str) -> list[Seat]:
        """Where a guest sits; several seats of one guest share a device."""
        return [Seat(seat) for seat in self.seats if _is(self.guests[seat], guest)]

    def asked(self) -> tuple[Decision[Any], ...]:
        """The open decisions while the game goes on."""
        return () if self.state is None else self.game.awaiting(self.state)

    def bot_at(self, seat: Seat) -> str | None:
        """The kind of bot that plays the seat now; None for a person."""
        if self.chairs[seat] != PERSON:
            return self.chairs[seat]
        return STAND_IN if self.away[seat] else None

    def after(self, entry: Entry) -> "Table":
        """The table as it will be once the entry is in the log; this one stays as it is."""
        table = copy(self)
        for name in ("chairs", "guests", "away", "moves", "chapters", "answered"):
            setattr(table, name, copy(getattr(self, name)))
        table.apply(entry)
        return table

    def apply(self, entry: Entry) -> None:
        """The next entry of the log. Total: what is in the log has happened."""
        match entry:
            case SatDown():
                self.guests[entry.seat] = entry.guest
            case StoodUp():
                self.guests[entry.seat] = None
            case Swapped():
                self._swap(*entry.seats)
            case ChairSet():
                self.chairs[entry.seat] = entry.chair
            case Started():
                self._start(entry)
            case Answered():
                self.moves.append(f"{entry.seat}: {entry.move}")
                self.answered[entry.decision] = (entry.seat, entry.key)
                self._follow(entry)
            case WentAway():
                self.away[entry.seat] = True
            case CameBack():
                self.away[entry.seat] = False
            case Rematched():
                self.rematch = entry.table
            case TableOpened():
                raise AssertionError("a table is opened once")
        self.length += 1

    def _swap(self, one: Seat, other: Seat) -> None:
        chairs, guests = self.chairs, self.guests
        chairs[one], chairs[other] = chairs[other], chairs[one]
        guests[one], guests[other] = guests[other], guests[one]

    def _start(self, entry: Started[Any]) -> None:
        self.state = self.game.setup(self.options(), len(self.chairs))
        self._follow(entry)

    def _follow(self, entry: Started[Any] | Answered[Any]) -> None:
        for event in entry.events:
            self.state = self.game.evolve(self.state, event)
        self.chapters.append(entry.events)
        self.draws += entry.draws


#: The bot that stands in for someone who is away.
STAND_IN = "bot"


def _is(guest: Guest | None, name: str) -> bool:
    return guest is not None and guest.id == name
