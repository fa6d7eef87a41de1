"""The review of Meisterdiebe: memory is measured by what a seat could know, and nothing else."""

from functools import cache
from random import Random
from typing import Any, Final, NamedTuple

import pytest
from msgspec.structs import replace

from schatulle.arena.deals import MirroredChance
from schatulle.bots.news import tell
from schatulle.bots.seated import SeatedBot, cut_off
from schatulle.core import Seat, count_of
from schatulle.core.registry import game_named
from schatulle.games.meisterdiebe.bots import memory_named
from schatulle.games.meisterdiebe.bots.rule_of_thumb import Sensible
from schatulle.games.meisterdiebe.bots.search.answer_search import SearchBudget
from schatulle.games.meisterdiebe.bots.search.guides import learned_guide
from schatulle.games.meisterdiebe.bots.search.player import SearchingPlayer
from schatulle.games.meisterdiebe.review.causes import difference
from schatulle.games.meisterdiebe.review.effort import Effort
from schatulle.games.meisterdiebe.review.judgement import Half, Judgement, judged
from schatulle.games.meisterdiebe.review.memory_score import memory_of, stakes, total
from schatulle.games.meisterdiebe.review.own_decisions import OwnDecision, own_decisions
from schatulle.games.meisterdiebe.review.questions import questions
from schatulle.games.meisterdiebe.review.reviewing import reviewed
from schatulle.games.meisterdiebe.review.seating import turned
from schatulle.games.meisterdiebe.review.truth import Truth
from schatulle.games.meisterdiebe.rules import NAME
from schatulle.games.meisterdiebe.rules.actions import Choose, Keep
from schatulle.games.meisterdiebe.rules.box import Box, Drawer, lower, ruby_in, upper, upper_face
from schatulle.games.meisterdiebe.rules.cards import parse_card
from schatulle.games.meisterdiebe.rules.gems import value
from schatulle.lang import LANGUAGES
from schatulle.reviews import Mark, Review, ReviewedDecision
from schatulle.reviews.course import Course, course_of
from schatulle.reviews.telling import answered, asked, choice, why
from schatulle.table.match import Match
from schatulle.table.records import record_of

LITTLE: Final = Effort(SearchBudget(games=8), 4, 16, 6)
SEATS: Final = 4
#: The seat that is reviewed, unless a test says otherwise.
MINE: Final = Seat(2)


@cache
def played(seed: str, rounds: int, *, sticky: float = 0) -> Course:
    """A game of four who play by rules of thumb and remember nothing."""
    game = game_named("meisterdiebe")
    options = game.options("zoch", {"max_rounds": rounds, "sticky_drawers": sticky})
    match = Match(game, game.setup(options, SEATS), MirroredChance(game, seed))
    bots = [
        SeatedBot(Sensible(), memory_named("goldfish", seat, seed, options), seat, f"{seed}/{seat}")
        for seat in map(Seat, range(SEATS))
    ]
    told = 0
    while open_questions := match.awaiting():
        for bot in bots:
            tell(bot, game, bot.seat, match.log[told:])
        told = len(match.log)
        question = open_questions[0]
        seat = question.seat
        match.play(seat, bots[seat].choose(game.view(match.state, seat), question))
    return course_of(record_of(match.progress, seed))


def made(course: Course, seat: Seat) -> Review:
    return reviewed(course, seat, lambda _done: None, LITTLE)


@cache
def a_review() -> Review:
    return made(played("c", 1), MINE)


def judgement_of(review: Review) -> Any:
    """All but the truth, which is told beside it."""
    return review.memory, [
        (one.move_number, one.kind, one.loss, one.mark, one.cause, one.facts.get("what"))
        for one in review.decisions
    ]


def test_a_review_judges_every_choice_of_the_seat_and_follows_the_chances_of_all() -> None:
    course, review = played("c", 1), a_review()
    choices = [
        step.number
        for step in course.steps
        if step.decision.seat == MINE and count_of(step.decision.choices) > 1 and step.before.round
    ]
    assert [decision.move_number for decision in review.decisions] == choices
    lines = course.record.moves
    assert [f"{MINE}: {one.played}" for one in review.decisions] == [
        lines[number - 1] for number in choices
    ]
    assert any(decision.loss > 0 for decision in review.decisions)
    assert all((one.loss > 0) == (one.best != one.played) for one in review.decisions)
    assert [chance.moment for chance in review.chances] == list(range(1, len(lines) + 2))
    assert all(sum(chance.shares) == pytest.approx(1) for chance in review.chances)
    assert [share > 0 for share in review.chances[-1].shares] == [
        seat in course.outcome.winners for seat in range(SEATS)
    ]


def test_progress_goes_from_decision_to_decision() -> None:
    told: list[float] = []
    review = reviewed(played("c", 1), MINE, told.append, LITTLE)
    assert review == a_review()
    count = len(review.decisions)
    assert told == [number / count for number in range(1, count + 1)]


def test_who_moves_round_the_table_with_all_others_gets_the_same_review() -> None:
    moved = turned(played("c", 1), Seat(3))
    assert moved.record.moves != played("c", 1).record.moves
    review = made(moved, Seat((MINE - 3) % SEATS))
    assert judgement_of(review) == judgement_of(a_review())
    for here, there in zip(review.chances, a_review().chances, strict=True):
        assert here.shares == pytest.approx((*there.shares[3:], *there.shares[:3]), abs=1e-5)


def test_what_a_clock_or_a_stand_in_played_is_neither_marked_nor_counted() -> None:
    course = played("c", 1)
    numbers = tuple([one.move_number for one in a_review().decisions])
    assert any(one.mark for one in a_review().decisions)
    clock, bot = numbers[::2], numbers[1::2]
    record = replace(course.record, by_clock=clock, by_stand_in=bot)
    review = made(course_of(record), MINE)
    causes = {one.move_number: one.cause for one in review.decisions}
    assert causes == dict.fromkeys(clock, "clock") | dict.fromkeys(bot, "stand-in")
    assert {one.mark for one in review.decisions} == {None}
    assert (review.memory, review.questions) == (None, ())
    assert [remark.cause for remark in review.remarks] == ["away", "little-at-stake"]
    assert [one.loss for one in review.decisions] == [one.loss for one in a_review().decisions]


def test_luck_is_shared_out_among_all_and_begins_with_the_deal() -> None:
    course, truth = played("thumbs", 1), Truth(played("thumbs", 1))
    lucky = [truth.luck(Seat(seat)) for seat in range(SEATS)]
    assert sum(lucky) == pytest.approx(0, abs=1e-6)
    assert lucky == pytest.approx([share - 0.25 for share in truth.chances()[0].shares], abs=1e-6)
    moved = Truth(turned(course, Seat(1)))
    assert [moved.luck(Seat(seat)) for seat in (3, 0, 1, 2)] == pytest.approx(lucky, abs=1e-6)


def test_what_fell_out_of_sticky_drawers_was_luck_too() -> None:
    truth = Truth(played("sticky", 2, sticky=0.3))
    lucky = [truth.luck(Seat(seat)) for seat in range(SEATS)]
    dealt = [share - 0.25 for share in truth.chances()[0].shares]
    assert sum(lucky) == pytest.approx(0, abs=1e-6)
    assert lucky != pytest.approx(dealt, abs=1e-4)


def test_cards_that_the_seat_never_saw_change_no_judgement() -> None:
    course = played("c", 1)
    shown = {(step.decision.seat, step.action) for step in course.steps}
    hands = [list(hand) for hand in course.record.deal["hands"]]
    one, other = [Seat(seat) for seat in range(SEATS) if seat != MINE][:2]
    swapped = 0
    for place, card in enumerate(hands[one]):
        laid = Choose(parse_card(card).character)
        if not {(one, laid), (other, laid)} & shown:
            hands[one][place], hands[other][place] = hands[other][place], card
            swapped += 1
    assert swapped
    deal = {**course.record.deal, "hands": hands}
    changed = course_of(replace(course.record, deal=deal, positions={}))
    assert changed.first != course.first
    assert judgement_of(made(changed, MINE)) == judgement_of(a_review())


def answered_by(own: OwnDecision, memory: str) -> OwnDecision:
    """The same question, answered by the strongest player with another memory."""
    player = SearchingPlayer(Sensible(), learned_guide, LITTLE.search)
    dice = Random(f"{memory}/{own.decision.id}")
    answer = player.choose(own.beliefs[memory], own.view, cut_off(own.decision), dice)
    return own._replace(step=replace(own.step, action=answer))


def test_an_elephant_wins_what_is_at_stake_and_a_goldfish_little_of_it() -> None:
    own = list(own_decisions(turned(played("b", 3), MINE)))[:4]
    shares = []
    for memory in ("elephant", "goldfish"):
        found = [judged(answered_by(one, memory), LITTLE) for one in own]
        whole = total(stakes(one for one in found if one is not None))
        shares.append(whole.won / whole.at_stake)
    elephant, goldfish = shares
    assert elephant > 0.8
    assert goldfish < elephant - 0.3


def judgement(*halves: tuple[float, float, float]) -> Judgement:
    """What was found of a decision, by the worth of the own, the perfect and the blind answer."""
    one, other = [Half(*half) for half in halves]
    own: Any = None
    return Judgement(own, (one, other), Keep(), 0.0)


def test_a_decision_counts_by_one_half_what_seemed_at_stake_in_the_other() -> None:
    in_both = judgement((0.3, 0.4, 0.1), (0.1, 0.3, 0.1))
    in_one = judgement((0.3, 0.4, 0.1), (0.2, 0.1, 0.1))
    in_none = judgement((0.3, 0.1, 0.1), (0.3, 0.1, 0.2))
    both, one = stakes([in_both, in_one, in_none])
    assert both == pytest.approx((0.1, 0.25))
    assert one == pytest.approx((0.05, 0.0))


def test_the_score_is_what_was_won_of_all_that_was_at_stake_with_an_interval() -> None:
    judgements = [judgement((one, 0.2, 0.0), (one, 0.2, 0.0)) for one in (0.2, 0.1, 0.0, 0.2)]
    memory = memory_of(judgements)
    assert memory is not None
    assert memory.score == pytest.approx(0.5 / 0.8)
    assert memory.low < memory.score < memory.high


def test_there_is_no_score_where_too_little_was_at_stake() -> None:
    assert memory_of([judgement((0.0, 0.09, 0.0), (0.0, 0.09, 0.0))]) is None
    assert memory_of([]) is None


class Slip(NamedTuple):
    """A choice as if another answer had been the best."""

    course: Course
    judgement: Judgement
    facts: dict[str, Any]

    @property
    def box(self) -> Box:
        box: Box = self.judgement.own.step.before.box
        return box

    def drawer(self, key: str) -> Drawer:
        return Drawer(self.facts[key])


@cache
def slips() -> dict[str, list[Slip]]:
    """All that everybody could have answered in a game, by what made the difference."""
    found: dict[str, list[Slip]] = {}
    for seat in map(Seat, range(SEATS)):
        course = turned(played("a", 6), seat)
        for own in own_decisions(course):
            for best in own.decision.choices:
                if best != own.action:
                    what, facts = difference(own, best)
                    slip = Judgement(own, (Half(0, 0, 0), Half(0, 0, 0)), best, 0.2)
                    found.setdefault(what, []).append(Slip(course, slip, facts))
    return found


def test_what_a_sentence_says_of_the_box_is_true() -> None:
    for slip in slips()["fell"]:
        assert lower(slip.box, slip.drawer("drawer")).gems
        assert not lower(slip.box, slip.drawer("best_drawer")).gems
    for slip in slips()["alarm"]:
        assert lower(slip.box, slip.drawer("drawer")).alarm == slip.facts["alarm_seat"]
    for slip in slips()["fuller"]:
        less, more = [
            value(upper(slip.box, slip.drawer(key)).gems) for key in ("drawer", "best_drawer")
        ]
        assert less < more
    for slip in slips()["ruby"]:
        assert ruby_in(slip.box, slip.drawer("best_drawer")) is upper_face(slip.box)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_slip_has_its_sentence_and_its_question_in_every_language(lang: str) -> None:
    names = ("Ann", "Bo", "Cy", "Di")
    for what, found in slips().items():
        for slip in found[:3]:
            said = [
                why_of(slip, cause, {"what": what, **slip.facts}, names, lang)
                for cause in ("forgot", "misjudged", "well", "clock", "little-at-stake")
            ]
            for question in questions([slip.judgement], slip.course):
                assert question.answer in question.choices
                said += [asked(NAME, question, names, lang)]
                said += answered(NAME, question, names, lang)
                said += [choice(NAME, code, lang) for code in question.choices]
            assert all(said)
            assert not any("review-" in text or "{" in text for text in said)


def why_of(slip: Slip, cause: str, facts: dict[str, Any], names: tuple[str, ...], lang: str) -> str:
    """The sentence for a slip."""
    decision = ReviewedDecision(
        move_number=1,
        moment=1,
        kind=slip.judgement.own.decision.kind,
        played="",
        best="",
        loss=0.2,
        mark=Mark.BLUNDER,
        cause=cause,
        facts=facts,
    )
    return why(NAME, decision, names, lang)
