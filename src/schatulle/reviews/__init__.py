"""Reviews: what a finished game could have been from a seat, told after it is over."""

from schatulle.reviews.absence import absence
from schatulle.reviews.contract import (
    Chances,
    Facts,
    Memory,
    Question,
    Remark,
    Review,
    ReviewedDecision,
    Reviewer,
    Tell,
)
from schatulle.reviews.course import Course, Step
from schatulle.reviews.marks import Mark, mark_of
from schatulle.reviews.reviewing import review_of, reviewed_games, version_of

__all__ = [
    "Chances",
    "Course",
    "Facts",
    "Mark",
    "Memory",
    "Question",
    "Remark",
    "Review",
    "ReviewedDecision",
    "Reviewer",
    "Step",
    "Tell",
    "absence",
    "mark_of",
    "review_of",
    "reviewed_games",
    "version_of",
]
