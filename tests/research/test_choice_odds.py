"""Odds of a bot's choices: asked for where it can tell them, counted where it cannot."""

from random import Random
from typing import Any

import pytest

from schatulle.bots.seated import NothingKept, SeatedBot
from schatulle.core import Decision, Seat
from schatulle.research.solving.choice_odds import odds_of

ASKED = Decision(Seat(0), 7, "choose", ("this", "that"))


class Rolling:
    """Answers by its dice, and tells nobody how."""

    def choose(self, _memory: Any, _view: Any, decision: Decision[Any], rng: Random) -> Any:
        return decision.choices[rng.random() < 0.25]


class Telling(Rolling):
    """Finds other odds each time, as a searcher does, and tells them."""

    def odds(self, _memory: Any, _view: Any, _decision: Decision[Any], rng: Random) -> Any:
        found = 0.25 if rng.random() < 0.5 else 0.75
        return {"this": found, "that": 1 - found}


class Silent(Rolling):
    """Could tell, but not here."""

    def odds(self, *_: Any) -> Any:
        return None


@pytest.mark.parametrize(
    ("player", "likely"), [(Rolling(), 0.75), (Silent(), 0.75), (Telling(), 0.5)]
)
def test_who_tells_its_odds_is_believed_and_the_others_are_counted(
    player: Any, likely: float
) -> None:
    found = odds_of(lambda seed: SeatedBot(player, NothingKept(), Seat(0), seed), None, ASKED, 16)
    assert found == pytest.approx({"this": likely, "that": 1 - likely})
