"""From a record and a seat to its review."""

from msgspec.structs import replace

from schatulle.core import BadOptions, Seat
from schatulle.core.registry import games_with, room
from schatulle.reviews.contract import Review, Reviewer, Tell
from schatulle.reviews.course import Course, course_of
from schatulle.reviews.marks import SLIP
from schatulle.table.records import Record

ROOM = "review"


def reviewed_games() -> tuple[str, ...]:
    """The games that have a reviewer."""
    return games_with(ROOM)


def version_of(game: str) -> int:
    """Which of its reviews a game stands by; raises BadOptions where it has no reviewer."""
    return _reviewer(game).VERSION


def review_of(record: Record, seat: int, tell: Tell = lambda _done: None) -> Review:
    """The review of a finished game from a seat; raises Refusal, and whatever `tell` raises."""
    reviewer = _reviewer(record.game)
    course = course_of(record)
    if not 0 <= seat < record.seats:
        reason = f"there was no seat {seat}; allowed: 0 to {record.seats - 1}"
        raise BadOptions(reason, "refused-nothing-here")
    tell(0.0)
    review = reviewer.reviewed(course, Seat(seat), tell)
    tell(1.0)
    return replace(review, slips=_slips(review, course))


def _slips(review: Review, course: Course) -> float:
    own = {step.number for step in course.steps if step.instead is None}
    return sum(
        decision.loss
        for decision in review.decisions
        if decision.mark is None and decision.loss >= SLIP and decision.move_number in own
    )


def _reviewer(game: str) -> Reviewer:
    reviewer: Reviewer = room(game, ROOM)
    return reviewer
