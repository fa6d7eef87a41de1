"""The toy at the terminal, which has a plain face for a game that brings none."""

from pathlib import Path

import pytest

from cli.terminal.support.person_at_terminal import LARGE, SMALL, at_the_table
from schatulle.cli.terminal.screens.result_screen import ResultScreen
from schatulle.table.record_check import check_record
from schatulle.table.records import parse_record
from support.toy import NAME


@pytest.mark.parametrize("players", [("Ann", "hen", "bot"), ("Ann", "Bob")])
async def test_people_play_a_whole_game_with_typed_answers(
    tmp_path: Path, players: tuple[str, ...]
) -> None:
    async with at_the_table(tmp_path, game=NAME, players=players) as person:
        await person.to_question_of("bid")
        assert "prize: " in await person.look()
        while await person.to_question():
            await person.answer_in_words()
        assert isinstance(person.app.screen, ResultScreen)
    record = parse_record((tmp_path / "game.jsonl").read_bytes())
    check_record(record)
    assert (record.game, record.players) == (NAME, players)
    assert record.result is not None


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_a_whole_game_is_played_with_keys_where_moves_are_few(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with at_the_table(tmp_path, size, game=NAME, players=("Ann", "hen", "ant")) as person:
        assert await person.to_question()
        assert "Ann: what do you do?" in await person.look()
        while await person.to_question():
            await person.answer_with_keys()
        assert "Won by" in await person.look()


async def test_a_move_from_a_list_too_long_for_a_menu_is_completed(tmp_path: Path) -> None:
    async with at_the_table(tmp_path, game=NAME, players=("Ann", "hen")) as person:
        await person.to_question()
        assert "Too many choices for a menu" in await person.look()
        assert person.table.question is not None
        found = person.table.question.completions("bid 9")
        assert set(found) == {"bid 9", *(f"bid 9{digit}" for digit in range(10))}


async def test_it_is_on_offer_among_the_games(tmp_path: Path) -> None:
    async with at_the_table(tmp_path) as person:
        assert NAME in await person.look()


async def test_an_answer_that_cannot_be_is_refused_with_its_clause(tmp_path: Path) -> None:
    async with at_the_table(tmp_path, game=NAME, players=("Ann", "hen")) as person:
        await person.to_question_of("bid")
        await person.type("bid 100")
        assert "(T-2)" in await person.look()
        await person.type("run")
        assert "That cannot be done now." in await person.look()
