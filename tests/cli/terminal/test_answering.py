"""Answers at the table: refusals, typing with completion, help, leaving, and small terminals."""

from pathlib import Path

import pytest
from textual.widgets import Input

from cli.terminal.support.person_at_terminal import LARGE, Person, at_the_table
from schatulle.cli.terminal.screens.dialogs import LeaveDialog
from schatulle.cli.terminal.screens.help_screen import HelpScreen

PLAYERS = ("Ann", "random", "random")


def typed(person: Person) -> str:
    return person.table.query_one(Input).value


async def test_a_forbidden_move_is_refused_with_its_clause_and_stays_typed(tmp_path: Path) -> None:
    async with at_the_table(tmp_path, game="meisterdiebe", players=PLAYERS) as person:
        await person.to_question_of("choose")
        moves = person.session.match.moves
        await person.type("turn flip")
        assert "Open a drawer first. After that you may move the box. (M-38)" in await person.look()
        assert typed(person) == "turn flip"
        assert person.session.match.moves == moves


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("nl", "Open eerst een lade. Daarna mag je de kist draaien. (M-38)"),
        ("fr", "Ouvre d’abord un tiroir. Ensuite tu pourras tourner le coffret. (M-38)"),
        ("de", "Öffne zuerst eine Schublade. Danach darfst du die Schatulle bewegen. (M-38)"),
    ],
)
async def test_a_forbidden_move_is_refused_in_the_players_language(
    tmp_path: Path, language: str, sentence: str
) -> None:
    table = at_the_table(tmp_path, game="meisterdiebe", players=PLAYERS, lang=language)
    async with table as person:
        await person.to_question_of("choose")
        await person.type("turn flip")
        assert sentence in await person.look()


async def test_what_is_no_move_says_what_is_allowed(tmp_path: Path) -> None:
    async with at_the_table(tmp_path, game="diamant", players=PLAYERS) as person:
        await person.type("run")
        assert (
            "That is not a move. Type its beginning, and Tab completes it." in await person.look()
        )
        assert typed(person) == "run"
        await person.press("escape", "s")
        assert person.session.match.moves[-1] != "0: run"
        assert "0: stay" in person.session.match.moves


async def test_a_move_is_typed_letter_by_letter_and_completed(tmp_path: Path) -> None:
    async with at_the_table(tmp_path, LARGE, game="meisterdiebe", players=PLAYERS) as person:
        await person.to_question_of("open")
        await person.press("colon", "o", "p")
        screen = await person.look()
        assert "open A1" in screen
        assert "open C4" in screen
        await person.press("tab")
        assert typed(person) == "open "
        await person.press("b", "3", "enter")
        assert "0: open B3" in person.session.match.moves


async def test_a_drawer_alone_is_move_enough(tmp_path: Path) -> None:
    async with at_the_table(tmp_path, game="meisterdiebe", players=PLAYERS) as person:
        await person.to_question_of("open")
        await person.type("c2")
        assert "0: open C2" in person.session.match.moves


async def test_a_letter_and_a_number_put_the_finger_on_a_drawer(tmp_path: Path) -> None:
    async with at_the_table(tmp_path, game="meisterdiebe", players=PLAYERS) as person:
        await person.to_question_of("open")
        await person.press("b", "3", "enter")
        assert "0: open B3" in person.session.match.moves


async def test_diamonds_are_laid_and_taken_back(tmp_path: Path) -> None:
    async with at_the_table(tmp_path, game="meisterdiebe", players=PLAYERS) as person:
        await person.to_question_of("fill")
        await person.press("a", "1", "space", "space", "c", "4", "space", "space")
        assert "+2◆" in await person.look()
        assert "All are in" in await person.look()
        await person.press("backspace", "a", "1", "space", "enter")
        assert "0: fill A1 A1 A1 C4" in person.session.match.moves


async def test_the_open_drawer_shows_what_lies_in_it(tmp_path: Path) -> None:
    players = ("Ann", "Bob")
    async with at_the_table(
        tmp_path, game="meisterdiebe", options={"setup_diamonds": 2}, players=players
    ) as person:
        for _ in players:
            await person.to_question()
            await person.type("fill A1")
            await person.type("turn")
        for character in ("jeweller", "detective"):
            await person.to_question()
            await person.type(f"choose {character}")
        await person.to_question()
        await person.type("open A1")
        screen = await person.look()
        assert "A1 open" in screen
        assert "◆◆" in screen


async def test_help_tells_the_keys_and_the_clauses_of_the_question(tmp_path: Path) -> None:
    async with at_the_table(tmp_path, LARGE, game="diamant", players=PLAYERS) as person:
        await person.press("question_mark")
        assert isinstance(person.app.screen, HelpScreen)
        screen = await person.look()
        assert "Keys" in screen
        assert "D-8" in screen
        await person.press("escape")
        assert person.asked.kind == "decide"


async def test_leaving_asks_once_and_a_refusal_stays(tmp_path: Path) -> None:
    async with at_the_table(tmp_path, game="diamant", players=PLAYERS) as person:
        await person.press("q")
        assert isinstance(person.app.screen, LeaveDialog)
        await person.press("escape")
        assert person.asked.kind == "decide"
        await person.press("ctrl+c")
        assert isinstance(person.app.screen, LeaveDialog)
        await person.press("enter")
        assert not person.app.is_running or person.app._exit


async def test_a_terminal_that_shrinks_hides_the_table_and_loses_nothing(tmp_path: Path) -> None:
    async with at_the_table(tmp_path, game="meisterdiebe", players=PLAYERS) as person:
        await person.to_question_of("open")
        before = await person.look()
        await person.pilot.resize_terminal(60, 20)
        small = await person.look()
        assert "The terminal is 60×20; at least 80×24 is needed." in small
        assert "North" not in small
        await person.press("enter")
        assert person.asked.kind == "open"
        await person.pilot.resize_terminal(80, 24)
        assert await person.look() == before
