"""What happens when all fists are open, in the words of the rulebook (D-6..D-19).

An expedition that ends is cleared away in the same step, so only the last card turned up is laid:
the first of the next expedition, or else the one that did not strike.
"""

from typing import Final, NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import Array

from schatulle.games.diamant.arrays import path as paths
from schatulle.games.diamant.arrays.deck import ALL, Draw, Drawn, card_at, copies, size, without
from schatulle.games.diamant.arrays.layout import Cave, chosen, where_row
from schatulle.games.diamant.rules.cards import COPIES, HAZARDS
from schatulle.games.diamant.rules.options import Options
from schatulle.sim.bits import has

#: D-19: how many of the identical hazards leave the game.
REMOVED: Final = {"none": 0, "one": 1, "both": 2}
_SHARES: Final = {"pooled": paths.pooled, "per_card": paths.per_card}


class Round(NamedTuple):
    """What the open fists brought, before a path is cleared away."""

    camp: Cave  # the leavers settled, the card not yet laid
    goes_on: Array  # bool: someone is inside, so a card was turned up
    place: Array  # int32: its place in the deck
    strikes: Array  # bool: it is the second hazard of its kind
    ended: Array  # bool: the expedition is over
    last: Array  # bool: there is none after it


def entrance(seats: int) -> Cave:
    """D-4, D-6: everyone at the first entrance with an empty chest, all cards in the deck."""
    none, cards = jnp.int32(0), jnp.uint32(ALL)
    return Cave(
        expedition=jnp.int32(1),
        inside=jnp.int32(everyone(seats)),
        decided=none,
        leaving=none,
        refused=jnp.bool_(False),
        over=jnp.bool_(False),
        unsafe=(none,) * seats,
        chests=(none,) * seats,
        path=(jnp.uint32(0),) * paths.WORDS,
        deck=cards,
        shuffled=cards,
    )


def everyone(seats: int) -> int:
    """The mask of all seats."""
    return (1 << seats) - 1


def begun(seats: int, options: Options, draw: Draw) -> Cave:
    """D-7: a new game; the first card lies there before anyone decides."""
    cave = entrance(seats)
    if options.first_card_decision:
        return cave
    return laid(cave, card_at(draw(cave.deck, 0)), jnp.bool_(True))


def opened(cave: Cave, options: Options, draw: Draw) -> Round:
    """D-8, D-16: all fists open; leavers are settled, then the next card is turned up."""
    camp = back_in_camp(cave, options)
    goes_on = camp.inside != 0
    place = draw(camp.deck, 0)
    strikes = goes_on & is_second(camp, card_at(place))
    ended = strikes | ~goes_on
    return Round(camp, goes_on, place, strikes, ended, camp.expedition == options.expeditions)


def after(round_: Round, options: Options, draw: Draw, again: bool = False) -> Cave:
    """D-17: the same expedition, the next one, or the end; with `again` a new game instead."""
    camp, goes_on, place, _, ended, last = round_
    then = next_expedition(round_, options)
    if again:
        then = chosen(last, entrance(len(camp.chests)), then)
    begins = ended if again else ended & ~last
    turned = goes_on & ~begins
    if not options.first_card_decision:
        place = jnp.where(begins, draw(then.deck, goes_on), place)
        turned = goes_on | begins
    cave = laid(chosen(begins, then, camp), card_at(place), turned)
    return closed(cave, ended & ~begins)


def back_in_camp(cave: Cave, options: Options) -> Cave:
    """D-16: the leavers first; an empty deck then sends everyone home (OQ-D9)."""
    cave = returned(cave, cave.leaving & cave.inside, options)
    if not can_run_out(options):
        return cave
    return returned(cave, jnp.where(cave.deck == 0, cave.inside, 0), options)


def can_run_out(options: Options) -> bool:
    """OQ-D9: the deck ends before a hazard strikes only when one of each kind is left at most."""
    most_removed = REMOVED[options.hazard_removal] * (options.expeditions - 1)
    return most_removed >= (COPIES - 1) * len(HAZARDS)


def returned(cave: Cave, leavers: Array, options: Options) -> Cave:
    """D-14, D-15: unsafe stones and a share of the path go into the chest, and they are out."""
    share, path = _SHARES[options.path_split](cave.path, size(leavers))
    leaves = [has(leavers, seat) for seat in range(len(cave.chests))]
    chests = tuple(
        jnp.where(out, chest + unsafe + share, chest)
        for out, chest, unsafe in zip(leaves, cave.chests, cave.unsafe, strict=True)
    )
    unsafe = tuple(jnp.where(out, 0, u) for out, u in zip(leaves, cave.unsafe, strict=True))
    return cave._replace(inside=cave.inside & ~leavers, unsafe=unsafe, chests=chests, path=path)


def is_second(cave: Cave, card: Drawn) -> Array:
    """D-13: a hazard of a kind that lies on the path already."""
    on_the_path = cave.shuffled & ~cave.deck
    return card.hazard & (copies(on_the_path, card) != 0)


def next_expedition(round_: Round, options: Options) -> Cave:
    """D-17, D-18: everyone at the next entrance, all cards shuffled but the removed hazards."""
    camp = round_.camp
    removed = without_removed(camp.shuffled, card_at(round_.place), options)
    cards = jnp.where(round_.strikes, removed, camp.shuffled)
    return entrance(len(camp.chests))._replace(
        expedition=camp.expedition + 1, chests=camp.chests, deck=cards, shuffled=cards
    )


def without_removed(cards: Array, hazard: Drawn, options: Options) -> Array:
    """D-19: one of the two identical hazards leaves the game (option `hazard_removal`)."""
    of_its_kind = copies(cards, hazard)
    left = of_its_kind
    for _ in range(REMOVED[options.hazard_removal]):
        left = left & (left - np.uint32(1))
    return cards ^ of_its_kind ^ left


def laid(cave: Cave, card: Drawn, turned: Array) -> Cave:
    """D-9, D-10, D-12: a treasure is shared by all inside, the rest stays on its card.

    Where no card was turned up nothing changes.
    """
    each, rest = paths.divided(card.stones, size(cave.inside))
    at = size(cave.shuffled & ~cave.deck)
    longer = paths.lay(cave.path, at, card, rest)
    unsafe = tuple(
        jnp.where(turned & has(cave.inside, seat), stones + each, stones)
        for seat, stones in enumerate(cave.unsafe)
    )
    return cave._replace(
        unsafe=unsafe,
        path=where_row(turned, longer, cave.path),
        deck=jnp.where(turned, without(cave.deck, card), cave.deck),
        decided=jnp.where(turned, 0, cave.decided),
        leaving=jnp.where(turned, 0, cave.leaving),
    )


def closed(cave: Cave, over: Array) -> Cave:
    """D-13, D-22: after the last expedition nobody is inside; nothing else is cleared away."""
    return cave._replace(
        over=cave.over | over,
        inside=jnp.where(over, 0, cave.inside),
        unsafe=tuple(jnp.where(over, 0, stones) for stones in cave.unsafe),
    )
