"""What became of a guest's games, for statistics, and which company suits it now."""

from collections import OrderedDict
from collections.abc import Callable, Iterable
from statistics import fmean
from typing import Final, NamedTuple

from msgspec import Struct

from schatulle.bots import levels
from schatulle.bots.company import Fared
from schatulle.bots.naming import bot_name
from schatulle.core import Outcome, Seat
from schatulle.server.hub.hub import Hub
from schatulle.server.live.ledger import DamagedTableError
from schatulle.store.port import Summary
from schatulle.table.entries import Guest

#: So many of a guest's games are told of.
MOST_GAMES: Final = 50
#: So many outcomes are kept, some hundred bytes each.
MOST_OUTCOMES: Final = 20_000
#: What it costs, in milliseconds of a processor, about.
LOOKED_UP: Final = 1.0
READ_BACK: Final = 2.0


class Finished(Struct, frozen=True):
    """A finished game of a guest, for statistics."""

    table: str
    game: str
    edition: str
    seats: int
    seat: int
    score: int
    won: bool
    #: 1 for all winners; the others by their scores.
    place: int
    #: The mean level of the bots there; None where there was none.
    level: float | None


class Ended(NamedTuple):
    """How a game ended, and the mean level of the bots who were there."""

    outcome: Outcome
    level: float | None


class FinishedGames:
    """Looks games up that are over; how one ended is read back from its log once."""

    def __init__(self, hub: Hub, most: int = MOST_OUTCOMES) -> None:
        self._hub = hub
        self._most = most
        #: None for one that cannot be read, or does not count.
        self._ended: OrderedDict[str, Ended | None] = OrderedDict()

    async def of(self, guest: Guest, pay: Callable[[float], None]) -> list[Finished]:
        """The finished games of a guest, the latest first; what has to be worked out is paid for.

        One that cannot be read is left out.
        """
        found = await self._hub.store.finished_of(guest.id, MOST_GAMES)
        pay(LOOKED_UP + READ_BACK * sum(row.table not in self._ended for row in found))
        games: list[Finished] = []
        for row in found:
            if (ended := await self._how(row)) is not None:
                games.extend(_finished(row, ended, guest))
        return games

    async def _how(self, row: Summary) -> Ended | None:
        if row.table not in self._ended:
            ended = await self._read(row)
            self._ended[row.table] = ended
            if len(self._ended) > self._most:
                self._ended.popitem(last=False)
            return ended
        self._ended.move_to_end(row.table)
        return self._ended[row.table]

    async def _read(self, row: Summary) -> Ended | None:
        try:
            read = await self._hub.read(row)
        except DamagedTableError:
            return None
        # What a voice helped with is nobody's strength.
        if read is None or read.table.voiced or read.table.outcome is None:
            return None
        return Ended(read.table.outcome, _level(row.game, read.table.chairs))


def fared(games: Iterable[Finished], game: str) -> list[Fared]:
    """How somebody fared among bots in a game, from the first to the latest of these games."""
    ours = [it for it in games if it.game == game and it.level is not None]
    return [Fared(it.level or 0.0, it.won, it.place == it.seats) for it in reversed(ours)]


def _level(game: str, chairs: Iterable[str]) -> float | None:
    level = {kind.name: kind.level for kind in levels(game)}
    found = [level[kind] for chair in chairs if (kind := bot_name(chair).kind) in level]
    return fmean(found) if found else None


def place(outcome: Outcome, seat: Seat) -> int:
    """A tie that was broken in the winners' favour puts them before their equals."""
    if seat in outcome.winners:
        return 1
    own = outcome.scores[seat]
    others = enumerate(outcome.scores)
    return 1 + sum(score > own or other in outcome.winners for other, score in others)


def _finished(row: Summary, ended: Ended, guest: Guest) -> list[Finished]:
    return [
        Finished(
            row.table,
            row.game,
            row.edition,
            row.seats,
            seat,
            ended.outcome.scores[seat],
            seat in ended.outcome.winners,
            place(ended.outcome, Seat(seat)),
            ended.level,
        )
        for seat, who in row.players
        if who == guest.id
    ]
