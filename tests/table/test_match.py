"""One match: answers, refusals, Nature, and the log that makes the state."""

from collections import Counter
from functools import reduce
from random import Random

import pytest

from schatulle.core import (
    NATURE,
    BadNotation,
    BadOptions,
    Decision,
    Game,
    IllegalMove,
    Seat,
    decision_id,
)
from schatulle.core.registry import game_named, game_names
from schatulle.games.diamant import rules as diamant
from schatulle.games.meisterdiebe import rules as meisterdiebe
from schatulle.games.meisterdiebe.rules.actions import Choose, Fall
from schatulle.games.meisterdiebe.rules.cards import Character
from schatulle.games.meisterdiebe.rules.events import Chose
from schatulle.games.meisterdiebe.rules.gems import Gems
from schatulle.table.chance import Chance
from schatulle.table.match import Match
from support.games import EVERY_TABLE, Table, choice

ZOCH: Game = game_named("meisterdiebe")


def match_of(seats: int = 2) -> Match:
    options = meisterdiebe.options("zoch", {"quick_setup": True})
    return Match(ZOCH, ZOCH.setup(options, seats), Chance("x"))


@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_the_log_alone_makes_the_state(table: Table) -> None:
    rng = Random(table.seats)
    first = table.game.setup(table.options, table.seats)
    match = Match(table.game, first, Chance("y"))
    while asked := match.awaiting():
        ask = rng.choice(asked)
        before = len(match.log)
        events = match.play(ask.seat, choice(ask.choices, rng))
        assert events == match.log[before:]
    assert reduce(table.game.evolve, match.log, first) == match.state
    assert match.outcome == table.game.outcome(match.state)
    assert match.outcome is not None


def test_nature_is_never_asked_of_the_players() -> None:
    match = match_of(3)
    assert {ask.seat for ask in match.awaiting()} == {0, 1, 2}
    assert match.draws > 2


def test_a_move_is_noted_in_the_notation_and_a_refused_one_is_not() -> None:
    match = match_of()
    events = match.play(Seat(1), Choose(Character.THIEF))
    assert isinstance(events[0], Chose)
    state = match.state
    with pytest.raises(IllegalMove):
        match.play_line("1: choose jeweller")
    with pytest.raises(BadNotation):
        match.play_line("1: juggle")
    assert match.moves == ("1: choose thief",)
    assert match.state == state


def test_a_match_without_an_answer_from_nature_waits() -> None:
    class Silence:
        def answer(self, _state: object, _decision: Decision[object]) -> None:
            return None

    options = diamant.EDITIONS["diamant"]
    game = game_named("diamant")
    match = Match(game, game.setup(options, 3), Silence())
    assert match.awaiting() == ()
    assert match.outcome is None
    assert match.log == ()
    with pytest.raises(IllegalMove, match="a card is turned up first") as refusal:
        match.play_line("0: stay")
    assert refusal.value.clause == "D-7"


def test_chance_answers_the_same_again_and_draws_by_weight() -> None:
    choices = (Fall(Gems()), Fall(Gems(1)))
    asked = Decision(NATURE, decision_id(0, NATURE), "stuck", choices, (0.25, 0.75))
    drawn = [Chance("seed", number).answer(None, asked) for number in range(400)]
    in_a_row = Chance("seed")
    assert [in_a_row.answer(None, asked) for _ in range(400)] == drawn
    assert 270 <= Counter(drawn)[choices[1]] <= 330
    certain = Decision(NATURE, 1, "stuck", choices, (0.0, 1.0))
    assert {Chance(str(seed)).answer(None, certain) for seed in range(50)} == {choices[1]}


def test_both_games_are_offered_and_no_other() -> None:
    assert list(game_names()) == ["meisterdiebe", "diamant"]
    with pytest.raises(BadOptions, match="'chess'; allowed: meisterdiebe, diamant"):
        game_named("chess")
