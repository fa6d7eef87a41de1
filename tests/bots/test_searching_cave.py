"""The searching player of Diamant."""

from random import Random

import pytest
from hypothesis import given

from bots.support.self_play import played
from schatulle.bots.seated import NothingKept, SeatedBot
from schatulle.core import NATURE, Seat
from schatulle.core.registry import game_named
from schatulle.games.diamant import rules as diamant
from schatulle.games.diamant.bots.learned import LearnedPlayer
from schatulle.games.diamant.bots.search import SearchingPlayer, SearchSettings, world
from schatulle.games.diamant.rules.actions import LEAVE, STAY
from schatulle.games.diamant.rules.state import Phase
from schatulle.table.chance import Chance
from schatulle.table.match import Match
from support.budget import examples, long_mode
from support.games import Table, diamant_tables, random_game

PLAYER = SearchingPlayer(LearnedPlayer(), SearchSettings(games=16, seconds=100))


@pytest.mark.parametrize("seats", [3, 8])
def test_the_table_is_seen_but_for_deck_and_fists(seats: int) -> None:
    table = Table(game_named("diamant"), diamant.EDITIONS["diamant"], seats, 4)
    for step in random_game(table):
        if step.asked.seat == NATURE:
            continue
        found = world(diamant.view(step.before, step.asked.seat))
        assert found is not None
        assert sorted(found.deck) == sorted(step.before.deck)
        assert found.path == step.before.path
        assert found.phase is Phase.DECIDE
        assert not any(found.chosen)


def test_closed_chests_are_left_to_the_player() -> None:
    options = diamant.options("diamant", {"chests": "closed"})
    state = diamant.from_position({"path": ["7:1"], "chests": [3, 0, 0]}, options, 3)
    assert world(diamant.view(state, Seat(0))) is None


def test_who_wins_by_leaving_leaves() -> None:
    """D-13, D-14, D-22: alone in the last cave with more than the others have."""
    parts = {
        "expedition": 5,
        "inside": [True, False, False],
        "unsafe": [9, 0, 0],
        "chests": [0, 8, 3],
        "path": ["snake", "gas", "9:0", "explosion", "landslide"],
    }
    state = diamant.from_position(parts, diamant.EDITIONS["diamant"], 3)
    asked = diamant.awaiting(state)[0]
    view = diamant.view(state, Seat(0))
    assert {PLAYER.choose(None, view, asked, Random(seed)) for seed in range(4)} == {LEAVE}


def test_who_loses_by_leaving_stays() -> None:
    """D-22: nobody else is inside, and what lies there is not enough."""
    parts = {
        "expedition": 5,
        "inside": [True, False, False],
        "unsafe": [4, 0, 0],
        "chests": [0, 9, 3],
        "path": ["4:0"],
    }
    state = diamant.from_position(parts, diamant.EDITIONS["diamant"], 3)
    asked = diamant.awaiting(state)[0]
    view = diamant.view(state, Seat(0))
    assert {PLAYER.choose(None, view, asked, Random(seed)) for seed in range(4)} == {STAY}


def test_what_is_solved_is_not_tried_out() -> None:
    """D-22: two in the last cave, and the one outside cannot win."""
    parts = {
        "expedition": 5,
        "inside": [True, True, False],
        "unsafe": [20, 20, 0],
        "chests": [12, 20, 16],
        "path": ["15:1", "17:1", "9:1", "snake", "gas", "landslide"],
    }
    state = diamant.from_position(parts, diamant.EDITIONS["diamant"], 3)
    for asked in diamant.awaiting(state):
        seen = diamant.view(state, asked.seat)
        odds = PLAYER.odds(None, seen, asked, Random(1))
        assert odds == LearnedPlayer().odds(None, seen, asked, Random(2))
        assert odds is not None
        assert 0.01 < odds[LEAVE] < 0.99


@examples(long_mode(3, 200))
@given(diamant_tables())
def test_searching_players_play_lawfully_at_any_table_of_diamant(table: Table) -> None:
    player = SearchingPlayer(LearnedPlayer(), SearchSettings(games=1, seconds=0))
    bots = [
        SeatedBot(player if seat % 2 else LearnedPlayer(), NothingKept(), Seat(seat), str(seat))
        for seat in range(table.seats)
    ]
    match = Match(table.game, table.game.setup(table.options, table.seats), Chance("0"))
    assert played(match, bots).outcome is not None
