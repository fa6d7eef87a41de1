"""A table from its opening to its end: commands make entries, and the log makes the table."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from schatulle.core import SPECTATOR, BadNotation, BadOptions, IllegalMove, Seat, count_of
from schatulle.table import commands
from schatulle.table.agreement import Agreement
from schatulle.table.commands import Change, NotNow, NotYours, Repeated
from schatulle.table.entries import Entry, Guest, TableOpened, decode, encode
from schatulle.table.fairness import commitment
from schatulle.table.projections import Snapshot, chapters, lobby, newest, snapshot
from schatulle.table.status import Status
from schatulle.table.table import Table, folded

ANN, BOB = Guest("ann-id", "Ann"), Guest("bob-id", "Bob")
BOTS = ("bot", "random")
SECRET = "5ec2e7" * 10
THREE = ("person", "person", "bot")


def setting(game: str = "diamant", chairs: Sequence[str] = THREE, **options: Any) -> Agreement:
    edition = "diamant" if game == "diamant" else "zoch"
    return Agreement(game=game, edition=edition, chairs=tuple(chairs), options=options)


class Journal:
    """A table together with its log, as a server keeps it."""

    def __init__(self, wishes: Agreement) -> None:
        opened = commands.open_table("oak", wishes, ANN, SECRET, BOTS)
        self.log: list[Entry] = [opened.entry]
        self.table = opened.table

    def add(self, change: Change) -> None:
        self.log.append(change.entry)
        self.table = change.table

    def seat(self, guest: Guest, *seats: int) -> None:
        for seat in seats:
            self.add(commands.sit_down(self.table, guest, Seat(seat)))

    def start(self) -> None:
        self.add(commands.start(self.table, ANN.id))

    def answer_at_random(self, rng: Random) -> None:
        ask = rng.choice(self.table.asked())
        action = ask.choices[rng.randrange(count_of(ask.choices))]
        self.add(commands.answer(self.table, ask.seat, ask.id, f"key-{ask.id}", action))


def playing(game: str = "diamant", **options: Any) -> Journal:
    journal = Journal(setting(game, **options))
    journal.seat(ANN, 0)
    journal.seat(BOB, 1)
    journal.start()
    return journal


def finished(game: str = "diamant", seed: int = 1) -> Journal:
    journal, rng = playing(game), Random(seed)
    while journal.table.status is Status.PLAYING:
        journal.answer_at_random(rng)
    return journal


def now(table: Table, viewer: Seat) -> Snapshot:
    assert table.progress is not None
    return snapshot(table.progress, viewer, len(chapters(table, viewer)))


@pytest.mark.parametrize("game", ["diamant", "meisterdiebe"])
def test_the_log_read_back_from_its_bytes_makes_the_same_table(game: str) -> None:
    journal = finished(game)
    read = [decode(encode(entry), game) for entry in journal.log]
    assert read == journal.log
    again = folded("oak", read)
    assert again == journal.table
    assert again.length == len(journal.log)


@pytest.mark.parametrize("game", ["diamant", "meisterdiebe"])
def test_a_game_goes_from_gathering_through_playing_to_its_outcome(game: str) -> None:
    journal = Journal(setting(game))
    assert journal.table.status is Status.GATHERING
    assert journal.table.asked() == ()
    journal = finished(game)
    assert journal.table.status is Status.OVER
    assert journal.table.outcome is not None
    assert journal.table.asked() == ()


def test_the_commitment_is_shown_from_the_start_and_the_secret_at_the_end() -> None:
    journal = playing()
    assert lobby(journal.table).commitment == commitment(SECRET, "oak")
    assert lobby(journal.table).secret is None
    assert lobby(finished().table).secret == SECRET


def test_a_lobby_names_people_and_never_their_ids_or_the_secret() -> None:
    journal = playing()
    shown = str(lobby(journal.table))
    assert "Ann" in shown
    assert "ann-id" not in shown
    assert SECRET not in shown


@pytest.mark.parametrize(
    ("wishes", "expected"),
    [
        (setting(chairs=("person", "bot")), "2 seats; allowed: 3 to 8"),
        (setting(chairs=("person", "bot", "robot")), "allowed: person, bot, random"),
        (setting(expeditions=99), "option expeditions cannot be 99"),
        (setting("meisterdiebe", fall_no_detective="upper"), "allowed: red"),
        (Agreement("chess", "fide", THREE), "there is no game 'chess'"),
    ],
)
def test_a_table_that_cannot_be_played_is_not_opened(wishes: Agreement, expected: str) -> None:
    with pytest.raises(BadOptions, match=expected):
        commands.open_table("oak", wishes, ANN, SECRET, BOTS)


def test_a_chair_is_taken_once_and_bots_keep_theirs() -> None:
    journal = Journal(setting())
    journal.seat(ANN, 0)
    with pytest.raises(NotNow, match="chair 0 is taken; allowed: 1"):
        commands.sit_down(journal.table, BOB, Seat(0))
    with pytest.raises(NotNow, match="chair 2 is for a bot; allowed: 1"):
        commands.sit_down(journal.table, BOB, Seat(2))
    with pytest.raises(NotNow, match="there is no chair 7; allowed: 0 to 2"):
        commands.sit_down(journal.table, BOB, Seat(7))


def test_one_guest_may_take_several_chairs_of_one_device() -> None:
    journal = Journal(setting())
    journal.seat(ANN, 0, 1)
    assert journal.table.seats_of(ANN.id) == [0, 1]
    assert journal.table.seats_of(BOB.id) == []


def test_a_guest_stands_up_and_only_the_host_removes_others() -> None:
    journal = Journal(setting())
    journal.seat(ANN, 0)
    journal.seat(BOB, 1)
    with pytest.raises(NotYours, match="only the host"):
        commands.stand_up(journal.table, BOB.id, Seat(0))
    journal.add(commands.stand_up(journal.table, ANN.id, Seat(1)))
    assert journal.table.guests == (ANN, None, None)
    with pytest.raises(NotNow, match="nobody sits on chair 1"):
        commands.stand_up(journal.table, BOB.id, Seat(1))


def test_the_host_swaps_chairs_with_whoever_sits_there() -> None:
    journal = Journal(setting())
    journal.seat(ANN, 0)
    journal.add(commands.swap(journal.table, ANN.id, Seat(0), Seat(2)))
    assert journal.table.chairs == ("bot", "person", "person")
    assert journal.table.seats_of(ANN.id) == [2]
    with pytest.raises(NotYours):
        commands.swap(journal.table, BOB.id, Seat(0), Seat(1))
    with pytest.raises(NotNow, match="with itself"):
        commands.swap(journal.table, ANN.id, Seat(1), Seat(1))


def test_the_host_gives_a_free_chair_to_a_bot() -> None:
    journal = Journal(setting())
    journal.seat(ANN, 0)
    journal.add(commands.set_chair(journal.table, ANN.id, Seat(1), "random", BOTS))
    journal.start()
    assert journal.table.bot_at(Seat(1)) == "random"
    assert journal.table.bot_at(Seat(0)) is None


def test_a_chair_where_somebody_sits_is_given_to_no_bot() -> None:
    journal = Journal(setting())
    journal.seat(BOB, 1)
    with pytest.raises(NotNow, match="somebody sits on chair 1"):
        commands.set_chair(journal.table, ANN.id, Seat(1), "bot", BOTS)


def test_only_the_host_starts_and_only_when_everyone_is_there() -> None:
    journal = Journal(setting())
    journal.seat(ANN, 0)
    with pytest.raises(NotNow, match="chairs still free: 1"):
        commands.start(journal.table, ANN.id)
    journal.seat(BOB, 1)
    with pytest.raises(NotYours):
        commands.start(journal.table, BOB.id)


def test_after_the_start_the_chairs_stay_as_they_are() -> None:
    journal = playing()
    with pytest.raises(NotNow, match="the game has begun"):
        commands.stand_up(journal.table, ANN.id, Seat(0))
    with pytest.raises(NotNow, match="the game has begun"):
        commands.start(journal.table, ANN.id)


def test_an_answer_names_its_decision_and_a_repeated_one_does_no_harm() -> None:
    journal = playing()
    ask = journal.table.asked()[0]
    entry = commands.answer_in_words(journal.table, ask.seat, ask.id, "k1", "stay")
    journal.add(entry)
    with pytest.raises(Repeated):
        commands.answer_in_words(journal.table, ask.seat, ask.id, "k1", "stay")
    with pytest.raises(NotNow, match="answered or gone"):
        commands.answer_in_words(journal.table, ask.seat, ask.id, "k2", "leave")


def test_nobody_answers_for_another_seat() -> None:
    journal = playing()
    first, second = journal.table.asked()[:2]
    with pytest.raises(NotNow, match="is not asked that now"):
        commands.answer_in_words(journal.table, first.seat, second.id, "k", "stay")


def test_simultaneous_answers_keep_their_decisions_while_others_answer() -> None:
    journal = playing()
    asked = journal.table.asked()
    for ask in reversed(asked):
        journal.add(commands.answer_in_words(journal.table, ask.seat, ask.id, "k", "stay"))
    assert [move.partition(":")[0] for move in journal.table.moves] == ["2", "1", "0"]


def test_a_refused_answer_changes_nothing() -> None:
    journal = playing("meisterdiebe")
    (ask,) = journal.table.asked()
    before = journal.table.state
    with pytest.raises(IllegalMove, match="M-22"):
        commands.answer_in_words(journal.table, ask.seat, ask.id, "k", "fill A1")
    with pytest.raises(BadNotation):
        commands.answer_in_words(journal.table, ask.seat, ask.id, "k", "fill Z9")
    assert journal.table.state is before
    assert journal.table.moves == ()


def test_before_the_start_and_after_the_end_nothing_is_asked() -> None:
    with pytest.raises(NotNow, match="gathering"):
        commands.answer_in_words(Journal(setting()).table, Seat(0), 1, "k", "stay")
    with pytest.raises(NotNow, match="over"):
        commands.answer_in_words(finished().table, Seat(0), 1, "k", "stay")


def test_a_bot_stands_in_until_the_guest_comes_back() -> None:
    journal = playing()
    journal.add(commands.go_away(journal.table, Seat(1)))
    assert journal.table.bot_at(Seat(1)) == "bot"
    with pytest.raises(NotNow, match="stands in at seat 1 already"):
        commands.go_away(journal.table, Seat(1))
    with pytest.raises(NotYours, match="someone else's"):
        commands.come_back(journal.table, ANN.id, Seat(1))
    journal.add(commands.come_back(journal.table, BOB.id, Seat(1)))
    assert journal.table.bot_at(Seat(1)) is None
    with pytest.raises(NotNow, match="nobody stands in"):
        commands.come_back(journal.table, BOB.id, Seat(1))


def test_a_bot_is_never_away() -> None:
    with pytest.raises(NotNow, match="no person plays at seat 2"):
        commands.go_away(playing().table, Seat(2))


def test_a_rematch_is_for_finished_games() -> None:
    with pytest.raises(NotNow, match="finished games"):
        commands.rematch(playing().table, ANN.id, "elm")
    journal = finished()
    with pytest.raises(NotYours, match="only who played"):
        commands.rematch(journal.table, "stranger", "elm")
    journal.add(commands.rematch(journal.table, BOB.id, "elm"))
    assert lobby(journal.table).rematch == "elm"
    with pytest.raises(NotNow, match="has its table already"):
        commands.rematch(journal.table, ANN.id, "ash")


@pytest.mark.parametrize("game", ["diamant", "meisterdiebe"])
def test_whoever_comes_back_gets_what_was_missed_and_nothing_twice(game: str) -> None:
    journal, rng = playing(game), Random(3)
    viewers = [Seat(0), Seat(1), Seat(2), SPECTATOR]
    live = {viewer: chapters(journal.table, viewer) for viewer in viewers}
    for _ in range(40):
        if journal.table.status is Status.PLAYING:
            journal.answer_at_random(rng)
            for viewer in viewers:
                chapter = newest(journal.table, viewer, len(live[viewer]))
                live[viewer] += [chapter] if chapter else []
    for viewer in viewers:
        assert chapters(journal.table, viewer) == live[viewer]
        assert chapters(journal.table, viewer, after=7) == live[viewer][7:]
        assert now(journal.table, viewer).number == len(live[viewer])


def test_a_snapshot_asks_the_own_seat_only_and_a_spectator_nothing() -> None:
    journal = playing()
    assert [ask.seat for ask in now(journal.table, Seat(1)).asked] == [1]
    assert now(journal.table, SPECTATOR).asked == ()


def test_a_hidden_filling_of_the_box_leaves_no_trace_in_the_numbers() -> None:
    numbers = set()
    for secret in ("a" * 64, "b" * 64, "c" * 64):
        wishes = setting("meisterdiebe", quick_setup=True)
        opened = commands.open_table("oak", wishes, ANN, secret, BOTS)
        table = opened.table
        for seat, guest in enumerate((ANN, BOB)):
            table = commands.sit_down(table, guest, Seat(seat)).table
        table = commands.start(table, ANN.id).table
        seen = now(table, Seat(0))
        numbers.add((seen.number, tuple(ask.id for ask in seen.asked)))
    assert len(numbers) == 1


def test_two_tables_with_one_secret_have_the_same_chance_and_different_commitments() -> None:
    both = (commands.open_table(name, setting(), ANN, SECRET, BOTS) for name in ("a", "b"))
    one, other = (opened.table for opened in both)
    assert one.commitment != other.commitment


def test_a_log_begins_with_the_opening() -> None:
    journal = playing()
    assert isinstance(journal.log[0], TableOpened)
    with pytest.raises(AssertionError):
        journal.table.after(journal.log[0])


def test_the_game_is_found_as_it_was_after_so_many_chapters() -> None:
    journal, rng = playing("meisterdiebe"), Random(5)
    assert Journal(setting()).table.progress_after(0) is None
    assert journal.table.progress_after(0) is None
    states = []
    for _ in range(12):
        states.append(journal.table.state)
        journal.answer_at_random(rng)
    then = [journal.table.progress_after(chapters) for chapters in range(1, 13)]
    assert [progress and progress.state for progress in then] == states
    assert journal.table.progress_after(13) is journal.table.progress
