"""What became of a guest's games, for statistics."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from msgspec import Struct

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


class FinishedGames:
    """Looks games up that are over; how one ended is read back from its log once."""

    def __init__(self, hub: Hub, most: int = MOST_OUTCOMES) -> None:
        self._hub = hub
        self._most = most
        #: None for one that cannot be read, or does not count.
        self._outcomes: OrderedDict[str, Outcome | None] = OrderedDict()

    async def of(self, guest: Guest, pay: Callable[[float], None]) -> list[Finished]:
        """The finished games of a guest, the latest first; what has to be worked out is paid for.

        One that cannot be read is left out.
        """
        found = await self._hub.store.finished_of(guest.id, MOST_GAMES)
        pay(LOOKED_UP + READ_BACK * sum(row.table not in self._outcomes for row in found))
        games: list[Finished] = []
        for row in found:
            if (outcome := await self._outcome(row)) is not None:
                games.extend(_finished(row, outcome, guest))
        return games

    async def _outcome(self, row: Summary) -> Outcome | None:
        if row.table not in self._outcomes:
            outcome = await self._read(row)
            self._outcomes[row.table] = outcome
            if len(self._outcomes) > self._most:
                self._outcomes.popitem(last=False)
            return outcome
        self._outcomes.move_to_end(row.table)
        return self._outcomes[row.table]

    async def _read(self, row: Summary) -> Outcome | None:
        try:
            read = await self._hub.read(row)
        except DamagedTableError:
            return None
        # What a voice helped with is nobody's strength.
        return read.table.outcome if read and not read.table.voiced else None


def place(outcome: Outcome, seat: Seat) -> int:
    """A tie that was broken in the winners' favour puts them before their equals."""
    if seat in outcome.winners:
        return 1
    own = outcome.scores[seat]
    others = enumerate(outcome.scores)
    return 1 + sum(score > own or other in outcome.winners for other, score in others)


def _finished(row: Summary, outcome: Outcome, guest: Guest) -> list[Finished]:
    return [
        Finished(
            row.table,
            row.game,
            row.edition,
            row.seats,
            seat,
            outcome.scores[seat],
            seat in outcome.winners,
            place(outcome, Seat(seat)),
        )
        for seat, who in row.players
        if who == guest.id
    ]
