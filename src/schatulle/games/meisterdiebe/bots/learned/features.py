"""What a network of Meisterdiebe is told, said once for players, search and training.

Each of them fills in what a seat knows (`SeenBySeat`), from a view and a belief, from rows of
states or from arrays; the rest is the same, in numpy or in JAX, for one position or any batch of
them. Seats are counted clockwise from the own, and the network always hears of eight: those that
nobody has are empty. What is not sure is an expectation, so a worse memory blurs the numbers.
"""

from typing import Any, Final, NamedTuple

from schatulle.games.meisterdiebe.rules.box import Drawer
from schatulle.games.meisterdiebe.rules.cards import NUMBERS, Character
from schatulle.games.meisterdiebe.rules.state import SHOWN_PHASES

DRAWERS: Final = len(Drawer)
MOST_SEATS: Final = 8
CHARACTERS: Final = len(Character)
#: What is asked, in the order of the arrays.
PHASES: Final = SHOWN_PHASES
#: In `laid`: a card that lies face down.
FACE_DOWN: Final = CHARACTERS + 1
#: M-4: all numbers of a character added up.
_ALL_NUMBERS: Final = sum(NUMBERS)


class SeenBySeat(NamedTuple):
    """What a seat sees and remembers; leading axes are a batch, n seats count from the own."""

    #: [12, 2]: diamonds and sapphires on the upper side of every front, and on the lower.
    above: Any
    below: Any
    #: [12, 2]: the odds that the own alarm, and another's, lies above and below.
    own_alarm: Any
    others_alarm: Any
    #: [12, 2]: the odds of a ruby above and below.
    ruby: Any
    #: Number: the open drawer + 1, 0 where none is to be seen.
    open: Any
    #: Number: the place among PHASES.
    phase: Any
    #: Number.
    round: Any
    #: [2]: diamonds and sapphires on the red cushion.
    red: Any
    #: [n]: who is still to answer.
    asked: Any
    #: [n, 2]: imitations.
    white: Any
    #: [n, 3]: real gems.
    black: Any
    #: [n]: alarms in hand.
    has_alarm: Any
    #: [n, 6]: characters in hand, or laid face down.
    hand: Any
    #: [n, 6]: the numbers of all cards.
    numbers: Any
    #: [n]: this round's card: its character + 1, 0 for none, FACE_DOWN.
    laid: Any
    #: [n]: its number, 0 where it is not to be seen.
    laid_number: Any
    #: [12]: diamonds that the seat has named while filling the box.
    named: Any
    #: Number: diamonds that it has still to name.
    to_name: Any


class Features(NamedTuple):
    """What the network is told, field by field in its order; float32, with the batch's axes."""

    #: Gems above and below, the own alarm, another's, a ruby above and below.
    drawers: Any
    #: Which drawer is open, and its row.
    open: Any
    row: Any
    phase: Any
    round: Any
    red: Any
    #: Whether somebody sits there.
    seats: Any
    asked: Any
    white: Any
    black: Any
    has_alarm: Any
    hand: Any
    numbers: Any
    laid: Any
    laid_number: Any
    named: Any
    to_name: Any


#: How much each field takes.
SHAPES: Final = Features(
    drawers=(DRAWERS, 10),
    open=(DRAWERS,),
    row=(10,),
    phase=(len(PHASES),),
    round=(1,),
    red=(2,),
    seats=(MOST_SEATS,),
    asked=(MOST_SEATS,),
    white=(MOST_SEATS, 2),
    black=(MOST_SEATS, 3),
    has_alarm=(MOST_SEATS,),
    hand=(MOST_SEATS, CHARACTERS),
    numbers=(MOST_SEATS, CHARACTERS),
    laid=(MOST_SEATS, CHARACTERS + 1),
    laid_number=(MOST_SEATS,),
    named=(DRAWERS,),
    to_name=(1,),
)
#: Four numbers of gems, six odds.
_IN_A_DRAWER: Final = (4,) * 4 + (1,) * 6
#: What each field is divided by, where that is not one.
SCALES: Final[dict[str, Any]] = {
    "drawers": _IN_A_DRAWER,
    "row": _IN_A_DRAWER,
    "round": 60,
    "red": 10,
    "white": 10,
    "black": 20,
    "numbers": len(NUMBERS),
    "laid_number": len(NUMBERS),
    "named": 6,
    "to_name": 6,
}


def features_of(known: SeenBySeat, numpy: Any) -> Features:
    """What the network is told of what a seat knows."""
    sides = (known.above, known.below, known.own_alarm, known.others_alarm, known.ruby)
    drawers = _floats(numpy.concatenate(sides, axis=-1))
    opened = _one_of(known.open - 1, DRAWERS, numpy)
    batch = opened.shape[:-1]
    taken = numpy.arange(MOST_SEATS) < known.white.shape[-2]

    def eight(rows: Any) -> Any:
        return _eight(_floats(rows), len(batch), numpy)

    return Features(
        drawers=drawers,
        open=opened,
        row=numpy.einsum("...d,...df->...f", opened, drawers),
        phase=_one_of(known.phase, len(PHASES), numpy),
        round=_floats(known.round)[..., None],
        red=_floats(known.red),
        seats=_floats(numpy.broadcast_to(taken, (*batch, MOST_SEATS))),
        asked=eight(known.asked),
        white=eight(known.white),
        black=eight(known.black),
        has_alarm=eight(known.has_alarm),
        hand=eight(known.hand),
        numbers=eight(known.numbers),
        laid=eight(_one_of(known.laid - 1, CHARACTERS + 1, numpy)),
        laid_number=eight(known.laid_number),
        named=_floats(known.named),
        to_name=_floats(known.to_name)[..., None],
    )


def expected_numbers(numbers: Any, numpy: Any) -> Any:
    """[n, 6]: a number never seen, a 0, is as likely any that nobody has shown (M-34)."""
    shown = _floats(numbers).sum(axis=-2)
    left = len(NUMBERS) - (numbers > 0).sum(axis=-2)
    usual = (_ALL_NUMBERS - shown) / _floats(numpy.maximum(left, 1))
    return numpy.where(numbers > 0, _floats(numbers), usual[..., None, :])


def flat(features: Features, numpy: Any) -> Any:
    """float32[.., features]: all fields in their order, scaled to about one."""
    batch = features.round.shape[:-1]
    parts = []
    for name, field in features._asdict().items():
        scale = SCALES.get(name)
        scaled = field if scale is None else field / numpy.asarray(scale, "float32")
        parts.append(scaled.reshape(*batch, -1))
    return numpy.concatenate(parts, axis=-1)


def fields_of(told: Any) -> Features:
    """The fields of rows as they are told, float32[.., features], in their shapes."""
    fields, start = [], 0
    for shape in SHAPES:
        end = start + size(shape)
        fields.append(told[..., start:end].reshape(*told.shape[:-1], *shape))
        start = end
    return Features(*fields)


def size(shape: tuple[int, ...]) -> int:
    """How many numbers a field of that shape has."""
    numbers = 1
    for length in shape:
        numbers *= length
    return numbers


def _floats(values: Any) -> Any:
    return values if values.dtype == "float32" else values.astype("float32")


def _one_of(places: Any, count: int, numpy: Any) -> Any:
    """A one at that place, nothing but zeros where there is no such place."""
    return _floats(places[..., None] == numpy.arange(count))


def _eight(rows: Any, axis: int, numpy: Any) -> Any:
    """Empty rows for the seats that nobody has."""
    shape = list(rows.shape)
    shape[axis] = MOST_SEATS - shape[axis]
    if not shape[axis]:
        return rows
    return numpy.concatenate([rows, numpy.zeros(shape, "float32")], axis=axis)
