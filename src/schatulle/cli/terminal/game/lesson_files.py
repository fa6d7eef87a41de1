"""Where lessons are kept at this device: a log for each, and whether it was done."""

from pathlib import Path

import msgspec
from platformdirs import user_data_dir

from schatulle.cli.terminal.game.lesson_table import LessonMatch, LessonTable
from schatulle.cli.terminal.game.record_files import write_whole
from schatulle.core import Refusal
from schatulle.lessons.commands import open_lesson
from schatulle.lessons.lesson import LEARNER, Lesson
from schatulle.table import commands
from schatulle.table.entries import Entry, Guest, decode, encode
from schatulle.table.table import Table, folded

#: Whoever learns at this device.
LEARNER_HERE = "learner"


def default_folder() -> Path:
    """The learner's own."""
    return Path(user_data_dir("schatulle")) / "lessons"


class LessonFolder:
    """The lessons of one learner.

    A log holds the table's entries, a line for each. When the lesson is done it is put aside, so
    that the lesson can be begun anew and is done all the same.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def is_done(self, lesson: Lesson) -> bool:
        """Whether the lesson was ever played to its end."""
        if self._done(lesson).exists():
            return True
        table = self._kept(lesson)
        return table is not None and table.learnt

    def is_begun(self, lesson: Lesson) -> bool:
        """Whether there is something to go on with."""
        table = self._kept(lesson)
        return table is not None and not table.learnt

    def table(self, lesson: Lesson, learner: str) -> LessonTable:
        """The lesson where it was left, or from its beginning."""
        entries = self._entries(lesson)
        table = _folded(lesson, entries)
        if table is not None and table.learnt:
            self.put_aside(lesson)
        if table is None or table.learnt:
            entries, table = _begun(lesson, Guest(LEARNER_HERE, learner))
        path = self._log(lesson)

        def keep(entry: Entry) -> None:
            entries.append(entry)
            write_whole(path, b"".join(encode(each) + b"\n" for each in entries))

        return LessonTable(LessonMatch(lesson, table, keep), learner, path)

    def put_aside(self, lesson: Lesson) -> None:
        """The lesson was done."""
        self._log(lesson).replace(self._done(lesson))

    def _kept(self, lesson: Lesson) -> Table | None:
        return _folded(lesson, self._entries(lesson))

    def _entries(self, lesson: Lesson) -> list[Entry]:
        """What was kept; nothing where it cannot be read any more."""
        try:
            lines = self._log(lesson).read_bytes().splitlines()
            return [decode(line, lesson.game) for line in lines]
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
            return []

    def _log(self, lesson: Lesson) -> Path:
        return self._folder / lesson.game / f"{lesson.name}.jsonl"

    def _done(self, lesson: Lesson) -> Path:
        return self._folder / lesson.game / f"{lesson.name}.done.jsonl"


def _begun(lesson: Lesson, learner: Guest) -> tuple[list[Entry], Table]:
    opened = open_lesson(lesson.id, lesson, learner)
    seated = commands.sit_down(opened.table, learner, LEARNER)
    begun = commands.start(seated.table, learner.id)
    return [opened.entry, seated.entry, begun.entry], begun.table


def _folded(lesson: Lesson, entries: list[Entry]) -> Table | None:
    try:
        table = folded(lesson.id, entries) if entries else None
    except (Refusal, AssertionError):
        return None
    return table if table is not None and table.progress is not None else None
