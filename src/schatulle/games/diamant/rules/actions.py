"""What a seat, or Nature, may answer in Diamant."""

from enum import StrEnum
from typing import Final

from msgspec import Struct

from schatulle.games.diamant.rules.cards import Card


class Choice(StrEnum):
    """D-8: an empty fist, or the figure in it."""

    STAY = "stay"
    LEAVE = "leave"


class Decide(Struct, frozen=True, tag=True, gc=False):
    """D-8: explore on, or return to camp."""

    choice: Choice


class TurnUp(Struct, frozen=True, tag=True, gc=False):
    """Nature's answer: the next card of the shuffled deck."""

    card: Card


Action = Decide | TurnUp

STAY: Final = Decide(Choice.STAY)
LEAVE: Final = Decide(Choice.LEAVE)
TURN_UP: Final = {card: TurnUp(card) for card in Card}
