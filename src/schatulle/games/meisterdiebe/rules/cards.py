"""The character cards (M-4, M-5) and the order in which characters act (M-31, P-10)."""

from enum import StrEnum
from typing import Final

from msgspec import Struct

from schatulle.core import BadNotation


class Character(StrEnum):
    """M-5: the six characters, in the order of the overview card, in which arrays number them."""

    SMUGGLER = "smuggler"
    JEWELLER = "jeweller"
    JEWELRESS = "jewelress"
    THIEF = "thief"
    MASTERTHIEF = "masterthief"
    DETECTIVE = "detective"


class Card(Struct, frozen=True, gc=False, order=True):
    """M-4: a character's card with its number; numbers of one character are all different."""

    character: Character
    number: int

    def __str__(self) -> str:
        return f"{self.character} {self.number}"


Hand = tuple[Card, ...]

NUMBERS: Final = range(1, 9)
#: How a hand is sorted.
PLACE: Final = {character: place for place, character in enumerate(Character)}
#: M-31: smugglers first; P-10: smugglers third.
ORDER: Final = {
    "smuggler_first": PLACE,
    "smuggler_third": {
        Character.JEWELLER: 0,
        Character.JEWELRESS: 1,
        Character.SMUGGLER: 2,
        Character.THIEF: 3,
        Character.MASTERTHIEF: 4,
        Character.DETECTIVE: 5,
    },
}


def sorted_hand(cards: Hand) -> Hand:
    """Cards in the order of the overview card."""
    return tuple(sorted(cards, key=lambda card: (PLACE[card.character], card.number)))


def parse_character(text: str) -> Character:
    try:
        return Character(text)
    except ValueError:
        allowed = ", ".join(Character)
        reason = f"{text!r} is no character; allowed: {allowed}"
        raise BadNotation(reason, "meisterdiebe-refused-character") from None


def parse_card(text: str) -> Card:
    """A card such as `thief 5`."""
    name, _, number = text.partition(" ")
    character = parse_character(name)
    if number not in map(str, NUMBERS):
        raise BadNotation(
            f"{text!r} is no card; expected a number from 1 to 8, as in {character} 5"
        )
    return Card(character, int(number))
