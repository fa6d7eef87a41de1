"""What a human keeps of the drawers: how strong each trace is, and which were mixed up."""

from collections.abc import Collection, Sequence
from functools import reduce
from random import Random
from typing import Final

from schatulle.games.meisterdiebe.bots.memories.slider import Mind
from schatulle.games.meisterdiebe.rules import box

DRAWERS: Final = tuple(box.Drawer)
#: Rubies lie by a rule and are worth most: they fade so much slower.
RUBIES_LAST: Final = 2


class Traces:
    """Few drawers are in mind; of the others there is what looks at them left for longer.

    Strengths fade and places are confused; looking into a drawer puts both right.
    """

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        #: What lasting memory holds of each drawer; at the start all are known to be empty.
        self.lasting = [mind.taken_in] * len(DRAWERS)
        self.rubies = list(self.lasting)
        #: Whose content is remembered in a drawer: always each drawer's once.
        self.place = list(range(len(DRAWERS)))
        #: Whether up and down are confused.
        self.turned = [False] * len(DRAWERS)
        #: The drawers in the order in which they were attended to, the last one first.
        self.recent = list(range(len(DRAWERS)))
        #: Whether track of a drawer was lost since it was attended to.
        self.strayed = [False] * len(DRAWERS)
        self._box: box.Box = box.empty_box()

    def attend(self, drawer: int, *, changed: bool) -> None:
        """Something was seen in the drawer: it is in mind, and a mistake about it comes out.

        A second look at the same adds to the first; what is new has to be learned anew.
        """
        mistaken = self.place.index(drawer)
        if changed or mistaken != drawer or self.turned[drawer]:
            self.lasting[drawer] = 0.0
        self.lasting[drawer] += self.mind.learned * (self.mind.taken_in - self.lasting[drawer])
        self.turned[drawer] = self.strayed[drawer] = False
        self.place[mistaken], self.place[drawer] = self.place[drawer], drawer
        self.recent.remove(drawer)
        self.recent.insert(0, drawer)

    def find(self, drawer: int) -> None:
        """M-79: a secret compartment was searched."""
        self.rubies[drawer] = self.mind.taken_in

    def held(self) -> list[float]:
        """How much each drawer is in mind, from 0 to 1."""
        held, left = [0.0] * len(DRAWERS), self.mind.span
        for drawer in self.recent:
            if left <= 0:
                break
            held[drawer] = 0.0 if self.strayed[drawer] else min(1.0, left)
            left -= 1
        return held

    def fronts(self) -> list[float]:
        """How well each drawer is remembered: what is in mind, and else what lasts."""
        taken_in = self.mind.taken_in
        return [
            lasts + held * (taken_in - lasts)
            for lasts, held in zip(self.lasting, self.held(), strict=True)
        ]

    def fade(self) -> None:
        lapse = self.mind.lapse
        for drawer, held in enumerate(self.held()):
            lost = lapse * (1 - held)
            self.lasting[drawer] *= 1 - lost
            self.rubies[drawer] *= 1 - lost / RUBIES_LAST

    def turn(self, moves: Sequence[box.Move], dice: Random) -> None:
        """The box is moved; the mind follows, or does not.

        The same dice are thrown whatever the mind: where a good memory slips a worse one does.
        """
        before, self._box = self._box, reduce(box.moved, moves, self._box)
        flips = before.flipped is not self._box.flipped
        rotated = box.moved(self._box, box.Move.FLIP) if flips else self._box
        turns = [(box.sides(before, level), box.sides(rotated, level)) for level in box.Level]
        self._stray({box.INDEX[drawer] for was, now in turns if was != now for drawer in was}, dice)
        held = self.held()
        for was, now in turns:
            if dice.random() < self.mind.mis_turn and was != now:
                self._stay(was, now, held)
        for drawer in range(len(DRAWERS)):
            odds = self.mind.mis_flip * (1 - held[drawer])
            if dice.random() < odds and flips:
                self.turned[drawer] = not self.turned[drawer]
        self._mix_up(held, dice)

    def _stray(self, turned: Collection[int], dice: Random) -> None:
        """Of the drawers that turn a few are followed, the last ones that were attended to."""
        left, throws = self.mind.carried, [dice.random() for _ in DRAWERS]
        for drawer in self.recent:
            if drawer in turned and not self.strayed[drawer]:
                carried = max(0.0, min(1.0, left))
                self.strayed[drawer] = throws[drawer] < self.mind.strays * (1 - carried)
                left -= 1

    def _stay(
        self, before: Sequence[box.Drawer], after: Sequence[box.Drawer], held: Sequence[float]
    ) -> None:
        """What is out of mind is remembered by its side, though another drawer sits there now."""
        sources = [at for at in map(box.INDEX.__getitem__, before) if not held[at]]
        targets = [at for at in map(box.INDEX.__getitem__, after) if not held[at]]
        were = [self.place[at] for at in sources]
        for drawer, content in zip(targets, were, strict=True):
            self.place[drawer] = content

    def _mix_up(self, held: Sequence[float], dice: Random) -> None:
        """Two drawers that look alike change places in mind."""
        drawer = dice.choice(DRAWERS)
        other = dice.choice(self._alike(drawer))
        one, two = box.INDEX[drawer], box.INDEX[other]
        outside = (1 - held[one]) * (1 - held[two])
        if dice.random() < self.mind.mix_up * outside:
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
