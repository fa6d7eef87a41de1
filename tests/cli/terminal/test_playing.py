"""Whole games at the terminal table, by keys and by words."""

import re
from pathlib import Path

import pytest

from bots.support.bot_scripts import program
from cli.terminal.support.person_at_terminal import LARGE, SMALL, Person, at_the_table
from schatulle.bots.naming import bot_name
from schatulle.cli.terminal import presentations
from schatulle.cli.terminal.screens.result_screen import ResultScreen
from schatulle.cli.terminal.screens.table_screen import TableScreen
from schatulle.table.records import parse_record, replayed

SHORT = {"setup_diamonds": 6, "max_rounds": 7}


async def play_to_the_end(person: Person, *, keys: bool) -> None:
    while await person.to_question():
        await (person.answer_with_keys() if keys else person.answer_in_words())


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize(("game", "options"), [("meisterdiebe", SHORT), ("diamant", {})])
async def test_a_whole_game_is_played_with_keys(
    game: str, options: dict[str, int], size: tuple[int, int], tmp_path: Path
) -> None:
    players = ("Ann", "random", "random")
    async with at_the_table(tmp_path, size, game=game, options=options, players=players) as person:
        await play_to_the_end(person, keys=True)
        outcome = person.session.outcome
        assert outcome is not None
        screen = await person.look()
        assert "Won by" in screen
        for seat, name in enumerate(person.session.names):
            row = next(row for row in screen.splitlines() if re.search(f"[●▣▼] {name} ", row))
            assert str(outcome.scores[seat]) in row


@pytest.mark.parametrize("edition", ["zoch", "prototype"])
async def test_a_game_of_meisterdiebe_is_played_by_typing(edition: str, tmp_path: Path) -> None:
    async with at_the_table(
        tmp_path,
        game="meisterdiebe",
        edition=edition,
        options=SHORT,
        players=("Ann", "random", "random"),
    ) as person:
        await play_to_the_end(person, keys=False)
        assert "Game saved to" in await person.look()


async def test_a_game_of_diamant_is_played_by_typing(tmp_path: Path) -> None:
    async with at_the_table(
        tmp_path, game="diamant", options={"expeditions": 2}, players=("Ann", "random", "random")
    ) as person:
        await play_to_the_end(person, keys=False)
        record = parse_record((tmp_path / "game.jsonl").read_bytes())
        assert record.result is not None
        assert replayed(record).outcome == person.session.outcome


async def test_a_game_without_a_face_is_played_from_its_written_view_and_a_menu(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presentations, "has_room", lambda game, part: False)
    async with at_the_table(
        tmp_path, game="diamant", options={"expeditions": 2}, players=("Ann", "random", "random")
    ) as person:
        await person.to_question()
        screen = await person.look()
        for words in (
            "expedition: 1",
            "chests: [0,0,0]",
            "Ann: explore further, or return",
            "stay",
        ):
            assert words in screen
        await play_to_the_end(person, keys=True)
        assert "Won by" in await person.look()


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_scores_are_whole_beside_the_wide_faces_of_bots(
    size: tuple[int, int], tmp_path: Path
) -> None:
    players = ("Ann", "fox", "boar", "mouse")
    async with at_the_table(tmp_path, size, game="meisterdiebe", players=players) as person:
        await person.to_question()
        rows = (await person.look()).splitlines()
        for name in person.session.names:
            row = next(row for row in rows if re.search(f"[●▣▼◈] {name} ", row))
            assert row.rstrip().endswith(" -12")


async def test_eight_seats_have_room_on_the_smallest_screen(tmp_path: Path) -> None:
    async with at_the_table(
        tmp_path, game="meisterdiebe", players=("Ann", *["random"] * 7)
    ) as person:
        await person.to_question_of("open")
        screen = await person.look()
        for name in person.session.names:
            assert f" {name}" in screen
        for words in ("slanting", "red cushion", "Hand", "open a drawer", "type a move"):
            assert words in screen


async def test_two_times_enter_plays_a_first_game_with_three_different_mice(tmp_path: Path) -> None:
    async with at_the_table(tmp_path) as person:
        assert "2–8 players" in await person.look()
        await person.press("enter", "enter")
        assert isinstance(person.app.screen, TableScreen)
        you, *bots = person.session.players
        assert you == "You"
        assert len(set(bots)) == 3
        assert {bot_name(bot).kind for bot in bots} == {"mouse"}


async def test_the_opening_screen_seats_people_by_name(tmp_path: Path) -> None:
    async with at_the_table(tmp_path) as person:
        # To the second game; from Play up to the last seat, which becomes a person named Bob.
        await person.press("right", "enter", "up", "left")
        await person.press(*["backspace"] * 8, "B", "o", "b")
        # Three seats up to the number of seats, one more of them; then play.
        await person.press("up", "up", "up", "up", "right", "enter")
        assert person.session.game.NAME == "diamant"
        assert [bot_name(it).kind for it in person.session.players] == [
            *("You", "mouse", "mouse", "Bob", "mouse")
        ]
        assert "Pass the device to" in await person.look()


async def test_the_opening_screen_says_why_a_table_cannot_be_laid(tmp_path: Path) -> None:
    async with at_the_table(tmp_path) as person:
        await person.press("enter", "up", "left", *["backspace"] * 8, "enter")
        assert "cannot sit down" in await person.look()
        await person.press("B", "o", "b", "enter")
        assert [bot_name(it).kind for it in person.session.players] == [
            "You",
            "mouse",
            "mouse",
            "Bob",
        ]


async def test_a_new_game_is_played_with_the_same_people(tmp_path: Path) -> None:
    async with at_the_table(
        tmp_path, game="diamant", options={"expeditions": 1}, players=("Ann", "random", "random")
    ) as person:
        await play_to_the_end(person, keys=True)
        first = person.session
        await person.press("n")
        assert person.session is not first
        assert person.session.players == first.players
        assert person.session.options == first.options
        assert person.session.path != first.path
        assert isinstance(person.app.screen, TableScreen)


PROGRAM = program(Path(__file__).parents[2] / "bots" / "bad" / "stays.py")


@pytest.mark.parametrize("players", [("random",) * 3, ("mouse", "dragon", PROGRAM)])
async def test_bots_alone_are_watched_to_the_end(tmp_path: Path, players: tuple[str, ...]) -> None:
    async with at_the_table(
        tmp_path, game="diamant", options={"expeditions": 1}, players=players
    ) as person:
        person.session.leave()
        assert isinstance(person.app.screen, ResultScreen)


async def test_bots_alone_can_be_paused_and_stepped(tmp_path: Path) -> None:
    async with at_the_table(
        tmp_path, pace=1000, game="meisterdiebe", players=("random",) * 3
    ) as person:
        await person.press("space")
        assert "Space goes on" in await person.look()
        for moves in (1, 2, 3):
            await person.press("enter")
            assert len(person.session.match.moves) == moves
        await person.press("space")
        assert "Space pauses" in await person.look()


async def test_a_key_hurries_the_bots(tmp_path: Path) -> None:
    async with at_the_table(
        tmp_path, pace=1000, game="meisterdiebe", seed="5", players=("Ann", "random", "random")
    ) as person:
        while person.table.pacing.is_waiting:
            await person.press("space")
        assert person.asked.seat == 0


async def test_the_table_waits_while_someone_reads_help(tmp_path: Path) -> None:
    async with at_the_table(
        tmp_path, pace=1000, game="meisterdiebe", seed="5", players=("Ann", "random", "random")
    ) as person:
        table = person.table
        await person.press("question_mark")
        table.pacing.go_now()
        table.pacing.go_now()
        assert len(person.session.match.moves) == 1
        await person.press("escape")
        assert "rotate and flip the box" in await person.look()
        assert table.pacing.is_waiting
