"""The sensible player: each question is answered by its rule of thumb."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from schatulle.core import Decision
from schatulle.games.meisterdiebe.bots.belief import Belief
from schatulle.games.meisterdiebe.bots.box_move_choice import turn
from schatulle.games.meisterdiebe.bots.card_choice import choose_card
from schatulle.games.meisterdiebe.bots.drawer_choice import open_drawer, rob
from schatulle.games.meisterdiebe.bots.gem_choice import fill, give, place, take
from schatulle.games.meisterdiebe.bots.sight import Sight
from schatulle.games.meisterdiebe.bots.temper import NO_TASTE, fondness
from schatulle.games.meisterdiebe.rules.actions import Action
from schatulle.games.meisterdiebe.rules.cards import Character
from schatulle.games.meisterdiebe.rules.view import View

_ANSWER: Final[Mapping[str, Callable[[Sight, Any], Action]]] = {
    "fill": fill,
    "open": open_drawer,
    "place": place,
    "rob": rob,
    "give": give,
    "take": take,
    "turn": turn,
}


class Sensible:
    """Plays by rules of thumb from what it believes to be in the box."""

    def __init__(self, fondness: Mapping[Character, float] = NO_TASTE) -> None:
        self._fondness = fondness

    def varied(self, leaning: str, rng: Random) -> "Sensible":
        """One with tastes of its own."""
        return Sensible(fondness(leaning, rng))

    def choose(self, memory: Belief, view: View, decision: Decision[Any], rng: Random) -> Action:
        """The rule of thumb for what is asked."""
        sight = Sight(decision.seat, view, memory, rng)
        if decision.kind == "choose":
            return choose_card(sight, decision.choices, self._fondness)
        return _ANSWER[decision.kind](sight, decision.choices)
