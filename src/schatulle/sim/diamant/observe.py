"""What a seat sees of a game on arrays: all but the others' closed fists (D-8).

Seats are counted clockwise from the observer. Everything else lies open on the table, so a perfect
memory knows no more than who looks now.
"""

from typing import Final, NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array

from schatulle.rules.diamant.cards import CAVE_CARDS, COPIES, HAZARDS, STONES
from schatulle.rules.diamant.options import Options
from schatulle.sim.bits import Row, has
from schatulle.sim.diamant import path as paths
from schatulle.sim.diamant.deck import COPIES_OF, KINDS, PLACES, TREASURES, size
from schatulle.sim.diamant.layout import Cave

#: The own fist: not on the table, empty, or with the figure in it.
NONE: Final = 0
STAYS: Final = 1
LEAVES: Final = 2


class Observation(NamedTuple):
    """What a seat sees; n seats, the observer first."""

    expedition: Array  # int32: from 1 on
    expeditions_left: Array  # int32: after this one
    inside: Array  # bool[n]: who is in the cave
    decided: Array  # bool[n]: whose fist is on the table
    choice: Array  # int32: the own fist, NONE, STAYS or LEAVES
    unsafe: Array  # int32[n]: stones beside the chest
    chests: Array  # int32[n]: stones in the chest
    stones: Array  # int32: on all cards of the path
    deck: Array  # int32[17]: cards of each kind still in the deck
    hazards: Array  # int32[5]: hazards of each kind on the path
    removed: Array  # int32[5]: hazards of each kind that have left the game
    deck_size: Array  # int32: all cards still in the deck
    over: Array  # bool: the game is over


#: The flat observation divides chests by all stones of a cave, and what lies beside a chest or on
#: the path by what is seldom exceeded; then all numbers are between 0 and about 1.
_ALL_STONES: Final = sum(STONES.get(card, 0) for card in CAVE_CARDS)
_STONES_AT_ONCE: Final = 30


def observed(cave: Cave, seat: Array | int, options: Options) -> Observation:
    """D-8, D-20: what the seat may see, field by field."""
    seats = len(cave.chests)
    on_the_path = cave.shuffled & ~cave.deck
    gone = ~cave.shuffled
    seat = jnp.asarray(seat, jnp.int32)
    return Observation(
        expedition=cave.expedition,
        expeditions_left=options.expeditions - cave.expedition,
        inside=_flags(cave.inside, seat, seats),
        decided=_flags(cave.decided, seat, seats),
        choice=_fist(cave, seat),
        unsafe=jnp.stack(from_seat(cave.unsafe, seat)),
        chests=jnp.stack(from_seat(cave.chests, seat)),
        stones=paths.stones(cave.path),
        deck=_counts(cave.deck, PLACES),
        hazards=_counts(on_the_path, PLACES[TREASURES:]),
        removed=_counts(gone, PLACES[TREASURES:]),
        deck_size=size(cave.deck),
        over=cave.over,
    )


def from_seat(row: Row, seat: Array) -> Row:
    """The row counted from that seat: turned by one, two and four places as its number says."""
    for by in (1, 2, 4):
        turned = [row[(place + by) % len(row)] for place in range(len(row))]
        row = tuple(
            jnp.where(seat & by != 0, far, near) for far, near in zip(turned, row, strict=True)
        )
    return row


def _fist(cave: Cave, seat: Array) -> Array:
    choice = STAYS + has(cave.leaving, seat).astype(jnp.int32)
    return jnp.where(has(cave.decided, seat), choice, NONE)


def _flags(mask: Array, seat: Array, seats: int) -> Array:
    twice = mask | (mask << seats)
    return jnp.stack([has(twice, seat + place) for place in range(seats)])


def _counts(cards: Array, places: tuple[int, ...]) -> Array:
    return jnp.stack([size(cards & np.uint32(of_kind)) for of_kind in places])


def flattened(seen: Observation, options: Options) -> Array:
    """float32: all fields one after the other, in the order and with the places of `features`."""
    choice = jnp.stack([seen.choice == STAYS, seen.choice == LEAVES])
    copies = np.asarray(COPIES_OF, np.float32)
    parts = (
        seen.expedition / options.expeditions,
        seen.expeditions_left / options.expeditions,
        seen.inside,
        seen.decided,
        choice,
        seen.unsafe / _STONES_AT_ONCE,
        seen.chests / _ALL_STONES,
        seen.stones / _STONES_AT_ONCE,
        seen.deck / copies,
        seen.hazards / COPIES,
        seen.removed / COPIES,
        seen.deck_size / len(CAVE_CARDS),
        seen.over,
    )
    return jnp.concatenate([jnp.atleast_1d(part).astype(jnp.float32) for part in parts])


def feature_names(seats: int) -> tuple[str, ...]:
    """A name for every place of the flat observation; seat 0 is the observer."""
    hazards, kinds = tuple(map(str, HAZARDS)), tuple(map(str, KINDS))
    around = tuple(map(str, range(seats)))
    fields: tuple[tuple[str, tuple[str, ...]], ...] = (
        ("expedition", ("",)),
        ("expeditions_left", ("",)),
        ("inside", around),
        ("decided", around),
        ("choice", ("stay", "leave")),
        ("unsafe", around),
        ("chests", around),
        ("stones", ("",)),
        ("deck", kinds),
        ("hazards", hazards),
        ("removed", hazards),
        ("deck_size", ("",)),
        ("over", ("",)),
    )
    return tuple(f"{field} {part}".strip() for field, parts in fields for part in parts)
