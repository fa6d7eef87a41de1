"""What speaks for each explorer, for whoever measures luck: the network, and the stones."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from schatulle.arena.appraisal import Floats, Signs
from schatulle.bots.network import Vector, loaded, said
from schatulle.core import SPECTATOR, Seat
from schatulle.games.diamant.bots.learned import EXPEDITIONS, FISTS, observed
from schatulle.games.diamant.bots.prospects import hazards_on
from schatulle.games.diamant.observation import NONE, Observation, flattened
from schatulle.games.diamant.rules import view as view_of
from schatulle.games.diamant.rules.state import State

#: No share is smaller; the network is not that sure.
LEAST: Final = 1e-3
#: A lead of so many stones counts as one, with one expedition to go.
LEAD: Final = 10.0


def signs(states: Sequence[State]) -> Signs:
    """The network's share, leads with and without what is unsafe, and who is in danger."""
    seats = states[0].seats
    left = np.asarray([_left(state) for state in states])
    worths = said(loaded(f"diamant-{seats}"), rows(states))[1].astype(float)
    shares = np.clip(worths - worths.mean(axis=1, keepdims=True) + 1 / seats, LEAST, 1)
    return Signs(np.concatenate([np.log(shares)[:, :, None], _stones(states)], axis=2), left)


def rows(states: Sequence[State]) -> Vector:
    """float32[positions, seats, features]: each is told to the network by each of its seats.

    What all see is looked at once; then the table is turned.
    """
    views = [view_of(state, SPECTATOR) for state in states]
    columns = zip(*(observed(view, Seat(0)) for view in views), strict=True)
    first = Observation(*map(np.asarray, columns))
    chosen = [[FISTS.get(fist, NONE) for fist in view.chosen] for view in views]
    by_seat: Vector = np.stack(
        [
            flattened(_seen_by(seat, first, own), EXPEDITIONS, np)
            for seat, own in enumerate(np.asarray(chosen).T)
        ],
        axis=1,
    )
    return by_seat


def _seen_by(seat: int, first: Observation, own: Any) -> Observation:
    return first._replace(
        inside=np.roll(first.inside, -seat, axis=1),
        decided=np.roll(first.decided, -seat, axis=1),
        choice=own,
        unsafe=np.roll(first.unsafe, -seat, axis=1),
        chests=np.roll(first.chests, -seat, axis=1),
    )


def _left(state: State) -> float:
    expeditions = state.options.expeditions
    return (expeditions - state.expedition + 0.5) / max(expeditions, EXPEDITIONS)


def _stones(states: Sequence[State]) -> Floats:
    """D-22: stones in the chest win; D-13: those beside it may be lost."""
    to_go = np.asarray([state.options.expeditions - state.expedition for state in states])
    lead = (LEAD * np.sqrt(to_go + 0.35))[:, None]
    danger = np.asarray([len(hazards_on(state.path)) / 3 for state in states])[:, None]
    inside = np.asarray([state.inside for state in states], float)
    unsafe = np.asarray([state.unsafe for state in states]) * inside / lead
    chests = np.asarray([state.chests for state in states]) / lead
    with_all = chests + unsafe
    columns = (
        chests - _best_other(chests),
        with_all - _best_other(with_all),
        unsafe,
        unsafe * danger,
        inside,
        inside * danger,
    )
    return np.stack(columns, axis=2)


def _best_other(rows: Floats) -> Floats:
    """For each seat the most that another one has."""
    order = np.sort(rows, axis=1)
    best: Floats = np.where(rows == order[:, -1:], order[:, -2:-1], order[:, -1:])
    return best
