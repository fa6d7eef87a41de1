"""What a step needs to know about the moment it happens in, worked out once."""

from typing import Any, Final, NamedTuple

import jax.numpy as jnp
from jax import Array

from schatulle.games.meisterdiebe.arrays.layout import Unpacked
from schatulle.games.meisterdiebe.arrays.queries import (
    DETECTIVE,
    SMUGGLER,
    actor,
    order_of,
    players_of,
)
from schatulle.games.meisterdiebe.rules.options import Options
from schatulle.sim.bits import Row, pick

#: An index that no row has.
NOWHERE: Final = -1


class Moment(NamedTuple):
    """Who acts, as whom and with what, when an action is answered."""

    #: The phase in which the action came.
    asked: Array
    action: Array
    acting: Array
    #: The character of who acts, −1 while the box is filled.
    character: Array
    order: Row
    smugglers: Array
    detectives: Array


def moment(table: Unpacked, options: Options, asked: Array, action: Array) -> Moment:
    """The moment of an action; the cards of this round lie as the table says."""
    order = order_of(table, options)
    acting = actor(table, order)
    return Moment(
        asked=asked,
        action=action,
        acting=acting,
        character=pick(table.laid, acting) - 1,
        order=order,
        smugglers=players_of(table, SMUGGLER),
        detectives=players_of(table, DETECTIVE),
    )


def when(condition: Array, table: Unpacked, **changes: Any) -> Unpacked:
    """The table with changes where the condition holds."""
    return table._replace(
        **{name: _chosen(condition, new, getattr(table, name)) for name, new in changes.items()}
    )


def _chosen(condition: Array, new: Any, old: Any) -> Any:
    if isinstance(old, tuple):
        return tuple(
            before if now is before else jnp.where(condition, now, before)
            for now, before in zip(new, old, strict=True)
        )
    return jnp.where(condition, new, old)


def place_if(condition: Array, place: Array) -> Array:
    """The place where the condition holds, else none at all."""
    return jnp.where(condition, place, NOWHERE)
