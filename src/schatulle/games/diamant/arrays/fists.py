"""Fists on the table: one after the other, or all at once (D-8)."""

import jax.numpy as jnp
from jax import Array

from schatulle.games.diamant.action_codes import COUNT, LEAVING
from schatulle.games.diamant.arrays.layout import Cave


def undecided(cave: Cave) -> Array:
    """D-8: a bit for every explorer whose fist is not yet on the table."""
    return cave.inside & ~cave.decided


def marked(cave: Cave, action: Array) -> tuple[Cave, Array]:
    """D-8: the fist of the first seat that is asked, and whether it was the last one.

    What is not legal is refused, and nothing else changes.
    """
    legal = ~cave.over & (action >= 0) & (action < COUNT)
    asked = undecided(cave) & -undecided(cave)
    fist = jnp.where(legal, asked, 0)
    cave = cave._replace(
        decided=cave.decided | fist,
        leaving=cave.leaving | jnp.where(action == LEAVING, fist, 0),
        refused=~legal,
    )
    return cave, legal & (undecided(cave) == 0)


def all_marked(cave: Cave, leaving: Array) -> Cave:
    """D-8: the fists of all explorers; those on the table stay as they are."""
    fists = jnp.where(cave.over, 0, undecided(cave))
    return cave._replace(
        decided=cave.decided | fists,
        leaving=cave.leaving | (fists & leaving),
        refused=cave.over,
    )
