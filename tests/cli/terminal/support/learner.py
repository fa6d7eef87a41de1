"""A person who plays a lesson at the terminal, with keys and typed answers."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from cli.terminal.support.person_at_terminal import SMALL, Person
from schatulle.cli.terminal.app import TableApp
from schatulle.cli.terminal.game.flow import Next
from schatulle.cli.terminal.game.lesson_files import LessonFolder
from schatulle.cli.terminal.game.lesson_table import LessonTable
from schatulle.cli.terminal.game.setup import TableSetup
from schatulle.cli.terminal.wording.phrases import of_lesson
from schatulle.lessons.library import lesson_named

#: A short one.
FIRST = "diamant/path"


class Learner(Person):
    """A person who plays a lesson."""

    @property
    def lesson(self) -> LessonTable:
        assert isinstance(self.app.table, LessonTable)
        return self.app.table

    async def says(self, key: str) -> bool:
        """Whether the screen says a message, in whatever lines."""
        words = of_lesson(key, self.app.setup.lang).split()
        seen = " ".join((await self.look()).split())
        return " ".join(words) in seen

    async def go_on(self) -> None:
        """What is right at this step, after all that it is."""
        standing, table = self.lesson.standing, self.table
        assert await self.says(standing.lesson.words(standing.step))
        if table.flow.next() is Next.READING:
            await self.press("enter")
            return
        ask, game = self.asked, self.lesson.game
        wanted = (game.format_move(action) for action in ask.choices)
        await self.type(next(move for move in wanted if standing.next_step.wants(move)))

    async def play(self, steps: int | None = None) -> None:
        """To the end, or so many times."""
        while not self.lesson.is_over and steps != 0:
            await self.go_on()
            steps = None if steps is None else steps - 1


@asynccontextmanager
async def learning(
    folder: Path, lesson: str = FIRST, lang: str = "en", size: tuple[int, int] = SMALL
) -> AsyncIterator[Learner]:
    table = LessonFolder(folder).table(lesson_named(lesson), "You")
    app = TableApp(TableSetup(lang=lang), table, 0)
    async with app.run_test(size=size) as pilot:
        learner = Learner(app, pilot)
        await pilot.pause()
        await learner.settle()
        yield learner
