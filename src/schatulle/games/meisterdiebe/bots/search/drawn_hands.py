"""Everybody's six cards, drawn by what is believed of their numbers."""

from collections.abc import Sequence
from random import Random
from typing import Final

from schatulle.core import Seat
from schatulle.games.meisterdiebe.bots.belief import Belief, NumberOdds
from schatulle.games.meisterdiebe.bots.memories.hands import on_the_table
from schatulle.games.meisterdiebe.rules.cards import NUMBERS, PLACE, Card, Character
from schatulle.games.meisterdiebe.rules.view import View

#: For every seat its cards by character.
Cards = Sequence[tuple[Card, ...]]
#: One character's numbers by seat, None where a number is not sure.
Column = list[int | None]

_CARDS: Final = {
    character: {number: Card(character, number) for number in NUMBERS} for character in Character
}


class HandSampler:
    """All deals that one seat may believe in for one question."""

    def __init__(self, view: View, belief: Belief, seat: Seat) -> None:
        self._seats = range(len(view.white))
        self._odds = belief.cards
        known = {(owner, card.character): card.number for owner, card in on_the_table(view, seat)}
        self._columns = {
            character: self._sure([known.get((owner, character)) for owner in self._seats], place)
            for character, place in PLACE.items()
        }
        self._only: Cards | None = None
        self.certain = not any(None in column for column in self._columns.values())

    def drawn(self, rng: Random) -> Cards:
        """M-4, M-15: a number for every card, none of them twice."""
        if self._only is not None:
            return self._only
        columns = []
        for character, column in self._columns.items():
            numbers = self._filled(column, PLACE[character], rng) if None in column else column
            columns.append([_CARDS[character][number] for number in numbers if number])
        cards = list(zip(*columns, strict=True))
        self._only = cards if self.certain else None
        return cards

    def _sure(self, seen: Column, place: int) -> Column:
        """What is seen, and what is believed for certain."""
        for owner in self._seats:
            odds = self._of(owner, place)
            if seen[owner] is None and 1.0 in odds and odds.index(1.0) + 1 not in seen:
                seen[owner] = odds.index(1.0) + 1
        return seen

    def _of(self, owner: int, place: int) -> NumberOdds:
        return self._odds[owner][place] if self._odds else ()

    def _filled(self, column: Column, place: int, rng: Random) -> Column:
        """The surest first: so what is all but certain is not taken by another."""
        numbers = list(column)
        unsure = [owner for owner in self._seats if numbers[owner] is None]
        for owner in sorted(unsure, key=lambda seat: -max(self._of(seat, place), default=0.0)):
            left = [number for number in NUMBERS if number not in numbers]
            odds = self._of(owner, place)
            weights = [odds[number - 1] for number in left] if odds else []
            numbers[owner] = rng.choices(left, weights if sum(weights) > 0 else None)[0]
        return numbers
