"""Exact ends of Diamant: sums done by hand, no gain by any other play, and bots held against it."""

from itertools import product
from random import Random
from statistics import fmean

import pytest

from research.support.last_caves import ALL_BUT_17, REMOVED, cave
from schatulle.core import Seat
from schatulle.games.diamant import rules as diamant
from schatulle.games.diamant.bots.learned import LearnedPlayer
from schatulle.games.diamant.research.solving.best_answer import Among, leaving_of
from schatulle.games.diamant.research.solving.duel import Duel
from schatulle.games.diamant.research.solving.loss import gain, given_away, losses
from schatulle.games.diamant.research.solving.random_duels import SEATS, random_duels
from schatulle.games.diamant.rules.actions import LEAVE, STAY
from schatulle.games.diamant.rules.state import State, explorers
from schatulle.research.solving import Situation, Unsolvable, given, regret
from support.budget import only_long

FIRST, SECOND = Seat(0), Seat(1)
slow = only_long("looks at more positions")


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
    state = random_duels(3)[0].state
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


def test_odds_are_those_that_a_bot_tells_or_shows_when_asked_often() -> None:
    state = random_duels(3)[4].state
    seat = explorers(state)[0]
    decision = next(asked for asked in diamant.awaiting(state) if asked.seat == seat)
    seen, player = diamant.view(state, seat), LearnedPlayer()
    told = leaving_of("strong", 1)(state, seat)
    assert player.odds(None, seen, decision, Random(0)) == {LEAVE: told, STAY: 1 - told}
    assert 0.1 < told < 0.9
    left = [player.choose(None, seen, decision, Random(seed)) is LEAVE for seed in range(400)]
    assert fmean(left) == pytest.approx(told, abs=0.1)
    assert leaving_of("fox", 2)(state, seat) in (0.0, 0.5, 1.0)


def test_random_duels_are_open_and_deep_in_the_last_cave() -> None:
    for seats, position in product(SEATS, range(8)):
        state = random_duels(seats)[position].state
        assert (state.seats, state.expedition) == (seats, 5)
        assert len(explorers(state)) == 2
        assert 10 <= len(state.deck) <= 15


@pytest.mark.parametrize(("seats", "at"), [(3, 6), (5, 3), (5, 6)])
def test_the_strongest_gives_nothing_away_in_duels(seats: int, at: int) -> None:
    state = random_duels(seats)[at].state
    for seat in explorers(state):
        assert given_away(leaving_of("strong", 1), state, seat) == pytest.approx(0, abs=1e-9)


@slow
@pytest.mark.parametrize(("name", "seats"), list(product(("strong", "owl"), SEATS)))
def test_the_strongest_give_next_to_nothing_away_in_all_random_duels(name: str, seats: int) -> None:
    lost = list(losses(name, seats))
    assert fmean(lost) < 0.002
    assert max(lost) < 0.01
