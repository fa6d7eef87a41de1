"""The thirty cave cards as bits of a word, in printed order (D-2, D-3).

Copies of a kind are alike, so the lowest copy always goes first: equal decks are equal words.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from schatulle.games.diamant.rules.cards import CAVE_CARDS, COPIES, HAZARDS, STONES, Card
from schatulle.sim.bits import below, kth_place, pick

KINDS: Final = tuple(Card)
TREASURES: Final = len(STONES)
#: The first place of every kind, the places of all its copies, and where the hazards begin.
FIRST: Final = tuple(map(CAVE_CARDS.index, KINDS))
COPIES_OF: Final = tuple(map(CAVE_CARDS.count, KINDS))
PLACES: Final = tuple(
    ((1 << copies) - 1) << first for first, copies in zip(FIRST, COPIES_OF, strict=True)
)
HAZARD_PLACE: Final = CAVE_CARDS.index(HAZARDS[0])

ALL: Final = np.uint32((1 << len(CAVE_CARDS)) - 1)
_FIRSTS: Final = np.uint32(sum(1 << first for first in FIRST))
_LASTS: Final = np.uint32(
    sum(1 << first + copies - 1 for first, copies in zip(FIRST, COPIES_OF, strict=True))
)

#: D-3: the stones of six kinds of treasure in each word, five bits each.
_WIDTH: Final = 5
_PER_WORD: Final = 6
_STONES: Final = tuple(
    np.uint32(sum(STONES[kind] << _WIDTH * at for at, kind in enumerate(KINDS[low:][:_PER_WORD])))
    for low in range(0, TREASURES, _PER_WORD)
)

#: Which place of the deck is turned up; the number says how many were before it in this step.
Draw = Callable[[Array, Array | int], Array]


class Drawn(NamedTuple):
    """A card of the deck."""

    kind: Array  # int32: its place among the kinds
    first: Array  # uint32: the bit of the first copy of its kind
    hazard: Array  # bool
    stones: Array  # int32: none for a hazard


def by_words(words: Array) -> Draw:
    """D-7: from a well shuffled deck, each card equally likely; words are uint32[2], random."""

    def draw(deck: Array, number: Array | int) -> Array:
        word = jnp.where(jnp.asarray(number) == 0, words[0], words[1])
        return kth_place(deck, below(word, size(deck)))

    return draw


def by_kinds(kinds: Array) -> Draw:
    """The given kinds, int32[2], one after the other; each must be in the deck."""

    def draw(_deck: Array, number: Array | int) -> Array:
        kind = pick((kinds[0], kinds[1]), jnp.asarray(number))
        return kth_place(jnp.asarray(_LASTS), kind)

    return draw


def size(deck: Array) -> Array:
    return jnp.bitwise_count(deck).astype(jnp.int32)


def card_at(place: Array) -> Drawn:
    firsts = _FIRSTS & ((np.uint32(2) << place.astype(jnp.uint32)) - np.uint32(1))
    kind = size(firsts) - 1
    hazard = place >= HAZARD_PLACE
    return Drawn(kind, _highest(firsts), hazard, jnp.where(hazard, 0, _stones(kind)))


def without(deck: Array, card: Drawn) -> Array:
    """The deck after a card of it was turned up: the lowest copy left is gone."""
    from_there = deck & -card.first
    return deck & ~(from_there & -from_there)


def copies(deck: Array, card: Drawn) -> Array:
    """The copies of a hazard among these cards."""
    return deck & (card.first * np.uint32((1 << COPIES) - 1))


def _highest(word: Array) -> Array:
    return jnp.asarray(1, jnp.uint32) << (np.uint32(31) - jax.lax.clz(word))


def _stones(kind: Array) -> Array:
    high = kind >= _PER_WORD
    word = jnp.where(high, _STONES[1], _STONES[0])
    at = jnp.where(high, kind - _PER_WORD, kind).astype(jnp.uint32)
    return ((word >> (at * np.uint32(_WIDTH))) & np.uint32((1 << _WIDTH) - 1)).astype(jnp.int32)
