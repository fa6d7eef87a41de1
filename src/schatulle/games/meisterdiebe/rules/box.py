"""The box: three levels that turn, twelve drawers with two faces, and the flip (G-1..G-5)."""

from enum import StrEnum
from functools import cache
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from schatulle.core import BadNotation, Seat
from schatulle.games.meisterdiebe.rules.gems import NOTHING, Gems


class Level(StrEnum):
    """G-1: the three blocks; B is always in the middle (G-5)."""

    A = "A"
    B = "B"
    C = "C"


class Drawer(StrEnum):
    """M-1, M-12: twelve drawers that keep their names wherever they move."""

    A1 = "A1"
    A2 = "A2"
    A3 = "A3"
    A4 = "A4"
    B1 = "B1"
    B2 = "B2"
    B3 = "B3"
    B4 = "B4"
    C1 = "C1"
    C2 = "C2"
    C3 = "C3"
    C4 = "C4"


class Move(StrEnum):
    """M-43: a quarter turn of the top level or the top two, or the flip."""

    TOP_PLUS = "top+"
    TOP_MINUS = "top-"
    TWO_PLUS = "two+"
    TWO_MINUS = "two-"
    FLIP = "flip"


class Front(Struct, frozen=True, gc=False):
    """M-10: one side of a front compartment: gems and at most one alarm."""

    gems: Gems = NOTHING
    alarm: Seat | None = None

    def __bool__(self) -> bool:
        return self.alarm is not None or bool(self.gems)


class Face(StrEnum):
    """A side of a drawer by itself, whichever way the box stands; HEAD is up at the start."""

    HEAD = "head"
    TAIL = "tail"


class Contents(Struct, frozen=True, gc=False):
    """G-2, M-10, M-11: what lies on both sides of the front, and where the ruby is hidden.

    The sides are those of the wood, so that turning the box upside down moves nothing.
    """

    head: Front
    tail: Front
    ruby: Face | None = None


North = tuple[int, int, int]


class Box(Struct, frozen=True, gc=False):
    """G-5: one bit and three rotations say how the box stands; the rest is what it holds."""

    flipped: bool
    #: The number of the drawer that faces north, level by level.
    north: North
    drawers: tuple[Contents, ...]


INDEX: Final = {drawer: index for index, drawer in enumerate(Drawer)}
#: G-1: drawers 1 and 3 of each level are long.
LONG: Final = frozenset(drawer for drawer in Drawer if drawer[1] in "13")

EMPTY_FRONT: Final = Front()
EMPTY: Final = Contents(EMPTY_FRONT, EMPTY_FRONT)


def empty_box() -> Box:
    """G-1: the box as it stands at the start, with nothing in it."""
    return Box(False, (1, 1, 1), (EMPTY,) * 12)


def box_with_rubies() -> Box:
    """M-19, M-20, P-3: a ruby up in every drawer 1 and a ruby down in every drawer 3."""
    faces = {"1": Face.HEAD, "3": Face.TAIL}
    drawers = tuple(replace(EMPTY, ruby=faces.get(drawer[1])) for drawer in Drawer)
    return replace(empty_box(), drawers=drawers)


def upper(box: Box, drawer: Drawer) -> Front:
    """M-10: the side of the front that is up now."""
    contents = box.drawers[INDEX[drawer]]
    return contents.tail if box.flipped else contents.head


def lower(box: Box, drawer: Drawer) -> Front:
    """M-10: the side of the front that is down now: what lies there falls (M-39)."""
    contents = box.drawers[INDEX[drawer]]
    return contents.head if box.flipped else contents.tail


def with_fronts(box: Box, drawer: Drawer, up: Front, down: Front) -> Box:
    """The box with both sides of one front as given."""
    index = INDEX[drawer]
    head, tail = (down, up) if box.flipped else (up, down)
    return _with(box, index, Contents(head, tail, box.drawers[index].ruby))


def with_upper(box: Box, drawer: Drawer, up: Front) -> Box:
    """The box with the upper front of one drawer as given."""
    return with_fronts(box, drawer, up, lower(box, drawer))


def upper_face(box: Box) -> Face:
    """Which side of every drawer is up now."""
    return Face.TAIL if box.flipped else Face.HEAD


def lower_face(box: Box) -> Face:
    """Which side of every drawer is down now."""
    return Face.HEAD if box.flipped else Face.TAIL


def ruby_in(box: Box, drawer: Drawer) -> Face | None:
    """M-11: the side of the secret compartment where a ruby lies, if one does."""
    return box.drawers[INDEX[drawer]].ruby


def with_ruby(box: Box, drawer: Drawer, face: Face | None) -> Box:
    """The box with the ruby of a long drawer moved or gone."""
    index = INDEX[drawer]
    return _with(box, index, replace(box.drawers[index], ruby=face))


def moved(box: Box, move: Move) -> Box:
    """G-3, G-4, M-8, M-44: one quarter turn of what is on top now, or the flip."""
    flipped = box.flipped is not (move is Move.FLIP)
    return Box(flipped, _north_after(box.flipped, box.north, move), box.drawers)


@cache
def _north_after(flipped: bool, north: North, move: Move) -> North:
    """G-5: there are 128 ways in which the box can stand."""
    if move is Move.FLIP:
        a, b, c = north
        return _around(a + 2), _around(b + 2), _around(c + 2)
    levels, direction = _ROTATION[move]
    step = direction if flipped else -direction
    turned = range(3 - levels, 3) if flipped else range(levels)
    a, b, c = [_around(n + step) if level in turned else n for level, n in enumerate(north)]
    return a, b, c


def stack(box: Box) -> tuple[Level, ...]:
    """G-5: the levels from top to bottom."""
    return tuple(reversed(Level)) if box.flipped else tuple(Level)


def sides(box: Box, level: Level) -> tuple[Drawer, ...]:
    """G-1: the drawers of a level that face north, east, south and west now."""
    first = box.north[tuple(Level).index(level)]
    step = -1 if box.flipped else 1
    return tuple(Drawer(f"{level}{_around(first + step * side)}") for side in range(4))


def parse_drawer(text: str) -> Drawer:
    try:
        return Drawer(text.upper())
    except ValueError:
        raise BadNotation(
            f"{text.upper()!r} is no drawer; allowed: A1 to A4, B1 to B4, C1 to C4",
            "meisterdiebe-refused-drawer",
        ) from None


_ROTATION: Final = {
    Move.TOP_PLUS: (1, 1),
    Move.TOP_MINUS: (1, -1),
    Move.TWO_PLUS: (2, 1),
    Move.TWO_MINUS: (2, -1),
}


def _around(number: int) -> int:
    return (number - 1) % 4 + 1


def _with(box: Box, index: int, contents: Contents) -> Box:
    drawers = (*box.drawers[:index], contents, *box.drawers[index + 1 :])
    return Box(box.flipped, box.north, drawers)
