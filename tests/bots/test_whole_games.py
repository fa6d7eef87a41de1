"""Bots of every kind play whole games by the rules, and see nothing but what is theirs."""

import pytest

from bots.driving import Guarded, game_of, new_match, played
from schatulle.bots import kinds, make
from schatulle.rules.core import BadOptions, Seat
from schatulle.rules.diamant.state import State as DiamantState
from schatulle.rules.meisterdiebe.state import State as MeisterdiebeState

#: Everybody who plays a game.
MEISTERDIEBE = tuple(kind.name for kind in kinds("meisterdiebe"))
DIAMANT = tuple(kind.name for kind in kinds("diamant"))
EVERYBODY = [
    *(("meisterdiebe", "zoch", kind) for kind in MEISTERDIEBE),
    *(("diamant", "diamant", kind) for kind in DIAMANT),
]

EDITIONS = ("zoch", "zoch_fr", "zoch_en", "prototype")
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


@pytest.mark.parametrize("kind", MEISTERDIEBE)
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_kind_plays_meisterdiebe_to_the_end(edition: str, seats: int, kind: str) -> None:
    assert game_of([kind] * seats, edition=edition).outcome is not None


@pytest.mark.parametrize("kind", DIAMANT)
@pytest.mark.parametrize("seats", [3, 5, 8])
def test_every_kind_plays_diamant_to_the_end(seats: int, kind: str) -> None:
    assert game_of([kind] * seats, "diamant", "diamant").outcome is not None


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_bots_play_by_whatever_the_table_agreed_on(options: dict[str, object]) -> None:
    for names in (["fox"] * 4, ["random", "bot", "magpie"]):
        assert game_of(names, options=options).outcome is not None


@pytest.mark.parametrize("options", PROTOTYPE_SETS, ids=str)
def test_bots_play_the_prototype_with_other_options(options: dict[str, object]) -> None:
    for names in (["fox"] * 4, ["random", "bot", "magpie"]):
        assert game_of(names, edition="prototype", options=options).outcome is not None


@pytest.mark.parametrize("options", DIAMANT_SETS, ids=str)
def test_bots_play_diamant_with_other_options(options: dict[str, object]) -> None:
    assert game_of(["bot", "random", "bot"], "diamant", "diamant", options).outcome is not None


def test_two_bots_explore_the_cave_where_two_may() -> None:
    options = {"allow_two": True}
    assert game_of(["bot", "bot"], "diamant", "diamant", options).outcome is not None


@pytest.mark.parametrize(("game", "edition", "kind"), EVERYBODY)
def test_equal_seeds_play_equal_games(game: str, edition: str, kind: str) -> None:
    first, second = (game_of([kind] * 4, game, edition, seed="same") for _ in range(2))
    assert first.moves == second.moves


def test_another_seed_plays_another_game() -> None:
    match = new_match("meisterdiebe", "zoch", {}, 3, "chance")
    other = new_match("meisterdiebe", "zoch", {}, 3, "chance")
    for table, seed in ((match, "a"), (other, "b")):
        played(table, [make("bot", "meisterdiebe", Seat(seat), seed) for seat in range(3)])
    assert match.moves != other.moves


@pytest.mark.parametrize("kind", [*MEISTERDIEBE, "fox@0.5"])
def test_a_bot_rebuilt_from_its_observations_goes_on_as_before(kind: str) -> None:
    match = game_of([kind] * 3, seed="rebuilt")
    rules, again = match.game, new_match("meisterdiebe", "zoch", {}, 3, "rebuilt")
    for line in match.moves:
        decision = again.awaiting()[0]
        fresh = make(kind, "meisterdiebe", decision.seat, f"rebuilt/{decision.seat}")
        for event in again.log:
            if (seen := rules.observe(event, decision.seat)) is not None:
                fresh.observe(seen)
        choice = fresh.choose(rules.view(again.state, decision.seat), decision)
        assert f"{decision.seat}: {rules.format_move(choice)}" == line
        again.play_line(line)


@pytest.mark.parametrize(("game", "edition", "kind"), EVERYBODY)
def test_no_bot_ever_receives_the_state(game: str, edition: str, kind: str) -> None:
    state = MeisterdiebeState if game == "meisterdiebe" else DiamantState
    bots = [Guarded(make(kind, game, Seat(seat), "guarded"), state) for seat in range(4)]
    played(new_match(game, edition, {}, 4, "guarded"), bots)
    assert all(bot.observed for bot in bots)


def test_a_bot_that_saw_nothing_before_still_plays_by_the_rules() -> None:
    match = game_of(["random"] * 3, seed="late")
    again = new_match("meisterdiebe", "zoch", {}, 3, "late")
    for line in match.moves:
        for decision in again.awaiting():
            bot = make("bot", "meisterdiebe", decision.seat, "late")
            choice = bot.choose(match.game.view(again.state, decision.seat), decision)
            match.game.decide(again.state, decision.seat, choice)
        again.play_line(line)


def test_an_unknown_kind_is_refused_with_what_is_allowed() -> None:
    with pytest.raises(BadOptions, match=r"no kind of bot 'genius'; allowed: random, bot"):
        make("genius", "diamant", Seat(0), "")


def test_an_unknown_game_is_refused_with_what_is_allowed() -> None:
    with pytest.raises(BadOptions, match=r"plays 'chess'; allowed: meisterdiebe, diamant"):
        make("bot", "chess", Seat(0), "")
