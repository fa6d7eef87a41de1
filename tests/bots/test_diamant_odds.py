"""Open notes of Diamant: the odds of the next card, as whoever counts the open cards knows them."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from schatulle.bots.registry import notes_of
from schatulle.core import NATURE, SPECTATOR, Seat
from schatulle.games.diamant import rules as diamant
from schatulle.games.diamant.rules.actions import TURN_UP
from schatulle.games.diamant.rules.cards import Card
from schatulle.games.diamant.rules.events import Struck
from schatulle.games.diamant.rules.state import Phase
from schatulle.games.diamant.rules.view import Odds
from support.games import choice

OPTIONS: list[dict[str, object]] = [
    {},
    {"hazard_removal": "both"},
    {"hazard_removal": "none", "first_card_decision": True},
    {"path_split": "per_card", "chests": "closed", "expeditions": 10},
]


def states(options: Any, seed: int) -> Iterator[Any]:
    """Every state of a whole game in which seats decide."""
    rng = Random(seed)
    state = diamant.setup(options, 4)
    while asked := diamant.awaiting(state):
        if asked[0].seat != NATURE:
            yield state
        ask = rng.choice(asked)
        _, state = diamant.play(state, ask.seat, choice(ask.choices, rng))


def odds(state: Any, seat: Seat) -> Odds:
    notes = notes_of("diamant", seat, state.options)
    assert notes is not None
    taken = notes.taken(diamant.view(state, seat))
    assert isinstance(taken, Odds)
    return taken


def strikes(state: Any, card: Card) -> bool:
    """Whether the expedition ends if this card is turned up next, as the rules play it."""
    turned = replace(state, phase=Phase.CARD)
    events, _ = diamant.play(turned, NATURE, TURN_UP[card])
    return any(isinstance(event, Struck) for event in events)


@pytest.mark.parametrize("changes", OPTIONS, ids=str)
def test_the_odds_are_those_of_the_deck_that_truly_is_left(changes: dict[str, object]) -> None:
    options = diamant.options("diamant", changes)
    ends = set()
    for seed in range(6):
        for state in states(options, seed):
            said = odds(state, Seat(seed % 4))
            assert {card: count for card, count in said.left.items() if count} == Counter(
                state.deck
            )
            assert said.ends == sum(strikes(state, card) for card in state.deck)
            ends.add(said.ends)
    assert len(ends) > 3


def test_everybody_is_told_the_same_whatever_lies_closed_and_whatever_comes() -> None:
    """Two worlds: other fists, other closed chests, another order of the deck."""
    for state in states(diamant.options("diamant", {"chests": "closed"}), 9):
        other = replace(
            state,
            deck=tuple(reversed(state.deck)),
            chests=tuple(stones + 9 for stones in state.chests),
            chosen=(None,) * state.seats,
        )
        said = odds(state, Seat(2))
        for seat in (SPECTATOR, Seat(0), Seat(2)):
            assert odds(other, seat) == said
