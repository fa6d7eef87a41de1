"""The bot: it remembers what it observes and answers each question by its rule of thumb."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from schatulle.bots.dice import dice
from schatulle.bots.meisterdiebe.belief import Belief, vague_belief
from schatulle.bots.meisterdiebe.choosing import choose_card
from schatulle.bots.meisterdiebe.memory import reconciled, remember
from schatulle.bots.meisterdiebe.moving import turn
from schatulle.bots.meisterdiebe.opening import open_drawer, rob
from schatulle.bots.meisterdiebe.placing import fill, give, place, take
from schatulle.bots.meisterdiebe.sight import Sight
from schatulle.rules.core import Decision, Seat, how_many
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


class MeisterdiebeBot:
    """Forgets nothing that its seat was shown, and knows nothing else."""

    def __init__(self, seat: Seat, seed: str) -> None:
        self.belief: Belief = vague_belief()
        self._seat = seat
        self._seed = seed

    def observe(self, event: Any) -> None:
        """The belief follows what happens."""
        self.belief = remember(self.belief, event)

    def choose(self, view: View, decision: Decision[Any]) -> Any:
        """The rule of thumb for what is asked."""
        self.belief = reconciled(self.belief, view)
        if how_many(decision.choices) == 1:
            return decision.choices[0]
        sight = Sight(self._seat, view, self.belief, dice(self._seed, decision))
        return _ANSWER[decision.kind](sight, decision.choices)
