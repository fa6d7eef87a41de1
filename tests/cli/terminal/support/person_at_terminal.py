"""A person at the terminal table: sees the screen as text, presses keys and types."""

from asyncio import sleep
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from textual.events import Key
from textual.pilot import Pilot
from textual.widgets import Input

from schatulle.cli.terminal.app import TableApp
from schatulle.cli.terminal.game.local_table import LocalTable
from schatulle.cli.terminal.game.setup import TableSetup, open_table
from schatulle.cli.terminal.screens.dialogs import Curtain
from schatulle.cli.terminal.screens.result_screen import ResultScreen
from schatulle.cli.terminal.screens.table_screen import TableScreen
from schatulle.core import count_of
from schatulle.games.meisterdiebe.terminal.drawer_walk import DrawerWalk, FillingWalk

SMALL, LARGE = (80, 24), (120, 40)


class Person:
    """Whoever holds the device."""

    def __init__(self, app: TableApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot
        self.rng = Random(1)

    @property
    def session(self) -> LocalTable:
        assert self.app.table is not None
        return self.app.table

    @property
    def table(self) -> TableScreen:
        assert isinstance(self.app.screen, TableScreen)
        return self.app.screen

    async def look(self) -> str:
        """The screen as it is now."""
        await self.pilot.pause()
        strips = self.app.screen._compositor.render_strips()
        return "\n".join("".join(segment.text for segment in strip) for strip in strips)

    async def press(self, *keys: str) -> None:
        """Keys one after the other, without the pilot's wait for an idle processor."""
        for key in keys:
            character = key if len(key) == 1 else {"space": " ", "colon": ":"}.get(key)
            self.app.post_message(Key(key, character))
            # From the program to its screen, to a widget, and back to the screen.
            for _ in range(3):
                await self.pilot._wait_for_screen()
            await self.settle()

    async def type(self, text: str) -> None:
        """Types a move into the line and sends it."""
        self.table.query_one(Input).focus()
        self.table.query_one(Input).value = text
        await self.press("enter")

    async def settle(self) -> None:
        """Until the table waits for a person."""
        while isinstance(self.app.screen, TableScreen) and self._goes_on_by_itself:
            await self.app.workers.wait_for_complete()
            await sleep(0)
        await self.pilot._wait_for_screen()

    @property
    def _goes_on_by_itself(self) -> bool:
        waits = self.table.pacing.is_waiting and not self.table.pacing.pace
        return waits or self.table.thinking

    async def to_question(self) -> bool:
        """Lifts curtains until something is asked; False when the game is over."""
        await self.settle()
        while isinstance(self.app.screen, Curtain):
            await self.press("enter")
        return not isinstance(self.app.screen, ResultScreen)

    async def to_question_of(self, kind: str) -> None:
        """Plays anything until that is asked."""
        while await self.to_question() and self.asked.kind != kind:
            await self.answer_in_words()

    @property
    def asked(self) -> Any:
        assert self.table.question is not None
        return self.table.question.ask

    async def answer_in_words(self) -> None:
        """Any legal move, typed."""
        await self.type(self.any_move())

    def any_move(self) -> str:
        number = self.rng.randrange(count_of(self.asked.choices))
        return self.session.game.format_move(self.asked.choices[number])

    async def answer_with_keys(self) -> None:
        """Any legal move, with arrows, Enter, or a move's own key."""
        question = self.table.question
        assert question is not None
        if isinstance(question.picker, FillingWalk):
            await self._fill(question.picker)
        elif isinstance(question.picker, DrawerWalk):
            await self.press(*self.rng.choices(("left", "right", "up", "down"), k=2), "enter")
        elif not question.picker.choices:
            await self.answer_in_words()
        else:
            choice = self.rng.choice(question.picker.choices)
            steps = question.picker.choices.index(choice)
            await self.press(*([choice.key] if choice.key else ["right"] * steps + ["enter"]))

    async def _fill(self, filling: FillingWalk) -> None:
        while filling.left:
            await self.press(self.rng.choice(("left", "right", "up", "down")), "space")
        await self.press("enter")


@asynccontextmanager
async def at_the_table(
    folder: Path, size: tuple[int, int] = SMALL, pace: float = 0, **wishes: Any
) -> AsyncIterator[Person]:
    """A table that keeps its game in the folder, with bots that do not tarry."""
    usual: dict[str, Any] = {"seed": "1", "save": folder / "game.jsonl"}
    setup = TableSetup(**(usual | wishes))
    session = open_table(setup) if setup.game or setup.resume else None
    app = TableApp(setup, session, pace)
    async with app.run_test(size=size) as pilot:
        person = Person(app, pilot)
        await pilot.pause()
        await person.settle()
        yield person
