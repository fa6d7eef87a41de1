"""Whoever measures luck in Diamant foresees what the explorers themselves will do."""

from collections.abc import Iterator
from typing import Any, Final

import numpy as np
import pytest

from schatulle.bots.network import loaded, said
from schatulle.bots.registry import kinds, make
from schatulle.bots.seated import SeatedBot
from schatulle.core import Decision, Seat
from schatulle.core.registry import game_named
from schatulle.games.diamant.appraisal import rows, seen_in, signs
from schatulle.games.diamant.bots.formulas import LeavingWith
from schatulle.games.diamant.bots.learned import leaving_by
from schatulle.games.diamant.foresight import gone_home, leaving
from schatulle.games.diamant.rules.actions import LEAVE, STAY
from schatulle.games.diamant.rules.state import Phase, State
from schatulle.table.chance import Chance
from schatulle.table.match import Match

SEATS: Final = 4
GAME: Final = game_named("diamant")
#: The fox cannot tell its odds, the owl searches, and the dragon solves the ends of games.
FORESEEN: Final = [
    kind.name for kind in kinds("diamant") if kind.name not in ("fox", "owl", "dragon", "strong")
]


def asked(seed: str) -> Iterator[tuple[State, Decision[Any]]]:
    """All that explorers are asked in a game of careless ones, all at the same time."""
    match = Match(GAME, GAME.setup(GAME.options("diamant", {}), SEATS), Chance(seed))
    bots = [make("boar", "diamant", Seat(seat), seed) for seat in range(SEATS)]
    while questions := match.awaiting():
        yield match.state, questions[0]
        for question in questions:
            view = GAME.view(match.state, question.seat)
            match.play(question.seat, bots[question.seat].choose(view, question))


@pytest.mark.parametrize("name", FORESEEN)
def test_everyone_leaves_as_often_as_is_foreseen(name: str) -> None:
    bot = make(name, "diamant", Seat(0), "foreseen")
    assert isinstance(bot, SeatedBot)
    found = [(state, asks) for state, asks in asked("foreseen") if asks.seat == 0]
    told = [bot.odds(GAME.view(state, Seat(0)), asks) or {} for state, asks in found]
    first, _ = seen_in([state for state, _ in found])
    foreseen = leaving(bot.player, first, np.full(len(found), np.nan))
    assert len(found) > 8
    assert foreseen == pytest.approx([odds.get(LEAVE, 0.0) for odds in told], abs=1e-6)


def test_those_who_learned_leave_as_the_network_says() -> None:
    states = [state for state, _ in asked("learned")]
    first, fists = seen_in(states)
    learned = leaving_by(said(loaded(f"diamant-{SEATS}"), rows(first, fists))[0])[:, 0]
    dragon = make("dragon", "diamant", Seat(0), "learned").player
    assert leaving(dragon, first, learned) is learned


def test_who_goes_home_is_there_as_by_the_rules() -> None:
    for homeward in ([0], [0, 3], [0, 1, 2, 3]):
        before = [one for one, _ in asked("home") if one.inside == (True,) * SEATS]
        before = [one for one in before if one.phase is Phase.DECIDE and one.expedition < 5]
        after = [_played(state, homeward) for state in before]
        sure = np.isin(np.arange(SEATS), homeward) & np.ones((len(before), 1), bool)
        found, expected = gone_home(seen_in(before)[0], sure), seen_in(after)[0]
        assert len(before) > 4
        for name in ("expedition", "inside", "chests", "unsafe", "stones", "deck", "hazards"):
            assert np.array_equal(getattr(found, name), getattr(expected, name)), name


def _played(state: State, homeward: list[int]) -> State:
    for seat in range(SEATS):
        state = GAME.play(state, Seat(seat), LEAVE if seat in homeward else STAY)[1]
    return state


def test_when_all_will_leave_the_last_cave_everything_is_sure() -> None:
    games = [asked(f"sure {number}") for number in range(8)]
    states = [state for game in games for state, _ in game if state.expedition == 5]
    sure = signs(states, [LeavingWith(3)] * SEATS).sure
    rich = [max(state.unsafe) >= 3 and state.phase is Phase.DECIDE for state in states]
    assert any(rich)
    assert np.array_equal(~np.isnan(sure[:, 0]), rich)
    assert sure[rich].sum(axis=1) == pytest.approx(1)
