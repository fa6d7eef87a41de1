"""What players add to a game's chance: pledged before the start, revealed after it, verified."""

import re
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from schatulle.core import BadNotation, Refusal, Seat, count_of
from schatulle.table import commands
from schatulle.table.agreement import Agreement
from schatulle.table.chance_proof import examined, verify
from schatulle.table.commands import Change, NotNow, NotYours
from schatulle.table.default_moves import default_move
from schatulle.table.entries import Called, Entry, Guest, Started, decode, encode
from schatulle.table.fairness import commitment, pledge, seed
from schatulle.table.projections import lobby, record
from schatulle.table.records import Record, format_record, parse_record
from schatulle.table.status import Status
from schatulle.table.table import Table, folded

ANN, BOB, CLEO = (Guest(f"{name}-id", name) for name in ("Ann", "Bob", "Cleo"))
EVERYBODY = (ANN, BOB, CLEO)
SECRET = "5e" * 32
SHARES = ("a0" * 32, "b0" * 32, "c0" * 32)
PLEDGES = tuple(pledge(share, "oak") for share in SHARES)
BOTS = ("bot", "random")
UNTIL = 1000.0
PAGE = Path(__file__).parents[2] / "docs" / "fairness.md"


class Journal:
    """A table together with its log."""

    def __init__(self, game: str = "diamant", **more: Any) -> None:
        edition = {"diamant": "diamant", "meisterdiebe": "zoch"}[game]
        setting = Agreement(game, edition, ("person",) * 3, **more)
        opened = commands.open_table("oak", setting, ANN, SECRET, BOTS)
        self.log: list[Entry] = [opened.entry]
        self.table = opened.table

    def add(self, change: Change) -> None:
        self.log.append(change.entry)
        self.table = change.table

    def do(self, command: Callable[..., Change], *given: Any) -> None:
        self.add(command(self.table, *given))

    def sit(self, *pledged: bool) -> None:
        """Everybody takes a chair, and some of them pledge."""
        for seat, (guest, pledges) in enumerate(zip(EVERYBODY, pledged, strict=True)):
            given = PLEDGES[seat] if pledges else None
            self.do(commands.sit_down, guest, Seat(seat), None, given)

    def reveal(self, *seats: int) -> None:
        for seat in seats:
            self.do(commands.reveal, EVERYBODY[seat].id, Seat(seat), SHARES[seat])

    def play(self, by: Any = "guest", choose: Callable[..., Any] | None = None) -> None:
        """Random answers to the end, or what somebody else chooses."""
        rng = Random(1)
        while self.table.status is Status.PLAYING:
            ask = rng.choice(self.table.asked())
            action = ask.choices[rng.randrange(count_of(ask.choices))]
            action = choose(self.table, ask) if choose else action
            self.do(commands.answer, ask.seat, ask.id, "k", action, by)


def called(*pledged: bool, **more: Any) -> Journal:
    journal = Journal(**more)
    journal.sit(*pledged)
    journal.do(commands.start, ANN.id, UNTIL)
    return journal


def finished(revealed: tuple[int, ...] = (0, 1, 2), **more: Any) -> Journal:
    journal = called(True, True, True, **more)
    journal.reveal(*revealed)
    journal.do(commands.begin)
    journal.play()
    return journal


def kept(journal: Journal) -> dict[int, str]:
    """The pledges by their seats."""
    return {seat: made for seat, made in enumerate(journal.table.pledges) if made is not None}


def only(played: Record) -> str:
    [difference] = verify(played)
    return difference


# Pledges.


def test_a_pledge_is_the_documented_hash_of_id_and_share() -> None:
    hashed = sha256(b"schatulle/pledge\0oak\0" + SHARES[0].encode()).hexdigest()
    assert pledge(SHARES[0], "oak") == hashed


def test_no_hash_that_is_shown_is_another_one() -> None:
    """Whoever used the secret for a share would show neither key nor commitment with its pledge."""
    assert (
        len({commitment(SECRET, "oak"), pledge(SECRET, "oak"), seed(SECRET, "oak", [SECRET])}) == 3
    )


def test_a_pledge_goes_with_whoever_made_it() -> None:
    journal = Journal()
    journal.sit(True, False, False)
    journal.do(commands.swap, ANN.id, Seat(0), Seat(2))
    assert kept(journal) == {2: PLEDGES[0]}
    journal.do(commands.sit_down, ANN, Seat(2), "Anna")
    assert kept(journal) == {2: PLEDGES[0]}
    journal.do(commands.stand_up, ANN.id, Seat(2))
    assert kept(journal) == {}


def test_on_ones_own_chair_a_pledge_is_made_or_replaced_and_the_name_stays() -> None:
    journal = Journal()
    journal.do(commands.sit_down, ANN, Seat(0), "Grandma")
    for made in PLEDGES[:2]:
        journal.do(commands.sit_down, ANN, Seat(0), None, made)
        assert journal.table.pledges[0] == made
    assert journal.table.guests[0] == Guest(ANN.id, "Grandma")
    with pytest.raises(NotNow, match="chair 0 is taken"):
        commands.sit_down(journal.table, BOB, Seat(0), None, PLEDGES[1])


# The start.


def test_without_a_pledge_a_table_begins_at_once_and_from_its_secret_alone() -> None:
    journal = called(False, False, False)
    assert isinstance(journal.log[-1], Started)
    assert journal.table.seed == SECRET


def test_a_log_from_before_there_were_pledges_is_read_as_ever() -> None:
    journal = called(False, False, False)
    journal.play()
    lines = [msgspec.json.decode(encode(entry)) for entry in journal.log]
    for line in lines:
        line.pop("pledge", None)
    old = [decode(msgspec.json.encode(line), "diamant") for line in lines]
    assert folded("oak", old) == journal.table
    assert record(journal.table).pledges == ()


def test_the_call_closes_chairs_and_pledges_and_deals_nothing() -> None:
    journal = called(True, False, True)
    table = journal.table
    assert journal.log[-1] == Called(UNTIL)
    assert (table.status, table.is_called, table.log) == (Status.GATHERING, True, ())
    closed: list[tuple[Callable[..., Change], tuple[Any, ...]]] = [
        (commands.sit_down, (BOB, Seat(1), None, PLEDGES[1])),
        (commands.stand_up, (BOB.id, Seat(1))),
        (commands.swap, (ANN.id, Seat(0), Seat(1))),
        (commands.set_chair, (ANN.id, Seat(1), "bot", BOTS)),
        (commands.start, (ANN.id, UNTIL)),
    ]
    for command, given in closed:
        with pytest.raises(NotNow, match="the game has begun"):
            command(table, *given)


def test_a_share_is_shown_once_by_whoever_pledged_it_and_not_before_the_call() -> None:
    early = Journal()
    early.sit(True, True, False)
    with pytest.raises(NotNow, match="when the host has begun"):
        commands.reveal(early.table, ANN.id, Seat(0), SHARES[0])
    journal = called(True, True, False)
    with pytest.raises(NotYours, match="seat 1 is someone else's"):
        commands.reveal(journal.table, ANN.id, Seat(1), SHARES[1])
    for seat, guest in ((0, ANN), (2, CLEO)):
        with pytest.raises(NotNow, match=f"not the share that was pledged at seat {seat}"):
            commands.reveal(journal.table, guest.id, Seat(seat), SHARES[1])
    journal.reveal(0)
    with pytest.raises(NotNow, match="revealed already"):
        journal.reveal(0)
    journal.do(commands.begin)
    with pytest.raises(NotNow, match="before chance deals"):
        journal.reveal(1)


def test_a_game_begins_once_and_not_without_its_host() -> None:
    journal = Journal()
    journal.sit(True, True, True)
    with pytest.raises(NotNow, match="the host has not begun"):
        commands.begin(journal.table)
    journal = finished()
    with pytest.raises(NotNow, match="the game goes on already"):
        commands.begin(journal.table)


# The seed.


def test_the_seed_is_the_documented_hash_of_secret_and_shares_in_the_order_of_seats() -> None:
    text = f"oak\0{SECRET}\x000:{SHARES[0]}\x002:{SHARES[2]}"
    made = sha256(b"schatulle/seed\0" + text.encode()).hexdigest()
    assert seed(SECRET, "oak", (SHARES[0], None, SHARES[2])) == made
    assert finished((2, 0)).table.seed == made


def test_pledge_and_seed_of_the_page_are_ours() -> None:
    text = PAGE.read_text(encoding="utf-8")
    found = dict(re.findall(r"(SECRET|SHARE)=([0-9a-f]{64})", text))
    assert pledge(found["SHARE"], "WALNUT") in text
    assert seed(found["SECRET"], "WALNUT", [found["SHARE"], None, None]) in text


def test_every_share_counts_and_so_does_its_seat() -> None:
    rows = [
        SHARES,
        (SHARES[1], SHARES[0], SHARES[2]),
        (None, *SHARES[1:]),
        (SHARES[0], None, SHARES[2]),
        (None, None, None),
        ("a1" + SHARES[0][2:], *SHARES[1:]),
    ]
    assert len({seed(SECRET, "oak", row) for row in rows}) == len(rows)


def test_other_shares_deal_another_game_and_the_order_of_revealing_does_not() -> None:
    one, other = finished((0, 1, 2)), finished((2, 1, 0))
    assert one.table.log == other.table.log
    assert finished((0, 1)).table.log != one.table.log


def test_the_log_read_back_makes_the_same_table() -> None:
    journal = finished((0, 2))
    read = [decode(encode(entry), "diamant") for entry in journal.log]
    assert folded("oak", read) == journal.table


def test_shares_are_shown_as_soon_as_they_are_revealed_and_the_secret_is_not() -> None:
    journal = called(True, True, False)
    journal.reveal(1)
    shown = lobby(journal.table)
    assert shown.called
    assert [person.pledge for person in shown.people] == [*PLEDGES[:2], None]
    assert [person.share for person in shown.people] == [None, SHARES[1], None]
    journal.do(commands.begin)
    seen = str(lobby(journal.table))
    assert not lobby(journal.table).called
    assert SECRET not in seen
    assert journal.table.seed not in seen


# Verifying.


@pytest.mark.parametrize("game", ["diamant", "meisterdiebe"])
@pytest.mark.parametrize("revealed", [(0, 1, 2), (1,), ()])
def test_an_honest_game_is_fair_whoever_revealed(game: str, revealed: tuple[int, ...]) -> None:
    line = format_record(record(finished(revealed, game=game).table))
    played = parse_record(line)
    assert format_record(played) == line
    assert verify(played) == []
    assert [seat for seat, share in enumerate(played.shares) if share] == list(revealed)


def test_a_share_that_was_not_pledged_is_named() -> None:
    played = record(finished().table)
    touched = replace(played, shares=(SHARES[0], "ee" * 32, SHARES[2]))
    first, second = verify(touched)
    made = pledge("ee" * 32, "oak")
    assert first == f"share of seat 1: its pledge is {made}, the record has {PLEDGES[1]}"
    assert "draw 0 (turn_up): the secret draws" in second
    unpledged = replace(played, pledges=(None, *PLEDGES[1:]))
    assert only(unpledged).endswith("the record has none")


@pytest.mark.parametrize("seat", range(3))
def test_a_share_that_is_left_out_afterwards_is_found_by_the_draws(seat: int) -> None:
    played = record(finished().table)
    shares = tuple(None if it == seat else share for it, share in enumerate(SHARES))
    assert "the secret draws" in only(replace(played, shares=shares))


def test_shares_at_other_seats_are_found_too() -> None:
    played = record(finished().table)
    turned = replace(played, shares=SHARES[::-1], pledges=PLEDGES[::-1])
    assert "the secret draws" in only(turned)


def test_a_share_for_nobody_is_named() -> None:
    played = record(finished().table)
    short = replace(played, shares=SHARES[:2])
    assert verify(short)[0] == "pledges and shares: 3 and 2 for 3 seats"


@pytest.mark.parametrize("share", ["", "A0" * 32, "a0" * 31, "a0" * 32 + "\n", "0:" * 32])
def test_a_share_is_64_digits_and_nothing_else(share: str) -> None:
    """Where it could be of any length, two rows of shares might make the same seed."""
    line = format_record(replace(record(finished().table), shares=(share, *SHARES[1:])))
    with pytest.raises(BadNotation):
        parse_record(line)


# What the clock plays.


def by_default(table: Table, ask: Any) -> Any:
    return default_move(table, ask)


@pytest.mark.parametrize("game", ["diamant", "meisterdiebe"])
def test_what_the_clock_played_can_be_verified(game: str) -> None:
    journal = called(True, False, False, game=game, clock=10)
    journal.reveal(0)
    journal.do(commands.begin)
    journal.play("clock", by_default)
    played = record(journal.table)
    assert played.by_clock == tuple(range(1, len(played.moves) + 1))
    assert verify(played) == []


def test_a_record_says_what_a_stand_in_played() -> None:
    journal = called(True, False, False, clock=10)
    journal.reveal(0)
    journal.do(commands.begin)
    journal.play("stand_in", by_default)
    played = record(journal.table)
    assert played.by_stand_in == tuple(range(1, len(played.moves) + 1))
    assert played.by_clock == ()
    assert verify(played) == []


def test_a_move_that_the_clock_would_not_play_is_named() -> None:
    journal = called(True, False, False, game="meisterdiebe", clock=10)
    journal.reveal(0)
    journal.do(commands.begin)
    journal.play()
    ours = record(journal.table)
    assert ours.by_clock == ()
    [difference] = verify(replace(ours, by_clock=(2,)))
    assert difference.startswith("after 1 moves, the clock plays ")
    assert difference.endswith(f"the record has {ours.moves[1]}")


def test_a_clock_that_played_no_move_is_named() -> None:
    played = record(finished().table)
    number = len(played.moves) + 1
    assert only(replace(played, by_clock=(number,))) == f"by_clock: there is no move {number}"


def test_a_clock_that_plays_nonsense_is_no_more_than_a_refused_move() -> None:
    played = record(finished().table)
    nonsense = replace(played, moves=("nonsense", *played.moves[1:]), by_clock=(1,))
    assert "move 1 (nonsense)" in only(nonsense)
    assert examined(nonsense).draws == 1


def test_a_key_that_looks_like_the_clocks_is_not_the_clock() -> None:
    journal = called(False, False, False)
    ask = journal.table.asked()[0]
    journal.do(commands.answer, ask.seat, ask.id, f"clock-{ask.id}", ask.choices[0])
    assert journal.table.by_clock == ()


def test_commands_refuse_in_words() -> None:
    journal = called(True, True, True)
    with pytest.raises(Refusal, match="there is no chair 7"):
        commands.reveal(journal.table, ANN.id, Seat(7), SHARES[0])
