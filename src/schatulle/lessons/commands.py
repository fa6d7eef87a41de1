"""What may be done at a table where somebody learns: the table's own commands, step by step."""

from schatulle.core import Seat
from schatulle.lessons.lesson import LEARNER, Lesson, Step
from schatulle.lessons.standing import Stage, Standing, standing_of
from schatulle.table import commands
from schatulle.table.commands import Change, NotNow, Repeated
from schatulle.table.entries import Answered, Guest
from schatulle.table.table import Table


class WrongMove(NotNow):
    """A legal answer that the step does not wait for; it is told what the lesson has to say."""


def open_lesson(name: str, lesson: Lesson, learner: Guest, code: str = "") -> Change:
    """A table for one learner."""
    return commands.open_lesson(
        name, lesson.agreement, learner, lesson.seed, lesson.beginning, code
    )


def answer_in_words(table: Table, seat: Seat, decision: int, key: str, move: str) -> Change:
    """A person's answer in notation, in a lesson the one that its step waits for.

    Raises what the table's own command does, or WrongMove.
    """
    standing = standing_of(table)
    if standing is None:
        return commands.answer_in_words(table, seat, decision, key, move)
    commands.check_asked(table, seat, decision, key)
    if standing.stage is not Stage.MOVE:
        raise NotNow(*_WAITS[standing.stage])
    change = commands.answer_in_words(table, seat, decision, key, move)
    assert isinstance(change.entry, Answered)
    check_wanted(standing, change.entry.move)
    return change


def check_wanted(standing: Standing, move: str) -> None:
    """Raises WrongMove for a legal move that the step does not wait for."""
    step = standing.next_step
    if not step.wants(move):
        raise WrongMove("the lesson waits for another move", _said(standing.lesson, step, move))


def _said(lesson: Lesson, step: Step, move: str) -> str:
    return lesson.words(step, step.said_to(move))


def read(table: Table, seat: Seat, step: int) -> Change:
    """The learner has read a step, counted from 1; raises Repeated or NotNow."""
    standing = standing_of(table)
    if standing is None or seat != LEARNER:
        raise NotNow("there is nothing to be read here", "refused-nothing-to-read")
    if any(reading.step == step for reading in table.readings):
        raise Repeated("this step was read before", "refused-nothing-to-read")
    if standing.stage is not Stage.READ or step != standing.index + 1:
        raise NotNow("another step is to be read, or none", "refused-nothing-to-read")
    return commands.read_step(table, step, last=standing.is_last)


_WAITS = {
    Stage.READ: ("the step is to be read first", "refused-read-first"),
    Stage.OTHERS: ("the others play first", "refused-others-first"),
    Stage.OVER: ("the lesson is over", "refused-lesson-over"),
}
