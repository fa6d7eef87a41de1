"""An elephant's belief: the truth is never excluded, and certain where the rules determine it."""

from itertools import product
from typing import Final

import pytest

from bots.support.watched_games import (
    EDITIONS,
    beliefs,
    believed,
    card_odds,
    cards_of,
    diamonds_in_box,
    elephant_beliefs,
    is_asked,
    moments,
    seen_by,
    show,
    side_pairs,
    true_sides,
)
from schatulle.core import Seat
from schatulle.games.meisterdiebe import rules
from schatulle.games.meisterdiebe.bots.belief import SIDES, Belief
from schatulle.games.meisterdiebe.bots.memories import Elephant
from schatulle.games.meisterdiebe.bots.memories.evidence import EMPTY, unchanged
from schatulle.games.meisterdiebe.bots.memories.joint_odds import (
    MOST_WORLDS,
    Change,
    Held,
    adding_up,
    learned,
    odds_in,
    shared_among,
)
from schatulle.games.meisterdiebe.rules.box import Drawer
from schatulle.games.meisterdiebe.rules.cards import Character
from schatulle.games.meisterdiebe.rules.state import State

OPENER: Final[dict[str, object]] = {"open_visibility": "opener"}
QUICK: Final[dict[str, object]] = {"quick_setup": True}
STICKY: Final[dict[str, object]] = {"sticky_drawers": 0.3}
#: What hides something from somebody, and what follows from it all.
DOUBTFUL: Final[tuple[dict[str, object], ...]] = (
    OPENER,
    QUICK,
    {**QUICK, **OPENER, "mt_empty_secret": "keep_front", "lone_alarm_blocks": True},
    {**QUICK, **OPENER, "setup_diamonds": 5, "must_open": False, "must_place": False},
    {**OPENER, "setup_diamonds": 16, "white_start": "3+1", "alarm_alone": "stay"},
)
STUCK: Final[tuple[dict[str, object], ...]] = (
    {**STICKY, **OPENER},
    {**STICKY, **QUICK},
    {**STICKY, **QUICK, **OPENER},
)
HIDDEN_FRONTS: Final = tuple(product(EDITIONS, DOUBTFUL))
TABLES: Final = (
    *HIDDEN_FRONTS,
    *product(["zoch", "zoch_fr"], STUCK),
)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_with_everything_open_the_whole_box_is_known_after_every_answer(
    edition: str, seats: int
) -> None:
    for state, belief in elephant_beliefs(edition, {}, seats, seats):
        assert believed(belief) == true_sides(state)
        assert {drawer.sure for drawer in belief.drawers} == {1}
        assert belief.flipped == state.box.flipped
        assert belief.open == state.turn.drawer


@pytest.mark.parametrize("seats", [2, 5])
def test_what_stuck_is_known_too_where_everyone_sees_what_fell(seats: int) -> None:
    for state, belief in elephant_beliefs("zoch", STICKY, seats, seats):
        assert believed(belief) == true_sides(state)
        assert belief.sticky


@pytest.mark.parametrize(("edition", "changes"), TABLES)
def test_the_truth_is_never_excluded_and_nothing_is_lost(
    edition: str, changes: dict[str, object]
) -> None:
    for seats in (2, 5):
        for state, belief in elephant_beliefs(edition, changes, seats, seats):
            _check_box(state, belief)


def _check_box(state: State, belief: Belief) -> None:
    for side, front in side_pairs(state, belief):
        odds = side.spread or (0.0,) * int(side.diamonds) + (1.0,)
        assert sum(odds) == pytest.approx(1)
        assert odds[front.gems.diamonds] > 0
        assert (side.sapphires, side.alarm) == (front.gems.sapphires, front.alarm)
    assert [drawer.ruby for drawer in belief.drawers] == [
        drawer.ruby for drawer in state.box.drawers
    ]
    expected = sum(side.diamonds for side, _ in side_pairs(state, belief))
    assert expected == pytest.approx(diamonds_in_box(state))


@pytest.mark.parametrize(("edition", "changes"), HIDDEN_FRONTS)
def test_it_is_certain_wherever_the_arrays_say_that_a_seat_knows(
    edition: str, changes: dict[str, object]
) -> None:
    pytest.importorskip("jax")
    from schatulle.games.meisterdiebe.arrays.perfect_recall import Recall  # noqa: PLC0415 - the extra's own

    for seats in (2, 5):
        options, seat = rules.options(edition, changes), Seat(seats - 1)
        elephant, recall = Elephant(seat, options), Recall(seat, options)
        for moment in moments(options, seats, seats):
            show(elephant, moment.events, seat)
            recall.hear(moment.before, moment.events, moment.state)
            if is_asked(moment.state):
                belief = elephant.recall(seen_by(moment.state, seat))
                for front, drawer in zip(recall.fronts, belief.drawers, strict=True):
                    assert front is None or drawer.sure == 1


@pytest.mark.parametrize("edition", [name for name in EDITIONS if name != "prototype"])
@pytest.mark.parametrize("changes", [{}, OPENER, QUICK])
def test_who_was_not_told_the_options_takes_the_usual_ones_for_granted(
    edition: str, changes: dict[str, object]
) -> None:
    options, seat = rules.options(edition, changes), Seat(1)
    told = beliefs(options, 4, 4, Elephant(seat, options), seat)
    untold = beliefs(options, 4, 4, Elephant(seat), seat)
    for (state, belief), (_, guess) in zip(told, untold, strict=True):
        assert guess.drawers == belief.drawers
        assert guess.cards == belief.cards
        _check_box(state, guess)


def test_an_alarm_is_where_it_was_laid() -> None:
    laid = 0
    for state, belief in elephant_beliefs("zoch", OPENER, 6, 3):
        for seat, odds in enumerate(belief.alarms):
            assert len(odds) == SIDES
            there = [front.alarm == seat for _, front in side_pairs(state, belief)]
            assert list(odds) == [float(count) for count in there]
            laid += sum(there)
    assert laid > 0


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [3, 8])
def test_card_numbers_are_a_proper_posterior(edition: str, seats: int) -> None:
    for state, belief in elephant_beliefs(edition, {}, seats, seats + 1):
        for place in range(len(Character)):
            rows = [hand[place] for hand in belief.cards]
            assert all(sum(row) == pytest.approx(1) for row in rows)
            assert all(sum(column) <= 1 + 1e-9 for column in zip(*rows, strict=True))
        for seat in range(seats):
            assert all(card_odds(belief, seat, card) > 0 for card in cards_of(state, seat))


@pytest.mark.parametrize(("edition", "seats"), [("zoch", 3), ("prototype", 5)])
def test_a_number_once_seen_is_followed_through_passes_and_swaps(edition: str, seats: int) -> None:
    certain = 0
    for state, belief in elephant_beliefs(edition, {}, seats, 1):
        if state.round > len(Character):
            for seat in range(seats):
                odds = [card_odds(belief, seat, card) for card in cards_of(state, seat)]
                assert odds == [1.0] * len(Character)
                certain += 1
    assert certain > 100


def test_an_unseen_number_is_any_of_those_that_were_not_seen() -> None:
    state, belief = next(iter(elephant_beliefs("zoch", {}, 4, 0)))
    own = next(card for card in cards_of(state, 0) if card.character is Character.THIEF)
    row = belief.cards[2][tuple(Character).index(Character.THIEF)]
    assert row[own.number - 1] == 0
    assert sorted(set(row)) == [0, 1 / 7]


def test_the_parts_of_a_split_hang_together() -> None:
    clumps = shared_among(EMPTY, (2, 5, 7), 6, 0)
    assert odds_in(clumps[2], 2) == pytest.approx(
        {(1, 0): 0.4, (2, 0): 0.3, (3, 0): 0.2, (4, 0): 0.1}
    )
    clumps = learned(clumps, 2, _is((3, 0)), unchanged)
    assert odds_in(clumps[5], 5) == {(1, 0): 0.5, (2, 0): 0.5}
    clumps = learned(clumps, 7, _is((1, 0)), unchanged)
    assert [clump.drawers for clump in clumps] == [(drawer,) for drawer in range(len(Drawer))]
    assert odds_in(clumps[5], 5) == {(2, 0): 1.0}


def test_splits_on_top_of_splits_stay_few_enough_to_weigh() -> None:
    clumps = shared_among(EMPTY, (0, 1, 2), 20, 0)
    for _ in range(2):
        clumps = shared_among(clumps, (0, 1, 2, 3), 66, 1)
    assert all(len(clumps[drawer].worlds) <= MOST_WORLDS for drawer in range(4))
    mean = sum(sum(held) * odds for held, odds in odds_in(clumps[3], 3).items())
    assert mean == pytest.approx(33)


def test_splits_too_many_to_list_are_weighed_drawer_by_drawer() -> None:
    drawers = tuple(range(12))
    clumps = adding_up(shared_among(EMPTY, drawers, 40, 1), 40)
    expected = [
        sum(tail * odds for (_, tail), odds in odds_in(clumps[drawer], drawer).items())
        for drawer in drawers
    ]
    assert expected == pytest.approx([40 / 12] * 12)
    assert set(odds_in(clumps[0], 0)) == {(0, tail) for tail in range(1, 30)}


def test_what_could_not_be_is_believed_when_it_is_seen() -> None:
    clumps = learned(EMPTY, 0, _is((3, 0)), lambda _: [((3, 0), 1.0)])
    assert odds_in(clumps[0], 0) == {(3, 0): 1.0}
    assert learned(clumps, 0, _is((5, 0)), unchanged) == clumps
    doubtful = shared_among(EMPTY, (2, 5), 6, 0)
    assert adding_up(doubtful, 99) == doubtful


def _is(held: Held) -> Change:
    return lambda other: [(other, float(other == held))]
