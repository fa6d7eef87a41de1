"""Small questions about a game: who plays what, whose turn it is, who comes first."""

from typing import Final

import jax.numpy as jnp
from jax import Array

from schatulle.games.meisterdiebe.arrays.layout import CHARACTERS, Phase, Stage, Unpacked, rubies
from schatulle.games.meisterdiebe.rules.cards import ORDER, PLACE, Character
from schatulle.games.meisterdiebe.rules.options import Options
from schatulle.sim.bits import Row, has, lowest, mask_of, pick, total
from schatulle.sim.env import NOBODY

#: Later than every card.
LAST: Final = 64
SMUGGLER, JEWELLER, JEWELRESS, THIEF, MASTERTHIEF, DETECTIVE = map(PLACE.__getitem__, Character)
#: G-1: drawers 1 and 3 of each level are long.
LONG: Final = 0b0101_0101_0101


def seats_of(table: Unpacked) -> int:
    return len(table.white)


def players_of(table: Unpacked, character: int) -> Array:
    """M-32: a mask of those who play a character in this round."""
    return mask_of([laid == character + 1 for laid in table.laid])


def count(mask: Array) -> Array:
    """How many seats are in a mask."""
    return jnp.bitwise_count(mask.astype(jnp.uint32)).astype(jnp.int32)


def laid_numbers(table: Unpacked) -> Row:
    """M-4: the number − 1 of the card that each seat laid; of no account where it laid none."""
    return tuple(
        (numbers >> (3 * jnp.maximum(laid - 1, 0))) & 7
        for numbers, laid in zip(table.numbers, table.laid, strict=True)
    )


def order_of(table: Unpacked, options: Options) -> Row:
    """M-31, M-32, P-10: when each seat's card acts: by character, then by number."""
    place = ORDER[options.order]
    places = [jnp.int32(8 * place[character]) for character in Character]
    return tuple(
        pick(places, laid - 1) + number
        for laid, number in zip(table.laid, laid_numbers(table), strict=True)
    )


def first_of(mask: Array, order: Row) -> Array:
    """M-32: the seat of a mask whose card acts first, 0 of an empty one."""
    seat: Array = jnp.int32(0)
    best: Array = jnp.int32(LAST)
    for place, key in enumerate(order):
        earlier = has(mask, place) & (key < best)
        seat = jnp.where(earlier, place, seat)
        best = jnp.where(earlier, key, best)
    return seat


def turns_of_filling(options: Options, seats: int) -> int:
    """M-22, P-6: how many turns it takes to fill the box."""
    if options.setup_mode == "one_by_one":
        return options.setup_diamonds
    return min(seats, options.setup_diamonds)


def due(table: Unpacked, options: Options) -> Array:
    """M-21, M-22: how many diamonds are placed in this turn of filling; P-6: one."""
    if options.setup_mode == "one_by_one":
        return jnp.ones((), jnp.int32)
    each, extra = divmod(options.setup_diamonds, seats_of(table))
    return each + (table.filled < extra).astype(jnp.int32)


def left_to_name(table: Unpacked, options: Options) -> Array:
    """M-22: how many diamonds of this turn are not yet named."""
    return due(table, options) - total(table.named)


def filler(table: Unpacked) -> Array:
    """M-22: clockwise from the starter."""
    return (table.starter + table.filled) % seats_of(table)


def choosing(table: Unpacked) -> Array:
    """M-26: the lowest seat without a card; choices are hidden, so their order is of no account."""
    return lowest(mask_of([laid == 0 for laid in table.laid]) | 1 << len(table.laid))


def actor(table: Unpacked, order: Row) -> Array:
    """Whose turn it is: the filler, or the first of those who still act."""
    return jnp.where(table.stage == Stage.FILLING, filler(table), first_of(table.remaining, order))


def asked(table: Unpacked, options: Options, acting: Array) -> Array:
    """Whose answer the game waits for, NOBODY's when it is over or chance fills the box."""
    seat = jnp.where(table.phase == Phase.CHOOSE, choosing(table), acting)
    seat = jnp.where(table.phase == Phase.TAKE, table.taker, seat)
    nobody = table.phase == Phase.OVER
    if options.quick_setup:
        nobody |= table.stage == Stage.FILLING
    return jnp.where(nobody, NOBODY, seat)


def rubies_taken(table: Unpacked) -> Array:
    """M-90: how many rubies lie on black cushions."""
    return rubies(total(table.black))


def value(bag: Array) -> Array:
    """M-91: a diamond counts 1, a sapphire 2, a ruby 4."""
    return (bag & 255) + 2 * ((bag >> 8) & 255) + 4 * (bag >> 16)


def scores(table: Unpacked, options: Options) -> Row:
    """M-91: black less white; P-26: every imitation costs one."""
    flat = options.penalty == "flat"
    return tuple(
        value(black) - ((white & 255) + (white >> 8) if flat else value(white))
        for black, white in zip(table.black, table.white, strict=True)
    )


def standings(table: Unpacked, options: Options) -> Row:
    """M-93: the score, then rubies, then sapphires on black, as one number to compare."""
    return tuple(
        (score << 8) + (rubies(black) << 5) + ((black >> 8) & 255)
        for score, black in zip(scores(table, options), table.black, strict=True)
    )


ALL_CHARACTERS: Final = (1 << CHARACTERS) - 1
