"""A game of Meisterdiebe in a hundred bytes: words of bit fields, and the same unpacked.

Bags of gems are one number each, diamonds + 256 × sapphires + 65536 × rubies, so that pouring one
into another is an addition.
"""

from collections.abc import Iterable, Mapping
from enum import IntEnum
from typing import Any, Final, NamedTuple

import jax.numpy as jnp
from jax import Array

from schatulle.sim.bits import Bits, Parts, Row, packed

DRAWERS: Final = 12
CHARACTERS: Final = 6

DIAMOND: Final = 1
SAPPHIRE: Final = 1 << 8
RUBY: Final = 1 << 16


class Phase(IntEnum):
    """What is asked; from EMPTY_FRONT on, what follows within a step and is never stored."""

    FILL = 0
    CHOOSE = 1
    OPEN = 2
    PLACE = 3
    ROB = 4
    GIVE = 5
    TAKE = 6
    TURN = 7
    OVER = 8

    EMPTY_FRONT = 9
    TO_PLACING = 10
    ACTED = 11
    NEXT_TURN = 12
    TURN_UP = 13
    SETTLE = 14
    SHARE = 15
    OTHERS_ACT = 16
    COLLECT = 17
    END_ROUND = 18


class Stage(IntEnum):
    """The parts of a round, after the part before the first one."""

    FILLING = 0
    CHOOSING = 1
    SMUGGLING = 2
    ACTING = 3
    DETECTING = 4


class State(NamedTuple):
    """A game as it is kept: 60 + 10 × seats bytes, every word a leaf of its own."""

    #: uint32 for every drawer, A1 to C4: FRONT_DIAMONDS .. NAMED.
    drawers: Row
    #: uint32 for every seat: WHITE_DIAMONDS .. HAS_ALARM.
    cushions: Row
    #: uint32 for every seat: NUMBERS, HAND and LAID.
    cards: Row
    #: uint16 for every seat: the drawers whose front it knows from all it has seen, as bits.
    known: Row
    #: Three uint32: how far the game is (PHASE ..), the red cushion (RED_DIAMONDS ..), and who acts
    #: (REMAINING ..).
    course: Row


# A drawer. M-10, INV-4: at most one side of a front holds anything; which one, SIDE says.
FRONT_DIAMONDS: Final = Bits(0, 7)
FRONT_SAPPHIRES: Final = Bits(7, 5)
#: The owner of the alarm + 1, 0 for none.
ALARM: Final = Bits(12, 4)
#: 0 for the head, which is up at the start, 1 for the tail; 0 where nothing lies.
SIDE: Final = Bits(16, 1)
#: 0 for none, 1 in the head of the secret compartment, 2 in its tail.
SECRET: Final = Bits(17, 2)
#: Diamonds named for this drawer and not yet laid into it (M-22).
NAMED: Final = Bits(19, 7)

# The cushions of a seat.
WHITE_DIAMONDS: Final = Bits(0, 7)
WHITE_SAPPHIRES: Final = Bits(7, 5)
BLACK_DIAMONDS: Final = Bits(12, 7)
BLACK_SAPPHIRES: Final = Bits(19, 5)
BLACK_RUBIES: Final = Bits(24, 3)
HAS_ALARM: Final = Bits(27, 1)

# The cards of a seat: number − 1 of each character's card, the characters in hand, and the card of
# this round (character + 1, 0 for none).
NUMBERS: Final = Bits(0, 18)
HAND: Final = Bits(18, 6)
LAID: Final = Bits(24, 3)

# The three words of the course.
#: Wide enough for what follows within a step.
PHASE: Final = Bits(0, 5)
STAGE: Final = Bits(5, 3)
FLIPPED: Final = Bits(8, 1)
#: The number of the drawer that faces north − 1, for the levels A, B and C.
NORTH: Final = (Bits(9, 2), Bits(11, 2), Bits(13, 2))
#: The drawer that stands open + 1, 0 for none.
DRAWER: Final = Bits(15, 4)
CAUGHT: Final = Bits(19, 1)
SEARCHED: Final = Bits(20, 1)
#: P-25: a white cushion has been empty.
EMPTIED: Final = Bits(21, 1)
#: P-18: the smuggler has begun to give gems away.
GIVING: Final = Bits(22, 1)
REFUSED: Final = Bits(23, 1)
#: Who takes the next gem from the red cushion.
TAKER: Final = Bits(24, 3)

RED_DIAMONDS: Final = Bits(0, 7)
RED_SAPPHIRES: Final = Bits(7, 5)
ROUND: Final = Bits(12, 16)
STARTER: Final = Bits(28, 3)

#: Masks of seats: still to act in this stage, sharing the red cushion, without a share (M-53).
REMAINING: Final = Bits(0, 8)
TAKERS: Final = Bits(8, 8)
EXCLUDED: Final = Bits(16, 8)
#: How many turns of filling the box are over.
FILLED: Final = Bits(24, 7)


class Unpacked(NamedTuple):
    """A game unpacked into int32 scalars; rows have a scalar for every drawer or seat."""

    front: Row
    alarm: Row
    side: Row
    secret: Row
    named: Row
    white: Row
    black: Row
    has_alarm: Row
    numbers: Row
    hand: Row
    laid: Row
    known: Row
    north: Row
    phase: Array
    stage: Array
    flipped: Array
    drawer: Array
    caught: Array
    searched: Array
    emptied: Array
    giving: Array
    refused: Array
    taker: Array
    red: Array
    round: Array
    starter: Array
    remaining: Array
    takers: Array
    excluded: Array
    filled: Array


def diamonds(bag: Array) -> Array:
    """How many diamonds are in a bag."""
    return bag & 255


def sapphires(bag: Array) -> Array:
    """How many sapphires are in a bag."""
    return (bag >> 8) & 255


def rubies(bag: Array) -> Array:
    """How many rubies are in a bag."""
    return bag >> 16


def bag(diamonds: Array, sapphires: Array) -> Array:
    """A bag of so many gems."""
    return diamonds + sapphires * SAPPHIRE


class Bag(NamedTuple):
    """The bits of a bag: each kind of gem has a place of its own."""

    diamonds: Bits
    sapphires: Bits
    rubies: Bits | None = None

    def of(self, word: Array) -> Array:
        """The bag in the word."""
        gems = bag(self.diamonds.of(word), self.sapphires.of(word))
        return gems if self.rubies is None else gems + self.rubies.of(word) * RUBY

    def parts(self, gems: Array) -> Parts:
        two = ((self.diamonds, diamonds(gems)), (self.sapphires, sapphires(gems)))
        return two if self.rubies is None else (*two, (self.rubies, rubies(gems)))


class Numbers(NamedTuple):
    """The bits of a row of numbers in one word."""

    bits: tuple[Bits, ...]

    def of(self, word: Array) -> Row:
        """The numbers in the word."""
        return tuple(bits.of(word) for bits in self.bits)

    def parts(self, numbers: Row) -> Parts:
        return tuple(zip(self.bits, numbers, strict=True))


#: Which fields of a table lie in a word, and where.
Word = Mapping[str, Bits | Bag | Numbers]

_DRAWER: Final[Word] = {
    "front": Bag(FRONT_DIAMONDS, FRONT_SAPPHIRES),
    "alarm": ALARM,
    "side": SIDE,
    "secret": SECRET,
    "named": NAMED,
}
_CUSHIONS: Final[Word] = {
    "white": Bag(WHITE_DIAMONDS, WHITE_SAPPHIRES),
    "black": Bag(BLACK_DIAMONDS, BLACK_SAPPHIRES, BLACK_RUBIES),
    "has_alarm": HAS_ALARM,
}
_CARDS: Final[Word] = {
    "numbers": NUMBERS,
    "hand": HAND,
    "laid": LAID,
}
_COURSE: Final[tuple[Word, ...]] = (
    {
        "phase": PHASE,
        "stage": STAGE,
        "flipped": FLIPPED,
        "north": Numbers(NORTH),
        "drawer": DRAWER,
        "caught": CAUGHT,
        "searched": SEARCHED,
        "emptied": EMPTIED,
        "giving": GIVING,
        "refused": REFUSED,
        "taker": TAKER,
    },
    {
        "red": Bag(RED_DIAMONDS, RED_SAPPHIRES),
        "round": ROUND,
        "starter": STARTER,
    },
    {
        "remaining": REMAINING,
        "takers": TAKERS,
        "excluded": EXCLUDED,
        "filled": FILLED,
    },
)


def unpack(state: State) -> Unpacked:
    """The scalars in the words of a game."""
    rows = ((_DRAWER, state.drawers), (_CUSHIONS, state.cushions), (_CARDS, state.cards))
    fields: dict[str, Any] = {
        name: tuple(map(place.of, words)) for word, words in rows for name, place in word.items()
    }
    for layout, word in zip(_COURSE, state.course, strict=True):
        fields |= {name: place.of(word) for name, place in layout.items()}
    return Unpacked(known=tuple(known.astype(jnp.int32) for known in state.known), **fields)


def pack(table: Unpacked) -> State:
    """The scalars of a game packed into words."""
    return State(
        drawers=_drawers(table),
        cushions=_row(_CUSHIONS, table),
        cards=_row(_CARDS, table),
        known=_known(table),
        course=tuple(_word(word, table) for word in _COURSE),
    )


def repacked(state: State, before: Unpacked, after: Unpacked) -> State:
    """The state with those rows packed anew of which a scalar is another one: less to compile."""

    def touched(names: Iterable[str]) -> bool:
        return any(getattr(before, name) is not getattr(after, name) for name in names)

    return State(
        drawers=_drawers(after) if touched(_DRAWER) else state.drawers,
        cushions=_row(_CUSHIONS, after) if touched(_CUSHIONS) else state.cushions,
        cards=_row(_CARDS, after) if touched(_CARDS) else state.cards,
        known=_known(after) if touched(("known",)) else state.known,
        course=tuple(
            _word(word, after) if touched(word) else old
            for word, old in zip(_COURSE, state.course, strict=True)
        ),
    )


def _drawers(table: Unpacked) -> Row:
    """INV-4: where nothing lies no side is named, so that equal drawers are equal words."""
    rows = zip(table.front, table.alarm, table.side, strict=True)
    sides = [jnp.where((front | alarm) != 0, side, 0) for front, alarm, side in rows]
    return _row(_DRAWER, table._replace(side=tuple(sides)))


def _row(word: Word, table: Unpacked) -> Row:
    """The words of all drawers, or of all seats."""
    rows = zip(*(getattr(table, name) for name in word), strict=True)
    return tuple(_packed(word, values) for values in rows)


def _word(word: Word, table: Unpacked) -> Array:
    return _packed(word, [getattr(table, name) for name in word])


def _packed(word: Word, values: Iterable[Any]) -> Array:
    parts = zip(word.values(), values, strict=True)
    return packed(*(part for place, value in parts for part in place.parts(value)))


def _known(table: Unpacked) -> Row:
    return tuple(known.astype(jnp.uint16) for known in table.known)
