"""A new game: cards, starter, cushions and rubies; the box filled by chance if agreed."""

from typing import Final

import jax
import jax.numpy as jnp
from jax import Array

from schatulle.games.meisterdiebe.action_codes import FILL, TURN
from schatulle.games.meisterdiebe.arrays.layout import (
    CHARACTERS,
    DRAWERS,
    SAPPHIRE,
    Phase,
    Stage,
    State,
    Unpacked,
    unpack,
)
from schatulle.games.meisterdiebe.arrays.legality import turns_allowed
from schatulle.games.meisterdiebe.arrays.queries import ALL_CHARACTERS, turns_of_filling
from schatulle.games.meisterdiebe.arrays.step import filled_on
from schatulle.games.meisterdiebe.rules.options import Options, white_cushion
from schatulle.sim.bits import Row, below, total

#: Four cards by one random word: 1680 ways by 2²⁸ numbers.
CARDS_A_WORD: Final = 4
_FRACTION: Final = 28
#: M-20: a ruby up in every drawer 1, down in every drawer 3.
_SECRETS: Final = (1, 0, 2, 0) * 3


def words_to_deal(seats: int) -> int:
    """How many random words a deal takes: the piles, and the starter."""
    return CHARACTERS * -(-seats // CARDS_A_WORD) + 1


def dealt(words: Array, seats: int) -> tuple[Row, Array]:
    """M-15: the numbers of every seat's cards, and OQ-M3: the starter."""
    numbers = [jnp.int32(0)] * seats
    a_pile = -(-seats // CARDS_A_WORD)
    for character in range(CHARACTERS):
        pile = _pile([words[character * a_pile + word] for word in range(a_pile)], seats)
        numbers = [row | number << 3 * character for row, number in zip(numbers, pile, strict=True)]
    return tuple(numbers), below(words[-1], seats)


def _pile(words: list[Array], seats: int) -> list[Array]:
    """The numbers − 1 of a shuffled pile, one for each seat; those not yet dealt are nibbles."""
    left, dealt = jnp.uint32(0x76543210), []
    fraction = jnp.uint32(0)
    for seat in range(seats):
        if seat % CARDS_A_WORD == 0:
            fraction = words[seat // CARDS_A_WORD] >> (32 - _FRACTION)
        product = fraction * jnp.uint32(8 - seat)
        fraction = product & jnp.uint32((1 << _FRACTION) - 1)
        shift = (product >> _FRACTION) * 4
        dealt.append(((left >> shift) & 7).astype(jnp.int32))
        kept = (jnp.uint32(1) << shift) - 1
        left = (left & kept) | ((left >> 4) & ~kept)
    return dealt


def begun(numbers: Row, starter: Array, options: Options) -> Unpacked:
    """M-14, M-16..M-20, P-3, P-4: everything in its place before the box is filled."""
    seats = len(numbers)
    start = white_cushion(options)
    none, fills = jnp.int32(0), turns_of_filling(options, seats) > 0
    row, box = (none,) * seats, (none,) * DRAWERS
    everything = jnp.int32((1 << DRAWERS) - 1 if _is_bare(options) else 0)
    return Unpacked(
        front=box,
        alarm=box,
        side=box,
        secret=tuple(jnp.int32(face) for face in _SECRETS),
        named=box,
        white=(jnp.int32(start.diamonds + start.sapphires * SAPPHIRE),) * seats,
        black=row,
        has_alarm=(jnp.int32(options.alarms == "on"),) * seats,
        numbers=numbers,
        hand=(jnp.int32(ALL_CHARACTERS),) * seats,
        laid=row,
        known=(everything,) * seats,
        north=(none,) * 3,
        phase=jnp.int32(Phase.FILL if fills else Phase.CHOOSE),
        stage=jnp.int32(Stage.FILLING if fills else Stage.CHOOSING),
        flipped=none,
        drawer=none,
        caught=none,
        searched=none,
        emptied=none,
        giving=none,
        refused=none,
        taker=none,
        red=none,
        round=jnp.int32(0 if fills else 1),
        starter=starter,
        remaining=none,
        takers=none,
        excluded=none,
        filled=none,
    )


def _is_bare(options: Options) -> bool:
    """Whether everyone knows the box before the first drawer is opened: nothing is hidden in it."""
    return not options.quick_setup or options.setup_diamonds == 0


def filled_by_chance(state: State, options: Options, key: Array) -> State:
    """The quick set-up: chance places every diamond and moves the box after each turn."""
    turns = turns_of_filling(options, len(state.cards))

    def one(_: int, carried: tuple[State, Array]) -> tuple[State, Array]:
        state, key = carried
        key, now = jax.random.split(key)
        table = unpack(state)
        bits = jax.random.bits(now)
        moves = TURN + below(bits, turns_allowed(options.setup_box_actions, options.box_order))
        fills = FILL + _urn(table.named, bits)
        action = jnp.where(table.phase == Phase.TURN, moves, fills)
        return filled_on(state, options, action), key

    steps = options.setup_diamonds + turns
    filled: State = jax.lax.fori_loop(0, steps, one, (state, key))[0]
    return filled


def _urn(named: Row, bits: Array) -> Array:
    """Every split of the diamonds is equally likely: a drawer draws more the more it has."""
    number = below(bits, DRAWERS + total(named))
    drawer: Array = jnp.int32(0)
    reached: Array = jnp.int32(0)
    for count in named[:-1]:
        reached = reached + count + 1
        drawer = drawer + (number >= reached).astype(jnp.int32)
    return drawer
