"""The thirty cave cards: treasures and hazards (D-2, D-3)."""

from enum import StrEnum
from functools import cache
from typing import Final

from msgspec import Struct


class Card(StrEnum):
    """D-3: a treasure of so many stones, or one of the five kinds of hazard."""

    T1 = "1"
    T2 = "2"
    T3 = "3"
    T4 = "4"
    T5 = "5"
    T7 = "7"
    T9 = "9"
    T11 = "11"
    T13 = "13"
    T14 = "14"
    T15 = "15"
    T17 = "17"
    SNAKE = "snake"
    SCORPION = "scorpion"
    LANDSLIDE = "landslide"
    GAS = "gas"
    EXPLOSION = "explosion"


#: D-3: the stones on a treasure card; hazards have none.
STONES: Final = {card: int(card) for card in Card if card.isdecimal()}
HAZARDS: Final = tuple(card for card in Card if card not in STONES)
COPIES: Final = 3

#: D-3: all thirty cards, in printed order; 5, 7 and 11 stand on two cards each.
CAVE_CARDS: Final = tuple(
    card
    for card in Card
    for _ in range(COPIES if card in HAZARDS else 2 if card in (Card.T5, Card.T7, Card.T11) else 1)
)


class PathCard(Struct, frozen=True, gc=False):
    """A card on the path and the stones still lying on it."""

    card: Card
    stones: int = 0


@cache
def shuffled_again(removed: tuple[Card, ...]) -> tuple[Card, ...]:
    """D-18, D-19: all cards are in the deck again but the removed hazards."""
    deck = list(CAVE_CARDS)
    for kind in removed:
        deck.remove(kind)
    return tuple(deck)
