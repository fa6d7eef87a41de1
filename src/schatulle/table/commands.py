"""What may be done at a table: each command is refused with a reason, or makes one entry."""

from collections.abc import Collection
from typing import Any

from msgspec import Struct

from schatulle.core import BadOptions, Refusal, Seat
from schatulle.table import entries
from schatulle.table.agreement import PERSON, Agreement, check_agreement, check_chair
from schatulle.table.beginning import Beginning
from schatulle.table.entries import By, Entry, Guest
from schatulle.table.fairness import commitment
from schatulle.table.fairness import pledge as pledge_of
from schatulle.table.progress import begun
from schatulle.table.status import Status
from schatulle.table.table import GivenAnswer, Table, opened_table


class Change(Struct, frozen=True):
    """An entry, and the table that has it in its log."""

    entry: Entry
    table: Table


class NotNow(Refusal):
    """The table is not at the point where that can be done."""


class NotYours(Refusal):
    """It is someone else's to do."""


class Repeated(Refusal):
    """The very same answer was given before: it stands, and nothing has to be done."""


def open_table(
    name: str,
    agreement: Agreement,
    host: Guest,
    secret: str,
    bots: Collection[str],
    code: str = "",
) -> Change:
    """A table by a host's wishes; the commitment binds all chance before anything happens."""
    check_agreement(agreement, bots)
    if agreement.lesson is not None:
        raise BadOptions("a lesson opens its table itself", "refused-message")
    entry = entries.TableOpened(agreement, host, secret, commitment(secret, name), code)
    return Change(entry, opened_table(name, entry))


def open_lesson(
    name: str,
    agreement: Agreement,
    host: Guest,
    secret: str,
    beginning: Beginning,
    code: str = "",
) -> Change:
    """A lesson's table for one learner; all its chance follows from what the lesson says."""
    bound = commitment(secret, name)
    entry = entries.TableOpened(agreement, host, secret, bound, code, beginning)
    return Change(entry, opened_table(name, entry))


def sit_down(
    table: Table, guest: Guest, seat: Seat, name: str | None = None, pledge: str | None = None
) -> Change:
    """A guest takes a free chair for a person; one guest may take several (one device).

    Everyone at the device may have a `name`, and may `pledge` a share of the game's chance; on
    one's own chair these are another name and another pledge.
    """
    check_chair_there(table, seat)
    if table.status is Status.PLAYING:
        return _take_over_chair(table, guest, seat, name)
    _gathering(table)
    if table.chairs[seat] != PERSON:
        raise NotNow(
            f"chair {seat} is for a bot; allowed: {', '.join(_free(table))}",
            "refused-chair-bot",
        )
    sitting = table.guests[seat]
    changes = name is not None or pledge is not None
    if sitting is not None and not (changes and sitting.id == guest.id):
        reason = f"chair {seat} is taken; allowed: {', '.join(_free(table))}"
        raise NotNow(reason, "refused-chair-taken", name=sitting.name)
    named = sitting or guest if name is None else Guest(guest.id, name)
    pledged = table.pledges[seat] if pledge is None else pledge
    return changed(table, entries.SatDown(seat, named, pledged))


def _take_over_chair(table: Table, guest: Guest, seat: Seat, name: str | None) -> Change:
    """In a running game a chair is free where somebody was replaced.

    Whoever sees another seat's cards does not get these, too.
    """
    if table.chairs[seat] != PERSON or table.guests[seat] is not None or table.beginning:
        raise NotNow("the game has begun; chairs stay as they are", "refused-begun")
    if table.seats_of(guest.id):
        raise NotNow("whoever plays already takes no other seat now", "refused-one-seat")
    named = guest if name is None else Guest(guest.id, name)
    return changed(table, entries.SatDown(seat, named, table.pledges[seat]))


def stand_up(table: Table, guest: str, seat: Seat) -> Change:
    """Before the start a guest gives up a chair, and the host may free anybody's."""
    _gathering(table)
    check_chair_there(table, seat)
    if table.guests[seat] is None:
        raise NotNow(f"nobody sits on chair {seat}", "refused-chair-empty")
    if seat not in table.owned_by(guest):
        check_host(table, guest)
    return changed(table, entries.StoodUp(seat))


def swap(table: Table, guest: str, one: Seat, other: Seat) -> Change:
    """Before the start the host orders the chairs."""
    _gathering(table)
    check_host(table, guest)
    check_chair_there(table, one)
    check_chair_there(table, other)
    if one == other:
        raise NotNow(f"chair {one} cannot change places with itself", "refused-same-chair")
    return changed(table, entries.Swapped((one, other)))


def set_chair(table: Table, guest: str, seat: Seat, chair: str, bots: Collection[str]) -> Change:
    """Before the start the host gives a free chair to a bot, or to people."""
    _gathering(table)
    check_host(table, guest)
    check_chair_there(table, seat)
    check_chair(chair, bots)
    if (sitting := table.guests[seat]) is not None:
        raise NotNow(f"somebody sits on chair {seat}", "refused-chair-taken", name=sitting.name)
    return changed(table, entries.ChairSet(seat, chair))


def start(table: Table, guest: str, until: float = 0.0) -> Change:
    """The host begins when no person's chair is free.

    Where nobody has pledged a share, chance deals; otherwise shares are waited for until then.
    """
    _gathering(table)
    check_host(table, guest)
    if free := _free(table):
        reason = f"chairs still free: {', '.join(free)}; seat people or bots there first"
        raise NotNow(reason, "refused-chairs-free", chairs=len(free))
    return changed(table, entries.Called(until)) if any(table.pledges) else _begun(table)


def reveal(table: Table, guest: str, seat: Seat, share: str) -> Change:
    """Between the call and the first event a guest shows the share that was pledged."""
    check_chair_there(table, seat)
    if seat not in table.owned_by(guest):
        raise NotYours(f"seat {seat} is someone else's", "refused-not-yours")
    if not table.is_called:
        reason = "shares are revealed when the host has begun, before chance deals"
        raise NotNow(reason, "refused-share-late")
    if table.shares[seat] is not None:
        raise NotNow(f"the share of seat {seat} is revealed already", "refused-share-late")
    if pledge_of(share, table.id) != table.pledges[seat]:
        reason = f"this is not the share that was pledged at seat {seat}"
        raise NotNow(reason, "refused-share-other")
    return changed(table, entries.Revealed(seat, share))


def begin(table: Table) -> Change:
    """After the call: chance deals, from the secret and all shares that were revealed."""
    if not table.is_called:
        raise NotNow("the host has not begun, or the game goes on already", "refused-begun")
    return _begun(table)


def _begun(table: Table) -> Change:
    progress = begun(table.game, table.first_state(), table.nature())
    entry: entries.Started[Any] = entries.Started(progress.log, progress.draws)
    return Change(entry, table.after_start(progress))


def check_asked(table: Table, seat: Seat, decision: int, key: str) -> None:
    """An answer names the question it answers: one that is open, and this seat's.

    Raises NotNow, or Repeated.
    """
    if any(ask.seat == seat and ask.id == decision for ask in table.asked()):
        return
    if GivenAnswer(seat, decision, key) in table.given:
        raise Repeated("this answer was given before", "refused-answered")
    if table.status is not Status.PLAYING:
        says = "refused-over" if table.status is Status.OVER else "refused-not-begun"
        raise NotNow(f"the table is {table.status}: nothing is asked", says)
    reason = f"seat {seat} is not asked that now; the question is answered or gone"
    asked = tuple(ask.seat for ask in table.asked())
    if seat in asked:
        raise NotNow(reason, "refused-answered")
    raise NotNow(reason, "refused-not-your-turn", seats=asked)


def answer(
    table: Table,
    seat: Seat,
    decision: int,
    key: str,
    action: Any,
    by: By = "guest",
) -> Change:
    """A seat answers a decision, once; raises IllegalMove, NotNow or Repeated."""
    check_asked(table, seat, decision, key)
    return _answered(table, GivenAnswer(seat, decision, key), action, by)


def answer_in_words(table: Table, seat: Seat, decision: int, key: str, move: str) -> Change:
    """A person's answer in notation; raises BadNotation, too."""
    check_asked(table, seat, decision, key)
    action = table.game.parse_move(move)
    return _answered(table, GivenAnswer(seat, decision, key), action, "guest")


def _answered(table: Table, given: GivenAnswer, action: Any, by: By) -> Change:
    before = table.progress
    assert before is not None, "somebody is asked"
    went_on = before.answered(given.seat, action, table.nature())
    move = went_on.moves[-1].removeprefix(f"{given.seat}: ")
    events = went_on.log[len(before.log) :]
    draws = went_on.draws - before.draws
    entry: entries.Answered[Any] = entries.Answered(
        given.seat, given.decision, given.key, by, move, events, draws
    )
    return Change(entry, table.after_answer(entry, went_on))


def go_away(table: Table, seat: Seat, at: float = 0.0) -> Change:
    """A person who left or fell silent is stood in for, since then."""
    _playing_person(table, seat)
    if table.beginning is not None:
        raise NotNow("a lesson waits for its learner", "refused-lesson-waits")
    if table.away[seat]:
        raise NotNow(f"a bot stands in at seat {seat} already", "refused-away")
    return changed(table, entries.WentAway(seat, at))


def come_back(table: Table, guest: str, seat: Seat) -> Change:
    """Whoever returns has the seat again."""
    _playing_person(table, seat)
    if seat not in table.seats_of(guest):
        raise NotYours(f"seat {seat} is someone else's", "refused-not-yours")
    if not table.away[seat]:
        raise NotNow(f"nobody stands in at seat {seat}", "refused-not-away")
    return changed(table, entries.CameBack(seat))


def switch_voice(table: Table, guest: str, *, on: bool) -> Change:
    """Whoever plays against bots alone may have a friendly voice; nobody has it among people."""
    if table.status is not Status.PLAYING or table.progress is None or table.beginning is not None:
        raise NotNow("a voice is for a game that goes on", "refused-voice-playing")
    people = [seat for seat in table.seats if table.chairs[seat] == PERSON]
    if len(people) != 1 or table.seats_of(guest) != people:
        raise NotYours("a voice is for one person among bots", "refused-voice-alone")
    if table.voice == on:
        raise Repeated("that is so already", "refused-answered")
    return changed(table, entries.VoiceSwitched(on))


def rematch(table: Table, guest: str, name: str) -> Change:
    """Somebody who played asks for the same game with the same people, when it is over."""
    check_rematch(table, guest)
    return changed(table, entries.Rematched(name))


def check_finished(table: Table) -> None:
    """Records and replays are of finished games; a lesson is none."""
    if table.status is not Status.OVER or table.beginning is not None:
        raise NotNow("that is to be had when a game is over", "refused-not-over")


def check_rematch(table: Table, guest: str) -> None:
    """A rematch is for finished games, and for those who played."""
    if table.status is not Status.OVER or table.beginning is not None:
        raise NotNow("a rematch is for finished games", "refused-not-over")
    if not table.seats_of(guest):
        raise NotYours("only who played may ask for a rematch", "refused-rematch-players")
    if table.rematch is not None:
        raise NotNow("the rematch has its table already", "refused-rematch-there")


def read_step(table: Table, step: int, *, last: bool) -> Change:
    """The learner has read a step of a lesson."""
    if table.progress is None or table.beginning is None or table.learnt:
        raise NotNow("there is nothing to be read now", "refused-nothing-to-read")
    return changed(table, entries.StepRead(step, last))


def changed(table: Table, entry: Entry) -> Change:
    """What an entry makes of a table."""
    return Change(entry, table.after(entry))


def _gathering(table: Table) -> None:
    if table.status is not Status.GATHERING or table.is_called:
        raise NotNow("the game has begun; chairs stay as they are", "refused-begun")


def _playing_person(table: Table, seat: Seat) -> None:
    check_chair_there(table, seat)
    if table.status is not Status.PLAYING or table.chairs[seat] != PERSON:
        raise NotNow(f"no person plays at seat {seat} now", "refused-nobody-plays")


def check_chair_there(table: Table, seat: Seat) -> None:
    """A table has so many chairs; raises NotNow."""
    if seat not in table.seats:
        reason = f"there is no chair {seat}; allowed: 0 to {len(table.chairs) - 1}"
        raise NotNow(reason, "refused-no-chair")


def check_host(table: Table, guest: str) -> None:
    """Some things only the host does; raises NotYours."""
    if guest != table.host.id:
        reason = "only the host of the table may do that"
        raise NotYours(reason, "refused-host", name=table.host.name)


def _free(table: Table) -> list[str]:
    return [
        str(seat)
        for seat in table.seats
        if table.chairs[seat] == PERSON and table.guests[seat] is None
    ]
