"""A game of Diamant from a seat: each fist beside the better one, and everybody's chances."""

from itertools import groupby
from typing import Any

from msgspec.structs import replace

from schatulle.core import Seat, best_seats
from schatulle.games.diamant.review.causes import cause_of
from schatulle.games.diamant.review.duels import duel_shares
from schatulle.games.diamant.review.fists import Fist
from schatulle.games.diamant.review.next_card import bust, odds
from schatulle.games.diamant.review.questions import question
from schatulle.games.diamant.review.risk import chosen_by_hand, remarks, risk
from schatulle.games.diamant.review.worths import Prospects, Worth, leaving_odds_of
from schatulle.games.diamant.rules.actions import Choice
from schatulle.games.diamant.rules.state import State
from schatulle.reviews.absence import absence
from schatulle.reviews.contract import Chances, Review, ReviewedDecision, Tell
from schatulle.reviews.costliest import costliest
from schatulle.reviews.course import Course, Step
from schatulle.reviews.luck import luck_of
from schatulle.reviews.marks import mark_of


def reviewed(course: Course, seat: Seat, tell: Tell) -> Review:
    """Fist by fist; where somebody is asked, everybody's chances are told."""
    fists: list[Fist] = []
    chances: list[Chances] = []
    prospects = None
    for number, (_, together) in enumerate(rounds := _rounds(course)):
        state = seen_from(together[0].before, seat)
        if prospects is None or prospects.expedition != state.expedition:
            prospects = Prospects(state)
        own = next((step for step in together if step.decision.seat == seat), None)
        if own is None:
            expected = prospects.of_state(state)
        else:
            worths = prospects.of_fists(state, Seat(0))
            likely = leaving_odds_of(state, Seat(0))
            expected = worths[Choice.STAY].mixed(worths[Choice.LEAVE], likely)
            exact = duel_shares(state, Seat(0))
            fists.append(Fist(own, seat, worths, _revealed(together), exact))
        chances.append(Chances(together[0].moment, _shares(expected, seat)))
        tell((number + 1) / len(rounds))
    chances.append(Chances(len(course.steps) + 1, _won(course)))
    return Review(
        game=course.record.game,
        seat=seat,
        memory=None,
        luck=luck_of(course, seat),
        chances=tuple(chances),
        decisions=tuple(map(_decision, fists)),
        questions=tuple(map(question, costliest(chosen_by_hand(fists)))),
        remarks=(*absence(course, seat), *remarks(dealt := risk(fists))),
        own={"risk": dealt},
    )


def seen_from(state: State, seat: Seat) -> State:
    """The state with that seat as the first, as it looks from there to whoever decides."""
    return replace(
        state,
        inside=_turned(state.inside, seat),
        unsafe=_turned(state.unsafe, seat),
        chests=_turned(state.chests, seat),
        chosen=(None,) * state.seats,
    )


def _turned(row: tuple[Any, ...], seat: int) -> tuple[Any, ...]:
    return (*row[seat:], *row[:seat])


def _rounds(course: Course) -> list[tuple[int, list[Step]]]:
    """D-8: the fists that were made at the same time."""
    together = groupby(course.steps, lambda step: int(step.before.moment))
    return [(moment, list(steps)) for moment, steps in together]


def _revealed(together: list[Step]) -> Step:
    """The fist with which all were opened: what it brought about came of all of them."""
    return together[-1]


def _shares(expected: Worth, seat: Seat) -> tuple[float, ...]:
    return _turned(tuple(expected.shares.tolist()), -seat)


def _won(course: Course) -> tuple[float, ...]:
    winners = best_seats(course.outcome.scores)
    return tuple([(seat in winners) / len(winners) for seat in range(len(course.outcome.scores))])


def _decision(fist: Fist) -> ReviewedDecision:
    cause, facts = cause_of(fist)
    return ReviewedDecision(
        move_number=fist.step.number,
        moment=fist.step.moment,
        kind=fist.step.decision.kind,
        played=fist.played.value,
        best=fist.best.value,
        loss=fist.loss,
        mark=None if fist.step.instead else mark_of(fist.loss),
        cause=cause,
        facts=facts,
        own={
            "bust": bust(fist.step.before),
            "exact": fist.exact is not None,
            "worth": fist.share(fist.played),
            "worths": {choice.value: fist.share(choice) for choice in Choice},
            "stones": {choice.value: fist.stones(choice) for choice in Choice},
            "odds": {card.value: odd for card, odd in odds(fist.step.before).items()},
        },
    )
