"""What may be done at a table where somebody learns: the table's own commands, step by step."""

from typing import Any

from schatulle.core import Decision, Seat
from schatulle.lessons.lesson import LEARNER, Lesson
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
    return _wanted(standing, commands.answer_in_words(table, seat, decision, key, move))


def answer(table: Table, standing: Standing, ask: Decision[Any], key: str, action: Any) -> Change:
    """The learner's answer while the step waits for one; raises WrongMove, too."""
    return _wanted(standing, commands.answer(table, ask.seat, ask.id, key, action))


def _wanted(standing: Standing, change: Change) -> Change:
    """A legal answer is not always the one that the step waits for."""
    assert isinstance(change.entry, Answered)
    step, move = standing.next_step, change.entry.move
    if not step.wants(move):
        says = standing.lesson.words(step, step.said_to(move))
        raise WrongMove("the lesson waits for another move", says)
    return change


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
