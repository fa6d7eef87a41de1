"""What a seat sees of a game as numbers, and the row in which a network is told of it.

Seats are counted clockwise from the observer. Arrays fill it for training, and players from a view:
so both are told the same.
"""

from typing import Any, Final, NamedTuple

from schatulle.games.diamant.rules.cards import CAVE_CARDS, COPIES, HAZARDS, STONES, Card

#: The own fist: not on the table, empty, or with the figure in it.
NONE: Final = 0
STAYS: Final = 1
LEAVES: Final = 2
#: The kinds of card, and how many of each there are.
_KINDS: Final = tuple(Card)
_COPIES_OF: Final = tuple(map(CAVE_CARDS.count, _KINDS))


class Observation(NamedTuple):
    """What a seat sees; n seats, the observer first; arrays of JAX or of numpy."""

    expedition: Any  # int32: from 1 on
    expeditions_left: Any  # int32: after this one
    inside: Any  # bool[n]: who is in the cave
    decided: Any  # bool[n]: whose fist is on the table
    choice: Any  # int32: the own fist, NONE, STAYS or LEAVES
    unsafe: Any  # int32[n]: stones beside the chest
    chests: Any  # int32[n]: stones in the chest
    stones: Any  # int32: on all cards of the path
    deck: Any  # int32[17]: cards of each kind still in the deck
    hazards: Any  # int32[5]: hazards of each kind on the path
    removed: Any  # int32[5]: hazards of each kind that have left the game
    deck_size: Any  # int32: all cards still in the deck
    over: Any  # bool: the game is over


#: The flat observation divides chests by all stones of a cave, and what lies beside a chest or on
#: the path by what is seldom exceeded; then all numbers are between 0 and about 1.
_ALL_STONES: Final = sum(STONES.get(card, 0) for card in CAVE_CARDS)
_STONES_AT_ONCE: Final = 30


def flattened(seen: Observation, expeditions: int, numpy: Any) -> Any:
    """float32[.., features]: all fields in the order and with the places of `feature_names`.

    Leading axes are a batch.
    """
    choice = [seen.choice == STAYS, seen.choice == LEAVES]
    parts = (
        seen.expedition[..., None] / expeditions,
        seen.expeditions_left[..., None] / expeditions,
        seen.inside,
        seen.decided,
        numpy.stack(choice, axis=-1),
        seen.unsafe / _STONES_AT_ONCE,
        seen.chests / _ALL_STONES,
        seen.stones[..., None] / _STONES_AT_ONCE,
        seen.deck / numpy.asarray(_COPIES_OF, "float32"),
        seen.hazards / COPIES,
        seen.removed / COPIES,
        seen.deck_size[..., None] / len(CAVE_CARDS),
        seen.over[..., None],
    )
    return numpy.concatenate([part.astype("float32") for part in parts], axis=-1)


def feature_names(seats: int) -> tuple[str, ...]:
    """A name for every place of the flat observation; seat 0 is the observer."""
    hazards, kinds = tuple(map(str, HAZARDS)), tuple(map(str, _KINDS))
    around = tuple(map(str, range(seats)))
    fields: tuple[tuple[str, tuple[str, ...]], ...] = (
        ("expedition", ("",)),
        ("expeditions_left", ("",)),
        ("inside", around),
        ("decided", around),
        ("choice", ("stay", "leave")),
        ("unsafe", around),
        ("chests", around),
        ("stones", ("",)),
        ("deck", kinds),
        ("hazards", hazards),
        ("removed", hazards),
        ("deck_size", ("",)),
        ("over", ("",)),
    )
    return tuple(f"{field} {part}".strip() for field, parts in fields for part in parts)
