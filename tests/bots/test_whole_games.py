"""Bots of every kind play whole games by the rules, the same ones whenever they begin alike."""

from collections.abc import Sequence

import pytest

from bots.support.self_play import game_of, new_match, played
from schatulle.bots import kinds, make
from schatulle.core import Seat
from schatulle.table.match import Match

#: Everybody who plays a game, a table full at a time.
MEISTERDIEBE = tuple(kind.name for kind in kinds("meisterdiebe") if kind.name != "strong")
DIAMANT = tuple(kind.name for kind in kinds("diamant"))
#: Long enough to meet everything, where the end of a game is not the point.
SHORT: dict[str, object] = {"max_rounds": 8}
COMPANIES = [
    ("meisterdiebe", "zoch", SHORT, MEISTERDIEBE[:4]),
    ("meisterdiebe", "zoch_fr", SHORT, (*MEISTERDIEBE[4:], "fox@0.5")),
    ("diamant", "diamant", {}, DIAMANT[:5]),
    ("diamant", "diamant", {}, DIAMANT[5:]),
]

OPTION_SETS: tuple[dict[str, object], ...] = (
    {"quick_setup": True},
    {"sticky_drawers": 0.3},
    {"sticky_drawers": 0.5, "open_visibility": "opener", "lone_alarm_blocks": True},
    {"open_visibility": "opener", "quick_setup": True},
    {"must_open": False, "must_place": False, "max_rounds": 20},
    {"box_actions": 1, "setup_box_actions": 1, "box_order": "rotate_first"},
    {"setup_mode": "one_by_one", "setup_fall": "upper", "card_cycle": "swap_same"},
    {"setup_diamonds": 0, "alarms": "off", "mt_empty_secret": "keep_front"},
    {"setup_diamonds": 40, "white_start": "3+1", "penalty": "flat"},
    {"detective_moves_box": True, "mt_needs_front_gem": True, "last_ruby_end": "immediate"},
)
PROTOTYPE_SETS: tuple[dict[str, object], ...] = (
    {"quick_setup": True, "open_visibility": "opener"},
    {"setup_mode": "whole_share", "alarms": "on", "must_open": False},
    {"share_pick": "choose", "fall_no_detective": "red", "penalty": "by_value"},
)
DIAMANT_SETS: tuple[dict[str, object], ...] = (
    {"first_card_decision": True, "chests": "closed"},
    {"path_split": "per_card", "hazard_removal": "both", "expeditions": 8},
    {"hazard_removal": "none", "expeditions": 1},
)


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_bots_play_by_whatever_the_table_agreed_on(options: dict[str, object]) -> None:
    names = ["fox", "random", "bot", "magpie"]
    assert game_of(names, options=SHORT | options).outcome is not None


@pytest.mark.parametrize("options", PROTOTYPE_SETS, ids=str)
def test_bots_play_the_prototype_with_other_options(options: dict[str, object]) -> None:
    names = ["fox", "random", "bot"]
    assert game_of(names, edition="prototype", options=SHORT | options).outcome is not None


@pytest.mark.parametrize("options", DIAMANT_SETS, ids=str)
def test_bots_play_diamant_with_other_options(options: dict[str, object]) -> None:
    assert game_of(["bot", "random", "bot"], "diamant", "diamant", options).outcome is not None


def test_two_bots_explore_the_cave_where_two_may() -> None:
    options = {"allow_two": True}
    assert game_of(["bot", "bot"], "diamant", "diamant", options).outcome is not None


@pytest.mark.parametrize(("game", "edition", "options", "names"), COMPANIES)
def test_equal_seeds_play_equal_games(
    game: str, edition: str, options: dict[str, object], names: Sequence[str]
) -> None:
    first, second = (game_of(names, game, edition, options, "same") for _ in range(2))
    assert first.moves == second.moves


def test_another_seed_plays_another_game() -> None:
    match = new_match("meisterdiebe", "zoch", {}, 3, "chance")
    other = new_match("meisterdiebe", "zoch", {}, 3, "chance")
    for table, seed in ((match, "a"), (other, "b")):
        played(table, [make("bot", "meisterdiebe", Seat(seat), seed) for seat in range(3)])
    assert match.moves != other.moves


@pytest.mark.parametrize(("game", "edition", "options", "names"), COMPANIES)
def test_a_bot_rebuilt_from_its_observations_goes_on_as_before(
    game: str, edition: str, options: dict[str, object], names: Sequence[str]
) -> None:
    match = game_of(names, game, edition, options, "rebuilt")
    again = new_match(game, edition, options, len(names), "rebuilt")
    rebuilt = set()
    for number, line in enumerate(match.moves):
        if number % 3 == 0:
            assert rebuilt_answer(again, names) == line
            rebuilt.add(line[0])
        again.play_line(line)
    assert len(rebuilt) == len(names)


def rebuilt_answer(match: Match, names: Sequence[str]) -> str:
    """What a fresh bot at the seat that is asked does when it is told all that happened."""
    decision, rules = match.awaiting()[0], match.game
    seat = decision.seat
    fresh = make(names[seat], rules.NAME, seat, f"rebuilt/{seat}")
    for event in match.log:
        if (seen := rules.observe(event, seat)) is not None:
            fresh.observe(seen)
    choice = fresh.choose(rules.view(match.state, seat), decision)
    return f"{seat}: {rules.format_move(choice)}"


def test_a_bot_that_saw_nothing_before_still_plays_by_the_rules() -> None:
    match = game_of(["random"] * 3, seed="late")
    again = new_match("meisterdiebe", "zoch", {}, 3, "late")
    for line in match.moves:
        for decision in again.awaiting():
            bot = make("bot", "meisterdiebe", decision.seat, "late")
            choice = bot.choose(match.game.view(again.state, decision.seat), decision)
            match.game.decide(again.state, decision.seat, choice)
        again.play_line(line)
