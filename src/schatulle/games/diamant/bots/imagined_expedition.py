"""The rest of an expedition, played in the mind: cards come by chance, explorers go by nerve."""

from collections.abc import Sequence
from math import inf

from msgspec import Struct

from schatulle.core import Seat
from schatulle.games.diamant.bots.prospects import deck_of, hazards_on, stones_on
from schatulle.games.diamant.rules.cards import HAZARDS, STONES, Card
from schatulle.games.diamant.rules.view import View


class Explorer(Struct, frozen=True, gc=False):
    """Somebody in the cave, who leaves when caution x fear outweighs hope."""

    seat: Seat
    caution: float


class ImaginedCave:
    """An expedition that may be tried out: it changes in place, and `again` gives a fresh one."""

    __slots__ = ("chests", "deadly", "hazards", "inside", "path", "stones", "treasures", "unsafe")

    def __init__(self) -> None:
        self.inside: list[Explorer] = []
        self.chests: list[int] = []
        #: D-10: what lies beside the chest of every explorer; all have seen the same treasures.
        self.unsafe = 0
        #: D-9: what lies on the path.
        self.stones = 0
        self.treasures: list[int] = []
        #: How many cards of each hazard are in the deck.
        self.hazards: dict[Card, int] = {}
        #: D-12: the hazards on the path.
        self.path: set[Card] = set()
        #: D-13: how many cards would end the expedition.
        self.deadly = 0

    def again(self, inside: Sequence[Explorer]) -> "ImaginedCave":
        """The same cave once more, with these explorers."""
        cave = ImaginedCave()
        cave.inside = list(inside)
        cave.chests = self.chests[:]
        cave.unsafe = self.unsafe
        cave.stones = self.stones
        cave.treasures = self.treasures[:]
        cave.hazards = self.hazards
        cave.path = set(self.path)
        cave.deadly = self.deadly
        return cave


def cave_of(view: View, seat: Seat) -> ImaginedCave:
    """The cave as an explorer sees it; a closed chest is taken to be as full as the own."""
    cave, deck, mine = ImaginedCave(), deck_of(view), view.chests[seat]
    assert isinstance(mine, int)
    cave.chests = [chest if isinstance(chest, int) else mine for chest in view.chests]
    cave.unsafe = view.unsafe[seat]
    cave.stones = stones_on(view.path)
    cave.treasures = [STONES[card] for card in deck if card in STONES]
    cave.hazards = {card: deck.count(card) for card in HAZARDS}
    cave.path = hazards_on(view.path)
    cave.deadly = sum([cave.hazards[card] for card in cave.path])
    return cave


def explored(cave: ImaginedCave, cards: Sequence[Card], leavers: Sequence[Explorer]) -> list[int]:
    """D-16, D-17: the chests in the end, if these leave now and the others when they must."""
    _return(cave, leavers)
    for card in cards:
        if not cave.inside or card in cave.path:
            return cave.chests
        _turn_up(cave, card)
        _return(cave, fainthearted(cave))
    _return(cave, cave.inside)
    return cave.chests


def fainthearted(cave: ImaginedCave) -> list[Explorer]:
    """D-8: who leaves now."""
    limit = nerve(cave)
    return [explorer for explorer in cave.inside if explorer.caution >= limit]


def nerve(cave: ImaginedCave) -> float:
    """Whoever is as cautious as that leaves: hope by fear."""
    there = len(cave.inside)
    fear = cave.deadly * (cave.unsafe + cave.stones / there)
    return sum([stones // there for stones in cave.treasures]) / fear if fear else inf


def _return(cave: ImaginedCave, leavers: Sequence[Explorer]) -> None:
    """D-14, D-15: the leavers take home what they have, and share the path."""
    if not leavers:
        return
    share, cave.stones = divmod(cave.stones, len(leavers))
    for explorer in leavers:
        cave.chests[explorer.seat] += cave.unsafe + share
    cave.inside = [explorer for explorer in cave.inside if explorer not in leavers]


def _turn_up(cave: ImaginedCave, card: Card) -> None:
    """D-9, D-12: a treasure is shared; a hazard makes the others of its kind deadly."""
    stones = STONES.get(card)
    if stones is None:
        cave.path.add(card)
        cave.deadly += cave.hazards[card] - 1
        return
    cave.treasures.remove(stones)
    each, rest = divmod(stones, len(cave.inside))
    cave.unsafe += each
    cave.stones += rest
