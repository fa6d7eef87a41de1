"""How far a learner has come: a fold over what seat 0 answered, read and could observe."""

from enum import StrEnum

from msgspec import Struct

from schatulle.core import Decision, Seat
from schatulle.lessons.lesson import LEARNER, Lesson, Step
from schatulle.lessons.library import find_lesson
from schatulle.table.projections import observed_of
from schatulle.table.table import Table

Line = tuple[Seat, str]


class Stage(StrEnum):
    """What a lesson waits for."""

    READ = "read"
    MOVE = "move"
    OTHERS = "others"
    OVER = "over"


class Standing(Struct, frozen=True):
    """Where a lesson stands."""

    lesson: Lesson
    stage: Stage
    #: The step that is shown, from 0.
    shown: int
    #: The step that the next answer of the learner belongs to, from 0.
    index: int
    #: What the others have still to play by the script.
    left: tuple[Line, ...] = ()
    #: The occasion that the shown step has something to say to.
    hint: str | None = None
    #: The steps of which somebody could not play a line when it was their turn, and the lines.
    unplayed: tuple[tuple[Step, Line], ...] = ()

    @property
    def step(self) -> Step:
        """The one that is shown."""
        return self.lesson.steps[self.shown]

    @property
    def next_step(self) -> Step:
        """The one that the next answer belongs to."""
        return self.lesson.steps[self.index]

    @property
    def is_last(self) -> bool:
        return self.index == len(self.lesson.steps) - 1


def standing_of(table: Table) -> Standing | None:
    """Where the lesson of a table stands; None where a game is played, or the lesson is gone."""
    if table.beginning is None or table.progress is None or table.agreement.lesson is None:
        return None
    lesson = find_lesson(table.agreement.lesson)
    return None if lesson is None else standing_in(lesson, table)


def standing_in(lesson: Lesson, table: Table) -> Standing:
    """Where a lesson stands at a table that has begun. Total: the file may have changed since."""
    walk = _Walk(lesson)
    chapters = table.chapters
    readings = list(table.readings)
    for number, given in enumerate(table.given, 1):
        while readings and readings[0].chapters <= number:
            walk.read(readings.pop(0).step)
        seen = observed_of(table.game, chapters[number], LEARNER)
        walk.answered(given.seat, {type(event).__name__: None for event in seen})
    for reading in readings:
        walk.read(reading.step)
    walk.come_to(table)
    return walk.standing(table)


def others_asked(table: Table) -> list[Decision[object]]:
    """The open questions to whoever does not learn."""
    return [ask for ask in table.asked() if ask.seat != LEARNER]


class _Walk:
    """Goes through the steps as things happen."""

    def __init__(self, lesson: Lesson) -> None:
        self._lesson = lesson
        self._unplayed: tuple[tuple[Step, Line], ...] = ()
        self._enter(0)

    def _enter(self, index: int) -> None:
        self._index = min(index, len(self._lesson.steps) - 1)
        self._left: tuple[Line, ...] = self._step.lines if self._step.until else ()
        #: Whether the step is done, and the others play its script.
        self._done = False
        self._hint: str | None = None

    @property
    def _step(self) -> Step:
        return self._lesson.steps[self._index]

    def read(self, step: int) -> None:
        """A step was read, counted from 1; what stood before it was not to be."""
        if step > self._index + 1:
            self._enter(step - 1)
        if step == self._index + 1 and self._step.is_read and not self._done:
            self._finish()

    def answered(self, seat: Seat, seen: dict[str, None]) -> None:
        """Somebody answered, and the learner saw events of these kinds."""
        if seat == LEARNER:
            if self._done:
                self._go_on()
        elif seen:
            self._strike(seat)
        for event in seen:
            self._hint = self._step.hints.get(event, self._hint)
        if self._done:
            if not self._left:
                self._go_on()
        elif self._step.until is None:
            if seat == LEARNER and not self._step.is_read:
                self._finish()
        elif self._step.until in seen:
            self._go_on()

    def _strike(self, seat: Seat) -> None:
        line = next((line for line in self._left if line[0] == seat), None)
        if line is not None:
            place = self._left.index(line)
            self._left = self._left[:place] + self._left[place + 1 :]

    def _finish(self) -> None:
        self._done, self._left = True, self._step.lines
        if not self._left:
            self._go_on()

    def _go_on(self) -> None:
        self._unplayed += tuple((self._step, line) for line in self._left)
        self._done, self._left = False, ()
        if self._index + 1 < len(self._lesson.steps):
            self._enter(self._index + 1)

    def come_to(self, table: Table) -> None:
        """A script that nobody can play is over, and so is what a finished game waits for."""
        stuck = not others_asked(table)
        over = table.outcome is not None
        while (self._done and stuck) or (over and not self._step.is_read):
            self._go_on()

    def standing(self, table: Table) -> Standing:
        stage = self._stage(table)
        shown, hint = self._index, self._hint
        if stage is Stage.OTHERS and not self._done and self._step.until is None and shown:
            # The question that the step waits for is still to come.
            shown, hint = shown - 1, None
        return Standing(self._lesson, stage, shown, self._index, self._left, hint, self._unplayed)

    def _stage(self, table: Table) -> Stage:
        if table.learnt:
            return Stage.OVER
        if self._done:
            return Stage.OTHERS
        if self._step.is_read:
            return Stage.READ
        is_asked = any(ask.seat == LEARNER for ask in table.asked())
        return Stage.MOVE if is_asked else Stage.OTHERS
