"""The sensible Diamant bot: it looks one card ahead and counts."""

from typing import Any, Final

from schatulle.bots.dice import dice
from schatulle.rules.core import Decision, Seat
from schatulle.rules.diamant.actions import LEAVE, STAY, Decide
from schatulle.rules.diamant.cards import HAZARDS, STONES, Card, shuffled_again
from schatulle.rules.diamant.view import View

#: How much a mood weighs a risk heavier or lighter, so that equal bots do not all leave at once.
MOOD: Final = 0.3


class DiamantBot:
    """Stays while the next card promises more than it threatens."""

    def __init__(self, seat: Seat, seed: str) -> None:
        self._seat = seat
        self._seed = seed

    def observe(self, event: Any) -> None:
        """All that counts lies open on the table."""

    def choose(self, view: View, decision: Decision[Any]) -> Decide:
        """D-8: explore on, or return to camp."""
        mood = 1 + MOOD * dice(self._seed, decision).uniform(-1, 1)
        return STAY if hope(view) > mood * fear(view, self._seat) else LEAVE


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
    deadly = sum([card in HAZARDS and card in view.path for card in deck_of(view)])
    return deadly * (view.unsafe[seat] + stones_on(view.path) / view.inside.count(True))


def stones_on(path: tuple[str, ...]) -> int:
    """D-14: what lies on the path for those who leave."""
    return sum([int(step.partition(":")[2] or 0) for step in path])
