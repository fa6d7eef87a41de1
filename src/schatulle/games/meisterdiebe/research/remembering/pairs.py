"""Pairs: the sides of drawers are the cards; which two are alike is to be remembered.

A check of the two ends, who know a card or do not: it is not said of a memory in between whether
a number that it half remembers is known, and some would try the same wrong pair for ever.
"""

from random import Random
from statistics import fmean
from typing import Final

from schatulle.games.meisterdiebe import rules
from schatulle.games.meisterdiebe.research.remembering.table import NewMemory, WatchedTable
from schatulle.games.meisterdiebe.rules.box import INDEX, Drawer, Face, Front, Move, upper_face
from schatulle.games.meisterdiebe.rules.gems import Gems

#: Things stick, so that what lies below stays there while what lies above is looked at.
OPTIONS: Final = rules.options("zoch", {"sticky_drawers": 0.5})
#: The pictures on the cards: so many diamonds, more than anybody would guess.
LEAST: Final = 5
#: How far a number may be from a whole one and still be taken for a picture.
CLEAR: Final = 0.25
Card = tuple[Drawer, Face]


def moves_to_find_all(new_memory: NewMemory, pairs: int, games: int) -> float:
    """How many moves of two cards it takes on average."""
    return fmean(_Game(new_memory, pairs, f"pairs {number}").moves() for number in range(games))


class _Game:
    def __init__(self, new_memory: NewMemory, pairs: int, seed: str) -> None:
        self._dice = Random(seed)
        self._table = WatchedTable(new_memory, seed, OPTIONS, 2)
        drawers = self._dice.sample(tuple(Drawer), pairs)
        self._left: list[Card] = [(drawer, face) for drawer in drawers for face in Face]
        pictures = [Front(Gems(LEAST + number)) for number in range(pairs)] * 2
        self._dice.shuffle(pictures)
        for drawer, up, down in zip(drawers, pictures[:pairs], pictures[pairs:], strict=True):
            self._table.lay(drawer, up, down)

    def moves(self) -> int:
        """A known pair is taken; else an unknown card is turned up, and its like if known."""
        made = 0
        while self._left:
            made += 1
            known = self._known()
            first = self._first(known)
            picture = self._look(first)
            second = self._second(first, picture, known)
            if self._look(second) == picture:
                self._left = [card for card in self._left if card not in (first, second)]
        return made

    def _first(self, known: dict[Card, int]) -> Card:
        seen: set[int] = set()
        for card, picture in known.items():
            if picture in seen:
                return card
            seen.add(picture)
        return self._unknown(known, self._left)

    def _second(self, first: Card, picture: int, known: dict[Card, int]) -> Card:
        others = [card for card in self._left if card != first]
        likes = [card for card in others if known.get(card) == picture]
        return likes[0] if likes else self._unknown(known, others)

    def _unknown(self, known: dict[Card, int], cards: list[Card]) -> Card:
        return self._dice.choice([card for card in cards if card not in known] or cards)

    def _look(self, card: Card) -> int:
        """The box is turned over for those that lie below."""
        drawer, face = card
        self._table.turn(*[Move.FLIP] * (face is not upper_face(self._table.box)))
        return self._table.open(drawer).gems.diamonds

    def _known(self) -> dict[Card, int]:
        """The cards whose picture is clear in mind."""
        belief = self._table.recall()
        readings = {
            (drawer, face): getattr(belief.drawers[INDEX[drawer]], face).diamonds
            for drawer, face in self._left
        }
        return {
            card: round(count)
            for card, count in readings.items()
            if count > LEAST - 1 and abs(count - round(count)) <= CLEAR
        }
