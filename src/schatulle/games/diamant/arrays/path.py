"""The path: a byte for every card on it, four in a word, and its stones shared out (D-14, D-15).

All bytes of a word are worked on at once. The lower five bits name the card: nothing is 0, a
treasure its kind and 1, a hazard 16 and more; the upper three count the stones left. These are
never more than 7: rests of sharing among at most eight.
"""

from typing import Final, TypeVar

import jax.numpy as jnp
import numpy as np
from jax import Array

from schatulle.games.diamant.arrays.deck import TREASURES, Drawn
from schatulle.sim.bits import Row, total

#: D-13: at most 15 treasures, five hazards and the one that strikes; 24 bytes hold them.
WORDS: Final = 6
BYTES: Final = 4
STONES_SHIFT: Final = 5
#: The code of the first hazard, a bit that no treasure has.
HAZARD: Final = 16
_EACH: Final = np.uint32(0x01010101)
_NAMES: Final = _EACH * np.uint32((1 << STONES_SHIFT) - 1)
_HAZARDS: Final = _EACH * np.uint32(HAZARD)
_BELOW_HAZARD: Final = _EACH * np.uint32(HAZARD - 1)
_STONES: Final = _EACH * np.uint32(7)
_TOP: Final = _EACH * np.uint32(128)

#: ⌈2¹⁶ / sharers⌉, to share by multiplying; nobody takes nothing.
RECIPROCALS: Final = (0, *(-(-(1 << 16) // sharers) for sharers in range(1, 9)))

Shared = tuple[Array, Row]
Kind = TypeVar("Kind", int, Array)


def divided(stones: Array, sharers: Array | int) -> tuple[Array, Array]:
    """D-9, D-15: everyone's share of up to 255 stones, and the rest; all where nobody shares."""
    reciprocal = jnp.int32(0)
    for number, factor in enumerate(RECIPROCALS):
        reciprocal = jnp.where(jnp.asarray(sharers) == number, factor, reciprocal)
    share = (stones * reciprocal) >> 16
    return share, stones - share * sharers


def code(kind: Kind) -> Kind:
    """The card's name on the path, by its place among the kinds."""
    return kind + 1 + (HAZARD - TREASURES - 1) * (kind >= TREASURES)


def lay(path: Row, at: Array, card: Drawn, rest: Array) -> Row:
    """D-9, D-12: the path with a card more, and the rest of its stones on it."""
    entry = (code(card.kind) | (rest << STONES_SHIFT)).astype(jnp.uint32)
    word_at, byte_at = at >> 2, at & (BYTES - 1)
    shifted = entry << (byte_at << 3).astype(jnp.uint32)
    return tuple(
        word | jnp.where(word_at == place, shifted, np.uint32(0)) for place, word in enumerate(path)
    )


def stones(path: Row) -> Array:
    by_byte = total([_stones_of(word) for word in path])
    return _sum_of_bytes(by_byte)


def pooled(path: Row, sharers: Array) -> Shared:
    """D-15: all stones together; the rest lies on the newest treasure card (OQ-D3)."""
    share, rest = divided(stones(path), sharers)
    left = rest.astype(jnp.uint32) << 1
    newer = jnp.uint32(0)
    shared: Row = ()
    for word in reversed(path):
        treasures = _treasures(word)
        newest = jnp.where(newer == 0, _newest_byte(treasures), np.uint32(0))
        newer = newer | treasures
        shared = ((word & _NAMES) | (newest * left), *shared)
    return share, tuple(
        jnp.where(sharers > 0, new, old) for new, old in zip(shared, path, strict=True)
    )


def per_card(path: Row, sharers: Array) -> Shared:
    """D-15 by card (option `path_split`): each card is shared alone and keeps its own rest."""
    rests = tuple(_rests(_stones_of(word), sharers) for word in path)
    gone = stones(path) - _sum_of_bytes(total(rests))
    share, _ = divided(gone, sharers)
    return share, tuple(
        jnp.where(sharers > 0, (word & _NAMES) | (rest << STONES_SHIFT), word)
        for word, rest in zip(path, rests, strict=True)
    )


def _stones_of(word: Array) -> Array:
    return (word >> STONES_SHIFT) & _STONES


def _sum_of_bytes(word: Array) -> Array:
    return ((word * _EACH) >> 24).astype(jnp.int32)


def _treasures(word: Array) -> Array:
    """Bit 4 of every byte that holds a treasure."""
    return ((word & _BELOW_HAZARD) + _BELOW_HAZARD) & ~word & _HAZARDS


def _newest_byte(flags: Array) -> Array:
    """The highest of the flags alone."""
    return flags & ~((flags >> 8) | (flags >> 16) | (flags >> 24))


def _rests(by_byte: Array, sharers: Array) -> Array:
    """What is left of every byte's stones when so many have shared each."""
    for times in (4, 2, 1):
        taken = _EACH * (sharers * times).astype(jnp.uint32)
        reached = ((by_byte | _TOP) - taken) & _TOP
        by_byte = by_byte - (taken & ((reached >> 7) * np.uint32(255)))
    return by_byte
