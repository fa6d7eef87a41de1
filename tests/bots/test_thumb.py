"""The rules of thumb of the sensible Meisterdiebe bot, one position each."""

from typing import Any

from bots.support.thumb_positions import after, playing, state_of, sure
from schatulle.bots.dice import dice
from schatulle.core import Seat
from schatulle.games.meisterdiebe import rules as meisterdiebe
from schatulle.games.meisterdiebe.bots.rule_of_thumb import Sensible
from schatulle.games.meisterdiebe.rules.state import State
from schatulle.games.meisterdiebe.rules.view import View


def answer(state: State, seat: int = 0, seed: str = "thumb") -> str:
    """What the bot does, in the notation."""
    decision = next(ask for ask in meisterdiebe.awaiting(state) if ask.seat == seat)
    view = meisterdiebe.view(state, Seat(seat))
    assert isinstance(view, View)
    action = Sensible().choose(sure(state), view, decision, dice(seed, decision))
    return meisterdiebe.format_move(action)


def test_a_thief_opens_the_richest_front_that_nothing_guards() -> None:
    drawers = {"A2": "2d/.", "B2": "2d1s/.", "C1": "./5d", "C2": "./4s!1"}
    assert answer(playing("thief", drawers)) == "open B2"


def test_a_master_thief_opens_the_drawer_whose_ruby_is_up() -> None:
    drawers = {"A1": "./. ./1r", "B1": "1d/. 1r/.", "C1": "./1d 1r/.", "A2": "3d/."}
    assert answer(playing("masterthief", drawers)) == "open B1"


def test_a_master_thief_searches_for_a_ruby_above_and_plunders_before_one_below() -> None:
    for secret, move in (("1r/.", "search"), ("./1r", "plunder"), ("./.", "plunder")):
        state = after(playing("masterthief", {"A1": f"2d/. {secret}"}), "0: open A1")
        assert answer(state) == move


def test_where_a_search_needs_a_gem_in_front_no_master_thief_counts_on_a_bare_ruby() -> None:
    """P-20 at a table of another edition: the bot reads the options and not the edition."""
    drawers = {"B1": "./. 1r/.", "A2": "3d/."}
    assert answer(playing("masterthief", drawers)) == "open B1"
    needs_gem = {"mt_needs_front_gem": True}
    assert answer(playing("masterthief", drawers, options=needs_gem)) == "open A2"


def test_a_jeweller_avoids_drawers_from_which_gems_fall() -> None:
    drawers = {f"{level}{side}": "./1d" for level in "ABC" for side in "1234"}
    assert answer(playing("jeweller", {**drawers, "B4": "./."})) == "open B4"


def test_a_jeweller_wires_a_heap_and_not_a_single_gem() -> None:
    heap = after(playing("jeweller", {"A2": "3d/."}), "0: open A2")
    assert answer(heap) == "place s alarm"
    assert answer(after(playing("jeweller", {}), "0: open A2")) == "place s"


def test_the_jewelress_sheds_all_she_may_sapphires_first() -> None:
    state = after(playing("jewelress", {}, seats=3), "0: open A2")
    assert answer(state) == "place 1d2s"


def test_where_all_imitations_cost_the_same_the_sapphires_stay() -> None:
    state = after(playing("jewelress", {}, edition="prototype"), "0: open A2")
    assert answer(state) == "place 2d"


def test_nobody_ends_a_game_that_he_is_losing() -> None:
    more: dict[str, Any] = {"white": ["2d", "2d"], "black": [".", "9d"]}
    state = after(playing("jewelress", {}, **more), "0: open A2")
    assert answer(state) == "place d"


def test_the_prototypes_smuggler_hands_everything_to_the_leader() -> None:
    more: dict[str, Any] = {"edition": "prototype", "seats": 3, "black": [".", "1d", "4d"]}
    state = after(playing("smuggler", {"A2": "2d1s/."}, **more), "0: open A2")
    assert answer(state) == "give 2:2d1s"


def test_a_sapphire_is_taken_before_a_diamond() -> None:
    state = state_of({}, seats=3, red="2d2s")
    state = after(state, "0: choose detective", "1: choose detective", "2: choose thief")
    state = after(state, "2: open A2", "2: turn")
    assert answer(state) == "take s"


def test_the_bot_passes_only_where_everything_is_poison() -> None:
    poison = {f"{level}{side}": "./2s" for level in "ABC" for side in "1234"}
    options = {"must_open": False}
    assert answer(playing("thief", poison, seats=2, options=options)) == "pass"
    assert answer(playing("thief", {**poison, "C3": "./."}, options=options)) == "open C3"


def test_a_thief_behind_the_bot_finds_the_riches_turned_down() -> None:
    drawers = {"A2": "3d/.", "B2": "2d1s/.", "C2": "./."}
    state = after(playing("jewelress", drawers, rival="thief"), "0: open C2", "0: place s")
    assert "flip" in answer(state)
    turned = {"A2": "./3d", "B2": "./2d1s", "C2": "./."}
    state = after(playing("jewelress", turned, rival="thief"), "0: open C2", "0: place d")
    assert "flip" not in answer(state)


def test_a_rich_red_cushion_calls_smuggler_or_detective() -> None:
    moves = {answer(state_of({}, seats=3, red="9d"), seed=str(seed)) for seed in range(5)}
    assert moves <= {"choose smuggler", "choose detective"}


def test_a_sure_ruby_calls_the_master_thief() -> None:
    drawers = {"A1": "3d/. 1r/.", "A3": "./3d ./1r"}
    assert answer(state_of(drawers, seats=3)) == "choose masterthief"
