"""Memories beside people: the shell game, capacities and pairs, played at a real box."""

from importlib import import_module
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from schatulle.bots.contract import Memory
from schatulle.core import Seat
from schatulle.games.meisterdiebe import rules
from schatulle.games.meisterdiebe.research.remembering import (
    PEOPLE,
    Shells,
    capacity,
    compared,
    found,
    pairs_compared,
)
from schatulle.games.meisterdiebe.research.remembering.comparison import Age, named
from schatulle.games.meisterdiebe.research.remembering.table import WatchedTable
from schatulle.games.meisterdiebe.rules.actions import Begin, Fill, Turn
from schatulle.games.meisterdiebe.rules.box import Drawer, Move
from schatulle.games.meisterdiebe.rules.events import BoxTurned
from schatulle.games.meisterdiebe.rules.options import Options
from support.budget import long_mode

BENCHMARKS: Final = Path(__file__).parents[2] / "benchmarks"
#: Small samples hang by chance a little further from people than many do.
TRIALS: Final = long_mode(12, 1000)
CHANCE: Final = long_mode(8, 0) / 100


@pytest.mark.parametrize("age", ["adult", "child"])
def test_the_shell_game_is_played_as_well_as_people_of_that_age_play_it(age: Age) -> None:
    for row in compared(age, named(age), TRIALS):
        if row.near is not None:
            assert abs(row.residual) <= row.near + CHANCE, row.what


def test_an_elephant_always_finds_it_and_a_goldfish_only_guesses() -> None:
    shells = Shells(4, 3)
    assert found(named("elephant"), shells, 5) == 1
    assert found(named("goldfish"), shells, 5) == pytest.approx(0.25)


def test_a_grown_up_keeps_three_or_four_standing_drawers_in_mind_and_two_that_turn() -> None:
    standing = capacity(named("adult"), Shells(8, 0, tuple(Drawer)), TRIALS)
    turned = capacity(named("adult"), Shells(4, 6), TRIALS)
    assert 3 <= standing <= 4
    assert 1.4 - CHANCE <= turned <= 2.6 + CHANCE
    assert capacity(named("child"), Shells(4, 6), TRIALS) < turned


@pytest.mark.parametrize("name", ["elephant", "goldfish"])
def test_pairs_take_as_many_moves_as_mathematicians_say(name: Any) -> None:
    row = pairs_compared(name, games=long_mode(16, 2000))
    assert row.people.least == row.people.most
    by_chance = long_mode(5, 1) * {"elephant": 0.3, "goldfish": 4.0}[name]
    assert abs(row.residual) <= by_chance
    assert row.holds or by_chance > (row.near or 0)


class Overheard:
    """A memory that keeps what it is told, word for word."""

    def __init__(self) -> None:
        self.events: list[Any] = []

    def observe(self, event: Any) -> None:
        self.events.append(event)

    def recall(self, view: Any) -> Any:
        return view


def test_what_is_told_of_a_turned_box_is_what_a_game_tells() -> None:
    """The same moves at a table that is really played at: the same events, the same box."""
    overheard = Overheard()

    def keep(_seat: Seat, _seed: str, _options: Options) -> Memory:
        return overheard

    options = rules.EDITIONS["zoch"]
    table, state = WatchedTable(keep, "told", options, 2), rules.setup(options, 2)
    moves = (Move.TWO_PLUS, Move.FLIP)
    deal = rules.awaiting(state)[0].choices[0]
    for seat, action in ((-1, deal), (-1, Begin(Seat(0))), (0, Fill((Drawer.A2,) * 6))):
        _, state = rules.play(state, Seat(seat), action)
    events, state = rules.play(state, Seat(0), Turn(moves))
    (told,) = [event for event in events if isinstance(event, BoxTurned)]
    table.turn(*moves)
    assert [replace(event, clauses=told.clauses) for event in overheard.events] == [told]
    assert table.box.north == state.box.north
    assert table.box.flipped == state.box.flipped


def test_everything_that_people_are_said_to_do_has_a_source_and_leaves_room() -> None:
    known = [*PEOPLE.adult, *PEOPLE.child, *PEOPLE.pairs.values()]
    for number in [*known, PEOPLE.fading, PEOPLE.capacity.standing, PEOPLE.capacity.turned]:
        assert number.sources
        assert set(number.sources) <= set(PEOPLE.sources)
        assert number.least <= number.most
        assert (number.sure == "between") <= (number.least < number.most)
    by_condition = {(one.things, one.swaps): one for one in PEOPLE.adult}
    assert len(by_condition) == 15
    for one in PEOPLE.child:
        assert one.most <= by_condition[one.things, one.swaps].about + 0.001


@pytest.fixture
def benchmark(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    return import_module("memory")


def test_the_benchmark_tells_every_residual_and_draws_them(
    benchmark: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    benchmark.main(["child", "--trials", "1"])
    told = capsys.readouterr().out.splitlines()
    assert len(told) == len(PEOPLE.child)
    assert "child, 2 things, 0 swaps" in told[0]
    path = tmp_path / "memory.svg"
    assert benchmark.main(["draw", str(path), "--trials", "1"]) == 0
    picture = ElementTree.parse(path).getroot()
    circles = picture.findall("{http://www.w3.org/2000/svg}circle")
    assert len(circles) == len(PEOPLE.adult) + len(PEOPLE.child)
    assert path.stat().st_size < 300_000
