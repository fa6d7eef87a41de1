"""Filling the box, opening a drawer, and what it is good for then (M-22..M-25, M-36..M-83)."""

import jax.numpy as jnp
from jax import Array

from schatulle.games.meisterdiebe import action_codes as codes
from schatulle.games.meisterdiebe.arrays.known_fronts import (
    emptied_before_all,
    filled_before,
    opened_before,
)
from schatulle.games.meisterdiebe.arrays.layout import DIAMOND, RUBY, SAPPHIRE, Phase, Unpacked, bag
from schatulle.games.meisterdiebe.arrays.queries import (
    JEWELRESS,
    LONG,
    MASTERTHIEF,
    SMUGGLER,
    THIEF,
    left_to_name,
    rubies_taken,
    seats_of,
)
from schatulle.games.meisterdiebe.arrays.step_context import Moment, place_if, when
from schatulle.games.meisterdiebe.rules.gems import Gems
from schatulle.games.meisterdiebe.rules.options import Options
from schatulle.sim.bits import has, mask_of, pick, put, total


def fill(table: Unpacked, now: Moment, options: Options) -> Unpacked:
    """M-22: a drawer is named for one diamond; with the last one all of them are opened."""
    asked = now.asked == Phase.FILL
    place = place_if(asked, now.action - codes.FILL)
    named = tuple(
        named + (place == drawer).astype(jnp.int32) for drawer, named in enumerate(table.named)
    )
    table = table._replace(named=named)
    done = asked & (left_to_name(table, options) == 0)
    return _laid_in(table, now, options, done)


def _laid_in(table: Unpacked, now: Moment, options: Options, done: Array) -> Unpacked:
    """M-24: what falls goes to red; P-7: or is laid above, together with the new diamonds."""
    raised = options.setup_fall == "upper"
    opened = [done & (named > 0) for named in table.named]
    fallen = [
        opens & (front != 0) & (side != table.flipped)
        for opens, front, side in zip(opened, table.front, table.side, strict=True)
    ]
    table = filled_before(table, now, options, mask_of(opened), mask_of(fallen))
    red = table.red
    front = []
    for opens, fell, gems, named in zip(opened, fallen, table.front, table.named, strict=True):
        kept = gems if raised else jnp.where(fell, 0, gems)
        red = red if raised else red + jnp.where(fell, gems, 0)
        front.append(jnp.where(opens, kept + named * DIAMOND, gems))
    return table._replace(
        front=tuple(front),
        side=tuple(
            jnp.where(opens, table.flipped, side)
            for opens, side in zip(opened, table.side, strict=True)
        ),
        named=tuple(jnp.where(done, 0, named) for named in table.named),
        red=red,
        phase=jnp.where(done, Phase.TURN, table.phase),
    )


def open_drawer(table: Unpacked, now: Moment, options: Options) -> Unpacked:
    """M-36..M-42, M-67..M-73: what lies below falls, then the character acts."""
    asked = now.asked == Phase.OPEN
    passes = asked & (now.action == codes.PASS)
    opens = asked & ~passes
    place = place_if(opens, now.action - codes.OPEN)
    front, alarm = pick(table.front, place), pick(table.alarm, place)
    below = opens & ((front | alarm) != 0) & (pick(table.side, place) != table.flipped)
    fell, fallen_alarm = jnp.where(below, front, 0), jnp.where(below, alarm, 0)
    triggered = (fallen_alarm != 0) & (fallen_alarm != now.acting + 1)
    raised = below & ~triggered & is_raised(now, options)
    left = jnp.where(below & ~raised, 0, front)
    caught = below & ((fell != 0) | options.lone_alarm_blocks)
    smuggling = caught & (now.character == SMUGGLER)
    table = opened_before(table, now, options, place, below)
    table = table._replace(
        front=put(table.front, place, left),
        alarm=put(table.alarm, place, jnp.where(below, 0, alarm)),
        side=put(table.side, place, table.flipped),
        red=table.red + jnp.where(triggered | raised, 0, fell),
        black=_given(table.black, place_if(triggered, fallen_alarm - 1), fell),
        has_alarm=put(table.has_alarm, fallen_alarm - 1, jnp.int32(1)),
        drawer=jnp.where(opens, place + 1, table.drawer),
        caught=jnp.where(opens, caught.astype(jnp.int32), table.caught),
        excluded=table.excluded | smuggling.astype(jnp.int32) << now.acting,
        phase=jnp.where(passes, Phase.TURN, table.phase),
    )
    return _act(table, now, options, opens, caught, left)


def is_raised(now: Moment, options: Options) -> Array:
    """P-15: without a detective in the round what fell is laid into the upper front."""
    return (now.detectives == 0) & (options.fall_no_detective == "upper")


def _given(row: tuple[Array, ...], place: Array, gems: Array) -> tuple[Array, ...]:
    """A row of cushions with gems added to one of them."""
    return tuple(bag + jnp.where(place == seat, gems, 0) for seat, bag in enumerate(row))


def _act(
    table: Unpacked, now: Moment, options: Options, opens: Array, caught: Array, front: Array
) -> Unpacked:
    """M-26a, M-36: the character's ability comes after the falls; M-41: unless caught."""
    who = now.character
    robs = (who == THIEF) | (who == MASTERTHIEF)
    searches = (who == MASTERTHIEF) & may_search(table, options, front)
    bare = front == 0
    finds = Phase.EMPTY_FRONT if options.smuggler == "loot" else Phase.GIVE
    phase = jnp.where(
        who == SMUGGLER, jnp.where(bare, Phase.TO_PLACING, finds), jnp.int32(Phase.TO_PLACING)
    )
    phase = jnp.where(robs, jnp.where(bare, Phase.ACTED, Phase.EMPTY_FRONT), phase)
    phase = jnp.where(searches, Phase.ROB, phase)
    phase = jnp.where(caught & (who != JEWELRESS), Phase.TURN, phase)
    # Whoever finds nothing to take shows by it that nothing was there.
    told = opens & bare & ~caught & (robs & ~searches | (who == SMUGGLER))
    table = emptied_before_all(table, options, told)
    return table._replace(phase=jnp.where(opens, phase, table.phase))


def may_search(table: Unpacked, options: Options, front: Array) -> Array:
    """M-79: long drawers only; P-20: with a gem in front."""
    long = has(jnp.int32(LONG), jnp.maximum(table.drawer - 1, 0))
    return long & (front != 0) if options.mt_needs_front_gem else long


def rob(table: Unpacked, now: Moment, options: Options) -> Unpacked:
    """M-79: the master thief plunders the front or opens the secret compartment."""
    asked = now.asked == Phase.ROB
    searches = asked & (now.action == codes.SEARCH)
    place = place_if(searches, table.drawer - 1)
    secret, front = pick(table.secret, place), pick(table.front, place)
    above = searches & (secret == table.flipped + 1)
    fell = searches & (secret != 0) & ~above
    takes = above | (searches & (secret == 0)) if options.mt_empty_secret == "keep_front" else above
    gains = jnp.where(takes, front, 0) + jnp.where(above, RUBY, 0)
    table = emptied_before_all(table, options, takes)
    table = table._replace(
        front=put(table.front, place_if(takes, place), jnp.int32(0)),
        secret=put(table.secret, place, jnp.where(fell, table.flipped + 1, 0)),
        black=_given(table.black, place_if(searches, now.acting), gains),
        searched=jnp.where(searches, 1, table.searched),
    )
    phase = jnp.where(searches, Phase.ACTED, Phase.EMPTY_FRONT)
    if options.last_ruby_end == "immediate":
        phase = jnp.where(above & (rubies_taken(table) == 6), Phase.OVER, phase)
    return when(asked, table, phase=phase)


def give(table: Unpacked, now: Moment, options: Options) -> Unpacked:
    """P-18: all gems of the front onto others' white cushions, one by one, or none of them."""
    if options.smuggler == "loot":
        return table
    asked = now.asked == Phase.GIVE
    gives = asked & (now.action != codes.KEEP)
    place = place_if(gives, table.drawer - 1)
    front = pick(table.front, place)
    gem = jnp.where(front >= SAPPHIRE, SAPPHIRE, DIAMOND)
    receiver = now.acting + now.action - codes.GIVE + 1
    receiver = jnp.where(receiver >= seats_of(table), receiver - seats_of(table), receiver)
    more = gives & (front != gem)
    table = emptied_before_all(table, options, gives & ~more)
    return when(
        asked,
        table,
        front=put(table.front, place, front - gem),
        white=_given(table.white, place_if(gives, receiver), gem),
        giving=more.astype(jnp.int32),
        phase=jnp.where(more, Phase.GIVE, Phase.TO_PLACING),
    )


def place(table: Unpacked, now: Moment) -> Unpacked:
    """M-50, M-63, M-64, M-74: imitations, and perhaps the alarm, into the open drawer."""
    asked = now.asked == Phase.PLACE
    alarmed = asked & (now.action >= codes.PLACING_ALARM)
    gems = jnp.where(
        alarmed,
        _alarmed_bag(now.action - codes.PLACING_ALARM),
        placed_bag(now.action - codes.PLACING),
    )
    drawer, seat = place_if(asked, table.drawer - 1), place_if(asked, now.acting)
    white = pick(table.white, seat) - gems
    return table._replace(
        front=_given(table.front, drawer, gems),
        side=put(table.side, drawer, table.flipped),
        white=put(table.white, seat, white),
        alarm=put(table.alarm, place_if(alarmed, drawer), now.acting + 1),
        has_alarm=put(table.has_alarm, place_if(alarmed, seat), jnp.int32(0)),
        emptied=table.emptied | (asked & (white == 0)).astype(jnp.int32),
        phase=jnp.where(asked, Phase.ACTED, table.phase),
    )


def placed_bag(number: Array) -> Array:
    """The bag with that number among those that can be placed."""
    more = range(1, codes.MOST_PLACED + 1)
    diamonds = total(
        [(number >= codes.BAGS.index(Gems(count))).astype(jnp.int32) for count in more]
    )
    return bag(diamonds, number - _start_of(diamonds))


def _start_of(diamonds: Array) -> Array:
    """The number of the first bag with so many diamonds: nine without one, eight with one, …"""
    return diamonds * (2 * codes.MOST_PLACED + 3 - diamonds) >> 1


def _alarmed_bag(number: Array) -> Array:
    """M-64: an alarm is laid with a diamond or a sapphire."""
    return jnp.where(number == 0, DIAMOND, SAPPHIRE)


def empty_front(table: Unpacked, now: Moment, options: Options) -> Unpacked:
    """M-49: the smuggler's gems go to red; M-78, M-79: the thieves' to their black cushion."""
    taken = table.phase == Phase.EMPTY_FRONT
    place = place_if(taken, table.drawer - 1)
    gems = jnp.where(taken, pick(table.front, place), 0)
    smuggler = now.character == SMUGGLER
    table = emptied_before_all(table, options, taken)
    return table._replace(
        front=put(table.front, place, jnp.int32(0)),
        red=table.red + jnp.where(smuggler, gems, 0),
        black=_given(table.black, place_if(~smuggler, now.acting), gems),
        phase=jnp.where(taken, jnp.where(smuggler, Phase.TO_PLACING, Phase.ACTED), table.phase),
    )


def to_placing(table: Unpacked, now: Moment) -> Unpacked:
    """M-50, M-63, M-74: placed by whoever has an imitation (OQ-P10)."""
    comes = table.phase == Phase.TO_PLACING
    bare = pick(table.white, now.acting) == 0
    return when(comes, table, phase=jnp.where(bare, Phase.ACTED, Phase.PLACE))


def acted(table: Unpacked, options: Options) -> Unpacked:
    """M-68: after the action an alarm without gems stays, or is back with its owner."""
    comes = table.phase == Phase.ACTED
    table = when(comes, table, phase=jnp.int32(Phase.TURN))
    if options.alarms == "off" or options.alarm_alone == "stay":
        return table
    place = place_if(comes, table.drawer - 1)
    owner = pick(table.alarm, place) - 1
    alone = comes & (owner >= 0) & (pick(table.front, place) == 0)
    return table._replace(
        alarm=put(table.alarm, place_if(alone, place), jnp.int32(0)),
        has_alarm=put(table.has_alarm, place_if(alone, owner), jnp.int32(1)),
    )
