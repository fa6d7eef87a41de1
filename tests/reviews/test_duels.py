"""Where two explorers have nobody else in the running, fists are worth what the solution says."""

import pytest
from msgspec.structs import replace

from schatulle.core import Seat
from schatulle.games.diamant.research.solving.duel import Duel
from schatulle.games.diamant.research.solving.random_duels import random_duels
from schatulle.games.diamant.review.duels import duel_shares
from schatulle.games.diamant.rules.actions import Choice


def test_the_better_fist_secures_the_value_of_the_position() -> None:
    cave = random_duels(3)[6].state
    shares = duel_shares(cave, Seat(1))
    assert shares is not None
    assert shares.keys() == set(Choice)
    assert max(shares.values()) == pytest.approx(Duel(cave, Seat(1)).value(cave))


def test_where_others_have_a_say_or_one_is_alone_nothing_is_said() -> None:
    two = random_duels(3)[6].state
    seat = Seat(1)
    assert two.inside == (False, True, True)
    assert duel_shares(two, seat) is not None
    assert duel_shares(replace(two, chests=(99, *two.chests[1:])), seat) is None
    assert duel_shares(replace(two, inside=(False, True, False)), seat) is None
    assert duel_shares(replace(two, inside=(True, True, True)), seat) is None
