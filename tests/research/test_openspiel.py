"""Both games in OpenSpiel: its own checks, parameters, answers and chance."""

import importlib
import pickle
import re
import sys
from collections import Counter
from random import Random
from textwrap import dedent
from typing import Any

import pyspiel  # type: ignore[import-not-found]  # OpenSpiel comes without types
import pytest
from open_spiel.python.rl_environment import (  # type: ignore[import-untyped]  # likewise
    Environment,
)

import schatulle.research.openspiel
from research.support.openspiel_games import (
    DIAMANT,
    EVERY_GAME,
    MEISTERDIEBE,
    apply,
    random_answer,
    random_states,
)
from schatulle.core import BadOptions
from schatulle.games.meisterdiebe import action_codes as codes
from schatulle.games.meisterdiebe import rules as meisterdiebe
from schatulle.games.meisterdiebe.research import stepwise_moves


def test_the_example_of_the_package_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    text = schatulle.research.openspiel.__doc__
    assert text is not None
    example = [line for line in text.splitlines() if line.startswith("    ")]
    exec(dedent("\n".join(example)), {})
    returns = [float(part) for part in capsys.readouterr().out.strip("[]\n").split(", ")]
    assert len(returns) == 5
    assert sum(returns) == pytest.approx(0)


# What OpenSpiel itself checks.


@pytest.mark.parametrize("name", EVERY_GAME)
def test_openspiels_own_random_simulations_find_nothing_wrong(name: str) -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False, mask_test=True
    )


@pytest.mark.parametrize("name", [DIAMANT[0], MEISTERDIEBE[3]])
def test_the_games_can_be_played_turn_by_turn(name: str) -> None:
    game = pyspiel.convert_to_turn_based(pyspiel.load_game(name))
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", [DIAMANT[0], MEISTERDIEBE[3]])
def test_openspiels_learning_environment_plays_the_games_turn_by_turn(name: str) -> None:
    environment, rng = Environment(pyspiel.load_game_as_turn_based(name)), Random(1)
    step = environment.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = environment.step([rng.choice(step.observations["legal_actions"][player])])
    assert sum(step.rewards) == pytest.approx(0)
    assert max(step.rewards) > 0


@pytest.mark.parametrize("name", EVERY_GAME)
def test_states_survive_cloning_serialising_and_replaying(name: str) -> None:
    game, rng = pyspiel.load_game(name), Random(3)
    for number, state in enumerate(random_states(game, rng)):
        if number.bit_count() > 1:
            continue
        for copy in copies(game, state):
            assert str(copy) == str(state)
            assert copy.history() == state.history()
            assert copy.current_player() == state.current_player()
            assert copy.truth == state.truth
            assert copy.events == state.events
            for player in range(game.num_players()):
                told = state.information_state_string(player)
                assert copy.information_state_string(player) == told


def copies(game: Any, state: Any) -> list[Any]:
    text = pyspiel.serialize_game_and_state(game, state)
    return [
        state.clone(),
        pickle.loads(pickle.dumps(state)),
        game.deserialize_state(state.serialize()),
        pyspiel.deserialize_game_and_state(text)[1],
        replayed(game, state),
    ]


def replayed(game: Any, state: Any) -> Any:
    """The state again, from nothing but the numbers of its history."""
    again, numbers = game.new_initial_state(), iter(state.history())
    while len(again.history()) < len(state.history()):
        many = game.num_players() if again.is_simultaneous_node() else 1
        apply(again, [next(numbers) for _ in range(many)])
    return again


@pytest.mark.parametrize("name", [DIAMANT[0], MEISTERDIEBE[3]])
def test_a_clone_goes_its_own_way(name: str) -> None:
    game, rng = pyspiel.load_game(name), Random(5)
    for number, state in enumerate(random_states(game, rng)):
        if number % 10 or state.is_terminal():
            continue
        before, events = str(state), state.events
        clone = state.clone()
        apply(clone, random_answer(clone, rng))
        assert (str(state), state.events) == (before, events)
        assert clone.history() != state.history()


@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_loaded_game_is_named_by_what_was_said(name: str) -> None:
    game = pyspiel.load_game(name)
    assert str(pyspiel.load_game(str(game))) == str(game)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    assert game.get_parameters()["players"] == game.num_players()
    assert set(pyspiel.game_parameters_from_string(name)) - {"name"} <= set(game.get_parameters())


@pytest.mark.parametrize("name", EVERY_GAME)
def test_the_bounds_of_a_game_hold(name: str) -> None:
    game = pyspiel.load_game(name)
    for seed in range(3):
        answers = chances = 0
        for state in random_states(game, Random(seed)):
            chances += state.is_chance_node()
            answers += not state.is_chance_node() and not state.is_terminal()
        assert answers <= game.max_game_length()
        assert chances <= game.max_chance_nodes_in_history()
        assert sum(state.returns()) == pytest.approx(0)
        assert game.min_utility() <= min(state.returns()) < max(state.returns())
        assert max(state.returns()) <= game.max_utility()


def test_the_longest_expedition_is_as_long_as_the_bound() -> None:
    """D-8, D-13: all treasures and one hazard of each kind before the second one comes."""
    game = pyspiel.load_game("python_schatulle_diamant(expeditions=1,first_card_decision=True)")
    state = game.new_initial_state()
    safe = [*state.truth.deck[:15], *dict.fromkeys(state.truth.deck[15:]), state.truth.deck[-1]]
    state.apply_actions([0, 0, 0])
    for card in safe:
        kind = next(k for k, _ in state.chance_outcomes() if state.action_to_string(k) == card)
        state.apply_action(kind)
        if not state.is_terminal():
            state.apply_actions([0, 0, 0])
    assert state.is_terminal()
    assert len(state.history()) == 3 * game.max_game_length() + game.max_chance_nodes_in_history()
    assert state.returns() == [0, 0, 0]


# Parameters.


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("diamant(players=2)", "2 seats; allowed: 3 to 8"),
        ("diamant(expeditions=99)", "a whole number from 1 to 10"),
        ("diamant(hazard_removal=two)", "allowed: one, both, none"),
        ("meisterdiebe(players=9)", "9 seats; allowed: 2 to 8"),
        ("meisterdiebe(edition=second)", "there is no edition 'second'"),
        ("meisterdiebe(must_open=perhaps)", "allowed: on, off, edition"),
        ("meisterdiebe(white_start=8s2d)", "for instance 8d2s"),
        ("meisterdiebe(white_start=60d)", "edition zoch has 80d16s6r"),
        ("meisterdiebe(must_open=off)", "parameter max_rounds cannot be 0"),
        ("meisterdiebe(edition=prototype,max_rounds=0)", "parameter max_rounds cannot be 0"),
        ("meisterdiebe(fall_no_detective=upper)", "would betray face-down detectives"),
        ("meisterdiebe(smuggler=distribute)", "do not go together"),
    ],
)
def test_bad_parameters_are_refused_with_what_is_allowed(name: str, reason: str) -> None:
    with pytest.raises(BadOptions, match=re.escape(reason)):
        pyspiel.load_game(f"python_schatulle_{name}")


@pytest.mark.parametrize("name", ["meisterdiebe(sticky_drawers=0.1)", "diamant(chests=closed)"])
def test_what_openspiel_is_not_offered_is_unknown_to_it(name: str) -> None:
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter"):
        pyspiel.load_game(f"python_schatulle_{name}")


def test_what_is_not_said_is_the_editions() -> None:
    said = "edition=prototype,alarms=on,detective_moves_box=off,white_start=5d,max_rounds=9"
    game = pyspiel.load_game(f"python_schatulle_meisterdiebe({said})")
    options = game.new_initial_state().truth.options
    changes = {
        "alarms": "on",
        "detective_moves_box": False,
        "white_start": "5+0",
        "max_rounds": 9,
    }
    assert options == meisterdiebe.options("prototype", changes)


def test_without_openspiel_a_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "schatulle.research.openspiel.spiel")
    with pytest.raises(ImportError, match=r"pip install schatulle\[research\]"):
        importlib.import_module("schatulle.research.openspiel.spiel")


# Answers.


@pytest.mark.parametrize("name", EVERY_GAME)
def test_an_illegal_number_is_refused_and_changes_nothing(name: str) -> None:
    game, rng = pyspiel.load_game(name), Random(1)
    for number, state in enumerate(random_states(game, rng)):
        if number > 80 or state.is_terminal():
            break
        before = str(state)
        wrong = 999 if state.is_chance_node() else codes.COUNT
        with pytest.raises(ValueError, match="allowed"):
            apply(state, [wrong] * game.num_players())
        assert str(state) == before


@pytest.mark.parametrize("name", [DIAMANT[0], MEISTERDIEBE[0]])
def test_the_answer_of_one_is_refused_where_several_are_asked(name: str) -> None:
    for state in random_states(pyspiel.load_game(name), Random(0)):
        if state.is_simultaneous_node():
            break
    with pytest.raises(ValueError, match="expected apply_actions"):
        state.apply_action(0)


def test_a_joint_answer_is_refused_where_one_alone_is_asked() -> None:
    for state in random_states(pyspiel.load_game(MEISTERDIEBE[0]), Random(0)):
        if state.current_player() >= 0:
            break
    with pytest.raises(ValueError, match="expected apply_action"):
        state.apply_actions([codes.FILL] * 3)


def test_a_seat_outside_has_no_move_and_its_number_is_ignored() -> None:
    """D-8: only explorers decide."""
    state = pyspiel.load_game("python_schatulle_diamant").new_initial_state()
    state.apply_action(11)
    state.apply_actions([1, 0, 0])
    state.apply_action(10)
    assert [state.legal_actions(player) for player in range(3)] == [[], [0, 1], [0, 1]]
    assert state.action_to_string(0, 0) == "outside"
    other = state.clone()
    state.apply_actions([0, 0, 1])
    other.apply_actions([1, 0, 1])
    assert state.truth == other.truth


def test_steps_are_written_as_the_notation_writes_moves() -> None:
    """M-22, P-18: a diamond, or a gem and its receiver, for each step."""
    seen: Counter[str] = Counter()
    for seed in range(6):
        game = pyspiel.load_game("python_schatulle_meisterdiebe(edition=prototype,max_rounds=9)")
        for state in random_states(game, Random(seed)):
            if state.current_player() >= 0:
                player = state.current_player()
                texts = [state.action_to_string(player, code) for code in state.legal_actions()]
                assert all(meisterdiebe.parse_move(text) for text in texts)
                seen.update(text.split()[0] for text in texts)
    assert set(seen) == {"fill", "open", "place", "plunder", "search", "give", "keep", "turn"}


# Chance.


@pytest.mark.parametrize("name", EVERY_GAME)
def test_the_odds_of_chance_sum_to_one(name: str) -> None:
    for state in random_states(pyspiel.load_game(name), Random(2)):
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            assert sum(odds) == pytest.approx(1)
            assert max(outcomes) < state.get_game().max_chance_outcomes()
            assert list(outcomes) == sorted(set(outcomes))


def test_every_card_of_the_deck_is_equally_likely() -> None:
    """D-3, D-7: three copies of each hazard, two of 5, 7 and 11."""
    state = pyspiel.load_game("python_schatulle_diamant").new_initial_state()
    odds = {state.action_to_string(kind): odds for kind, odds in state.chance_outcomes()}
    assert odds["snake"] == pytest.approx(3 / 30)
    assert odds["7"] == pytest.approx(2 / 30)
    assert odds["17"] == pytest.approx(1 / 30)


def test_the_quick_set_up_makes_every_split_equally_likely() -> None:
    """M-22: three diamonds in twelve drawers lie in 364 ways."""
    ways: Counter[tuple[int, ...]] = Counter()
    first, last = codes.FILL, codes.FILL + 12

    def fill(steps: tuple[int, ...], odds: float) -> None:
        if len(steps) == 3:
            ways[tuple(sorted(steps))] += odds  # type: ignore[assignment]  # odds, not counts
        else:
            for step, part in stepwise_moves.filling_odds(steps):
                assert first <= step < last
                fill((*steps, step), odds * part)

    fill((), 1.0)
    assert len(ways) == 364
    assert list(ways.values()) == pytest.approx([1 / 364] * 364)
