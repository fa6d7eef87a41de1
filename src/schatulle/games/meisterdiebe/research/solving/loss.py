"""What a choice in a solved position of Meisterdiebe loses of the win."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from schatulle.core import Seat
from schatulle.games.meisterdiebe.research.solving.last_rounds import (
    Rest,
    Way,
    card_payoffs,
    check_open,
    shares_by,
)
from schatulle.games.meisterdiebe.rules import awaiting
from schatulle.games.meisterdiebe.rules.actions import Action, Choose
from schatulle.games.meisterdiebe.rules.state import Phase, State
from schatulle.research.solving.matrix import Payoffs, secured, solve


class Weighed(Struct, frozen=True):
    """One seat's choices: each in one row or more, and what they bring against each answer."""

    choices: tuple[Action, ...]
    #: Which choice a row belongs to.
    groups: tuple[int, ...]
    payoffs: Payoffs

    @property
    def value(self) -> float:
        """The share of the win that the seat can secure."""
        return solve(self.payoffs).value

    def loss(self, odds: Mapping[Any, float]) -> float:
        """What playing the choices with these odds gives away, if all after it play best."""
        kept = secured(
            self.payoffs, self.groups, [odds.get(choice, 0.0) for choice in self.choices]
        )
        return max(0.0, self.value - kept)

    @property
    def stake(self) -> float:
        """What the worst choice gives away."""
        return max([self.loss({choice: 1.0}) for choice in self.choices])


def weigh(state: State, seat: Seat, rest: Rest) -> Weighed:
    """All choices of a seat that is asked; raises Unsolvable."""
    check_open(state)
    if state.phase is Phase.CHOOSE:
        cards = rest.cards(state)
        return _weighed_cards(cards.ways[seat], card_payoffs(cards, seat))
    choices = tuple(awaiting(state)[0].choices)
    shares = shares_by(rest, state, choices, seat)
    return Weighed(choices, tuple(range(len(choices))), [[share] for share in shares])


def _weighed_cards(ways: Sequence[Way], payoffs: Payoffs) -> Weighed:
    """M-26: a card is one choice, whatever a smuggler has in mind with it."""
    characters = list(dict.fromkeys([way.character for way in ways]))
    groups = tuple([characters.index(way.character) for way in ways])
    return Weighed(tuple(map(Choose, characters)), groups, payoffs)
