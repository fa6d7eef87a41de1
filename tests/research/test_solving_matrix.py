"""Matrix games: values known by heart, ties and doubles, and no gain by any other choice."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schatulle.research.solving.matrix import (
    Payoffs,
    Solved,
    columns_of,
    programmed,
    secured,
    solve,
)
from support.budget import examples

SIZES = st.tuples(st.integers(1, 4), st.integers(1, 4))
#: Few numbers, so that ties are frequent.
GAINS = st.sampled_from((0.0, 0.25, 0.5, 1.0))


@st.composite
def matrices(draw: st.DrawFn) -> Payoffs:
    rows, columns = draw(SIZES)
    return [[draw(GAINS) for _ in range(columns)] for _ in range(rows)]


def worst(payoffs: Payoffs, row: tuple[float, ...]) -> float:
    """What the row player's mix gets against the best answer."""
    return min(
        sum(odds * gain for odds, gain in zip(row, column, strict=True))
        for column in columns_of(payoffs)
    )


def assert_nobody_gains(payoffs: Payoffs, solved: Solved) -> None:
    against = [[-gain for gain in column] for column in columns_of(payoffs)]
    assert worst(payoffs, solved.row) == pytest.approx(solved.value, abs=1e-7)
    assert -worst(against, solved.column) == pytest.approx(solved.value, abs=1e-7)
    assert sum(solved.row) == pytest.approx(1)
    assert sum(solved.column) == pytest.approx(1)


def test_matching_pennies_is_even_and_both_toss_a_coin() -> None:
    assert solve([[1, 0], [0, 1]]) == Solved(0.5, (0.5, 0.5), (0.5, 0.5))


def test_stone_scissors_paper_is_even_and_mixed_by_thirds() -> None:
    solved = solve([[0, 1, -1], [-1, 0, 1], [1, -1, 0]])
    assert solved.value == pytest.approx(0)
    assert solved.row == pytest.approx((1 / 3,) * 3)
    assert solved.column == pytest.approx((1 / 3,) * 3)


def test_uneven_stakes_shift_the_mix() -> None:
    """Rows p·3 = (1 - p)·1 and columns likewise: a quarter, three quarters, and value 3/4."""
    solved = solve([[3, 0], [0, 1]])
    assert solved.value == pytest.approx(0.75)
    assert solved.row == pytest.approx((0.25, 0.75))


@pytest.mark.parametrize(
    ("payoffs", "value"),
    [
        ([[2.0]], 2),
        ([[1.0, 3.0, 2.0]], 1),
        ([[1.0], [3.0], [2.0]], 3),
        ([[0.5, 0.5], [0.5, 0.5]], 0.5),
        ([[4.0, 1.0], [3.0, 2.0]], 2),
        ([[0.0, 1.0], [0.0, 0.0]], 0),
    ],
)
def test_nobody_mixes_where_a_sure_choice_is_as_good(payoffs: Payoffs, value: float) -> None:
    solved = solve(payoffs)
    assert solved.value == value
    assert set(solved.row) <= {0.0, 1.0}
    assert_nobody_gains(payoffs, solved)


def test_doubled_and_beaten_choices_change_no_value() -> None:
    plain = [[1.0, 0.0], [0.0, 1.0]]
    doubled = [[1.0, 0.0, 1.0], [1.0, 0.0, 1.0], [0.0, 1.0, 1.0], [0.0, 0.0, 1.0]]
    assert solve(doubled).value == pytest.approx(solve(plain).value)
    assert_nobody_gains(doubled, solve(doubled))


@examples(30)
@given(matrices())
def test_every_way_to_the_solution_agrees_and_no_other_choice_gains(payoffs: Payoffs) -> None:
    solved, by_program = solve(payoffs), programmed(payoffs)
    assert solved.value == pytest.approx(by_program.value, abs=1e-7)
    assert_nobody_gains(payoffs, solved)
    assert_nobody_gains(payoffs, by_program)


def test_fixed_odds_secure_their_worst_column() -> None:
    assert secured([[1, 0], [0, 1]], (0, 1), (0.8, 0.2)) == pytest.approx(0.2)


def test_within_a_group_the_rows_are_mixed_as_is_best() -> None:
    """Half the time one of the last two rows: mixed evenly they bring 1/2 in either column."""
    payoffs = [[0, 0], [1, 0], [0, 1]]
    assert secured(payoffs, (0, 1, 1), (0.5, 0.5)) == pytest.approx(0.25)
    assert secured(payoffs, (0, 0, 0), (1.0,)) == pytest.approx(solve(payoffs).value)
