"""The network of Meisterdiebe: all drawers are looked at alike, and so are all opponents.

It runs in numpy at the table and in JAX at school; both give their own `numpy`.
"""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import numpy as np

from schatulle.games.meisterdiebe.action_codes import (
    COUNT,
    FILL,
    GIVE,
    KEEP,
    MOST_OTHERS,
    OPEN,
    PASS,
)
from schatulle.games.meisterdiebe.bots.learned import features
from schatulle.games.meisterdiebe.bots.learned.features import MOST_SEATS, Features
from schatulle.games.meisterdiebe.rules.box import LONG, Drawer

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


class Layers(NamedTuple):
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
LAST: Final = tuple(Layers._fields.index(name) for name in ("say", "pull_says", "give_says"))


def widths(hidden: tuple[int, ...]) -> Layers:
    """How many numbers each layer takes and gives."""
    first, second = hidden
    drawer, seat = 10 + 1 + 1 + 1, _width(OF_SEATS) // MOST_SEATS
    common = _width(name for name in Features._fields if name not in (*_ALIKE, *OF_SEATS))
    return Layers(
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


def _width(names: Iterable[str]) -> int:
    return sum(features.size(getattr(features.SHAPES, name)) for name in names)


def said(layers: Any, told: Any, numpy: Any = np) -> tuple[Any, Any]:
    """float32[.., 104] how good each action seems, and float32[..] what the position is worth."""
    network, field = Layers(*layers), features.fields_of(told)._asdict()
    drawers = _drawers(network, field, numpy)
    own, others = _seats(network, field, numpy)
    common = [field[name] for name in Features._fields if name not in (*_ALIKE, *OF_SEATS)]
    pooled = [
        drawers.max(axis=-2),
        drawers.mean(axis=-2),
        others.max(axis=-2),
        others.mean(axis=-2),
    ]
    thought = numpy.concatenate([*common, own, *pooled], axis=-1)
    thought = _through(network.weigh, _through(network.think, thought, numpy), numpy)
    last = _plainly(network.say, thought)
    pulls = _chosen((network.pull, network.pull_now, network.pull_says), drawers, thought, numpy)
    gifts = _chosen((network.give, network.give_now, network.give_says), others, thought, numpy)
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


def _drawers(network: Layers, field: dict[str, Any], numpy: Any) -> Any:
    """What is thought of every drawer."""
    wood = numpy.broadcast_to(numpy.asarray(_LONG, "float32"), (*field["open"].shape, 1))
    rows = numpy.concatenate(
        [field["drawers"], field["open"][..., None], field["named"][..., None], wood], axis=-1
    )
    return _through(network.see, _through(network.look, rows, numpy), numpy)


def _seats(network: Layers, field: dict[str, Any], numpy: Any) -> tuple[Any, Any]:
    """The own seat, and what is thought of every other beside it; nothing of empty ones."""
    rows = numpy.concatenate(
        [
            field[name] if len(getattr(features.SHAPES, name)) > 1 else field[name][..., None]
            for name in OF_SEATS
        ],
        axis=-1,
    )
    own, others = rows[..., 0, :], rows[..., 1:, :]
    beside = numpy.broadcast_to(own[..., None, :], others.shape)
    met = _through(network.meet, numpy.concatenate([others, beside], axis=-1), numpy)
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
