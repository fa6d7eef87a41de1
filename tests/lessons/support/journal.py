"""A lesson's table in memory, with the log that it is folded from."""

import pytest

from schatulle.core import Seat
from schatulle.lessons import commands as lessons
from schatulle.lessons import standing as standings
from schatulle.lessons.lesson import LEARNER, Lesson, parse_lesson
from schatulle.lessons.standing import Standing, standing_of
from schatulle.table import commands
from schatulle.table.commands import Change
from schatulle.table.entries import Entry, Guest
from schatulle.table.table import Table

ANN = Guest("ann-id", "Ann")

#: All kinds of steps: read, this move, one of these by a pattern, any move until something happens.
CAVE = """
game = "diamant"
edition = "diamant"
chairs = ["person", "mouse", "hedgehog"]
seed = "cave"

[deal]
decks = [["7", "snake", "9", "5", "snake"], ["3"]]

[[steps]]
name = "look"
script = ["2: stay"]

[[steps]]
name = "go"
point = ["explore"]
moves = ["stay"]
wrong = { "lea*" = "home", "*" = "other" }
script = ["1: stay"]

[[steps]]
name = "again"
moves = ["st*", "leave"]
wrong = { "*" = "other" }
script = ["1: leave", "2: stay"]

[[steps]]
name = "alone"
moves = ["*"]
until = "ExpeditionEnded"
hints = { TurnedUp = "card", Struck = "struck" }
script = ["2: stay", "2: stay"]

[[steps]]
name = "done"
"""


class Journal:
    """The table of a lesson that the library has."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, text: str = CAVE) -> None:
        self.lesson: Lesson = parse_lesson(text, "cave")
        monkeypatch.setattr(
            standings, "find_lesson", lambda name: self.lesson if name == self.lesson.id else None
        )
        opened = lessons.open_lesson("oak", self.lesson, ANN)
        self.log: list[Entry] = [opened.entry]
        self.table: Table = opened.table
        self.add(commands.sit_down(self.table, ANN, LEARNER))
        self.add(commands.start(self.table, ANN.id))

    @property
    def standing(self) -> Standing:
        found = standing_of(self.table)
        assert found is not None
        return found

    @property
    def at(self) -> tuple[str, str, str | None]:
        """What is shown, what is awaited, and the hint."""
        now = self.standing
        return now.step.name, now.stage.value, now.hint

    def add(self, change: Change) -> None:
        self.log.append(change.entry)
        self.table = change.table

    def read(self, step: int) -> None:
        self.add(lessons.read(self.table, LEARNER, step))

    def play(self, line: str) -> None:
        """A move of whoever it is, as in `1: stay`."""
        seat, _, move = line.partition(": ")
        ask = next(ask for ask in self.table.asked() if ask.seat == int(seat))
        if int(seat) == LEARNER:
            change = lessons.answer_in_words(self.table, ask.seat, ask.id, f"k{ask.id}", move)
        else:
            action = self.table.game.parse_move(move)
            change = commands.answer(
                self.table, Seat(int(seat)), ask.id, f"k{ask.id}", action, "bot"
            )
        self.add(change)
