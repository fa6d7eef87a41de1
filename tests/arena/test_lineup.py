"""Who sits where: names in a line, a bot for every seat, every pair."""

import pytest

from schatulle.arena import lineup, names_of, pairings
from schatulle.core import BadOptions


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("ev", ("ev",)),
        ("strong, ev,fox@0.5", ("strong", "ev", "fox@0.5")),
        ("exec:python bot.py --fast,ev", ("exec:python bot.py --fast", "ev")),
        ("""exec:python -c 'print(1,2)',ev""", ("exec:python -c 'print(1,2)'", "ev")),
        ('exec:"my, bot" x,exec:b', ('exec:"my, bot" x', "exec:b")),
    ],
)
def test_names_are_parted_by_commas_outside_quotes(text: str, names: tuple[str, ...]) -> None:
    assert names_of(text) == names


@pytest.mark.parametrize("text", ["", "ev,", ",ev", "ev,,ev", " , "])
def test_an_empty_name_is_refused(text: str) -> None:
    with pytest.raises(BadOptions, match="a name is empty"):
        names_of(text)


def test_an_open_quotation_is_refused() -> None:
    with pytest.raises(BadOptions, match="not closed"):
        names_of("exec:python 'my bot.py,ev")


def test_one_name_sits_at_every_seat() -> None:
    assert lineup(("ev",), 3) == ("ev", "ev", "ev")


@pytest.mark.parametrize("names", [("ev", "bot"), ("ev",) * 4])
def test_neither_too_few_nor_too_many_bots_sit_down(names: tuple[str, ...]) -> None:
    with pytest.raises(BadOptions, match="one for every seat, or one for all"):
        lineup(names, 3)


def test_at_an_even_table_every_pair_sits_in_turn_once() -> None:
    assert pairings(("a", "b", "c", "a"), 4) == (
        ("a", "b", "a", "b"),
        ("a", "c", "a", "c"),
        ("b", "c", "b", "c"),
    )


def test_at_an_odd_table_each_of_a_pair_has_the_extra_seat_once() -> None:
    assert pairings(("a", "b"), 3) == (("a", "b", "a"), ("b", "a", "b"))


def test_a_round_of_one_is_none() -> None:
    with pytest.raises(BadOptions, match="two different bots"):
        pairings(("ev", "ev"), 3)
