"""Laying a table: seats, refusals before the screen starts, keeping and resuming games."""

import shlex
import sys
from pathlib import Path

import pytest

from bots.support.bot_scripts import program
from cli.terminal.support.person_at_terminal import at_the_table
from schatulle.bots import levels
from schatulle.bots.strength import Strength
from schatulle.cli.terminal import app
from schatulle.cli.terminal.game.local_table import LocalTable
from schatulle.cli.terminal.game.players import described, display_names, sign
from schatulle.cli.terminal.game.setup import TableSetup, open_table, parse_seats
from schatulle.cli.terminal.screens.base_screen import too_small
from schatulle.cli.terminal.wording.refusals import told
from schatulle.core import BadOptions, Refusal
from schatulle.table.records import parse_record

PLAYERS = ("Ann", "random", "random")
#: A comma in quotation marks is the program's own.
PROGRAM = f"exec:{shlex.quote(sys.executable)} -c 'import os, sys'"
BAD = Path(__file__).parents[2] / "bots" / "bad"


def table(folder: Path, **wishes: object) -> TableSetup:
    usual: dict[str, object] = {"game": "diamant", "seed": "1", "save": folder / "game.jsonl"}
    return TableSetup(**(usual | wishes))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "game", "players"),
    [
        ("4", "meisterdiebe", ("You", "bot", "bot", "bot")),
        (" 2 ", "diamant", ("You", "bot")),
        ("ann, bob,bot,random", "diamant", ("ann", "bob", "bot", "random")),
        ("bot,bot,bot", "diamant", ("bot", "bot", "bot")),
        ("ann,fox@0.5,mouse", "meisterdiebe", ("ann", "fox@0.5", "mouse")),
        (f"ann,{PROGRAM},dragon", "diamant", ("ann", PROGRAM, "dragon")),
    ],
)
def test_seats_are_a_number_or_names(text: str, game: str, players: tuple[str, ...]) -> None:
    assert parse_seats(text, game) == players


@pytest.mark.parametrize(
    ("text", "game", "reason"),
    [
        ("9", "meisterdiebe", "9 seats for meisterdiebe; allowed: 2 to 8"),
        ("1", "diamant", "1 seats for diamant; allowed: 3 to 8"),
        ("0", "diamant", "allowed: 3 to 8"),
        ("ann", "meisterdiebe", "1 seats for meisterdiebe; allowed: 2 to 8"),
        ("ann,,bob", "meisterdiebe", "'' cannot sit down; a seat is a name"),
        ("ann,Ann", "meisterdiebe", "every name must differ"),
        ("ann,somebodywhosenameislong", "meisterdiebe", "1 to 12 letters"),
        ("ann,fox@whale", "meisterdiebe", "allowed: elephant, adult, child, goldfish"),
        ("ann,bob,fox@0.5", "diamant", "the bots of diamant have none to choose"),
        ("ann,bob,exec:no-such-program", "diamant", "there is no program 'no-such-program'"),
        ("4", "chess", "there is no game 'chess'; allowed: meisterdiebe, diamant"),
    ],
)
def test_seats_that_cannot_be_are_refused_in_a_sentence(text: str, game: str, reason: str) -> None:
    with pytest.raises(BadOptions, match=reason):
        parse_seats(text, game)


@pytest.mark.parametrize(
    ("wishes", "reason"),
    [
        ({"players": ("Ann", "bot")}, "2 seats; allowed: 3 to 8"),
        ({"options": {"expeditions": 99}}, "option expeditions cannot be 99"),
        ({"options": {"depth": 1}}, "there is no option 'depth'"),
        ({"edition": "incan"}, "there is no edition 'incan'"),
        ({"game": "chess"}, "there is no game 'chess'"),
        (
            {"game": "meisterdiebe", "options": {"fall_no_detective": "upper"}},
            "fall_no_detective cannot be upper",
        ),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    wishes: dict[str, object], reason: str, tmp_path: Path
) -> None:
    with pytest.raises(Refusal, match=reason):
        open_table(table(tmp_path, **wishes))


def test_two_may_explore_where_the_table_agreed_on_it(tmp_path: Path) -> None:
    session = open_table(table(tmp_path, players=("Ann", "bot"), options={"allow_two": True}))
    assert len(session.seats) == 2


def test_a_new_game_never_takes_the_place_of_a_file(tmp_path: Path) -> None:
    (tmp_path / "game.jsonl").write_text("precious", encoding="utf-8")
    with pytest.raises(BadOptions, match="is there already"):
        open_table(table(tmp_path))


def test_bots_get_names_that_nobody_at_the_table_has() -> None:
    assert display_names(("ada", "bot", "random"), "diamant") == ("ada", "Bram", "Chloé")
    players = ("Fox", "fox@0.5", "boar", "boar", "exec:python")
    assert display_names(players, "meisterdiebe") == ("Fox", "Fox 2", "Boar", "Boar 2", "Ada")
    named = ("Bruno", "boar.bruno", "boar.wilma@0.5")
    assert display_names(named, "meisterdiebe") == ("Bruno", "Bruno 2", "Wilma")
    assert len(set(display_names(("bot",) * 8 + ("Ada",), "diamant"))) == 9


def test_bots_have_faces_or_a_gear_and_people_neither() -> None:
    players = ("Ann", "fox@0.5", "bot", "exec:python")
    assert [sign(player, "meisterdiebe") for player in players] == ["", "🦊", "⚙", "⚙"]


def test_a_level_on_offer_shows_its_face_its_stars_and_what_was_measured(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    first, *_, last = levels("diamant")
    unmeasured = {first.name: Strength(0)}
    monkeypatch.setattr("schatulle.bots.strength._measured", lambda _game: unmeasured)
    assert described("mouse", first, "diamant") == f"🐭 mouse ★{'☆' * (last.level - 1)} +0"
    assert described("owl.ulla", last, "diamant") == f"🦉 Ulla {'★' * last.level}"


def test_a_terminal_must_be_large_enough() -> None:
    refusal = too_small(60, 20)
    assert refusal
    assert told(refusal, "en") == "The terminal is 60×20; at least 80×24 is needed."
    assert too_small(80, 24) is None


def test_a_small_terminal_is_refused_before_the_screen_starts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.setattr(app, "get_terminal_size", lambda: (79, 24))
    with pytest.raises(BadOptions, match="79×24"):
        app.run(TableSetup(game="diamant"))


def test_without_a_terminal_there_is_no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: False, raising=False)
    with pytest.raises(BadOptions, match="needs a terminal"):
        app.run(TableSetup(game="diamant"))


@pytest.mark.parametrize("game", ["meisterdiebe", "diamant"])
def test_a_game_is_kept_after_every_move_and_resumed_as_it_was(game: str, tmp_path: Path) -> None:
    session = open_table(table(tmp_path, game=game, players=("random",) * 3))
    for _ in range(12):
        step(session)
        record = parse_record(session.path.read_bytes())
        resumed = open_table(TableSetup(resume=record, save=session.path))
        assert resumed.match.state == session.match.state
        assert resumed.match.moves == session.match.moves
        assert resumed.players == session.players


def step(session: LocalTable) -> None:
    asked = session.asked()
    assert asked is not None
    session.bot_move(asked, session.bots_choice(asked))


def test_a_resumed_game_has_the_same_chance_ahead(tmp_path: Path) -> None:
    session = open_table(table(tmp_path, players=("random",) * 3))
    step(session)
    resumed = open_table(TableSetup(resume=session.record(), save=tmp_path / "other.jsonl"))
    for game in (session, resumed):
        while (asked := game.asked()) is not None:
            game.move(asked.seat, asked.choices[0])
    assert resumed.outcome == session.outcome


def test_a_resumed_bot_has_observed_everything(tmp_path: Path) -> None:
    session = open_table(table(tmp_path, players=("random",) * 3))
    step(session)
    seen: list[object] = []

    class Witness:
        def observe(self, event: object) -> None:
            seen.append(event)

        def choose(self, view: object, decision: object) -> object:
            raise AssertionError

    seat = session.seats[1]
    LocalTable(session.match, session.record(), {seat: Witness()}, session.path)
    observed = [session.game.observe(event, seat) for event in session.match.log]
    assert seen == [event for event in observed if event is not None]


async def test_a_game_is_resumed_at_the_table(tmp_path: Path) -> None:
    async with at_the_table(tmp_path, game="diamant", players=PLAYERS) as person:
        await person.press("s")
        state = person.session.match.state
    record = parse_record((tmp_path / "game.jsonl").read_bytes())
    async with at_the_table(tmp_path, resume=record) as person:
        assert person.session.match.state == state
        assert person.asked.seat == 0


async def test_a_full_disk_is_told_of_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    async with at_the_table(tmp_path, game="diamant", players=PLAYERS) as person:
        monkeypatch.setattr("schatulle.cli.terminal.game.local_table.write_record", refuse)
        await person.press("s")
        assert "Not saved, the game goes on: " in await person.look()
        assert "could not be saved" in app.farewell(person.session, "en")
        monkeypatch.undo()
        await person.to_question()
        await person.press("s")
        assert "Not saved" not in await person.look()


def test_a_draft_that_fails_leaves_the_old_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = open_table(table(tmp_path, players=("random",) * 3))
    session.save()
    before = session.path.read_bytes()

    def refuse(*_: object) -> None:
        raise OSError("torn out")

    monkeypatch.setattr("os.fsync", refuse)
    step(session)
    assert session.trouble is not None
    assert session.path.read_bytes() == before


def test_the_farewell_says_where_the_game_lies_and_how_to_go_on(tmp_path: Path) -> None:
    session = open_table(table(tmp_path, players=PLAYERS))
    session.save()
    words = app.farewell(session, "en")
    assert f"Game saved to {session.path}" in words
    assert f"schatulle play --resume {session.path}" in words


def test_games_are_kept_in_the_players_own_folder() -> None:
    session = open_table(TableSetup(game="diamant", players=PLAYERS))
    assert session.path.parent.name == "games"
    assert session.path.suffix == ".jsonl"
    assert not session.path.exists()


def with_program(folder: Path, script: str) -> LocalTable:
    mine = program(BAD / f"{script}.py")
    return open_table(table(folder, players=(mine, "bot", "fox"), options={"expeditions": 1}))


@pytest.mark.parametrize(
    ("script", "blame"),
    [("crashes", "it ended with exit status 1"), ("illegal", "a move is legal"), ("stays", "")],
)
def test_a_program_plays_to_the_end_and_whoever_leaves_hears_what_it_did(
    script: str, blame: str, tmp_path: Path
) -> None:
    session = with_program(tmp_path, script)
    while session.outcome is None:
        step(session)
    session.leave()
    assert bool(session.blamed()) == bool(blame)
    assert blame in app.farewell(session, "en")


def test_a_move_that_the_rules_refuse_costs_a_program_its_seat(tmp_path: Path) -> None:
    mine = program(BAD / "illegal.py")
    session = open_table(table(tmp_path, game="meisterdiebe", players=(mine, "bot")))
    while all(move.startswith("1") for move in session.match.moves):
        step(session)
    assert "a move is legal" in session.blamed()[0]
    session.leave()


def test_a_file_starts_no_program(tmp_path: Path) -> None:
    record = with_program(tmp_path, "stays").record()
    with pytest.raises(BadOptions, match="a file starts no program: add --seats"):
        open_table(TableSetup(resume=record))
    players = ("Ann", "bot", "fox")
    assert open_table(TableSetup(resume=record, players=players)).players == players
