"""Small numbers side by side in one 32-bit word, and rows of scalars addressed by a number.

Everything is a scalar of one game, so that a batch is elementwise work that XLA fuses; a row is a
tuple of scalars and an index into it a comparison, since gathers are slow on every device.
"""

from collections.abc import Sequence
from typing import NamedTuple

import jax.numpy as jnp
from jax import Array

Row = tuple[Array, ...]


class Bits(NamedTuple):
    """A field of a word: so many bits from there on."""

    shift: int
    width: int

    @property
    def most(self) -> int:
        """The greatest number that fits."""
        return (1 << self.width) - 1

    def of(self, word: Array) -> Array:
        """The number in the word, as a signed integer to calculate with."""
        return ((word >> self.shift) & self.most).astype(jnp.int32)

    def at(self, number: Array) -> Array:
        """The word that holds the number here and nothing elsewhere."""
        return number.astype(jnp.uint32) << self.shift

    def parts(self, number: Array) -> "Parts":
        """What goes into a word: the number, here."""
        return ((self, number),)


#: What goes into a word, and where.
Parts = tuple[tuple[Bits, Array], ...]


def packed(*fields: tuple[Bits, Array]) -> Array:
    """One word of several fields."""
    word: Array = jnp.uint32(0)
    for bits, number in fields:
        word = word | bits.at(number)
    return word


def pick(row: Sequence[Array], index: Array) -> Array:
    """The scalar at that place of the row."""
    found = row[0]
    for place, scalar in enumerate(row[1:], start=1):
        found = jnp.where(index == place, scalar, found)
    return found


def put(row: Sequence[Array], index: Array, scalar: Array) -> Row:
    """The row with one scalar replaced."""
    return tuple(jnp.where(index == place, scalar, old) for place, old in enumerate(row))


def total(row: Sequence[Array]) -> Array:
    """The sum of the row."""
    added = row[0]
    for scalar in row[1:]:
        added = added + scalar
    return added


def mask_of(row: Sequence[Array]) -> Array:
    """A bit for every place of the row that is true."""
    return total([flag.astype(jnp.int32) << place for place, flag in enumerate(row)])


def has(mask: Array, place: int | Array) -> Array:
    """Whether the mask has the bit of that place."""
    return (mask >> place) & 1 == 1


def lowest(mask: Array) -> Array:
    """The place of the lowest bit of a mask that has one."""
    return jnp.asarray(jnp.bitwise_count((mask & -mask) - 1), jnp.int32)


def kth_place(word: Array, k: Array) -> Array:
    """The place of the k-th bit that is set in a word, counted from 0."""
    place: Array = jnp.int32(0)
    for half in (16, 8, 4, 2, 1):
        low = (word >> place.astype(jnp.uint32)) & jnp.uint32((1 << half) - 1)
        count = jnp.bitwise_count(low).astype(jnp.int32)
        beyond = k >= count
        k = jnp.where(beyond, k - count, k)
        place = jnp.where(beyond, place + half, place)
    return place


def below(bits: Array, bound: int | Array) -> Array:
    """A number from 0 to bound − 1 by 32 random bits; bounds up to 128 (bias under 2⁻¹⁸)."""
    number: Array = (bits >> 7) * jnp.asarray(bound).astype(jnp.uint32) >> 25
    return number.astype(jnp.int32)
