"""From a record and a seat to its review."""

from schatulle.core import BadOptions, Seat
from schatulle.core.registry import games_with, room
from schatulle.reviews.contract import Review, Reviewer, Tell
from schatulle.reviews.course import course_of
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
    return review


def _reviewer(game: str) -> Reviewer:
    reviewer: Reviewer = room(game, ROOM)
    return reviewer
