"""What the current player may do: a bit for every action code, in four words."""

from collections.abc import Iterator
from typing import Final

import jax.numpy as jnp
from jax import Array

from schatulle.games.meisterdiebe import action_codes as codes
from schatulle.games.meisterdiebe.arrays.layout import (
    DRAWERS,
    Phase,
    Stage,
    Unpacked,
    diamonds,
    sapphires,
)
from schatulle.games.meisterdiebe.arrays.queries import (
    JEWELLER,
    JEWELRESS,
    choosing,
    count,
    seats_of,
)
from schatulle.games.meisterdiebe.arrays.step_context import Moment
from schatulle.games.meisterdiebe.rules.box_moves import turns_by
from schatulle.games.meisterdiebe.rules.gems import Gems
from schatulle.games.meisterdiebe.rules.options import Options
from schatulle.sim.bits import Row, below, kth_place, pick

WORDS: Final = -(-codes.COUNT // 32)
#: Bits of a kind of move, and the code of the first.
Block = tuple[Array, int]


def legal_words(table: Unpacked, now: Moment, options: Options) -> Row:
    """uint32[4]: a bit for every code that is legal."""
    words = [jnp.uint32(0)] * WORDS
    for bits, start in _blocks(table, now, options):
        word, shift = divmod(start, 32)
        words[word] = words[word] | bits << shift
        if shift and word + 1 < WORDS:
            words[word + 1] = words[word + 1] | bits >> (32 - shift)
    return tuple(words)


def _blocks(table: Unpacked, now: Moment, options: Options) -> Iterator[Block]:
    def block(phase: Phase, bits: Array | int, start: int) -> Block:
        asked = table.phase == phase
        return jnp.where(asked, jnp.asarray(bits).astype(jnp.uint32), jnp.uint32(0)), start

    every_drawer = (1 << DRAWERS) - 1
    yield block(Phase.CHOOSE, pick(table.hand, choosing(table)), codes.CHOOSE)
    yield block(Phase.FILL, every_drawer, codes.FILL)
    yield block(Phase.OPEN, every_drawer, codes.OPEN)
    if not options.must_open:
        yield block(Phase.OPEN, 1, codes.PASS)
    yield block(Phase.ROB, 0b11, codes.PLUNDER)
    for bits, start in _placings(table, now, options):
        yield block(Phase.PLACE, bits, start)
    if options.smuggler == "distribute":
        yield block(Phase.GIVE, (1 << (seats_of(table) - 1)) - 1, codes.GIVE)
        yield block(Phase.GIVE, 1 - table.giving, codes.KEEP)
    yield block(Phase.TAKE, 0b11, codes.TAKE)
    yield block(Phase.TURN, _turns(table, options), codes.TURN)


def _placings(table: Unpacked, now: Moment, options: Options) -> Iterator[Block]:
    """M-50, M-63, M-64, M-74..M-76: so many diamonds, and a run of sapphires for each."""
    white = pick(table.white, now.acting)
    jewelress = now.character == JEWELRESS
    least = jnp.where(jewelress, 1, int(options.must_place))
    most = jnp.where(jewelress, 1 + count(now.detectives), 1)
    for number in range(codes.MOST_PLACED + 1):
        fewest = jnp.maximum(least - number, 0)
        highest = jnp.minimum(sapphires(white), most - number)
        possible = (diamonds(white) >= number) & (highest >= fewest)
        run = (2 << jnp.maximum(highest, 0)) - (1 << fewest)
        yield jnp.where(possible, run, 0), codes.PLACING + codes.BAGS.index(Gems(number))
    if options.alarms == "on":
        free = pick(table.alarm, table.drawer - 1) == 0
        may = (now.character == JEWELLER) & (pick(table.has_alarm, now.acting) == 1) & free
        kinds = (diamonds(white) > 0) * 1 + (sapphires(white) > 0) * 2
        yield jnp.where(may, kinds, 0), codes.PLACING_ALARM


def _turns(table: Unpacked, options: Options) -> Array:
    """M-43, M-94, M-23: how many of the fourteen sequences are allowed."""
    setup = turns_allowed(options.setup_box_actions, options.box_order)
    later = turns_allowed(options.box_actions, options.box_order)
    return jnp.where(table.stage == Stage.FILLING, (1 << setup) - 1, (1 << later) - 1)


def turns_allowed(actions: int, order: str) -> int:
    """G-5: nothing and single moves come first, then rotate and flip, then flip and rotate."""
    return len(turns_by(actions, order))


def is_legal(words: Row, action: Array) -> Array:
    """Whether the bit of an action is there; a number that is no action has none."""
    inside = (action >= 0) & (action < codes.COUNT)
    word = pick(words, action >> 5)
    return inside & ((word >> (action & 31).astype(jnp.uint32)) & 1 == 1)


def mask(words: Row) -> Array:
    """bool[actions]: the bits one by one."""
    bits = jnp.stack(words)[:, None] >> jnp.arange(32, dtype=jnp.uint32)
    return (bits & 1 == 1).reshape(-1)[: codes.COUNT]


def random_legal(words: Row, bits: Array) -> Array:
    """One of the legal actions by 32 random bits; 0 where there is none."""
    counts = [jnp.bitwise_count(word).astype(jnp.int32) for word in words]
    k = below(bits, sum(counts[1:], counts[0]))
    word, start, seen = words[0], jnp.int32(0), jnp.int32(0)
    for place in range(1, WORDS):
        seen = seen + counts[place - 1]
        beyond = k >= seen
        word = jnp.where(beyond, words[place], word)
        start = jnp.where(beyond, 32 * place, start)
    before = sum(
        (jnp.where(start > 32 * place, counts[place], 0) for place in range(WORDS - 1)),
        jnp.int32(0),
    )
    return jnp.minimum(start + kth_place(word, k - before), codes.COUNT - 1)
