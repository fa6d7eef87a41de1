"""What the next card of the cave promises and threatens, counted from the open table."""

from schatulle.rules.core import Seat
from schatulle.rules.diamant.cards import HAZARDS, STONES, Card, shuffled_again
from schatulle.rules.diamant.view import View


def deck_of(view: View) -> tuple[Card, ...]:
    """D-3: the thirty cards less those removed and those on the path."""
    deck = list(shuffled_again(tuple(view.removed)))
    for step in view.path:
        card = Card(step.partition(":")[0])
        if card in deck:
            deck.remove(card)
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
    return sum([card in HAZARDS and card in view.path for card in deck_of(view)])


def stones_on(path: tuple[str, ...]) -> int:
    """D-14: what lies on the path for those who leave."""
    return sum([int(step.partition(":")[2] or 0) for step in path])
