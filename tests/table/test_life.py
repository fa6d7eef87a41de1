"""A table from its opening to its end: commands make entries, and the log makes the table."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from schatulle.rules.core import SPECTATOR, BadNotation, BadOptions, IllegalMove, Seat, how_many
from schatulle.table import commands
from schatulle.table.commands import NotNow, NotYours, Repeated
from schatulle.table.entries import Entry, Guest, TableOpened, decode, encode
from schatulle.table.fairness import commitment
from schatulle.table.life import Status, Table
from schatulle.table.news import Snapshot, chapters, earlier, lobby, newest, snapshot
from schatulle.table.setting import Setting

ANN, BOB = Guest("ann-id", "Ann"), Guest("bob-id", "Bob")
BOTS = ("bot", "random")
SECRET = "5ec2e7" * 10
THREE = ("person", "person", "bot")


def setting(game: str = "diamant", chairs: Sequence[str] = THREE, **options: Any) -> Setting:
    edition = "diamant" if game == "diamant" else "zoch"
    return Setting(game=game, edition=edition, chairs=tuple(chairs), options=options)


class Desk:
    """A table together with its log, as a server keeps it."""

    def __init__(self, wishes: Setting) -> None:
        opened = commands.open_table("oak", wishes, ANN, SECRET, BOTS)
        self.log: list[Entry] = [opened]
        self.table = Table("oak", opened)

    def add(self, entry: Entry) -> None:
        self.log.append(entry)
        self.table.apply(entry)

    def seat(self, guest: Guest, *seats: int) -> None:
        for seat in seats:
            self.add(commands.sit_down(self.table, guest, Seat(seat)))

    def start(self) -> None:
        self.add(commands.start(self.table, ANN.id))

    def answer_at_random(self, rng: Random) -> None:
        ask = rng.choice(self.table.asked())
        action = ask.choices[rng.randrange(how_many(ask.choices))]
        move = self.table.game.format_move(action)
        self.add(commands.answer(self.table, ask.seat, ask.id, f"key-{ask.id}", move))


def playing(game: str = "diamant", **options: Any) -> Desk:
    desk = Desk(setting(game, **options))
    desk.seat(ANN, 0)
    desk.seat(BOB, 1)
    desk.start()
    return desk


def finished(game: str = "diamant", seed: int = 1) -> Desk:
    desk, rng = playing(game), Random(seed)
    while desk.table.status is Status.PLAYING:
        desk.answer_at_random(rng)
    return desk


def now(table: Table, viewer: Seat) -> Snapshot:
    seen = snapshot(table, viewer)
    assert seen is not None
    return seen


@pytest.mark.parametrize("game", ["diamant", "meisterdiebe"])
def test_the_log_read_back_from_its_bytes_makes_the_same_table(game: str) -> None:
    desk = finished(game)
    read = [decode(encode(entry), game) for entry in desk.log]
    assert read == desk.log
    again = Table.folded("oak", read)
    assert vars(again) == vars(desk.table)
    assert again.length == len(desk.log)


@pytest.mark.parametrize("game", ["diamant", "meisterdiebe"])
def test_a_game_goes_from_gathering_through_playing_to_its_outcome(game: str) -> None:
    desk = Desk(setting(game))
    assert desk.table.status is Status.GATHERING
    assert desk.table.asked() == ()
    desk = finished(game)
    assert desk.table.status is Status.OVER
    assert desk.table.outcome is not None
    assert desk.table.asked() == ()


def test_the_commitment_is_shown_from_the_start_and_the_secret_at_the_end() -> None:
    desk = playing()
    assert lobby(desk.table).commitment == commitment(SECRET, "oak")
    assert lobby(desk.table).secret is None
    assert lobby(finished().table).secret == SECRET


def test_a_lobby_names_people_and_never_their_ids_or_the_secret() -> None:
    desk = playing()
    shown = str(lobby(desk.table))
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
        (Setting("chess", "fide", THREE), "there is no game 'chess'"),
    ],
)
def test_a_table_that_cannot_be_played_is_not_opened(wishes: Setting, expected: str) -> None:
    with pytest.raises(BadOptions, match=expected):
        commands.open_table("oak", wishes, ANN, SECRET, BOTS)


def test_a_chair_is_taken_once_and_bots_keep_theirs() -> None:
    desk = Desk(setting())
    desk.seat(ANN, 0)
    with pytest.raises(NotNow, match="chair 0 is taken; allowed: 1"):
        commands.sit_down(desk.table, BOB, Seat(0))
    with pytest.raises(NotNow, match="chair 2 is for a bot; allowed: 1"):
        commands.sit_down(desk.table, BOB, Seat(2))
    with pytest.raises(NotNow, match="there is no chair 7; allowed: 0 to 2"):
        commands.sit_down(desk.table, BOB, Seat(7))


def test_one_guest_may_take_several_chairs_of_one_device() -> None:
    desk = Desk(setting())
    desk.seat(ANN, 0, 1)
    assert desk.table.seats_of(ANN.id) == [0, 1]
    assert desk.table.seats_of(BOB.id) == []


def test_a_guest_stands_up_and_only_the_host_removes_others() -> None:
    desk = Desk(setting())
    desk.seat(ANN, 0)
    desk.seat(BOB, 1)
    with pytest.raises(NotYours, match="only the host"):
        commands.stand_up(desk.table, BOB.id, Seat(0))
    desk.add(commands.stand_up(desk.table, ANN.id, Seat(1)))
    assert desk.table.guests == [ANN, None, None]
    with pytest.raises(NotNow, match="nobody sits on chair 1"):
        commands.stand_up(desk.table, BOB.id, Seat(1))


def test_the_host_swaps_chairs_with_whoever_sits_there() -> None:
    desk = Desk(setting())
    desk.seat(ANN, 0)
    desk.add(commands.swap(desk.table, ANN.id, Seat(0), Seat(2)))
    assert desk.table.chairs == ["bot", "person", "person"]
    assert desk.table.seats_of(ANN.id) == [2]
    with pytest.raises(NotYours):
        commands.swap(desk.table, BOB.id, Seat(0), Seat(1))


def test_the_host_gives_a_free_chair_to_a_bot() -> None:
    desk = Desk(setting())
    desk.seat(ANN, 0)
    desk.add(commands.set_chair(desk.table, ANN.id, Seat(1), "random", BOTS))
    desk.start()
    assert desk.table.bot_at(Seat(1)) == "random"
    assert desk.table.bot_at(Seat(0)) is None


def test_a_chair_where_somebody_sits_is_given_to_no_bot() -> None:
    desk = Desk(setting())
    desk.seat(BOB, 1)
    with pytest.raises(NotNow, match="somebody sits on chair 1"):
        commands.set_chair(desk.table, ANN.id, Seat(1), "bot", BOTS)


def test_only_the_host_starts_and_only_when_everyone_is_there() -> None:
    desk = Desk(setting())
    desk.seat(ANN, 0)
    with pytest.raises(NotNow, match="chairs still free: 1"):
        commands.start(desk.table, ANN.id)
    desk.seat(BOB, 1)
    with pytest.raises(NotYours):
        commands.start(desk.table, BOB.id)


def test_after_the_start_the_chairs_stay_as_they_are() -> None:
    desk = playing()
    with pytest.raises(NotNow, match="the game has begun"):
        commands.stand_up(desk.table, ANN.id, Seat(0))
    with pytest.raises(NotNow, match="the game has begun"):
        commands.start(desk.table, ANN.id)


def test_an_answer_names_its_decision_and_a_repeated_one_does_no_harm() -> None:
    desk = playing()
    ask = desk.table.asked()[0]
    entry = commands.answer(desk.table, ask.seat, ask.id, "k1", "stay")
    desk.add(entry)
    with pytest.raises(Repeated):
        commands.answer(desk.table, ask.seat, ask.id, "k1", "stay")
    with pytest.raises(NotNow, match="answered or gone"):
        commands.answer(desk.table, ask.seat, ask.id, "k2", "leave")


def test_nobody_answers_for_another_seat() -> None:
    desk = playing()
    first, second = desk.table.asked()[:2]
    with pytest.raises(NotNow, match="is not asked that now"):
        commands.answer(desk.table, first.seat, second.id, "k", "stay")


def test_simultaneous_answers_keep_their_decisions_while_others_answer() -> None:
    desk = playing()
    asked = desk.table.asked()
    for ask in reversed(asked):
        desk.add(commands.answer(desk.table, ask.seat, ask.id, "k", "stay"))
    assert [move.partition(":")[0] for move in desk.table.moves] == ["2", "1", "0"]


def test_a_refused_answer_changes_nothing() -> None:
    desk = playing("meisterdiebe")
    (ask,) = desk.table.asked()
    before = desk.table.state
    with pytest.raises(IllegalMove, match="M-22"):
        commands.answer(desk.table, ask.seat, ask.id, "k", "fill A1")
    with pytest.raises(BadNotation):
        commands.answer(desk.table, ask.seat, ask.id, "k", "fill Z9")
    assert desk.table.state is before
    assert desk.table.moves == []


def test_before_the_start_and_after_the_end_nothing_is_asked() -> None:
    with pytest.raises(NotNow, match="gathering"):
        commands.answer(Desk(setting()).table, Seat(0), 1, "k", "stay")
    with pytest.raises(NotNow, match="over"):
        commands.answer(finished().table, Seat(0), 1, "k", "stay")


def test_a_bot_stands_in_until_the_guest_comes_back() -> None:
    desk = playing()
    desk.add(commands.go_away(desk.table, Seat(1)))
    assert desk.table.bot_at(Seat(1)) == "bot"
    with pytest.raises(NotNow, match="stands in at seat 1 already"):
        commands.go_away(desk.table, Seat(1))
    with pytest.raises(NotYours, match="someone else's"):
        commands.come_back(desk.table, ANN.id, Seat(1))
    desk.add(commands.come_back(desk.table, BOB.id, Seat(1)))
    assert desk.table.bot_at(Seat(1)) is None
    with pytest.raises(NotNow, match="nobody stands in"):
        commands.come_back(desk.table, BOB.id, Seat(1))


def test_a_bot_is_never_away() -> None:
    with pytest.raises(NotNow, match="no person plays at seat 2"):
        commands.go_away(playing().table, Seat(2))


def test_a_rematch_is_for_finished_games() -> None:
    with pytest.raises(NotNow, match="finished games"):
        commands.rematch(playing().table, ANN.id, "elm")
    desk = finished()
    with pytest.raises(NotYours, match="only who played"):
        commands.rematch(desk.table, "stranger", "elm")
    desk.add(commands.rematch(desk.table, BOB.id, "elm"))
    assert lobby(desk.table).rematch == "elm"
    with pytest.raises(NotNow, match="has its table already"):
        commands.rematch(desk.table, ANN.id, "ash")


@pytest.mark.parametrize("game", ["diamant", "meisterdiebe"])
def test_whoever_comes_back_gets_what_was_missed_and_nothing_twice(game: str) -> None:
    desk, rng = playing(game), Random(3)
    viewers = [Seat(0), Seat(1), Seat(2), SPECTATOR]
    live = {viewer: chapters(desk.table, viewer) for viewer in viewers}
    for _ in range(40):
        if desk.table.status is Status.PLAYING:
            desk.answer_at_random(rng)
            for viewer in viewers:
                chapter = newest(desk.table, viewer, len(live[viewer]))
                live[viewer] += [chapter] if chapter else []
    for viewer in viewers:
        assert chapters(desk.table, viewer) == live[viewer]
        assert chapters(desk.table, viewer, after=7) == live[viewer][7:]
        assert now(desk.table, viewer).number == len(live[viewer])


def test_a_snapshot_asks_the_own_seat_only_and_a_spectator_nothing() -> None:
    desk = playing()
    assert [ask.seat for ask in now(desk.table, Seat(1)).asked] == [1]
    assert now(desk.table, SPECTATOR).asked == ()


def test_a_hidden_filling_of_the_box_leaves_no_trace_in_the_numbers() -> None:
    numbers = set()
    for secret in ("a" * 64, "b" * 64, "c" * 64):
        wishes = setting("meisterdiebe", quick_setup=True)
        opened = commands.open_table("oak", wishes, ANN, secret, BOTS)
        table = Table("oak", opened)
        for seat, guest in enumerate((ANN, BOB)):
            table.apply(commands.sit_down(table, guest, Seat(seat)))
        table.apply(commands.start(table, ANN.id))
        seen = now(table, Seat(0))
        numbers.add((seen.number, tuple(ask.id for ask in seen.asked)))
    assert len(numbers) == 1


def test_two_tables_with_one_secret_have_the_same_chance_and_different_commitments() -> None:
    one, other = (commands.open_table(name, setting(), ANN, SECRET, BOTS) for name in ("a", "b"))
    assert one.commitment != other.commitment


def test_a_log_begins_with_the_opening() -> None:
    desk = playing()
    assert isinstance(desk.log[0], TableOpened)
    with pytest.raises(AssertionError):
        desk.table.apply(desk.log[0])


def test_a_late_spectator_sees_the_game_as_it_was() -> None:
    desk, rng = playing("meisterdiebe"), Random(5)
    assert snapshot(Desk(setting()).table, SPECTATOR) is None
    assert earlier(desk.table, 0) is None
    seen = []
    for _ in range(12):
        seen.append(now(desk.table, SPECTATOR))
        desk.answer_at_random(rng)
    assert [earlier(desk.table, until) for until in range(1, 13)] == seen
    assert earlier(desk.table, 13) == now(desk.table, SPECTATOR)
