"""A game that nobody has heard of brings a lesson, without words for it."""

from pathlib import Path

from cli.terminal.support.learner import learning
from schatulle.cli.main import main
from schatulle.lessons.library import all_lessons, lesson_named
from server.support.lesson_play import begun, played
from server.support.real_server import person, served
from support.toy import rules

LESSON = "toy/bid"
FILES = Path(str(rules.__file__)).parent / "lessons"


def test_its_lessons_come_after_ours_and_can_be_played() -> None:
    assert [lesson.id for lesson in all_lessons()][-1] == LESSON
    assert main(["check", str(FILES)]) == 0


async def test_it_is_played_over_the_socket(tmp_path: Path) -> None:
    async with served(tmp_path) as address, person(address, "Ann") as ann:
        table = await begun(ann, LESSON)
        async with ann.at(table) as talk:
            assert await played(talk, lesson_named(LESSON)) == ["prize", "bid", "take", "done"]


async def test_it_is_played_at_the_terminal(tmp_path: Path) -> None:
    async with learning(tmp_path, LESSON) as learner:
        await learner.play()
    assert learner.lesson.is_over
