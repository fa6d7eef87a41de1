"""The benchmark that counts illegal moves draws all there is, and finds who is to blame."""

from collections import Counter
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from schatulle.bots.seated import NothingKept, SeatedBot
from schatulle.core import Decision, Seat
from schatulle.core.registry import game_named, game_names
from schatulle.games.diamant.rules.actions import STAY
from schatulle.games.meisterdiebe.rules.actions import Pass
from support.budget import long_mode

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"


@pytest.fixture
def lawful(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    return import_module("lawful")


def test_a_mixed_company_plays_by_any_mixture_of_options(lawful: Any) -> None:
    games = long_mode(20, 5000)
    played = lawful.play_some(range(games))
    assert played.blame is None
    assert played.games == games


@pytest.mark.parametrize("game", game_names())
def test_every_value_of_every_option_is_drawn(lawful: Any, game: str) -> None:
    drawing = import_module("drawing")
    for option, value in drawing.features(game):
        options, _ = drawing.agreed(game_named(game), (option, value), Random(0))
        assert getattr(options, option) == value


def test_every_edition_number_of_seats_and_bot_is_drawn(lawful: Any) -> None:
    tables = [lawful.table(number) for number in range(300)]
    tally = Counter(content for table in tables for content in lawful.contents(table))
    # Whoever may think for long is drawn seldom, and so is a single value of an option.
    seldom = ("bots meisterdiebe strong", "bots meisterdiebe owl", "bots diamant owl", "options")
    assert [content for content in lawful.missing(tally) if not content.startswith(seldom)] == []


class Lawless:
    """Passes in the box and stays in the cave, be it asked to or not."""

    def choose(self, _memory: Any, _view: Any, decision: Decision[Any], _rng: Random) -> Any:
        return STAY if decision.kind == "decide" else Pass()


class Clumsy:
    def choose(self, _memory: Any, _view: Any, _decision: Decision[Any], _rng: Random) -> Any:
        raise ZeroDivisionError("oh")


def made(player: Any) -> Any:
    return lambda _name, _game, seat, seed, _options: SeatedBot(player, NothingKept(), seat, seed)


@pytest.mark.parametrize(
    ("player", "what"), [(Lawless(), "Pass"), (Clumsy(), "ZeroDivisionError: oh")]
)
def test_whoever_breaks_the_rules_is_blamed_with_the_game_to_play_again(
    lawful: Any, monkeypatch: pytest.MonkeyPatch, player: Any, what: str
) -> None:
    monkeypatch.setattr(lawful, "make", made(player))
    played = lawful.play_some(range(100))
    assert what in str(played.blame)
    assert played.blame.game == played.games - 1
    assert f"--first {played.blame.game} --games 1" in str(played.blame)
    assert Seat(played.blame.seat) in range(8)


def test_what_is_told_of_a_run_counts_every_game(lawful: Any) -> None:
    told = lawful.figures(lawful.play_some(range(3)), 1, 2.0)
    assert told["illegal"] == 0
    assert sum(told["games"].values()) == told["games_played"] == 3
    assert all(sum(count.values()) == told["games"][game] for game, count in told["seats"].items())
