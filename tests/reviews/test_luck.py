"""What chance brought: nothing on average, good for one is bad for others."""

from pathlib import Path

import pytest

from schatulle.core import Seat
from schatulle.games.diamant import rules
from schatulle.games.diamant.rules.actions import LEAVE, STAY
from schatulle.reviews.course import Course, course_of
from schatulle.reviews.luck import luck_of
from schatulle.table.match import Match
from schatulle.table.records import ReplayedNature, parse_record, record_of

RECORDS = Path(__file__).parents[1] / "records" / "diamant.jsonl"
ONE = rules.options("diamant", {"expeditions": 1})


def alone_with(card: str) -> Course:
    """Seat 0 stays alone in the only cave for one more card, with 4 stones at risk."""
    deck = ["4", "gas", "5", card]
    state = rules.setup(ONE, 3)
    match = Match(rules, state, ReplayedNature(rules, {"decks": [deck]}, state, None))
    for leaves in ((0, 0, 0), (0, 1, 1), (0,), (1,)):
        for asked, leave in zip(match.awaiting(), leaves, strict=False):
            match.play(asked.seat, LEAVE if leave else STAY)
    return course_of(record_of(match.progress, card))


def test_the_card_that_strikes_is_bad_luck_and_a_treasure_good_luck() -> None:
    bad, good = alone_with("gas"), alone_with("17")
    assert luck_of(bad, Seat(0)) < luck_of(good, Seat(0)) - 0.2
    assert luck_of(bad, Seat(1)) > luck_of(good, Seat(1))


def test_what_one_gets_others_lose() -> None:
    line = RECORDS.read_text(encoding="utf-8").splitlines()[0]
    course = course_of(parse_record(line))
    lucks = [luck_of(course, Seat(seat)) for seat in range(course.record.seats)]
    assert any(lucks)
    assert sum(lucks) == pytest.approx(0.0, abs=1e-6)
