"""A finished game of Meisterdiebe from a seat: all its decisions judged, one after the other."""

from typing import Any, Final

from schatulle.core import Seat
from schatulle.games.meisterdiebe.review.causes import WELL, cause_of, difference
from schatulle.games.meisterdiebe.review.effort import USUAL, Effort
from schatulle.games.meisterdiebe.review.judgement import Judgement, judged
from schatulle.games.meisterdiebe.review.memory_score import memory_of
from schatulle.games.meisterdiebe.review.own_decisions import own_decisions
from schatulle.games.meisterdiebe.review.questions import questions
from schatulle.games.meisterdiebe.review.seating import turned, turned_action, turned_facts
from schatulle.games.meisterdiebe.review.truth import Truth
from schatulle.games.meisterdiebe.rules import NAME, format_move
from schatulle.games.meisterdiebe.rules.actions import Action
from schatulle.reviews import (
    Course,
    Remark,
    Review,
    ReviewedDecision,
    Tell,
    absence,
    mark_of,
)

LITTLE_AT_STAKE: Final = "little-at-stake"


def reviewed(course: Course, seat: Seat, tell: Tell, effort: Effort = USUAL) -> Review:
    """The review, with everybody where they sat."""
    seen = turned(course, seat)
    own = list(own_decisions(seen))
    judgements, decisions = [], []
    for number, decision in enumerate(own, 1):
        judgement = judged(decision, effort)
        if judgement is not None:
            if decision.step.instead is None:
                judgements.append(judgement)
            decisions.append(_told(judgement, seat, course.record.seats, effort))
        tell(number / len(own))
    truth = Truth(course)
    memory = memory_of(judgements)
    return Review(
        game=NAME,
        seat=seat,
        memory=memory,
        luck=truth.luck(seat),
        chances=truth.chances(),
        decisions=tuple(decisions),
        questions=questions(judgements, seen),
        remarks=(*absence(course, seat), *(() if memory else (Remark(LITTLE_AT_STAKE, {}),))),
    )


def _told(judgement: Judgement, seat: Seat, seats: int, effort: Effort) -> ReviewedDecision:
    own = judgement.own
    mark = None if own.step.instead else mark_of(judgement.loss)

    def move(action: Action) -> str:
        return format_move(turned_action(action, -seat, seats))

    cause: str = own.step.instead or WELL
    facts: dict[str, Any] = {}
    if mark is not None:
        found = difference(own, judgement.best)
        cause = cause_of(judgement, effort)
        facts = {"what": found.what, **turned_facts(found.facts, -seat, seats)}
    return ReviewedDecision(
        move_number=own.step.number,
        moment=own.step.moment,
        kind=own.decision.kind,
        played=move(own.action),
        best=move(judgement.best),
        loss=judgement.loss,
        mark=mark,
        cause=cause,
        facts=facts,
    )
