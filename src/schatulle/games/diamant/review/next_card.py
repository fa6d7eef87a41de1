"""What the next card may bring: exact odds, counted from what lies open."""

from collections import Counter

from schatulle.games.diamant.bots.prospects import deadly_among
from schatulle.games.diamant.rules.cards import Card
from schatulle.games.diamant.rules.state import State


def deadly(state: State) -> int:
    """D-13: how many cards of the deck show a hazard that lies on the path already."""
    return deadly_among(state.deck, state.path)


def bust(state: State) -> float:
    """How likely the next card ends the expedition, and whoever stays loses all that is unsafe."""
    return deadly(state) / len(state.deck) if state.deck else 0.0


def odds(state: State) -> dict[Card, float]:
    """How likely each kind of card comes next."""
    counted = Counter(state.deck)
    return {card: counted[card] / len(state.deck) for card in Card if counted[card]}
