"""What the next card of the cave promises and threatens, counted from the open table."""

from collections.abc import Iterable

from schatulle.core import Seat
from schatulle.games.diamant.rules.cards import HAZARDS, STONES, Card, PathCard, shuffled_again
from schatulle.games.diamant.rules.view import View


def deck_of(view: View) -> tuple[Card, ...]:
    """D-3: the thirty cards less those removed and those on the path."""
    deck = list(shuffled_again(view.removed))
    for step in view.path:
        if step.card in deck:
            deck.remove(step.card)
    return tuple(deck)


def hope(view: View) -> int:
    """D-9: the own shares of all treasures that may come next."""
    explorers = view.inside.count(True)
    return sum([STONES[card] // explorers for card in deck_of(view) if card in STONES])


def fear(view: View, seat: Seat) -> float:
    """D-13: what leaving now would save, once for every card that would end the expedition."""
    return deadly(view) * (view.unsafe[seat] + stones_on(view.path) / view.inside.count(True))


def deadly(view: View) -> int:
    """D-13: how many cards of the deck would end the expedition."""
    return deadly_among(deck_of(view), view.path)


def deadly_among(deck: Iterable[Card], path: Iterable[PathCard]) -> int:
    """The same of a deck that is known."""
    threats = hazards_on(path)
    return sum([card in threats for card in deck])


def hazards_on(path: Iterable[PathCard]) -> set[Card]:
    """D-12: the kinds of hazard of which one lies on the path."""
    return {step.card for step in path if step.card in HAZARDS}


def stones_on(path: Iterable[PathCard]) -> int:
    """D-14: what lies on the path for those who leave."""
    return sum([step.stones for step in path])
