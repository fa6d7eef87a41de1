"""Whatever a review says of shares of the win: each lies between none and all of it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from schatulle.core import Seat
from schatulle.games.diamant.review import worths
from schatulle.games.diamant.review.reviewer import reviewed as reviewed_diamant
from schatulle.games.meisterdiebe.bots.search.answer_search import SearchBudget
from schatulle.games.meisterdiebe.review import reviewing
from schatulle.games.meisterdiebe.review.answer_values import AnswerValues
from schatulle.games.meisterdiebe.review.effort import Effort
from schatulle.games.meisterdiebe.review.own_decisions import OwnDecision, own_decisions
from schatulle.reviews import Course, Review
from schatulle.reviews.course import course_of
from schatulle.table.records import parse_record

RECORDS: Final = Path(__file__).parents[1] / "records"
LITTLE: Final = Effort(SearchBudget(games=4), 2, 4, 2)
#: So many decisions are judged, the last ones: there most is promised.
LAST: Final = 12


def course(game: str) -> Course:
    edition = game.split("-", maxsplit=1)[0]
    lines = (RECORDS / f"{edition}.jsonl").read_text(encoding="utf-8").splitlines()
    return course_of(parse_record(next(line for line in lines if f'"{game}"' in line)))


def last_decisions(of: Course) -> Iterator[OwnDecision]:
    yield from list(own_decisions(of))[-LAST:]


def check(review: Review) -> None:
    assert review.decisions
    assert all(0 <= decision.loss <= 1 for decision in review.decisions)
    for chance in review.chances:
        assert all(0 <= share <= 1 for share in chance.shares)
        assert sum(chance.shares) == pytest.approx(1, abs=1e-6)


@pytest.mark.parametrize(
    "game",
    ["zoch-2-0000", "zoch-4-0002", "zoch_en-2-0014", "zoch_fr-2-0007", "prototype-2-0021"],
)
def test_what_is_told_of_meisterdiebe_are_shares(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[float] = []
    say = AnswerValues.worths

    def noted(self: AnswerValues, effects: list[object], worlds: int) -> dict[object, float]:
        said = say(self, effects, worlds)
        found.extend(said.values())
        return said

    monkeypatch.setattr(AnswerValues, "worths", noted)
    monkeypatch.setattr(reviewing, "own_decisions", last_decisions)
    check(reviewing.reviewed(course(game), Seat(0), lambda _done: None, LITTLE))
    assert len(found) > LAST
    assert all(0 <= worth <= 1 for worth in found)


@pytest.mark.parametrize("game", ["diamant-2-0008", "diamant-3-0000", "diamant-8-0001"])
def test_what_is_told_of_diamant_are_shares(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worths, "COURSES", 16)
    monkeypatch.setattr(worths, "LATER", 16)
    review = reviewed_diamant(course(game), Seat(0), lambda _done: None)
    check(review)
    for decision in review.decisions:
        assert all(0 <= worth <= 1 for worth in decision.own["worths"].values())
