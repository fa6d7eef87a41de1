"""The sensible player: each question is answered by its rule of thumb."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from schatulle.bots.meisterdiebe.belief import Belief
from schatulle.bots.meisterdiebe.choosing import choose_card
from schatulle.bots.meisterdiebe.moving import turn
from schatulle.bots.meisterdiebe.opening import open_drawer, rob
from schatulle.bots.meisterdiebe.placing import fill, give, place, take
from schatulle.bots.meisterdiebe.sight import Sight
from schatulle.rules.core import Decision
from schatulle.rules.meisterdiebe.actions import Action
from schatulle.rules.meisterdiebe.view import View

_ANSWER: Final[Mapping[str, Callable[[Sight, Any], Action]]] = {
    "fill": fill,
    "choose": choose_card,
    "open": open_drawer,
    "place": place,
    "rob": rob,
    "give": give,
    "take": take,
    "turn": turn,
}


class Sensible:
    """Plays by rules of thumb from what it believes to be in the box."""

    def choose(self, memory: Belief, view: View, decision: Decision[Any], rng: Random) -> Action:
        """The rule of thumb for what is asked."""
        sight = Sight(decision.seat, view, memory, rng)
        return _ANSWER[decision.kind](sight, decision.choices)
