"""What a stand-in played while somebody was away: it is judged for nobody, and that is said."""

from schatulle.core import Seat
from schatulle.reviews.contract import Remark
from schatulle.reviews.course import Course


def absence(course: Course, seat: Seat) -> tuple[Remark, ...]:
    """How many moves were a stand-in's; nothing where there was none."""
    own = (step for step in course.steps if step.decision.seat == seat)
    moves = sum(step.instead == "stand-in" for step in own)
    return (Remark("away", {"moves": moves}),) if moves else ()
