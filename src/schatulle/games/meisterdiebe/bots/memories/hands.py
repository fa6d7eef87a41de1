"""Whose cards have which numbers: seen, passed on, swapped, or one of those not yet seen."""

from collections.abc import Iterable, Sequence
from typing import Final

from schatulle.core import Seat
from schatulle.games.meisterdiebe.bots.belief import NumberOdds
from schatulle.games.meisterdiebe.rules.cards import NUMBERS, PLACE, Card, Character, Hand
from schatulle.games.meisterdiebe.rules.view import View

#: A seat's numbers by character, None where a number was not seen.
Numbers = tuple[int | None, ...]
#: A row of numbers for every seat.
Hands = tuple[Numbers, ...]
CardOdds = tuple[tuple[NumberOdds, ...], ...]

UNSEEN: Final[Numbers] = (None,) * len(Character)


def unseen(seats: int) -> Hands:
    """M-15: nobody has shown a card."""
    return (UNSEEN,) * seats


def with_cards(hands: Hands, cards: Iterable[tuple[int, Card]]) -> Hands:
    """The hands after some seats have shown a card; who saw no deal keeps none in mind."""
    if not hands:
        return hands
    rows = [list(row) for row in hands]
    for seat, card in cards:
        rows[seat][PLACE[card.character]] = card.number
    return tuple(map(tuple, rows))


def passed_left(hands: Hands) -> Hands:
    """M-35: all six cards are with the left neighbour."""
    return hands[-1:] + hands[:-1]


def on_the_table(view: View, seat: Seat) -> list[tuple[int, Card]]:
    """The cards that a seat sees now: its own hand, and those turned up; an onlooker has none."""
    own = [(int(seat), card) for card in own_hand(view, seat)] if seat >= 0 else []
    return own + [(owner, card) for owner, card in enumerate(view.chosen) if isinstance(card, Card)]


def own_hand(view: View, seat: Seat) -> Hand:
    """M-26: the own cards, whose numbers the seat sees."""
    return tuple([card for card in view.hands[seat] if isinstance(card, Card)])


def card_odds(hands: Hands) -> CardOdds:
    """M-4: what was seen is certain, the rest is any of the numbers that were not seen."""
    columns = [_column([row[place] for row in hands]) for place in PLACE.values()]
    return tuple(zip(*columns, strict=True))


def _column(numbers: Sequence[int | None]) -> list[NumberOdds]:
    """One character's cards: the eight numbers are all different."""
    left = [number for number in NUMBERS if number not in numbers]
    return [_number_odds(left if number is None else [number]) for number in numbers]


def _number_odds(possible: Sequence[int]) -> NumberOdds:
    return tuple([(number in possible) / len(possible) for number in NUMBERS])


def blended(sharp: CardOdds, vague: CardOdds, kept: Sequence[float]) -> CardOdds:
    """Each character's numbers as far as they were kept, else as they look at a glance.

    One weight for all cards of a character: so no number is believed to be there twice.
    """
    return tuple(
        tuple(
            tuple([keep * one + (1 - keep) * other for one, other in zip(row, glance, strict=True)])
            for row, glance, keep in zip(rows, glances, kept, strict=True)
        )
        for rows, glances in zip(sharp, vague, strict=True)
    )
