"""A record is reviewed only if it is of a game that was played to its end."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from schatulle.core import Refusal
from schatulle.reviews import mark_of
from schatulle.reviews.course import course_of
from schatulle.table.projections import record as table_record
from schatulle.table.records import Record, parse_record
from support.tables import finished

RECORDS = Path(__file__).parents[1] / "records"
LINE = (RECORDS / "diamant.jsonl").read_text(encoding="utf-8").splitlines()[0]


def a_record(**changes: object) -> Record:
    return parse_record(json.dumps(json.loads(LINE) | changes))


def test_a_course_has_every_answer_of_the_record_and_the_game_before_and_after_it() -> None:
    record = a_record(by_clock=[3], by_stand_in=[5])
    course = course_of(record)
    told = [f"{step.decision.seat}: {step.action.choice}" for step in course.steps]
    assert tuple(told) == record.moves
    instead = [(step.number, step.instead) for step in course.steps if step.instead]
    assert instead == [(3, "clock"), (5, "stand-in")]
    befores = [step.before for step in course.steps]
    assert befores == [course.first, *(step.after for step in course.steps[:-1])]
    assert record.result is not None
    assert course.outcome.scores == record.result.scores


def test_an_unfinished_game_has_no_course() -> None:
    unfinished = a_record(moves=json.loads(LINE)["moves"][:-1], positions={}, result=None)
    with pytest.raises(Refusal, match="is not over"):
        course_of(unfinished)


def test_an_edited_game_has_no_course() -> None:
    moves = json.loads(LINE)["moves"]
    for edited in (
        {"moves": [moves[0], *moves]},
        {"result": {"scores": [9, 9, 9], "winners": [0]}},
    ):
        with pytest.raises(Refusal, match="not the game that was played"):
            course_of(a_record(**edited))


def test_a_game_that_was_not_drawn_from_its_secret_has_no_course() -> None:
    record = table_record(finished("diamant", "diamant", 3))
    assert course_of(record).steps
    for edited in (replace(record, commitment="00" * 32), replace(record, seed="00" * 32)):
        with pytest.raises(Refusal, match="not the game that was played"):
            course_of(edited)


@pytest.mark.parametrize(
    ("loss", "mark"),
    [
        (0.0499, None),
        (0.05, "inaccuracy"),
        (0.0999, "inaccuracy"),
        (0.10, "mistake"),
        (0.15, "blunder"),
        (0.9, "blunder"),
    ],
)
def test_a_mark_is_given_from_its_limit_on(loss: float, mark: str | None) -> None:
    assert mark_of(loss) == mark
