"""How often a table is of one mind: what the benchmark counts, and what chance alone would do."""

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from schatulle.games.meisterdiebe.rules.actions import Choose
from schatulle.games.meisterdiebe.rules.cards import Character

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"
THIEF, ROGUE, *_ = map(Choose, Character)
ALL = tuple(map(Choose, Character))


@pytest.fixture
def sameness(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    return import_module("sameness")


def test_only_rounds_in_which_all_lay_the_same_count(sameness: Any) -> None:
    alone, both = (ALL, THIEF), (ALL, ROGUE)
    laid = [alone, alone, alone, both, both, both]
    assert sameness.counted(laid, seats=2)[:2] == (3, 2)


def test_chance_draws_from_what_each_still_has_in_hand(sameness: Any) -> None:
    forced = [((THIEF,), THIEF)] * 2
    free = [(ALL, THIEF), ((THIEF, ROGUE), ROGUE)]
    apart = [((THIEF,), THIEF), ((ROGUE,), ROGUE)]
    found = sameness.counted([*forced, *free, *apart], seats=2)
    assert found.by_chance == pytest.approx(1 + 1 / 6 + 0)


def test_a_whole_game_is_looked_at(sameness: Any) -> None:
    found = sameness.alike(("mouse", "mouse"), "whole")
    assert 0 < found.by_chance < found.rounds
