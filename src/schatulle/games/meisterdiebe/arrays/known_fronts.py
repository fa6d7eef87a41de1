"""Which drawers' fronts each seat knows, had it forgotten nothing of what it saw.

Alarms and rubies everyone can follow through the whole game; fronts too, but where only the opener
looks into a drawer (`open_visibility`) or chance has filled the box (`quick_setup`).
"""

import jax.numpy as jnp
from jax import Array

from schatulle.games.meisterdiebe.arrays.layout import Unpacked
from schatulle.games.meisterdiebe.arrays.queries import count
from schatulle.games.meisterdiebe.arrays.step_context import Moment
from schatulle.games.meisterdiebe.rules.options import Options
from schatulle.sim.bits import Row


def all_is_public(options: Options) -> bool:
    """OQ-M20: everyone has seen everything that ever lay in a front."""
    return options.open_visibility == "all" and not options.quick_setup


def filled_before(
    table: Unpacked, now: Moment, options: Options, opened: Array, fallen: Array
) -> Unpacked:
    """M-22: the others see which drawers are filled, but of several not with how many diamonds.

    INV-4: where something fell nothing lay above, so that only the new diamonds are there.
    """
    if options.open_visibility == "all" or options.quick_setup:
        return table
    alone = count(opened) == 1
    return table._replace(
        known=tuple(
            known & ~opened | jnp.where(alone | (now.acting == seat), opened & (known | fallen), 0)
            for seat, known in enumerate(table.known)
        )
    )


def opened_before(
    table: Unpacked, now: Moment, options: Options, place: Array, below: Array
) -> Unpacked:
    """OQ-M20: what lies above is seen by all or by the opener; a fall is heard by everyone."""
    if all_is_public(options):
        return table
    bit = _bit(place)
    for_all = below | (options.open_visibility == "all")
    return table._replace(
        known=tuple(
            known | jnp.where(for_all | (now.acting == seat), bit, 0)
            for seat, known in enumerate(table.known)
        )
    )


def emptied_before_all(table: Unpacked, options: Options, emptied: Array) -> Unpacked:
    """Gems are taken before everyone's eyes: then the open drawer's front is known to be empty."""
    if all_is_public(options):
        return table
    bit = jnp.where(emptied, _bit(table.drawer - 1), 0)
    return table._replace(known=_with(table.known, bit))


def _with(known: Row, bit: Array) -> Row:
    return tuple(mask | bit for mask in known)


def _bit(place: Array) -> Array:
    """The bit of a drawer, none for no drawer."""
    return jnp.where(place >= 0, 1 << jnp.maximum(place, 0), 0)
