"""Lessons at the terminal: told step by step, answered with keys, left and gone on with."""

from io import StringIO
from pathlib import Path

import pytest
from msgspec.structs import replace
from rich.console import Console

from cli.terminal.support.learner import FIRST, learning
from cli.terminal.support.person_at_terminal import LARGE, SMALL
from schatulle.cli import learn
from schatulle.cli.main import main
from schatulle.cli.terminal.game.lesson_files import LessonFolder
from schatulle.cli.terminal.look.lesson_text import lesson_text
from schatulle.cli.terminal.screens.table_layout import LESSON
from schatulle.lang import LANGUAGES
from schatulle.lessons.commands import open_lesson
from schatulle.lessons.lesson import LEARNER
from schatulle.lessons.library import all_lessons, lesson_named
from schatulle.lessons.standing import standing_in
from schatulle.table import commands
from schatulle.table.entries import Guest

OURS = [lesson.id for lesson in all_lessons()]


@pytest.mark.parametrize("name", [FIRST, "meisterdiebe/thief"])
async def test_a_lesson_is_played_to_its_end(name: str, tmp_path: Path) -> None:
    async with learning(tmp_path, name) as learner:
        await learner.play()
    assert LessonFolder(tmp_path).is_done(lesson_named(name))


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_it_speaks_the_learners_language_on_a_screen_of_any_size(
    lang: str, tmp_path: Path
) -> None:
    async with learning(tmp_path, lang=lang, size=LARGE) as learner:
        await learner.play()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_lessons_say_at_once_fits_into_their_lines(lang: str) -> None:
    for lesson in all_lessons():
        opened = open_lesson("oak", lesson, Guest("ann", "Ann")).table
        begun = commands.start(commands.sit_down(opened, opened.host, LEARNER).table, "ann").table
        for shown, step in enumerate(lesson.steps):
            now = replace(standing_in(lesson, begun), shown=shown)
            for said in {None, *step.wrong.values(), *step.hints.values()}:
                told = lesson.words(step, said) if said else None
                text = lesson_text(now, told, SMALL[0] - 2, lang)
                assert len(text.plain.splitlines()) <= LESSON, (lesson.id, step.name)


async def test_a_wrong_move_is_told_why_and_the_step_waits_on(tmp_path: Path) -> None:
    async with learning(tmp_path) as learner:
        await learner.go_on()
        step = learner.lesson.standing.step
        (wrong,) = {"stay", "leave"} - set(step.moves)
        told = learner.lesson.lesson.words(step, step.said_to(wrong))
        assert not await learner.says(told)
        await learner.type(wrong)
        assert await learner.says(told)
        assert learner.lesson.standing.step is step
        await learner.go_on()
        assert not await learner.says(told)


async def test_whoever_is_cut_off_goes_on_where_they_were(tmp_path: Path) -> None:
    """Nothing is saved on leaving: each time the process could as well have been killed."""
    moves = 0
    while not LessonFolder(tmp_path).is_done(lesson_named(FIRST)):
        async with learning(tmp_path) as learner:
            await learner.play(1)
            table = learner.lesson.match.table
        again = LessonFolder(tmp_path).table(lesson_named(FIRST), "You").match.table
        assert table.learnt or again == table
        moves += 1
    assert moves >= len(lesson_named(FIRST).steps)


def told(folder: Path, lang: str = "en") -> str:
    out = StringIO()
    learn.tell_lessons(LessonFolder(folder), lang, Console(file=out, width=100))
    return out.getvalue()


async def test_lessons_are_listed_with_what_became_of_them(tmp_path: Path) -> None:
    folder, lesson = LessonFolder(tmp_path), lesson_named(FIRST)
    lines = told(tmp_path).splitlines()
    assert [line.split()[1] for line in lines if line.strip()[:1] in "✓◐·"] == OURS
    assert lines[-1] == f"Next: schatulle learn {OURS[0]}"
    async with learning(tmp_path) as learner:
        await learner.play(1)
    assert f"◐ {FIRST}" in told(tmp_path)
    async with learning(tmp_path) as learner:
        await learner.play()
        assert "Done: " in learn.farewell(folder, learner.lesson, "en")
    assert f"✓ {FIRST}" in told(tmp_path)
    folder.table(lesson, "You").read()
    assert f"◐ {FIRST}" in told(tmp_path)
    assert folder.is_done(lesson)


async def test_what_cannot_be_read_any_more_begins_anew(tmp_path: Path) -> None:
    async with learning(tmp_path) as learner:
        await learner.play(2)
        path = learner.lesson.path
    path.write_bytes(path.read_bytes()[:-20])
    assert LessonFolder(tmp_path).table(lesson_named(FIRST), "You").standing.index == 0


async def test_a_disk_that_refuses_is_told_of_and_the_next_entry_keeps_all(tmp_path: Path) -> None:
    async with learning(tmp_path) as learner:
        folder = learner.lesson.path.parent
        folder.mkdir(parents=True)
        learner.lesson.path.with_name(f"{learner.lesson.path.name}.new").mkdir()
        await learner.go_on()
        assert "Not saved" in await learner.look()
        learner.lesson.path.with_name(f"{learner.lesson.path.name}.new").rmdir()
        await learner.go_on()
        assert "Not saved" not in await learner.look()
        table = learner.lesson.match.table
    assert LessonFolder(tmp_path).table(lesson_named(FIRST), "You").match.table == table


def test_a_lesson_that_there_is_not_is_refused_with_those_there_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["learn", "diamant/juggling"]) == 2
    assert FIRST in capsys.readouterr().err
