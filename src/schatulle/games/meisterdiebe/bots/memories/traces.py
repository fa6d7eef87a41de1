"""What a human keeps of the drawers: how strong each trace is, and which were mixed up."""

from collections.abc import Sequence
from functools import reduce
from random import Random
from typing import Final

from schatulle.games.meisterdiebe.bots.memories import slider as points
from schatulle.games.meisterdiebe.rules import box

DRAWERS: Final = tuple(box.Drawer)
#: Rubies lie by a rule and are worth most: they fade so much slower.
RUBIES_LAST: Final = 4


class Traces:
    """Strengths fade and places are confused; looking into a drawer puts both right."""

    def __init__(self, slider: float) -> None:
        self.slider = slider
        self.fronts = [points.taken_in(slider)] * len(DRAWERS)
        self.rubies = list(self.fronts)
        #: Whose content is remembered in a drawer: always each drawer's once.
        self.place = list(range(len(DRAWERS)))
        #: Whether up and down are confused.
        self.turned = [False] * len(DRAWERS)
        #: The drawers in the order in which they were attended to, the last one first.
        self.recent = list(range(len(DRAWERS)))
        self._box: box.Box = box.empty_box()

    def attend(self, drawer: int) -> None:
        """Something was seen in the drawer: it is fresh, and a mistake about it comes out."""
        self.fronts[drawer] = points.taken_in(self.slider)
        self.turned[drawer] = False
        mistaken = self.place.index(drawer)
        self.place[mistaken], self.place[drawer] = self.place[drawer], drawer
        self.recent.remove(drawer)
        self.recent.insert(0, drawer)

    def find(self, drawer: int) -> None:
        """M-79: a secret compartment was searched."""
        self.rubies[drawer] = points.taken_in(self.slider)

    def held(self, drawer: int) -> float:
        """How much the drawer is within the span, from 0 to 1."""
        return max(0.0, min(1.0, points.span(self.slider) - self.recent.index(drawer)))

    def fade(self) -> None:
        lapse = points.lapse(self.slider)
        for drawer in range(len(DRAWERS)):
            lost = lapse * (1 - self.held(drawer))
            self.fronts[drawer] *= 1 - lost
            self.rubies[drawer] *= 1 - lost / RUBIES_LAST

    def turn(self, moves: Sequence[box.Move], dice: Random) -> None:
        """The box is moved; the mind follows, or does not.

        The same dice are thrown whatever the slider: where a good memory slips a worse one does.
        """
        before, self._box = self._box, reduce(box.moved, moves, self._box)
        rotated = reduce(box.moved, [move for move in moves if move is not box.Move.FLIP], before)
        for level in box.Level:
            slips = dice.random() < points.mis_turn(self.slider)
            if slips and box.sides(rotated, level) != box.sides(before, level):
                self._stay(box.sides(before, level), box.sides(rotated, level))
        for drawer in range(len(DRAWERS)):
            odds = points.mis_flip(self.slider) * (1 - self.held(drawer))
            if dice.random() < odds and box.Move.FLIP in moves:
                self.turned[drawer] = not self.turned[drawer]
        self._mix_up(dice)

    def _stay(self, before: Sequence[box.Drawer], after: Sequence[box.Drawer]) -> None:
        """Remembered by the side it sat on, though another drawer sits there now."""
        were = [self.place[box.INDEX[drawer]] for drawer in before]
        for drawer, content in zip(after, were, strict=True):
            self.place[box.INDEX[drawer]] = content

    def _mix_up(self, dice: Random) -> None:
        """Two drawers that look alike change places in mind."""
        drawer = dice.choice(DRAWERS)
        other = dice.choice(self._alike(drawer))
        one, two = box.INDEX[drawer], box.INDEX[other]
        outside = (1 - self.held(one)) * (1 - self.held(two))
        if dice.random() < points.mix_up(self.slider) * outside:
            self.place[one], self.place[two] = self.place[two], self.place[one]

    def _alike(self, drawer: box.Drawer) -> list[box.Drawer]:
        """As long as the other, and on the same level or on the same side of the box."""
        side_of = {
            on_it: side
            for level in box.Level
            for side, on_it in enumerate(box.sides(self._box, level))
        }
        return [
            other
            for other in DRAWERS
            if other is not drawer
            and (other in box.LONG) == (drawer in box.LONG)
            and (other[0] == drawer[0] or side_of[other] == side_of[drawer])
        ]
