"""The course of a round: cards, turns, the box, sharing, the end (M-26..M-35, M-43, M-57..M-90)."""

from typing import Final, NamedTuple

import jax.numpy as jnp
from jax import Array

from schatulle.games.meisterdiebe.action_codes import CHOOSE, TAKE, TURN
from schatulle.games.meisterdiebe.arrays.layout import (
    DIAMOND,
    SAPPHIRE,
    Phase,
    Stage,
    Unpacked,
    bag,
    diamonds,
    sapphires,
)
from schatulle.games.meisterdiebe.arrays.queries import (
    ALL_CHARACTERS,
    choosing,
    count,
    first_of,
    laid_numbers,
    rubies_taken,
    seats_of,
    turns_of_filling,
)
from schatulle.games.meisterdiebe.arrays.step_context import Moment, place_if, when
from schatulle.games.meisterdiebe.rules.options import Options, is_latched
from schatulle.sim.bits import Row, has, mask_of, pick, put, total

#: 2¹⁶ ÷ sharers, rounded up: exact for every number of gems there are.
_RECIPROCAL: Final = tuple(-(-(1 << 16) // sharers) for sharers in range(1, 9))


def choose(table: Unpacked, now: Moment) -> Unpacked:
    """M-26: one card of everybody face down; with the last one they are turned up."""
    chooses = now.asked == Phase.CHOOSE
    seat = place_if(chooses, choosing(table))
    character = jnp.where(chooses, now.action - CHOOSE, 0)
    hand = pick(table.hand, seat) & ~(1 << character)
    laid = put(table.laid, seat, character + 1)
    missing = mask_of([card == 0 for card in laid])
    return table._replace(
        hand=put(table.hand, seat, hand),
        laid=laid,
        phase=jnp.where(chooses & (missing == 0), Phase.TURN_UP, table.phase),
    )


def turn(table: Unpacked, now: Moment) -> Unpacked:
    """M-43, M-45, G-3, G-4: a rotation and a flip, in the order of the action."""
    asked = now.asked == Phase.TURN
    # Codes: nothing, four rotations, the flip, rotations and flip, flip and rotations.
    number = jnp.where(asked, now.action - TURN, 0)
    flips = (number >= 5).astype(jnp.int32)
    flips_first = (number >= 10).astype(jnp.int32)
    rotation = number - 5 * flips - 4 * flips_first
    rotates = rotation > 0
    two = rotation >= 3
    flipped = table.flipped ^ flips_first
    # G-3: top+ and two+ have odd numbers; seen from below everything turns the other way.
    step = jnp.where((rotation & 1) == flipped, 1, -1)
    turned = (
        rotates & (flipped == 0),
        rotates & two,
        rotates & (flipped == 1),
    )
    north = tuple(
        (side + jnp.where(moved, step, 0) + 2 * flips) & 3
        for side, moved in zip(table.north, turned, strict=True)
    )
    return table._replace(
        north=north,
        flipped=table.flipped ^ flips,
        phase=jnp.where(asked, Phase.NEXT_TURN, table.phase),
    )


def next_turn(table: Unpacked, now: Moment, options: Options) -> Unpacked:
    """M-36: the turn is over; the next one acts, or the next part of the round begins."""
    ends = table.phase == Phase.NEXT_TURN
    filling = ends & (table.stage == Stage.FILLING)
    table = _filled_on(table, options, filling)
    ends &= ~filling
    remaining = jnp.where(ends, table.remaining & ~(1 << now.acting), table.remaining)
    following = jnp.where(table.stage == Stage.DETECTING, Phase.TURN, Phase.OPEN)
    done = jnp.where(
        table.stage == Stage.SMUGGLING,
        Phase.TURN_UP,
        jnp.where(table.stage == Stage.ACTING, Phase.COLLECT, Phase.END_ROUND),
    )
    return when(
        ends,
        table,
        remaining=remaining,
        drawer=jnp.int32(0),
        caught=jnp.int32(0),
        searched=jnp.int32(0),
        phase=jnp.where(remaining != 0, following, done),
    )


def _filled_on(table: Unpacked, options: Options, filling: Array) -> Unpacked:
    """M-22: the next one fills the box; after the last one the first round begins."""
    filled = table.filled + 1
    last = filled == turns_of_filling(options, seats_of(table))
    return when(
        filling,
        table,
        filled=jnp.where(last, 0, filled),
        round=jnp.where(last, 1, 0),
        stage=jnp.where(last, Stage.CHOOSING, Stage.FILLING),
        phase=jnp.where(last, Phase.CHOOSE, Phase.FILL),
    )


def turn_up(table: Unpacked, now: Moment, options: Options) -> Unpacked:
    """M-27..M-30: smugglers act first, then the loot is settled, then the others act."""
    comes = table.phase == Phase.TURN_UP
    if options.reveal == "all":
        return when(comes, table, phase=jnp.int32(Phase.OTHERS_ACT))
    begins = comes & (table.stage == Stage.CHOOSING)
    smuggling = begins & (now.smugglers != 0)
    settles = comes & ~begins
    following = jnp.where(settles, Phase.SETTLE, Phase.OTHERS_ACT)
    return table._replace(
        stage=jnp.where(smuggling, Stage.SMUGGLING, table.stage),
        remaining=jnp.where(smuggling, now.smugglers, table.remaining),
        phase=jnp.where(comes, jnp.where(smuggling, Phase.OPEN, following), table.phase),
    )


def take(table: Unpacked, now: Moment) -> Unpacked:
    """M-60, M-61, M-86: one gem from the red cushion, and the next one takes."""
    asked = now.asked == Phase.TAKE
    gem = jnp.where(now.action == TAKE, DIAMOND, SAPPHIRE)
    seat = place_if(asked, table.taker)
    return table._replace(
        red=jnp.where(asked, table.red - gem, table.red),
        black=tuple(
            bag + jnp.where(seat == place, gem, 0) for place, bag in enumerate(table.black)
        ),
        taker=jnp.where(asked, _next_taker(table, now), table.taker),
        phase=jnp.where(asked, Phase.SHARE, table.phase),
    )


def _next_taker(table: Unpacked, now: Moment) -> Array:
    """M-60: lower numbers first, again and again."""
    mine = pick(now.order, table.taker)
    later = mask_of([key > mine for key in now.order]) & table.takers
    return first_of(jnp.where(later != 0, later, table.takers), now.order)


def settle(table: Unpacked, now: Moment) -> Unpacked:
    """M-57..M-62: with more detectives red stays; else the smugglers not excluded share it."""
    comes = table.phase == Phase.SETTLE
    beaten = count(now.detectives) > count(now.smugglers)
    sharers = jnp.where(beaten, 0, now.smugglers & ~table.excluded)
    return when(
        comes,
        table,
        takers=sharers,
        taker=first_of(sharers, now.order),
        phase=jnp.int32(Phase.SHARE),
    )


class Shares(NamedTuple):
    """Red dealt out to the end: at most once in a step, since nothing is left for a second time."""

    takers: Array
    first: Array
    red: Array


def share(table: Unpacked, stage: Stage, options: Options, out: Shares) -> tuple[Unpacked, Shares]:
    """M-61: the taker chooses where there is a choice; else the rest is dealt out."""
    comes = (table.phase == Phase.SHARE) & (table.stage == stage)
    some = comes & (table.takers != 0) & (table.red != 0)
    chooses = jnp.zeros((), bool)
    if options.share_pick == "choose":
        kinds = (diamonds(table.red) > 0) & (sapphires(table.red) > 0)
        chooses = some & kinds & (count(table.takers) > 1)
    dealt = some & ~chooses
    out = Shares(
        jnp.where(dealt, table.takers, out.takers),
        jnp.where(dealt, table.taker, out.first),
        jnp.where(dealt, table.red, out.red),
    )
    after = comes & ~chooses
    loot = stage is Stage.SMUGGLING
    return (
        table._replace(
            red=jnp.where(dealt, 0, table.red),
            takers=jnp.where(after, 0, table.takers),
            taker=jnp.where(after, 0, table.taker),
            phase=jnp.where(
                chooses,
                Phase.TAKE,
                jnp.where(after, Phase.OTHERS_ACT if loot else Phase.END_ROUND, table.phase),
            ),
        ),
        out,
    )


def dealt_out(table: Unpacked, out: Shares) -> Unpacked:
    """M-60, M-85, M-86, P-23: one gem each in turn until red is empty, sapphires first."""
    sharers, sapphire, gems = count(out.takers), sapphires(out.red), diamonds(out.red)
    numbers = laid_numbers(table)
    dealt = total(
        [jnp.where(has(out.takers, seat), 1 << number, 0) for seat, number in enumerate(numbers)]
    )
    start = _rank(dealt, pick(numbers, out.first))
    reciprocal = pick([jnp.int32(factor) for factor in _RECIPROCAL], sharers - 1)
    black = []
    for seat, number in enumerate(numbers):
        rank = _rank(dealt, number) - start
        rank = jnp.where(rank < 0, rank + sharers, rank)
        blue = _picks(sapphire, rank, sharers, reciprocal)
        both = _picks(sapphire + gems, rank, sharers, reciprocal)
        share = jnp.where(has(out.takers, seat), bag(both - blue, blue), 0)
        black.append(table.black[seat] + share)
    return table._replace(black=tuple(black))


def _rank(dealt: Array, number: Array) -> Array:
    """How many takers have a lower number."""
    return count(dealt & ((1 << number) - 1))


def _picks(gems: Array, rank: Array, sharers: Array, reciprocal: Array) -> Array:
    """How many of so many gems come to the one who takes as number `rank`."""
    return (gems - rank + sharers - 1) * reciprocal >> 16


def others_act(table: Unpacked, now: Moment, options: Options) -> Unpacked:
    """M-31, P-10: the turns that are left, in the order of the overview card."""
    comes = table.phase == Phase.OTHERS_ACT
    everyone = (1 << seats_of(table)) - 1
    acting = everyone & ~now.detectives
    if options.reveal == "smugglers_first":
        acting &= ~now.smugglers
    return when(
        comes,
        table,
        stage=jnp.int32(Stage.ACTING),
        remaining=acting,
        phase=jnp.where(acting != 0, Phase.OPEN, Phase.COLLECT),
    )


def collect(table: Unpacked, now: Moment) -> Unpacked:
    """M-85..M-87: at the end of the round the detectives share all that is on red."""
    return when(
        table.phase == Phase.COLLECT,
        table,
        stage=jnp.int32(Stage.DETECTING),
        remaining=jnp.int32(0),
        takers=now.detectives,
        taker=first_of(now.detectives, now.order),
        phase=jnp.int32(Phase.SHARE),
    )


def detectives_move(table: Unpacked, now: Moment, options: Options, shared: Array) -> Unpacked:
    """M-46: detectives move nothing; P-24: in the prototype they move the box when paid."""
    if not options.detective_moves_box:
        return table
    moves = shared & (table.phase == Phase.END_ROUND) & (now.detectives != 0)
    return when(moves, table, remaining=now.detectives, phase=jnp.int32(Phase.TURN))


def end_round(table: Unpacked, options: Options) -> Unpacked:
    """M-33: end conditions are checked first; then cards are put away, a new round begins."""
    comes = table.phase == Phase.END_ROUND
    over = is_over(table, options)
    goes_on = comes & ~over
    table = _put_away(table, options, goes_on)
    return when(comes, table, phase=jnp.where(over, Phase.OVER, Phase.CHOOSE))


def is_over(table: Unpacked, options: Options) -> Array:
    """M-89: an empty white cushion; M-90: the sixth ruby; OQ-P7: the cap on rounds."""
    bare = mask_of([white == 0 for white in table.white]) != 0
    over = table.emptied == 1 if is_latched(options) else bare
    if options.last_ruby_end != "off":
        over |= rubies_taken(table) == 6
    if options.max_rounds > 0:
        over |= table.round >= options.max_rounds
    return over


def _put_away(table: Unpacked, options: Options, goes_on: Array) -> Unpacked:
    """M-34: played cards lie face down; M-35: after the sixth all cards are in hand again."""
    numbers = table.numbers
    if options.card_cycle == "swap_same":
        numbers = _swapped(table)
    cycle = table.hand[0] == 0
    hand = tuple(jnp.where(cycle, ALL_CHARACTERS, hand) for hand in table.hand)
    if options.card_cycle == "pass_left":
        passed = numbers[-1:] + numbers[:-1]
        numbers = tuple(
            jnp.where(cycle, theirs, own) for theirs, own in zip(passed, numbers, strict=True)
        )
    return when(
        goes_on,
        table,
        numbers=numbers,
        hand=hand,
        laid=(jnp.int32(0),) * seats_of(table),
        excluded=jnp.int32(0),
        stage=jnp.int32(Stage.CHOOSING),
        round=jnp.minimum(table.round + 1, (1 << 16) - 1),
    )


def _swapped(table: Unpacked) -> Row:
    """P-13: equal characters pass the card just played clockwise among themselves (OQ-P6)."""
    numbers, laid = laid_numbers(table), table.laid
    seats = seats_of(table)
    swapped = []
    for seat, own in enumerate(table.numbers):
        # The nearest seat to the right with the same character; at last the own one.
        received = numbers[seat]
        for distance in range(seats - 1, 0, -1):
            giver = (seat - distance) % seats
            received = jnp.where(laid[giver] == laid[seat], numbers[giver], received)
        shift = 3 * jnp.maximum(laid[seat] - 1, 0)
        swapped.append(own & ~(7 << shift) | received << shift)
    return tuple(swapped)
