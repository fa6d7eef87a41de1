"""The lessons of all games, each in its game's wing: `lessons/<number>-<name>.toml`."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final

from schatulle.core import BadNotation, BadOptions
from schatulle.core.registry import game_names, wing
from schatulle.lessons.lesson import Lesson, parse_lesson

_FILE: Final = re.compile(r"([0-9]+)-([a-z][a-z0-9-]*)\.toml")


def all_lessons() -> tuple[Lesson, ...]:
    """Game by game, each game's in their order; raises BadNotation."""
    return _of_games(game_names())


def lesson_named(name: str) -> Lesson:
    """The lesson with that id; raises BadOptions."""
    if (found := find_lesson(name)) is None:
        allowed = tuple(lesson.id for lesson in all_lessons())
        reason = f"there is no lesson {name!r}; allowed: {', '.join(allowed)}"
        raise BadOptions(reason, "refused-lesson", name=name, allowed=allowed)
    return found


def find_lesson(name: str) -> Lesson | None:
    """The lesson with that id; None where there is none, or none any more."""
    return next((lesson for lesson in all_lessons() if lesson.id == name), None)


def named_by(file: str) -> tuple[int, str]:
    """Number and name of a lesson by its file's; raises BadNotation."""
    if not (found := _FILE.fullmatch(file)):
        raise BadNotation(f"{file}: a lesson's file is called as in 01-thief.toml")
    return int(found[1]), found[2]


@cache
def _of_games(games: tuple[str, ...]) -> tuple[Lesson, ...]:
    return tuple(lesson for game in games for lesson in _of_game(game))


def _of_game(game: str) -> Iterator[Lesson]:
    folder = files(wing(game)) / "lessons"
    if not folder.is_dir():
        return
    found = [file for file in folder.iterdir() if file.name.endswith(".toml")]
    for file in sorted(found, key=lambda file: named_by(file.name)):
        number, name = named_by(file.name)
        lesson = parse_lesson(file.read_text(encoding="utf-8"), name, number)
        if lesson.game != game:
            raise BadNotation(f"{file.name}: it is of {lesson.game}, in the wing of {game}")
        yield lesson
