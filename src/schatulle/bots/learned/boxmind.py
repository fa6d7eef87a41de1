"""The network of Meisterdiebe: all drawers are looked at alike, and so are all opponents.

It runs in numpy at the table and in JAX at school; both give their own `numpy`.
"""

from typing import Any, Final, NamedTuple

from schatulle.bots.learned.box import CHARACTERS, MOST_SEATS, Seen
from schatulle.codes.meisterdiebe import COUNT, FILL, GIVE, KEEP, MOST_OTHERS, OPEN, PASS
from schatulle.rules.meisterdiebe.box import LONG, Drawer

DRAWERS: Final = len(Drawer)
#: How much each field takes of the row that a network is told.
SHAPES: Final = Seen(
    drawers=(DRAWERS, 10),
    open=(DRAWERS,),
    row=(10,),
    phase=(9,),
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
_ALIKE: Final = ("drawers", "open", "named")
OF_SEATS: Final = (
    "seats",
    "asked",
    "white",
    "black",
    "has_alarm",
    "hand",
    "numbers",
    "laid",
    "laid_number",
)
_LONG: Final = tuple([(float(drawer in LONG),) for drawer in Drawer])
#: Widths of what is thought of a drawer, of an opponent, and of either when it is chosen.
OF_DRAWER, OF_OPPONENT, CHOOSING = 32, 48, 64


class Mind(NamedTuple):
    """Its layers, each of weights and a bias."""

    look: Any
    see: Any
    meet: Any
    think: Any
    weigh: Any
    say: Any
    pull: Any
    pull_now: Any
    pull_says: Any
    give: Any
    give_now: Any
    give_says: Any


#: The layers that speak; at first they say nothing.
LAST: Final = tuple(Mind._fields.index(name) for name in ("say", "pull_says", "give_says"))


def widths(hidden: tuple[int, ...]) -> Mind:
    """How many numbers each layer takes and gives."""
    first, second = hidden
    drawer, seat = 10 + 1 + 1 + 1, _width(OF_SEATS) // MOST_SEATS
    common = _width([name for name in Seen._fields if name not in (*_ALIKE, *OF_SEATS)])
    return Mind(
        look=(drawer, OF_DRAWER),
        see=(OF_DRAWER, OF_DRAWER),
        meet=(2 * seat, OF_OPPONENT),
        think=(common + seat + 2 * OF_DRAWER + 2 * OF_OPPONENT, first),
        weigh=(first, second),
        say=(second, COUNT + 1),
        pull=(OF_DRAWER, CHOOSING),
        pull_now=(second, CHOOSING),
        pull_says=(CHOOSING, 2),
        give=(OF_OPPONENT, CHOOSING),
        give_now=(second, CHOOSING),
        give_says=(CHOOSING, 1),
    )


def _width(names: Any) -> int:
    total = 0
    for name in names:
        size = 1
        for length in getattr(SHAPES, name):
            size *= length
        total += size
    return total


def _fields(told: Any) -> dict[str, Any]:
    """The fields of rows as they are told, float32[.., features]."""
    found, start = {}, 0
    for name, shape in SHAPES._asdict().items():
        end = start + _width([name])
        found[name] = told[..., start:end].reshape(*told.shape[:-1], *shape)
        start = end
    return found


def said(layers: Any, told: Any, numpy: Any) -> tuple[Any, Any]:
    """float32[.., 104] how good each action seems, and float32[..] what the position is worth."""
    mind, field = Mind(*layers), _fields(told)
    drawers = _drawers(mind, field, numpy)
    own, others = _seats(mind, field, numpy)
    common = [field[name] for name in Seen._fields if name not in (*_ALIKE, *OF_SEATS)]
    pooled = [
        drawers.max(axis=-2),
        drawers.mean(axis=-2),
        others.max(axis=-2),
        others.mean(axis=-2),
    ]
    thought = numpy.concatenate([*common, own, *pooled], axis=-1)
    thought = _through(mind.weigh, _through(mind.think, thought, numpy), numpy)
    last = _plainly(mind.say, thought)
    pulls = _chosen((mind.pull, mind.pull_now, mind.pull_says), drawers, thought, numpy)
    gifts = _chosen((mind.give, mind.give_now, mind.give_says), others, thought, numpy)
    logits = numpy.concatenate(
        [
            last[..., :FILL],
            last[..., FILL:OPEN] + pulls[..., 0],
            last[..., OPEN:PASS] + pulls[..., 1],
            last[..., PASS:GIVE],
            last[..., GIVE:KEEP] + gifts[..., :MOST_OTHERS, 0],
            last[..., KEEP:COUNT],
        ],
        axis=-1,
    )
    return logits, last[..., COUNT]


def _drawers(mind: Mind, field: dict[str, Any], numpy: Any) -> Any:
    """What is thought of every drawer."""
    wood = numpy.broadcast_to(numpy.asarray(_LONG, "float32"), (*field["open"].shape, 1))
    rows = numpy.concatenate(
        [field["drawers"], field["open"][..., None], field["named"][..., None], wood], axis=-1
    )
    return _through(mind.see, _through(mind.look, rows, numpy), numpy)


def _seats(mind: Mind, field: dict[str, Any], numpy: Any) -> tuple[Any, Any]:
    """The own seat, and what is thought of every other beside it; nothing of empty ones."""
    rows = numpy.concatenate(
        [
            field[name] if len(getattr(SHAPES, name)) > 1 else field[name][..., None]
            for name in OF_SEATS
        ],
        axis=-1,
    )
    own, others = rows[..., 0, :], rows[..., 1:, :]
    beside = numpy.broadcast_to(own[..., None, :], others.shape)
    met = _through(mind.meet, numpy.concatenate([others, beside], axis=-1), numpy)
    return own, met * field["seats"][..., 1:, None]


def _chosen(layers: Any, rows: Any, thought: Any, numpy: Any) -> Any:
    """How good it seems to choose each of the rows now."""
    of_row, now, says = layers
    both = _plainly(of_row, rows) + _plainly(now, thought)[..., None, :]
    return _plainly(says, numpy.maximum(both, 0))


def _through(layer: Any, rows: Any, numpy: Any) -> Any:
    return numpy.maximum(_plainly(layer, rows), 0)


def _plainly(layer: Any, rows: Any) -> Any:
    weights, bias = layer
    return rows @ weights + bias
