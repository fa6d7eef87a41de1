"""What speaks for each explorer, for whoever measures luck: the network, and the stones."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

import numpy as np

from schatulle.arena.appraisal import Signs
from schatulle.bots.network import loaded, said
from schatulle.core import SPECTATOR, Seat
from schatulle.games.diamant.bots.learned import EXPEDITIONS, told
from schatulle.games.diamant.bots.prospects import hazards_on
from schatulle.games.diamant.rules import view as view_of
from schatulle.games.diamant.rules.state import State

#: No share is smaller; the network is not that sure.
LEAST: Final = 1e-3
#: A lead of so many stones counts as one, with one expedition to go.
LEAD: Final = 10.0


def signs(states: Sequence[State]) -> Signs:
    """The network's share, leads with and without what is unsafe, and who is in danger."""
    left = np.asarray([_left(state) for state in states])
    seats = states[0].seats
    network = loaded(f"diamant-{seats}")
    views = [view_of(state, SPECTATOR) for state in states]
    rows = told((view, Seat(seat)) for view in views for seat in range(seats))
    worths = said(network, rows)[1].astype(float).reshape(len(states), seats)
    shares = np.clip(worths - worths.mean(axis=1, keepdims=True) + 1 / seats, LEAST, 1)
    stones = np.asarray([_stones(state) for state in states])
    return Signs(np.concatenate([np.log(shares)[:, :, None], stones], axis=2), left)


def _left(state: State) -> float:
    expeditions = state.options.expeditions
    return (expeditions - state.expedition + 0.5) / max(expeditions, EXPEDITIONS)


def _stones(state: State) -> list[list[float]]:
    """D-22: stones in the chest win; D-13: those beside it may be lost."""
    to_go = state.options.expeditions - state.expedition
    lead = LEAD * sqrt(to_go + 0.35)
    inside = [float(inside) for inside in state.inside]
    unsafe = [stones * at for stones, at in zip(state.unsafe, inside, strict=True)]
    with_all = [chest + stones for chest, stones in zip(state.chests, unsafe, strict=True)]
    danger = len(hazards_on(state.path)) / 3
    return [
        [
            (chest - _best_other(state.chests, seat)) / lead,
            (with_all[seat] - _best_other(with_all, seat)) / lead,
            unsafe[seat] / lead,
            unsafe[seat] * danger / lead,
            inside[seat],
            inside[seat] * danger,
        ]
        for seat, chest in enumerate(state.chests)
    ]


def _best_other(row: Sequence[float], seat: int) -> float:
    return max(value for other, value in enumerate(row) if other != seat)
