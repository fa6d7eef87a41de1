"""Exact ends of Diamant: sums done by hand, no gain by any other play, and bots held against it."""

from collections.abc import Mapping
from itertools import product
from typing import Any

import pytest

from schatulle.core import Seat
from schatulle.games.diamant import rules as diamant
from schatulle.games.diamant.research.solving.best_answer import Among, learned, leaving_of
from schatulle.games.diamant.research.solving.caves import caves
from schatulle.games.diamant.research.solving.duel import Duel
from schatulle.games.diamant.research.solving.loss import gain, given_away
from schatulle.games.diamant.rules.state import State, explorers
from schatulle.research.solving import Situation, Unsolvable, given, regret
from support.budget import only_long

FIRST, SECOND = Seat(0), Seat(1)
slow = only_long("looks at more positions")
ALL_BUT_17 = [f"{stones}:0" for stones in (1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14)]
#: One explosion lies on the path and one is left in the deck, beside the treasure of 17.
REMOVED = ["snake", "scorpion", "landslide", "gas"] * 3 + ["explosion"]


def cave(chests: tuple[int, ...], stones: int, **options: Any) -> Situation:
    """Two cards are left: 17 stones and the explosion that ends it; the first two are inside."""
    parts: Mapping[str, Any] = {
        "expedition": 5,
        "chests": chests,
        "inside": [seat < 2 for seat in range(len(chests))],
        "path": [*ALL_BUT_17, f"15:{stones}", "explosion"],
        "removed": REMOVED,
    }
    table = diamant.options("diamant", {"allow_two": True} | options)
    return given("diamant", table, len(chests), parts)


def late() -> Situation:
    """Six cards are left, two of them deadly."""
    parts = {
        "expedition": 5,
        "chests": (20, 24),
        "unsafe": (12, 12),
        "path": [*ALL_BUT_17[:-2], "15:3", "snake", "explosion"],
        "removed": ["scorpion", "landslide", "gas"] * 3 + ["explosion", "snake"],
    }
    return given("diamant", diamant.options("diamant", {"allow_two": True}), 2, parts)


def test_two_who_want_what_the_other_does_toss_a_coin() -> None:
    """10 : 12, five stones on the path, the last cards 17 and an explosion.

    Both leave: two stones each, the second wins. One leaves and takes five: the other stays and
    gets 17 or nothing, half the win for each. Both stay: struck, or 8 each and both must leave
    with 3 more; the second wins. So [[0, 1/2], [1/2, 0]].
    """
    state = cave((10, 12), 5).state
    solved = Duel(state, FIRST).solved(state)
    assert solved.value == pytest.approx(0.25)
    assert solved.row == pytest.approx((0.5, 0.5))
    assert solved.column == pytest.approx((0.5, 0.5))


def test_without_stones_on_the_path_the_leader_does_what_the_other_does() -> None:
    """10 : 12 and nothing to take: staying with whoever stays, the second is never overtaken."""
    state = cave((10, 12), 0).state
    assert Duel(state, FIRST).value(state) == 0
    assert Duel(state, SECOND).value(state) == 1


def test_who_is_out_and_behind_changes_nothing() -> None:
    state = cave((10, 12, 11), 5).state
    assert Duel(state, FIRST).value(state) == pytest.approx(0.25)


@pytest.mark.parametrize("chests", [(10, 12, 12), (10, 12, 40)])
def test_where_somebody_outside_may_win_there_is_no_duel(chests: tuple[int, ...]) -> None:
    with pytest.raises(Unsolvable, match="outside the cave"):
        Duel(cave(chests, 5).state, FIRST)


def test_three_explorers_have_no_single_solution() -> None:
    position = caves()[2]
    state = position.state
    three = diamant.from_position(
        {"expedition": 5, "path": ["snake"], "chests": state.chests}, state.options, 3
    )
    with pytest.raises(Unsolvable, match="more than two explorers"):
        regret("ev", Situation("diamant", three), FIRST)


@pytest.mark.parametrize("split", ["pooled", "per_card"])
def test_no_other_play_gains_against_the_solved_mixes(split: str) -> None:
    options = diamant.options("diamant", {"allow_two": True, "path_split": split})
    parts = {name: getattr(diamant.position(late().state), name) for name in PARTS}
    state = diamant.from_position(parts, options, 2)
    duels = {seat: Duel(state, seat) for seat in (FIRST, SECOND)}

    def solved_leaving(then: State, seat: Seat) -> float:
        return float(best_leaving(duels[seat], then))

    values = [duels[seat].value(state) for seat in (FIRST, SECOND)]
    assert 0.1 < values[0] < 0.9
    assert sum(values) == pytest.approx(1)
    for seat in (FIRST, SECOND):
        assert Among(seat, solved_leaving).value(state) == pytest.approx(values[seat])
        assert given_away(solved_leaving, state, seat) == pytest.approx(0, abs=1e-9)
        assert gain(solved_leaving, state, seat) == pytest.approx(0, abs=1e-9)


PARTS = ("expedition", "inside", "unsafe", "chests", "path", "removed")


def best_leaving(duel: Duel, state: State) -> float:
    """The odds of leaving in the seat's solved mix; alone it does what is better."""
    if len(explorers(state)) == 2:
        return duel.solved(state).row[1]
    leaves = duel.value(diamant.play(state, duel.seat, diamant.parse_move("leave"))[1])
    stays = duel.value(diamant.play(state, duel.seat, diamant.parse_move("stay"))[1])
    return float(leaves >= stays)


def test_the_best_answer_to_someone_who_leaves_is_counted_by_hand() -> None:
    """10 : 12 and five stones: if the second leaves for sure, staying brings 17 half the time."""
    state = cave((10, 12), 5).state
    assert Among(FIRST, lambda *_: 1.0).value(state) == pytest.approx(0.5)
    assert Among(FIRST, lambda *_: 1.0, lambda *_: 1.0).value(state) == 0
    assert gain(lambda *_: 1.0, state, FIRST) == pytest.approx(0.5)
    assert given_away(lambda *_: 1.0, state, FIRST) == pytest.approx(0.25)


def test_who_never_leaves_in_time_gives_his_share_away() -> None:
    """`leave10` stays with 0 and with 8 stones; the other stays too, and leaves with the rest."""
    assert regret("leave10", cave((10, 12), 5), FIRST, asks=1) == pytest.approx(0.25)


def test_three_explorers_are_weighed_against_given_odds() -> None:
    """10 : 12 : 11 and all inside; the others leave with two stones each of five.

    Who stays alone has 17 or nothing: half the win. Who leaves too is behind: none.
    """
    parts = {
        "expedition": 5,
        "chests": (10, 12, 11),
        "path": [*ALL_BUT_17, "15:5", "explosion"],
        "removed": REMOVED,
    }
    state = diamant.from_position(parts, diamant.EDITIONS["diamant"], 3)
    assert Among(FIRST, lambda *_: 1.0).value(state) == pytest.approx(0.5)


def test_odds_are_asked_from_the_bot_itself() -> None:
    state = caves()[1].state
    asked = leaving_of("strong", 64)
    for seat, position in product((FIRST, SECOND), (caves()[1].state, late().state)):
        assert asked(position, seat) == pytest.approx(learned(position, seat), abs=1 / 32)
    assert leaving_of("ev", 2)(state, FIRST) in (0.0, 1.0)


@pytest.mark.parametrize(
    ("at", "most"),
    [
        (1, 0.2),
        pytest.param(2, 0.15, marks=slow),
        pytest.param(3, 0.2, marks=slow),
        pytest.param(4, 0.16, marks=slow),
        pytest.param(5, 0.17, marks=slow),
    ],
)
def test_the_strongest_gives_away_no_more_than_was_measured(at: int, most: float) -> None:
    state = caves()[at].state
    assert all(-1e-9 <= given_away(learned, state, seat) < most for seat in explorers(state))
