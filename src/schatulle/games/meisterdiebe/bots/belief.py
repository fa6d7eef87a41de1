"""What a bot believes of box and cards; counts are expectations, so doubt is a fraction."""

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from schatulle.core import Seat
from schatulle.games.meisterdiebe.rules.box import INDEX, Drawer, Face, box_with_rubies
from schatulle.games.meisterdiebe.rules.gems import Gems
from schatulle.games.meisterdiebe.rules.options import EDITIONS, Options


class Side(Struct, frozen=True):
    """M-10: one side of a front compartment as it is believed to be."""

    diamonds: float = 0
    sapphires: float = 0
    #: Whose alarm lies there, where that is more likely than not.
    alarm: Seat | None = None
    #: The odds of 0, 1, 2 … diamonds; empty where they are counted, or no odds are kept.
    spread: tuple[float, ...] = ()

    @property
    def count(self) -> float:
        """How many gems lie there."""
        return self.diamonds + self.sapphires

    @property
    def worth(self) -> float:
        """M-91: what they count on a black cushion."""
        return self.diamonds + 2 * self.sapphires


class Within(Struct, frozen=True):
    """M-11: a drawer by the sides of its wood, and where its ruby is hidden."""

    head: Side
    tail: Side
    #: Where the ruby is, where that is more likely than not.
    ruby: Face | None
    #: How sure the front's gems are, from 0 to 1.
    sure: float = 1
    #: M-11: the odds that a ruby is hidden at the head and at the tail.
    rubies: tuple[float, float] = (0, 0)


#: What is taken for granted at a table whose rules nobody told.
USUAL: Final = EDITIONS["zoch"]
#: The odds of the numbers 1 to 8 (M-4).
NumberOdds = tuple[float, ...]
#: Head and tail of all drawers, one after the other.
SIDES: Final = 24


class Belief(Struct, frozen=True):
    """The box in a bot's mind, and what the bot has found out about the table's rules."""

    drawers: tuple[Within, ...]
    flipped: bool = False
    #: The drawer that stands open.
    open: Drawer | None = None
    #: Whether diamonds are known to be in the box.
    filled: bool = True
    #: M-48: gems may stick below an open drawer.
    sticky: bool = False
    #: M-4: the numbers of a seat's six cards, in hand or played, by character; empty: no idea.
    cards: tuple[tuple[NumberOdds, ...], ...] = ()
    #: M-64: the odds that a seat's alarm lies on each of the 24 sides; empty: no idea.
    alarms: tuple[tuple[float, ...], ...] = ()
    #: The rules of the table; the usual ones where nobody told them.
    options: Options = USUAL


NO_SIDE: Final = Side()
#: M-21: about one diamond in every drawer, on either side.
VAGUE_SIDE: Final = Side(0.5)


def empty_belief() -> Belief:
    """M-20: nothing but the six rubies, whose places everyone saw."""
    return Belief(_all_drawers(NO_SIDE), filled=False)


def vague_belief() -> Belief:
    """A box that others have filled unseen."""
    return Belief(_all_drawers(VAGUE_SIDE))


def _all_drawers(side: Side) -> tuple[Within, ...]:
    return tuple(Within(side, side, drawer.ruby) for drawer in box_with_rubies().drawers)


def within(belief: Belief, drawer: Drawer) -> Within:
    """What a drawer is believed to hold."""
    return belief.drawers[INDEX[drawer]]


def above(drawer: Within, flipped: bool) -> Side:
    """The side that is up when the box stands so."""
    return drawer.tail if flipped else drawer.head


def below(drawer: Within, flipped: bool) -> Side:
    """The side that is down, whose gems fall."""
    return drawer.head if flipped else drawer.tail


def ruby_above(drawer: Within, flipped: bool) -> bool:
    """M-80: whether a search would bring the ruby to light."""
    return drawer.ruby is upper_face(flipped)


def upper_face(flipped: bool) -> Face:
    """Which side of all drawers is up when the box stands so."""
    return Face.TAIL if flipped else Face.HEAD


def with_drawer(belief: Belief, drawer: Drawer, changed: Within) -> Belief:
    """The belief with another opinion of one drawer."""
    number = INDEX[drawer]
    return replace(
        belief,
        drawers=(*belief.drawers[:number], changed, *belief.drawers[number + 1 :]),
        filled=True,
    )


def with_sides(belief: Belief, drawer: Drawer, up: Side, down: Side) -> Belief:
    """The belief with other front sides of one drawer, as the box stands now."""
    head, tail = (down, up) if belief.flipped else (up, down)
    return with_drawer(belief, drawer, Within(head, tail, within(belief, drawer).ruby))


def plus(side: Side, gems: Gems) -> Side:
    return Side(side.diamonds + gems.diamonds, side.sapphires + gems.sapphires, side.alarm)


def minus(side: Side, gems: Gems) -> Side:
    """Some gems less; a wrong belief never owes any."""
    diamonds, sapphires = side.diamonds - gems.diamonds, side.sapphires - gems.sapphires
    return Side(max(0, diamonds), max(0, sapphires), side.alarm)
