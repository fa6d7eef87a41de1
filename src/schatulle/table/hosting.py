"""What people settle among themselves: who is the host, who is gone for good, and an early end."""

from collections.abc import Collection
from itertools import takewhile
from typing import Final

from schatulle.core import Seat
from schatulle.table import entries
from schatulle.table.agreement import PERSON, check_chair
from schatulle.table.commands import (
    Change,
    NotNow,
    NotYours,
    Repeated,
    changed,
    check_chair_there,
    check_host,
)
from schatulle.table.status import Status
from schatulle.table.table import Table

#: Somebody for whom a bot has stood in for so long may be replaced, in seconds of a table.
GONE_AFTER: Final = 600.0
#: In a game over days: whoever has let so many clocks in a row run out.
CLOCKS_MISSED: Final = 2


def hand_on(table: Table, guest: str, seat: Seat) -> Change:
    """The host makes somebody else who sits here the host."""
    _among_people(table)
    check_chair_there(table, seat)
    check_host(table, guest)
    heir = table.guests[seat]
    if heir is None:
        raise NotNow(f"nobody sits on chair {seat}", "refused-chair-empty")
    if heir.id == guest:
        raise NotNow("that is the host already", "refused-host-already")
    return changed(table, entries.HostChanged(heir))


def take_over(table: Table, guest: str) -> Change:
    """While the host is away, somebody else who plays may be the host."""
    _playing(table)
    seats = table.owned_by(guest)
    if not seats:
        raise NotYours("only who plays can be the host", "refused-host-players")
    hosts = table.owned_by(table.host.id)
    if table.host.id == guest or not hosts or not all(is_absent(table, seat) for seat in hosts):
        raise NotNow("the host is here", "refused-host-here", name=table.host.name)
    heir = table.guests[seats[0]]
    assert heir is not None, "somebody sits there"
    return changed(table, entries.HostChanged(heir))


def replace_gone(
    table: Table, guest: str, seat: Seat, chair: str, bots: Collection[str], before: float
) -> Change:
    """The host gives the seat of somebody who has been away since before then to a bot, or frees
    it for whoever comes.
    """
    _playing(table)
    check_chair_there(table, seat)
    check_host(table, guest)
    check_chair(chair, bots)
    owner = table.guests[seat]
    if table.chairs[seat] != PERSON or (owner is None and chair == PERSON):
        raise NotNow(f"nobody has seat {seat}", "refused-chair-empty")
    if owner is not None and not _is_gone(table, seat, before):
        reason = f"whoever has seat {seat} may still come back"
        raise NotNow(reason, "refused-not-gone", name=owner.name, minutes=round(GONE_AFTER / 60))
    return changed(table, entries.Replaced(seat, chair))


def wish_end(table: Table, guest: str, *, on: bool) -> Change:
    """Somebody wants to end the game, or no longer; when all people who are there do, it ends."""
    _playing(table)
    seats = tuple(table.seats_of(guest))
    if not seats:
        raise NotYours("only who plays can end the game", "refused-end-players")
    agreed = {*table.enders, *seats} if on else set(table.enders) - set(seats)
    ends = on and agreed.issuperset(_present(table))
    if agreed == set(table.enders) and not ends:
        raise Repeated("that is so already", "refused-answered")
    return changed(table, entries.EndWished(seats, on, ends))


def is_absent(table: Table, seat: Seat) -> bool:
    """Whether somebody has left the seat alone: a bot stands in, or clocks ran out in a row."""
    if table.chairs[seat] != PERSON:
        return False
    return table.away[seat] or clocks_missed(table, seat) >= CLOCKS_MISSED


def clocks_missed(table: Table, seat: Seat) -> int:
    """How many of the seat's last answers were given by its clock, in a game over days."""
    if not table.agreement.is_slow:
        return 0
    prefix, by_clock = f"{seat}: ", set(table.by_clock)
    own = [n for n, line in enumerate(table.moves, 1) if line.startswith(prefix)]
    return sum(1 for _ in takewhile(by_clock.__contains__, reversed(own)))


def _is_gone(table: Table, seat: Seat, before: float) -> bool:
    if table.agreement.is_slow:
        return is_absent(table, seat)
    return table.away[seat] and table.away_since[seat] <= before


def _present(table: Table) -> list[Seat]:
    return [
        Seat(seat)
        for seat in table.seats
        if table.guests[seat] is not None and not is_absent(table, Seat(seat))
    ]


def _playing(table: Table) -> None:
    _among_people(table)
    if table.status is not Status.PLAYING:
        raise NotNow(f"the table is {table.status}", "refused-not-begun")


def _among_people(table: Table) -> None:
    if table.status is Status.OVER:
        raise NotNow("the game is over", "refused-over")
    if table.beginning is not None:
        raise NotNow("a lesson is one learner's own", "refused-lesson-alone")
