"""A game of Meisterdiebe in a hundred bytes: words of bit fields, and the same unpacked.

Bags of gems are one number each, diamonds + 256 × sapphires + 65536 × rubies, so that pouring one
into another is an addition.
"""

from collections.abc import Callable
from enum import IntEnum
from typing import Final, NamedTuple

import jax.numpy as jnp
from jax import Array

from schatulle.sim.bits import Bits, Row, packed

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
#: P-18: the smuggler has begun to give his gems away.
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


class Table(NamedTuple):
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


def unpack(state: State) -> Table:
    """The scalars in the words of a game."""
    drawers, cushions, cards = state.drawers, state.cushions, state.cards
    box, red, who = state.course
    return Table(
        front=tuple(bag(FRONT_DIAMONDS.of(it), FRONT_SAPPHIRES.of(it)) for it in drawers),
        alarm=tuple(map(ALARM.of, drawers)),
        side=tuple(map(SIDE.of, drawers)),
        secret=tuple(map(SECRET.of, drawers)),
        named=tuple(map(NAMED.of, drawers)),
        white=tuple(bag(WHITE_DIAMONDS.of(it), WHITE_SAPPHIRES.of(it)) for it in cushions),
        black=tuple(
            bag(BLACK_DIAMONDS.of(it), BLACK_SAPPHIRES.of(it)) + BLACK_RUBIES.of(it) * RUBY
            for it in cushions
        ),
        has_alarm=tuple(map(HAS_ALARM.of, cushions)),
        numbers=tuple(map(NUMBERS.of, cards)),
        hand=tuple(map(HAND.of, cards)),
        laid=tuple(map(LAID.of, cards)),
        known=tuple(known.astype(jnp.int32) for known in state.known),
        north=tuple(bits.of(box) for bits in NORTH),
        phase=PHASE.of(box),
        stage=STAGE.of(box),
        flipped=FLIPPED.of(box),
        drawer=DRAWER.of(box),
        caught=CAUGHT.of(box),
        searched=SEARCHED.of(box),
        emptied=EMPTIED.of(box),
        giving=GIVING.of(box),
        refused=REFUSED.of(box),
        taker=TAKER.of(box),
        red=bag(RED_DIAMONDS.of(red), RED_SAPPHIRES.of(red)),
        round=ROUND.of(red),
        starter=STARTER.of(red),
        remaining=REMAINING.of(who),
        takers=TAKERS.of(who),
        excluded=EXCLUDED.of(who),
        filled=FILLED.of(who),
    )


def pack(table: Table) -> State:
    """The scalars of a game packed into words."""
    return State(
        drawers=_row(_drawer, table, DRAWERS),
        cushions=_row(_cushions, table, len(table.white)),
        cards=_row(_cards, table, len(table.white)),
        known=_row(_known, table, len(table.white)),
        course=(_box(table), _red(table), _who(table)),
    )


def repacked(state: State, before: Table, after: Table) -> State:
    """The state with those rows packed anew of which a scalar is another one: less to compile."""

    def touched(*names: str) -> bool:
        return any(getattr(before, name) is not getattr(after, name) for name in names)

    seats = len(after.white)
    box, red, who = state.course
    return State(
        drawers=_row(_drawer, after, DRAWERS)
        if touched("front", "alarm", "side", "secret", "named")
        else state.drawers,
        cushions=_row(_cushions, after, seats)
        if touched("white", "black", "has_alarm")
        else state.cushions,
        cards=_row(_cards, after, seats) if touched("numbers", "hand", "laid") else state.cards,
        known=_row(_known, after, seats) if touched("known") else state.known,
        course=(
            _box(after) if touched(*_IN_BOX) else box,
            _red(after) if touched("red", "round", "starter") else red,
            _who(after) if touched("remaining", "takers", "excluded", "filled") else who,
        ),
    )


_IN_BOX: Final = (
    "phase",
    "stage",
    "flipped",
    "north",
    "drawer",
    "caught",
    "searched",
    "emptied",
    "giving",
    "refused",
    "taker",
)


def _row(word: Callable[[Table, int], Array], table: Table, places: int) -> Row:
    return tuple(word(table, place) for place in range(places))


def _known(table: Table, seat: int) -> Array:
    return table.known[seat].astype(jnp.uint16)


def _drawer(table: Table, place: int) -> Array:
    front, alarm = table.front[place], table.alarm[place]
    return packed(
        (FRONT_DIAMONDS, diamonds(front)),
        (FRONT_SAPPHIRES, sapphires(front)),
        (ALARM, alarm),
        (SIDE, jnp.where((front | alarm) != 0, table.side[place], 0)),
        (SECRET, table.secret[place]),
        (NAMED, table.named[place]),
    )


def _cushions(table: Table, seat: int) -> Array:
    white, black = table.white[seat], table.black[seat]
    return packed(
        (WHITE_DIAMONDS, diamonds(white)),
        (WHITE_SAPPHIRES, sapphires(white)),
        (BLACK_DIAMONDS, diamonds(black)),
        (BLACK_SAPPHIRES, sapphires(black)),
        (BLACK_RUBIES, rubies(black)),
        (HAS_ALARM, table.has_alarm[seat]),
    )


def _cards(table: Table, seat: int) -> Array:
    return packed(
        (NUMBERS, table.numbers[seat]), (HAND, table.hand[seat]), (LAID, table.laid[seat])
    )


def _box(table: Table) -> Array:
    return packed(
        (PHASE, table.phase),
        (STAGE, table.stage),
        (FLIPPED, table.flipped),
        *zip(NORTH, table.north, strict=True),
        (DRAWER, table.drawer),
        (CAUGHT, table.caught),
        (SEARCHED, table.searched),
        (EMPTIED, table.emptied),
        (GIVING, table.giving),
        (REFUSED, table.refused),
        (TAKER, table.taker),
    )


def _red(table: Table) -> Array:
    return packed(
        (RED_DIAMONDS, diamonds(table.red)),
        (RED_SAPPHIRES, sapphires(table.red)),
        (ROUND, table.round),
        (STARTER, table.starter),
    )


def _who(table: Table) -> Array:
    return packed(
        (REMAINING, table.remaining),
        (TAKERS, table.takers),
        (EXCLUDED, table.excluded),
        (FILLED, table.filled),
    )
