"""The command that compares both engines at random option sets until it is stopped."""

from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

import jax
import pytest

from schatulle.core.options import option_names
from schatulle.games.meisterdiebe import rules as meisterdiebe
from schatulle.games.meisterdiebe.rules.options import check, check_table
from schatulle.sim import parity
from schatulle.sim.env import Env
from schatulle.sim.registry import games_on_arrays

DRAWN: Final = 400


@pytest.fixture(autouse=True)
def nothing_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other tests need what they have compiled."""
    monkeypatch.setattr(jax, "clear_caches", lambda: None)


def envs(game: str) -> list[Env[Any, Any]]:
    return [parity.drawn(game, seed) for seed in range(DRAWN)]


def test_one_option_set_is_compared_and_summed_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert parity.main(["--game", "diamant", "--seconds", "0", "--games", "2"]) == 0
    one, summary = capsys.readouterr().out.splitlines()
    assert one.startswith("diamant diamant, 8 seats, hazard_removal=none: ")
    assert " decisions alike in " in one
    assert summary.startswith("1 option sets, ")
    assert summary.endswith(": no difference")


@pytest.mark.parametrize("game", games_on_arrays())
def test_every_value_of_every_option_that_arrays_know_is_drawn(game: str) -> None:
    came = envs(game)
    kind = type(came[0].options)
    hints = get_type_hints(kind, include_extras=True)
    for name in option_names(kind):
        there = {getattr(env.options, name) for env in came}
        if name in ("sticky_drawers", "chests"):
            assert len(there) == 1
        elif get_origin(hints[name]) is Literal:
            assert there == set(get_args(hints[name]))
        else:
            assert len(there) > 1, name
    assert {env.seats for env in came} == set(range(2, 9))


def test_editions_are_all_drawn_and_only_what_a_table_may_play() -> None:
    came = envs("meisterdiebe")
    assert {env.options.edition for env in came} == set(meisterdiebe.EDITIONS)
    for env in came:
        check_table(env.options)
        check(env.options, env.seats)
        endless = not env.options.must_open or env.options.smuggler == "distribute"
        assert env.options.max_rounds in (range(1, 31) if endless else range(31))


def test_an_option_set_is_drawn_again_by_its_number() -> None:
    assert parity.drawn("diamant", 7) == parity.drawn("diamant", 7)
    assert len({str(env) for env in envs("diamant")[:50]}) > 25


def differing(_env: Any, seed: int) -> int:
    """The third option set differs in its second game."""
    if seed == 13:
        raise AssertionError("scores is 3, not 4")
    return 10


@pytest.fixture
def planted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("schatulle.games.diamant.arrays.play", differing)


@pytest.mark.usefixtures("planted")
def test_a_difference_ends_it_with_a_command_line_that_shows_it_again(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert parity.main(["--game", "diamant", "--seed", "10", "--games", "2"]) == 1
    *lines, difference, again = capsys.readouterr().out.splitlines()
    assert len(lines) == 2
    assert difference == "DIFFERENCE: scores is 3, not 4"
    command = "again: python -m schatulle.sim.parity "
    assert again == f"{command}--game diamant --seed 12 --games 2 --seconds 0"
    assert parity.main(again.removeprefix(command).split()) == 1


def test_it_can_be_stopped_and_still_sums_up(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped(_env: Any, seed: int) -> int:
        if seed > 2:
            raise KeyboardInterrupt
        return 5

    for game in games_on_arrays():
        monkeypatch.setattr(f"schatulle.games.{game}.arrays.play", stopped)
    assert parity.main(["--games", "1"]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[-2] == "stopped"
    assert out[-1].startswith("3 option sets, 15 decisions in ")


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        (["--game", "chess"], "argument --game: invalid choice: 'chess'"),
        (["--games", "0"], "argument --games: '0' games; allowed: 1 and more"),
        (["--seed", "x"], "argument --seed: invalid int value: 'x'"),
    ],
)
def test_what_the_command_does_not_know_is_said(
    given: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stop:
        parity.main(given)
    assert stop.value.code == 2
    assert reason in capsys.readouterr().err
