"""What became of a guest's games, for statistics."""

from contextlib import suppress

from msgspec import Struct

from schatulle.core import Outcome, Seat
from schatulle.server.hub.hub import Hub
from schatulle.server.live.ledger import DamagedTableError
from schatulle.table.entries import Guest
from schatulle.table.table import Table


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


async def finished_games(hub: Hub, guest: Guest) -> list[Finished]:
    """The finished games of a guest, the latest first."""
    games: list[Finished] = []
    for found in await hub.store.finished_of(guest.id, 50):
        # What became of a damaged one nobody can say.
        with suppress(DamagedTableError):
            if read := await hub.read(found):
                games.extend(_finished(read.table, guest))
    return games


def place(outcome: Outcome, seat: Seat) -> int:
    """A tie that was broken in the winners' favour puts them before their equals."""
    if seat in outcome.winners:
        return 1
    own = outcome.scores[seat]
    others = enumerate(outcome.scores)
    return 1 + sum(score > own or other in outcome.winners for other, score in others)


def _finished(table: Table, guest: Guest) -> list[Finished]:
    outcome = table.outcome
    if outcome is None:
        return []
    return [
        Finished(
            table.id,
            table.agreement.game,
            table.agreement.edition,
            len(table.chairs),
            seat,
            outcome.scores[seat],
            seat in outcome.winners,
            place(outcome, seat),
        )
        for seat in table.seats_of(guest.id)
    ]
