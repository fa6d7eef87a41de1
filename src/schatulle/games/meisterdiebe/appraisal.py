"""What speaks for each thief, for whoever measures luck: the network, and the cushions."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from schatulle.arena.appraisal import Floats, Signs
from schatulle.bots.contract import Player
from schatulle.games.meisterdiebe.bots.search.guides import EvenGuide, Guide, guide_for
from schatulle.games.meisterdiebe.bots.search.state_rows import Rows
from schatulle.games.meisterdiebe.rules.ending import scores
from schatulle.games.meisterdiebe.rules.gems import gem_count
from schatulle.games.meisterdiebe.rules.state import State

#: No share is smaller; the network is not that sure.
LEAST: Final = 1e-3
#: Points ahead that count as one.
LEAD: Final = 5.0
#: M-89: so many imitations are far from the end.
MANY: Final = 10


def signs(states: Sequence[State], players: Sequence[Player | None]) -> Signs:
    """The network's share, the lead in points, and how near an empty white cushion is."""
    guide = guide_for(states[0].options) or EvenGuide()
    points = np.asarray([scores(state) for state in states])
    white = np.asarray([[gem_count(bag) for bag in state.white] for state in states]) / MANY
    order = np.sort(points, axis=1)
    best_other = np.where(points == order[:, -1:], order[:, -2:-1], order[:, -1:])
    least = white.min(axis=1, keepdims=True)
    columns = (
        np.log(_shares(guide, states)),
        (points - best_other) / LEAD,
        white,
        (points - best_other) / LEAD / (0.2 + least),
    )
    return Signs(np.stack(columns, axis=2), np.minimum(1.0, least), np.full(points.shape, np.nan))


def _shares(guide: Guide, states: Sequence[State]) -> Floats:
    count, seats = len(states), states[0].seats
    which, who = np.repeat(np.arange(count), seats), np.tile(np.arange(seats), count)
    worths = guide.said(Rows(states), which, who)[1].astype(float).reshape(count, seats)
    shares: Floats = np.clip(worths - worths.mean(axis=1, keepdims=True) + 1 / seats, LEAST, 1)
    return shares
