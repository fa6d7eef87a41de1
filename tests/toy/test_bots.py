"""The toy's players, the arena and a program that knows no game."""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bots.support.bot_scripts import FIRST_CHOICE, program, programs_seats
from bots.support.self_play import game_of
from schatulle.arena import Block, Contest, blocks_of, lineup, played_block, result_of
from schatulle.arena.block import PlayedBlock
from schatulle.arena.runner import here, in_processes
from schatulle.bots import kind_named, kinds, levels, make
from schatulle.bots.external import TimeLimits, serve
from schatulle.bots.registry import notes_of, usual_memory
from schatulle.bots.seated import Peeked, sealed
from schatulle.bots.strength import strength_of
from schatulle.core import BadOptions, Many, Seat
from schatulle.core.registry import register
from support.toy import NAME, rules

CONTEST = Contest(
    game=NAME, edition=NAME, seats=3, seed="toy", limits=TimeLimits(decide=60, start=60, leave=60)
)


def test_everybody_who_plays_the_toy_comes_from_its_wing() -> None:
    assert [kind.name for kind in kinds(NAME)] == ["random", "bot", "hen", "ant", "ape"]
    assert [kind.name for kind in levels(NAME)] == ["hen", "ant", "ape"]
    assert kind_named("ant", NAME).deep
    assert not kind_named(levels(NAME)[-1].name, NAME).deep
    assert strength_of(NAME, "hen") is None
    with pytest.raises(BadOptions, match="the bots of toy have none to choose"):
        make("hen@0.5", NAME, Seat(0), "")


def test_a_game_without_bots_of_its_own_is_played_by_random_ones(tmp_path: Path) -> None:
    wing = tmp_path / "bare_toy"
    wing.mkdir()
    (wing / "__init__.py").touch()
    (wing / "rules.py").write_text(
        "from support.toy.rules import *\nNAME = 'bare'\n", encoding="utf-8"
    )
    sys.path.append(str(tmp_path))
    try:
        register("bare", "bare_toy")
        assert [kind.name for kind in levels("bare")] == ["random"]
        assert notes_of("bare", Seat(0), None) is None
        assert usual_memory(levels("bare")[0], "bare") is None
        assert game_of(("bot", "random"), "bare", "toy").outcome is not None
    finally:
        sys.path.remove(str(tmp_path))


class Clinging(Many[int]):
    """Choices that hold on to a state."""

    def __init__(self, state: rules.State) -> None:
        self.state = state

    @property
    def count(self) -> int:
        return 2

    def __getitem__(self, number: int) -> int:
        return number


def test_no_state_of_the_toy_reaches_a_player() -> None:
    state = rules.setup(rules.options(NAME, {}), 2)
    with pytest.raises(Peeked, match=r"toy\.rules hangs on what a player is asked"):
        sealed(Clinging(state))


def course(played: list[PlayedBlock]) -> list[Any]:
    ordered = sorted(played, key=lambda block: block.block.number)
    return [
        [[(played.bot, played.won, played.score) for played in game] for game in block.games]
        for block in ordered
    ]


def test_the_arena_plays_it_alike_here_and_in_processes() -> None:
    blocks = blocks_of(CONTEST, ("hen", "ant", "random"), 12)
    played = list(here(blocks))
    assert course(list(in_processes(blocks, 2))) == course(played)
    result = result_of(CONTEST, ("hen", "ant", "random"), played)
    assert result.games == 12
    assert abs(sum(bot.win_share for bot in result.bots) - 1) < 1e-5


def test_a_program_is_told_how_to_bid_and_plays_whole_games() -> None:
    names = lineup((program(FIRST_CHOICE), "hen", "random"), 3)
    played = played_block(Block(CONTEST, names, 0, 3))
    seats = programs_seats(played)
    assert [seat.blamed for seat in seats] == [None] * 3
    assert all(seat.decisions >= 3 for seat in seats)


def test_our_bots_play_the_toy_at_the_tables_of_others() -> None:
    state = rules.setup(rules.options(NAME, {}), 2)
    for action in (rules.DealNumbers((4, 2)), rules.TurnUp(4)):
        _, state = rules.play(state, Seat(-1), action)
    seating = {"game": NAME, "edition": NAME, "options": {}, "seat": 0, "seats": 2}
    asked = {"type": "decide", "id": 5, "kind": "bid", "view": rules.view(state, Seat(0))}
    shown = {"choices": None, "choices_count": 100, "examples": ["bid 99", "bid 50", "bid 1"]}
    lines = [seating | {"type": "start", "seed": "s"}, seating | asked | shown]
    said: list[bytes] = []
    serve("ant", map(msgspec.json.encode, lines), said.append)
    assert [json.loads(line) for line in said] == [{"move": "bid 50", "id": 5}]
