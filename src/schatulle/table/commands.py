"""What people may do at a table: each command is refused with a reason, or makes one entry."""

from collections.abc import Collection
from typing import Any, Literal

from schatulle.rules.core import Refusal, Seat
from schatulle.table.chance import Chance
from schatulle.table.entries import (
    Answered,
    CameBack,
    ChairSet,
    Guest,
    Rematched,
    SatDown,
    Started,
    StoodUp,
    Swapped,
    TableOpened,
    WentAway,
)
from schatulle.table.fairness import commitment
from schatulle.table.life import Status, Table
from schatulle.table.match import natures_part
from schatulle.table.setting import PERSON, Setting, check_chair, check_setting


class NotNow(Refusal):
    """The table is not at the point where that can be done."""


class NotYours(Refusal):
    """It is someone else's to do."""


class Repeated(Refusal):
    """The very same answer was given before: it stands, and nothing has to be done."""


def open_table(
    name: str, setting: Setting, host: Guest, secret: str, bots: Collection[str], code: str = ""
) -> TableOpened:
    """A table by a host's wishes; the commitment binds all chance before anything happens."""
    check_setting(setting, bots)
    return TableOpened(setting, host, secret, commitment(secret, name), code)


def sit_down(table: Table, guest: Guest, seat: Seat, name: str | None = None) -> SatDown:
    """A guest takes a free chair for a person; one guest may take several (one device).

    Everyone at the device may have a `name`; on one's own chair it is another name.
    """
    _gathering(table)
    _chair(table, seat)
    if table.chairs[seat] != PERSON:
        raise NotNow(f"chair {seat} is for a bot; allowed: {_free(table)}")
    renamed = name is not None and seat in table.seats_of(guest.id)
    if table.guests[seat] is not None and not renamed:
        raise NotNow(f"chair {seat} is taken; allowed: {_free(table)}")
    return SatDown(seat, guest if name is None else Guest(guest.id, name))


def stand_up(table: Table, guest: str, seat: Seat) -> StoodUp:
    """Before the start a guest gives up a chair, and the host may free anybody's."""
    _gathering(table)
    _chair(table, seat)
    if table.guests[seat] is None:
        raise NotNow(f"nobody sits on chair {seat}")
    if seat not in table.seats_of(guest):
        _hosts(table, guest)
    return StoodUp(seat)


def swap(table: Table, guest: str, one: Seat, other: Seat) -> Swapped:
    """Before the start the host orders the chairs."""
    _gathering(table)
    _hosts(table, guest)
    _chair(table, one)
    _chair(table, other)
    return Swapped((one, other))


def set_chair(table: Table, guest: str, seat: Seat, chair: str, bots: Collection[str]) -> ChairSet:
    """Before the start the host gives a free chair to a bot, or to people."""
    _gathering(table)
    _hosts(table, guest)
    _chair(table, seat)
    check_chair(chair, bots)
    if table.guests[seat] is not None:
        raise NotNow(f"somebody sits on chair {seat}")
    return ChairSet(seat, chair)


def start(table: Table, guest: str) -> Started[Any]:
    """The host begins when no person's chair is free; chance deals."""
    _gathering(table)
    _hosts(table, guest)
    if free := _free(table):
        raise NotNow(f"chairs still free: {free}; seat people or bots there first")
    state = table.game.setup(table.options(), len(table.chairs))
    events, _, draws = natures_part(table.game, state, Chance(table.secret))
    return Started(events, draws)


def answer(
    table: Table,
    seat: Seat,
    decision: int,
    key: str,
    move: str,
    by: Literal["guest", "bot", "stand_in", "clock"] = "guest",
) -> Answered[Any]:
    """A seat answers a decision, once; raises IllegalMove, BadNotation, NotNow or Repeated."""
    if table.answered.get(decision) == (seat, key):
        raise Repeated("this answer was given before")
    if table.status is not Status.PLAYING:
        raise NotNow(f"the table is {table.status}: nothing is asked")
    _open(table, seat, decision)
    action = table.game.parse_move(move)
    events, state = table.game.play(table.state, seat, action)
    more, _, draws = natures_part(table.game, state, Chance(table.secret, table.draws))
    text = table.game.format_move(action)
    return Answered(seat, decision, key, by, text, (*events, *more), draws)


def go_away(table: Table, seat: Seat) -> WentAway:
    """A person who left or fell silent is stood in for."""
    _playing_person(table, seat)
    if table.away[seat]:
        raise NotNow(f"a bot stands in at seat {seat} already")
    return WentAway(seat)


def come_back(table: Table, guest: str, seat: Seat) -> CameBack:
    """Whoever returns has the seat again."""
    _playing_person(table, seat)
    if seat not in table.seats_of(guest):
        raise NotYours(f"seat {seat} is someone else's")
    if not table.away[seat]:
        raise NotNow(f"nobody stands in at seat {seat}")
    return CameBack(seat)


def rematch(table: Table, guest: str, name: str) -> Rematched:
    """Somebody who played asks for the same game with the same people, when it is over."""
    check_rematch(table, guest)
    return Rematched(name)


def check_rematch(table: Table, guest: str) -> None:
    """A rematch is for finished games, and for those who played."""
    if table.status is not Status.OVER:
        raise NotNow("a rematch is for finished games")
    if not table.seats_of(guest):
        raise NotYours("only who played may ask for a rematch")
    if table.rematch is not None:
        raise NotNow("the rematch has its table already")


def _open(table: Table, seat: Seat, decision: int) -> None:
    """An answer names the question it answers: one that is open, and this seat's."""
    if not any(ask.seat == seat and ask.id == decision for ask in table.asked()):
        raise NotNow(f"seat {seat} is not asked that now; the question is answered or gone")


def _gathering(table: Table) -> None:
    if table.status is not Status.GATHERING:
        raise NotNow("the game has begun; chairs stay as they are")


def _playing_person(table: Table, seat: Seat) -> None:
    _chair(table, seat)
    if table.status is not Status.PLAYING or table.chairs[seat] != PERSON:
        raise NotNow(f"no person plays at seat {seat} now")


def _chair(table: Table, seat: Seat) -> None:
    if seat not in table.seats:
        raise NotNow(f"there is no chair {seat}; allowed: 0 to {len(table.chairs) - 1}")


def _hosts(table: Table, guest: str) -> None:
    if guest != table.host.id:
        raise NotYours("only the host of the table may do that")


def _free(table: Table) -> str:
    free = [
        str(seat)
        for seat in table.seats
        if table.chairs[seat] == PERSON and table.guests[seat] is None
    ]
    return ", ".join(free)
