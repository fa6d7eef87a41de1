"""How a game of Diamant lies in memory: nine words and one for every seat, 56 bytes for five.

Every word is a leaf of its own: so a step fuses into one pass over a batch, where rows held in one
array would be taken apart and put together again.
"""

from typing import Final, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from schatulle.sim.bits import Bits, Row, packed


class State(NamedTuple):
    """A game at a moment when seats decide, or when it is over."""

    path: Row  # six uint32: a byte for every card on the path (`path`)
    seats: Row  # a uint32 for every seat: unsafe stones and the chest
    deck: Array  # uint32: the cards still in the deck, a bit each (`deck`)
    shuffled: Array  # uint32: the cards that the expedition began with: all but removed hazards
    course: Array  # uint32: expedition, who is inside, the fists, refused, over


#: D-10: all treasures together are 124 stones.
UNSAFE: Final = Bits(0, 8)
#: D-11: at most 124 stones for each of ten expeditions.
CHEST: Final = Bits(8, 12)

EXPEDITION: Final = Bits(0, 4)
INSIDE: Final = Bits(4, 8)
DECIDED: Final = Bits(12, 8)
LEAVING: Final = Bits(20, 8)
REFUSED: Final = Bits(28, 1)
OVER: Final = Bits(29, 1)


class Cave(NamedTuple):
    """The same game unpacked, to calculate with."""

    expedition: Array  # int32, from 1 on
    inside: Array  # int32: a bit for every seat in the cave
    decided: Array  # int32: a bit for every fist on the table
    leaving: Array  # int32: a bit for every fist with the figure in it
    refused: Array  # bool: the last action was not legal
    over: Array  # bool
    unsafe: Row  # int32 for every seat: stones beside the chest
    chests: Row  # int32 for every seat: stones in the chest
    path: Row  # six uint32, as in the state
    deck: Array  # uint32, as in the state
    shuffled: Array  # uint32, as in the state


def unpack(state: State) -> Cave:
    """The state as numbers."""
    course = state.course
    return Cave(
        expedition=EXPEDITION.of(course),
        inside=INSIDE.of(course),
        decided=DECIDED.of(course),
        leaving=LEAVING.of(course),
        refused=REFUSED.of(course) == 1,
        over=OVER.of(course) == 1,
        unsafe=tuple(UNSAFE.of(word) for word in state.seats),
        chests=tuple(CHEST.of(word) for word in state.seats),
        path=tuple(state.path),
        deck=state.deck,
        shuffled=state.shuffled,
    )


def pack(cave: Cave) -> State:
    """The numbers as a state."""
    course = packed(
        (EXPEDITION, cave.expedition),
        (INSIDE, cave.inside),
        (DECIDED, cave.decided),
        (LEAVING, cave.leaving),
        (REFUSED, cave.refused),
        (OVER, cave.over),
    )
    seats = tuple(
        packed((UNSAFE, unsafe), (CHEST, chest))
        for unsafe, chest in zip(cave.unsafe, cave.chests, strict=True)
    )
    return State(cave.path, seats, cave.deck, cave.shuffled, course)


def chosen(use: Array, one: Cave, other: Cave) -> Cave:
    """The one cave where that is so, else the other."""
    both: Cave = jax.tree.map(lambda *pair: jnp.where(use, *pair), one, other)
    return both


def where_row(use: Array, one: Row, other: Row) -> Row:
    """The one row where that is so, else the other."""
    return tuple(jnp.where(use, *pair) for pair in zip(one, other, strict=True))
