"""What a seat sees of a game on arrays, and what a perfect memory adds: never anything hidden.

Seats are counted clockwise from the observer, who is always seat 0 here; drawers keep their names.
"""

from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from schatulle.games.meisterdiebe.arrays import queries
from schatulle.games.meisterdiebe.arrays.layout import (
    CHARACTERS,
    DRAWERS,
    Phase,
    Stage,
    Unpacked,
    diamonds,
    rubies,
    sapphires,
)
from schatulle.games.meisterdiebe.arrays.queries import SMUGGLER
from schatulle.games.meisterdiebe.rules.options import Options
from schatulle.sim.bits import Row, has, pick

#: A card face down before another seat.
FACE_DOWN: Final = 7
#: A cycle has as many rounds as a hand has cards.
_CYCLE: Final = CHARACTERS


class Remembered(NamedTuple):
    """What follows from all that the seat has ever seen."""

    #: bool[12]: whether the front of a drawer is known.
    known: Array
    #: int8[12, 2]: diamonds and sapphires in it, 0 where it is not known.
    front: Array
    #: bool[12]: it lies above and falls at nobody's feet.
    above: Array
    #: int8[12]: whose alarm is in the drawer, 1 for the own, 0 for none.
    alarm: Array
    #: int8[12]: the secret compartment: 0 nothing, 1 a ruby above, 2 a ruby below.
    ruby: Array
    #: int8[seats, 6]: the numbers of all cards seen so far, 0 for those never seen.
    numbers: Array
    #: int8: the open drawer + 1, 0 for none.
    drawer: Array
    #: bool: who acts was caught.
    caught: Array
    #: bool[seats]: smugglers without a share in the loot.
    excluded: Array


class Observation(NamedTuple):
    """The seat's view, field by field."""

    #: int8: what is asked, as in `layout.Phase`.
    phase: Array
    #: bool[seats]: who is still to answer.
    asked: Array
    #: int32
    round: Array
    #: bool: the box stands upside down.
    flipped: Array
    #: int8[3]: the number of the drawer that faces north − 1, for the levels A, B and C.
    north: Array
    #: int8[2]: diamonds and sapphires on the red cushion.
    red: Array
    #: int8[seats, 2]: imitations.
    white: Array
    #: int8[seats, 3]: real diamonds, sapphires and rubies.
    black: Array
    #: bool[seats]: the alarm disc is on its owner's card.
    has_alarm: Array
    #: int16[seats]
    scores: Array
    #: bool[seats, 6]: characters in hand; of others those not yet turned up in this cycle.
    hand: Array
    #: int8[6]: the numbers of the own cards in hand, 0 where there is none.
    own_numbers: Array
    #: int8[seats]: character + 1 of this round's card, 0 for none, FACE_DOWN.
    laid: Array
    #: int8[seats]: its number, 0 where it is not to be seen.
    laid_number: Array
    #: int8: the open drawer + 1, 0 where none is to be seen.
    open_drawer: Array
    #: int8[2]: what lies in its upper front.
    open_front: Array
    #: int8: whose alarm lies there, 1 for the own, 0 for none.
    open_alarm: Array
    #: int8: its secret compartment: 0 not to be seen, 1 empty, 2 a ruby above.
    open_secret: Array
    #: int8[12]: diamonds that the seat has named while filling the box.
    named: Array
    #: int8: diamonds that it has still to name.
    to_name: Array
    memory: Remembered | None


def observed(table: Unpacked, options: Options, seat: Array, *, memory: bool) -> Observation:
    """M-26, M-34, OQ-M20, OQ-M22: what lies open to this seat now."""
    order = queries.order_of(table, options)
    acting = queries.actor(table, order)
    mine = table.stage == Stage.FILLING
    mine &= (acting == seat) & (table.phase == Phase.FILL) & (not options.quick_setup)
    sees = _sees_open(table, options, acting == seat)
    place = jnp.where(sees, table.drawer - 1, 0)
    front = jnp.where(sees, pick(table.front, place), 0)
    secret = pick(table.secret, place)
    searched = sees & (table.searched == 1)
    cards = _cards(table, seat)
    return Observation(
        phase=_small(table.phase),
        asked=_seen_from(seat, _asked(table, options, acting)),
        round=table.round,
        flipped=table.flipped == 1,
        north=_smalls(table.north),
        red=_smalls([diamonds(table.red), sapphires(table.red)]),
        white=_gems(_seen_from_row(seat, table.white)),
        black=jnp.stack(
            [
                _smalls([diamonds(bag), sapphires(bag), rubies(bag)])
                for bag in _seen_from_row(seat, table.black)
            ]
        ),
        has_alarm=_flags(_seen_from_row(seat, table.has_alarm)),
        scores=jnp.stack(_seen_from_row(seat, queries.scores(table, options))).astype(jnp.int16),
        hand=cards.hand,
        own_numbers=cards.own_numbers,
        laid=cards.laid,
        laid_number=cards.laid_number,
        open_drawer=_small(jnp.where(sees, table.drawer, 0)),
        open_front=_smalls([diamonds(front), sapphires(front)]),
        open_alarm=_small(jnp.where(sees, _owner(pick(table.alarm, place), seat, table), 0)),
        open_secret=_small(jnp.where(searched, jnp.where(secret == table.flipped + 1, 2, 1), 0)),
        named=_smalls([jnp.where(mine, named, 0) for named in table.named]),
        to_name=_small(jnp.where(mine, queries.left_to_name(table, options), 0)),
        memory=_remembered(table, seat) if memory else None,
    )


class _Cards(NamedTuple):
    hand: Array
    own_numbers: Array
    laid: Array
    laid_number: Array


def _cards(table: Unpacked, seat: Array) -> _Cards:
    """M-26, M-34: the own cards, and what has been turned up."""
    hands, laids = _seen_from_row(seat, table.hand), _seen_from_row(seat, table.laid)
    numbers = _seen_from_row(seat, queries.laid_numbers(table))
    own = pick(table.numbers, seat)
    turned = [_turned_up(table, laid) for laid in laids]
    turned[0] = laids[0] > 0
    hidden = [(laid > 0) & ~up for laid, up in zip(laids, turned, strict=True)]
    shown = [
        hand | jnp.where(face_down, 1 << jnp.maximum(laid - 1, 0), 0)
        for hand, laid, face_down in zip(hands, laids, hidden, strict=True)
    ]
    return _Cards(
        hand=jnp.stack([_bits(hand, CHARACTERS) for hand in shown]),
        own_numbers=_smalls(
            [
                jnp.where(has(hands[0], character), (own >> 3 * character & 7) + 1, 0)
                for character in range(CHARACTERS)
            ]
        ),
        laid=_smalls(
            [jnp.where(down, FACE_DOWN, laid) for laid, down in zip(laids, hidden, strict=True)]
        ),
        laid_number=_smalls(
            [jnp.where(up, number + 1, 0) for number, up in zip(numbers, turned, strict=True)]
        ),
    )


def _turned_up(table: Unpacked, laid: Array) -> Array:
    """M-27, M-29: smugglers are open from the start of their turns, the others after them."""
    smuggling = table.stage == Stage.SMUGGLING
    early = smuggling & ((table.phase == Phase.TAKE) | (laid == SMUGGLER + 1))
    return (laid > 0) & (early | (table.stage == Stage.ACTING) | (table.stage == Stage.DETECTING))


def _asked(table: Unpacked, options: Options, acting: Array) -> Row:
    """Who is still to answer: everyone without a card, or one."""
    seat = queries.asked(table, options, acting)
    choosing = table.phase == Phase.CHOOSE
    return tuple(
        jnp.where(choosing, laid == 0, seat == place) for place, laid in enumerate(table.laid)
    )


def _sees_open(table: Unpacked, options: Options, opener: Array) -> Array:
    """OQ-M20: the open drawer shows its upper front to all, or to the opener alone."""
    opened = table.drawer > 0
    return opened & opener if options.open_visibility == "opener" else opened


def _remembered(table: Unpacked, seat: Array) -> Remembered:
    """Everything that a perfect memory holds; alarms and rubies can be followed by all."""
    known = pick(table.known, seat)
    knows = [has(known, place) for place in range(DRAWERS)]
    front = [jnp.where(known, bag, 0) for known, bag in zip(knows, table.front, strict=True)]
    filled = [(bag | alarm) != 0 for bag, alarm in zip(front, table.alarm, strict=True)]
    return Remembered(
        known=_flags(knows),
        front=_gems(front),
        above=_flags(
            [some & (side == table.flipped) for some, side in zip(filled, table.side, strict=True)]
        ),
        alarm=_smalls([_owner(alarm, seat, table) for alarm in table.alarm]),
        ruby=_smalls(
            [
                jnp.where(face == 0, 0, jnp.where(face == table.flipped + 1, 1, 2))
                for face in table.secret
            ]
        ),
        numbers=_seen_numbers(table, seat),
        drawer=_small(table.drawer),
        caught=table.caught == 1,
        excluded=_flags(
            _seen_from_row(seat, [has(table.excluded, place) for place in range(len(table.white))])
        ),
    )


def _seen_numbers(table: Unpacked, seat: Array) -> Array:
    """M-34, M-35: the own cards, those turned up, and after the first cycle all of them."""
    rows = []
    all_seen = table.round > _CYCLE
    numbers, hands = _seen_from_row(seat, table.numbers), _seen_from_row(seat, table.hand)
    for place, (cards, hand, laid) in enumerate(
        zip(numbers, hands, _seen_from_row(seat, table.laid), strict=True)
    ):
        down = jnp.where(_turned_up(table, laid) | (laid == 0), 0, 1 << jnp.maximum(laid - 1, 0))
        unseen = jnp.where(all_seen, 0, hand | down) if place else jnp.int32(0)
        rows.append(
            _smalls(
                [
                    jnp.where(has(unseen, character), 0, (cards >> 3 * character & 7) + 1)
                    for character in range(CHARACTERS)
                ]
            )
        )
    return jnp.stack(rows)


def _seen_from_row(seat: Array, row: Any) -> list[Array]:
    """A row of seats, the observer's first."""
    seats = len(row)
    return [
        pick([row[(own + distance) % seats] for own in range(seats)], seat)
        for distance in range(seats)
    ]


def _seen_from(seat: Array, row: Row) -> Array:
    return _flags(_seen_from_row(seat, row))


def _owner(alarm: Array, seat: Array, table: Unpacked) -> Array:
    """Whose alarm it is, counted from the observer: 1 for the own, 0 for none."""
    distance = alarm - 1 - seat
    return jnp.where(
        alarm == 0, 0, 1 + jnp.where(distance < 0, distance + len(table.white), distance)
    )


def _gems(row: Any) -> Array:
    return jnp.stack([_smalls([diamonds(bag), sapphires(bag)]) for bag in row])


def _bits(mask: Array, width: int) -> Array:
    return jnp.stack([has(mask, place) for place in range(width)])


def _small(number: Array) -> Array:
    return number.astype(jnp.int8)


def _smalls(row: Any) -> Array:
    return jnp.stack(list(row)).astype(jnp.int8)


def _flags(row: Any) -> Array:
    return jnp.stack(list(row)).astype(bool)


#: How a field becomes numbers between 0 and 1: divided by so much, or as one of so many.
_SCALE: Final = {
    "round": 60,
    "red": 10,
    "white": 10,
    "black": 20,
    "scores": 40,
    "own_numbers": 8,
    "laid_number": 8,
    "open_front": 4,
    "named": 6,
    "to_name": 6,
    "front": 4,
    "numbers": 8,
}
_ONE_OF: Final = {
    "phase": 9,
    "north": 4,
    "laid": 8,
    "open_drawer": DRAWERS + 1,
    "open_alarm": 3,
    "open_secret": 3,
    "alarm": 3,
    "ruby": 3,
    "drawer": DRAWERS + 1,
}
#: An alarm is nobody's, the own, or another's.
_OWNERS: Final = ("open_alarm", "alarm")


def flattened(observation: Observation) -> Array:
    """float32[features]: all fields in their order."""
    return jnp.concatenate([values for _, values in _parts(observation)])


def features(observation: Observation) -> dict[str, slice]:
    """Where each field lies in the flat vector."""
    places, start = {}, 0
    for name, values in _parts(observation):
        places[name] = slice(start, start + values.shape[0])
        start += values.shape[0]
    return places


def _parts(observation: Observation) -> list[tuple[str, Array]]:
    fields = dict(zip(observation._fields[:-1], observation[:-1], strict=True))
    if observation.memory is not None:
        fields |= {f"memory.{name}": field for name, field in observation.memory._asdict().items()}
    return [(name, _scaled(name.removeprefix("memory."), field)) for name, field in fields.items()]


def _scaled(name: str, values: Array) -> Array:
    numbers = jnp.ravel(values).astype(jnp.int32)
    if name in _OWNERS:
        numbers = jnp.minimum(numbers, 2)
    if name in _ONE_OF:
        return jnp.ravel(jax.nn.one_hot(numbers, _ONE_OF[name], dtype=jnp.float32))
    return numbers.astype(jnp.float32) / _SCALE.get(name, 1)
