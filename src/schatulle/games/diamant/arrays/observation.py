"""What a seat sees of a game on arrays: all but the others' closed fists (D-8).

Seats are counted clockwise from the observer. Everything else lies open on the table, so a perfect
memory knows no more than who looks now.
"""

import jax.numpy as jnp
import numpy as np
from jax import Array

from schatulle.games.diamant.arrays import path as paths
from schatulle.games.diamant.arrays.deck import PLACES, TREASURES, size
from schatulle.games.diamant.arrays.layout import Cave
from schatulle.games.diamant.observation import NONE, STAYS, Observation
from schatulle.games.diamant.rules.options import Options
from schatulle.sim.bits import Row, has


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
