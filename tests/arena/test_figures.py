"""Shares, intervals and ratings: checked against what is known to be true."""

from collections.abc import Sequence
from math import log10, sqrt
from random import Random

import pytest

from schatulle.arena.block import Block, Contest, PlayedBlock
from schatulle.arena.game import Played
from schatulle.arena.interval import interval, student
from schatulle.arena.rating import ratings
from schatulle.arena.result import result_of, scores_of

CONTEST = Contest(game="diamant", edition="diamant", seats=3, seed="figures")


def test_blocks_of_one_game_give_wilsons_interval() -> None:
    blocks = [(1.0, 1)] * 300 + [(0.0, 1)] * 700
    low, high = interval(blocks)
    z, n, p = 1.9623, 999.0, 0.3
    middle = (p + z * z / 2 / n) / (1 + z * z / n)
    half = z / (1 + z * z / n) * sqrt(p * (1 - p) / n + z * z / 4 / n / n)
    assert (low, high) == pytest.approx((middle - half, middle + half), abs=1e-5)


def test_games_that_repeat_each_other_tell_no_more_than_one() -> None:
    single = [(float(won), 1) for won in (1, 0, 0, 1, 0, 0, 0, 1, 0, 0)]
    assert interval([(5 * won, 5) for won, _ in single]) == pytest.approx(interval(single))


def test_luck_that_cancels_within_a_block_makes_the_interval_narrow() -> None:
    cancelled = interval([(1.0, 3), (1.0, 3), (1.0, 3), (1.5, 3)] * 10)
    scattered = interval([(0.0, 3), (3.0, 3), (0.0, 3), (1.5, 3)] * 10)
    assert cancelled[1] - cancelled[0] < (scattered[1] - scattered[0]) / 3


def test_one_block_says_nothing_and_no_interval_leaves_the_possible() -> None:
    assert interval([(2.0, 3)]) == (0.0, 1.0)
    assert interval([(3.0, 3)] * 20)[1] == 1.0
    assert 0.8 < interval([(3.0, 3)] * 20)[0] < 1
    assert interval([(0.0, 3)] * 20)[0] == 0.0


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(1, 12.706), (10, 2.228), (11, 2.201), (30, 2.0423), (1000, 1.9623)]
)
def test_students_quantile_is_that_of_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=1e-3)


def test_the_interval_holds_the_truth_about_as_often_as_it_says() -> None:
    """Blocks of three games with a common luck, true share 0.3."""
    dice = Random(6)
    held = 0
    for _ in range(1000):
        blocks = []
        for _ in range(40):
            luck = dice.choice((0.1, 0.5))
            blocks.append((float(sum(dice.random() < luck for _ in range(3))), 3))
        low, high = interval(blocks)
        held += low <= 0.3 <= high
    assert 930 <= held <= 970


def block(number: int, lineup: tuple[str, ...], winners: Sequence[Sequence[int]]) -> PlayedBlock:
    """A block by the seats that won each of its games."""
    games = []
    for rotation, won in enumerate(winners):
        names = lineup[rotation:] + lineup[:rotation]
        games.append(
            tuple(
                Played(name, (seat in won) / len(won), 10 * (seat in won), 4, 0.002)
                for seat, name in enumerate(names)
            )
        )
    return PlayedBlock(Block(CONTEST, lineup, number, len(winners)), tuple(games))


def test_wins_are_counted_for_each_seat_held_and_shared_wins_in_part() -> None:
    lineup = ("a", "b", "b")
    played = [block(0, lineup, [[0], [0, 2], [1]]), block(1, lineup, [[1], [2], [0, 1, 2]])]
    result = result_of(CONTEST, lineup, played)
    assert (result.game, result.seats, result.games) == ("diamant", 3, 6)
    a, b = result.bots
    assert (a.bot, b.bot) == ("a", "b")
    assert a.win_share == pytest.approx((1 + 0.5 + 1 + 0 + 1 + 1 / 3) / 6, abs=1e-6)
    assert a.win_share + 2 * b.win_share == pytest.approx(1, abs=1e-5)
    assert a.mean_score == pytest.approx(50 / 6, abs=1e-4)
    assert a.ms_per_decision == pytest.approx(0.5)
    assert scores_of("a", played) == {10: 5, 0: 1}


def test_the_order_in_which_blocks_come_does_not_matter() -> None:
    lineup = ("a", "b", "c")
    played = [block(n, lineup, [[n % 3], [0, 1], [(n * n) % 3]]) for n in range(9)]
    assert result_of(CONTEST, lineup, played) == result_of(CONTEST, lineup, played[::-1])


def test_a_bot_against_itself_has_its_fair_share_without_doubt() -> None:
    (alone,) = result_of(CONTEST, ("a",), [block(0, ("a", "a", "a"), [[0], [1], [1]])]).bots
    assert (alone.win_share, alone.low, alone.high) == pytest.approx((1 / 3,) * 3, abs=1e-6)


def test_seats_that_win_all_games_together_share_the_interval_of_a_sure_win() -> None:
    lineup = ("a", "b", "b")
    played = [block(n, lineup, [[1 + n % 2], [n % 2], [2 * (n % 2)]]) for n in range(40)]
    a, b = result_of(CONTEST, lineup, played).bots
    assert (a.win_share, b.win_share) == (0, 0.5)
    assert (b.high, a.low) == (0.5, 0)
    assert b.low == pytest.approx((1 - a.high) / 2, abs=1e-5)
    assert 0.45 < b.low < 0.5


def drawn(strength: dict[str, float], lineups: Sequence[tuple[str, ...]]) -> list[PlayedBlock]:
    """Games whose winners are drawn by the bots' strengths."""
    dice = Random(9)

    def winner(names: tuple[str, ...]) -> list[int]:
        return dice.choices(range(len(names)), [strength[name] for name in names])

    return [
        block(deal, lineup, [winner(lineup[at:] + lineup[:at]) for at in range(len(lineup))])
        for deal in range(400)
        for lineup in lineups
    ]


Lineups = list[tuple[str, ...]]


@pytest.mark.parametrize(
    "lineups",
    [
        [("a", "b"), ("a", "c"), ("b", "c")],
        [("a", "b", "a"), ("b", "a", "b"), ("b", "c", "b"), ("c", "b", "c")],
    ],
)
def test_ratings_find_the_strengths_that_drew_the_winners(lineups: Lineups) -> None:
    strength = {"a": 1.0, "b": 3.0, "c": 0.5}
    rated = ratings(drawn(strength, lineups), tuple(strength), "1")
    mean = sum(400 * log10(each) for each in strength.values()) / 3
    for name, rating in rated.items():
        truth = 400 * log10(strength[name]) - mean
        assert rating.low is not None
        assert rating.high is not None
        assert rating.low < rating.points < rating.high
        assert abs(rating.points - truth) < 2 * (rating.high - rating.low) / 2
        assert rating.high - rating.low < 80
    assert sum(rating.points for rating in rated.values()) == pytest.approx(0, abs=1e-6)


def test_whoever_wins_everything_keeps_a_finite_rating() -> None:
    played = [block(n, ("a", "b"), [[0], [1]]) for n in range(50)]
    rated = ratings(played, ("a", "b"), "1")
    assert 200 < rated["a"].points < 1000
    assert rated["b"].points == pytest.approx(-rated["a"].points)


def test_one_deal_gives_ratings_without_intervals() -> None:
    rated = ratings([block(0, ("a", "b"), [[0], [0]])], ("a", "b"), "1")
    assert rated["a"].points == pytest.approx(0, abs=1e-3)
    assert (rated["a"].low, rated["a"].high) == (None, None)


def test_a_pair_has_the_shares_of_both() -> None:
    played = [block(0, ("a", "b", "a"), [[0], [0], [1]]), block(0, ("b", "a", "b"), [[0]])]
    result = result_of(CONTEST, ("a", "b"), played, rated=True)
    (pair,) = result.pairs
    assert pair.bots == ("a", "b")
    assert pair.win_share == pytest.approx((2 / 7, 2 / 5), abs=1e-6)


def test_a_pair_has_a_part_for_each_seat_held_with_its_interval() -> None:
    """Two seats against one: whoever is as strong wins two games of three."""
    lineup = ("a", "b", "a")
    fair = [block(number, lineup, [[0], [0], [0]]) for number in range(30)]
    fair += [block(number, lineup, [[0], [2], [1]]) for number in range(30, 60)]
    (pair,) = result_of(CONTEST, ("a", "b"), fair, rated=True).pairs
    assert pair.games == 180
    assert pair.win_share == pytest.approx((5 / 12, 1 / 6), abs=1e-6)
    assert pair.part == pytest.approx(5 / 7, abs=1e-5)
    assert pair.part - 0.1 < pair.low < pair.part < pair.high < pair.part + 0.1


def test_a_pair_that_has_not_met_is_nobodys() -> None:
    played = [block(number, ("a", "b", "a"), [[0], [1], [2]]) for number in range(2)]
    pairs = result_of(CONTEST, ("a", "b", "c"), played, rated=True).pairs
    unmet = next(pair for pair in pairs if pair.bots == ("a", "c"))
    assert (unmet.games, unmet.part, unmet.low, unmet.high) == (0, 0.5, 0.0, 1.0)
