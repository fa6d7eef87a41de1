"""What a network of Meisterdiebe is told, field by field: of a view and a belief, or of arrays.

Seats are counted clockwise from the own, and there are always eight: those that nobody has are
empty. What is not sure is an expectation, so a worse memory blurs the numbers.
"""

from typing import Any, Final, NamedTuple

from schatulle.rules.meisterdiebe.cards import NUMBERS, Character

MOST_SEATS: Final = 8
CHARACTERS: Final = len(Character)
#: M-4: all numbers of a character added up.
ALL_NUMBERS: Final = sum(NUMBERS)


class Seen(NamedTuple):
    """The fields in their order; arrays of numpy or of JAX."""

    #: [12, 10]: diamonds and sapphires above and below, the own alarm above and below, another's
    #: above and below, a ruby above and below.
    drawers: Any
    #: [12]: which drawer is open.
    open: Any
    #: [10]: the row of the open drawer.
    row: Any
    #: [9]: what is asked.
    phase: Any
    #: [1]
    round: Any
    #: [2]: diamonds and sapphires on the red cushion.
    red: Any
    #: [8]: whether somebody sits there.
    seats: Any
    #: [8]: who is still to answer.
    asked: Any
    #: [8, 2]: imitations.
    white: Any
    #: [8, 3]: real gems.
    black: Any
    #: [8]: alarms in hand.
    has_alarm: Any
    #: [8, 6]: characters in hand, or laid face down.
    hand: Any
    #: [8, 6]: the numbers of all cards.
    numbers: Any
    #: [8, 7]: this round's card: one of the characters, or face down.
    laid: Any
    #: [8]: its number, where it can be seen.
    laid_number: Any
    #: [12]: diamonds that the seat has named while filling the box.
    named: Any
    #: [1]: diamonds that it has still to name.
    to_name: Any


#: Every field is divided by so much.
SCALE: Final[dict[str, float]] = {
    "round": 60,
    "red": 10,
    "white": 10,
    "black": 20,
    "numbers": len(NUMBERS),
    "laid_number": len(NUMBERS),
    "named": 6,
    "to_name": 6,
}
#: Gems in drawers; alarms and rubies are odds.
GEMS_IN_DRAWERS: Final = 4


def flat(seen: Seen, numpy: Any) -> Any:
    """float32[features]: all fields in their order, by numpy or jax.numpy."""
    parts = []
    for name, field in seen._asdict().items():
        if name in ("drawers", "row"):
            gems, odds = field[..., :4] / GEMS_IN_DRAWERS, field[..., 4:]
            parts.append(numpy.ravel(numpy.concatenate([gems, odds], axis=-1)))
        else:
            parts.append(numpy.ravel(field) / SCALE.get(name, 1))
    return numpy.concatenate(parts)
