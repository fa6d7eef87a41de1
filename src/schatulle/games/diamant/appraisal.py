"""What speaks for each explorer, for whoever measures luck: stones, dangers, and what they will do.

Those who are sure to go home now are taken to be there already.
"""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from schatulle.arena.appraisal import Floats, Signs
from schatulle.bots.contract import Player
from schatulle.bots.network import Vector, loaded, said
from schatulle.core import SPECTATOR, Seat
from schatulle.games.diamant.bots.learned import EXPEDITIONS, FISTS, leaving_by, observed
from schatulle.games.diamant.foresight import AS_GOOD_AS, gone_home, leaving, prospects, tells
from schatulle.games.diamant.observation import NONE, Observation, flattened
from schatulle.games.diamant.rules import view as view_of
from schatulle.games.diamant.rules.cards import CAVE_CARDS
from schatulle.games.diamant.rules.state import Phase, State

#: No share is smaller; the network is not that sure.
LEAST: Final = 1e-3
#: A lead of so many stones counts as one, with one expedition to go.
LEAD: Final = 10.0
#: So many stones are a small lead, and so many are much to have, or to find on the path.
FEW: Final = 3.0
MANY: Final = 20.0


def signs(states: Sequence[State], players: Sequence[Player | None]) -> Signs:
    """The network's share, leads with and without what is unsafe, and who is in danger or leaves.

    D-22: after the last expedition all is sure.
    """
    first, fists = seen_in(states)
    logits, worths = said(loaded(f"diamant-{len(players)}"), rows(first, fists))
    worths = worths.astype(float)
    shares = np.clip(worths - worths.mean(axis=1, keepdims=True) + 1 / len(players), LEAST, 1)
    learned = leaving_by(logits)
    # The network knows games of five expeditions only, and nobody at the table sees closed chests.
    first = first._replace(
        expeditions_left=states[0].options.expeditions - first.expedition,
        chests=np.asarray([state.chests for state in states]),
    )
    asked = np.asarray([state.phase is Phase.DECIDE for state in states])
    leave = np.stack(
        [leaving(player, first, learned[:, seat]) for seat, player in enumerate(players)], axis=1
    )
    leave = leave * (first.inside & asked[:, None])
    home = (leave > AS_GOOD_AS) & np.asarray([tells(player) for player in players])
    then = gone_home(first, home)
    leave = np.where(home, 0, leave)
    of_all = _of_all(then, leave, asked & ~home.any(axis=1))
    return Signs(_of_seats(then, leave, np.log(shares)), of_all, _sure(then))


def seen_in(states: Sequence[State]) -> tuple[Observation, Any]:
    """What all see, from the first seat on, and int[positions, seats]: everyone's fist."""
    views = [view_of(state, SPECTATOR) for state in states]
    columns = zip(*(observed(view, Seat(0)) for view in views), strict=True)
    fists = [[FISTS.get(fist, NONE) for fist in view.chosen] for view in views]
    return Observation(*map(np.asarray, columns)), np.asarray(fists)


def rows(first: Observation, fists: Any) -> Vector:
    """float32[positions, seats, features]: each is told to the network by each of its seats."""
    by_seat: Vector = np.stack(
        [
            flattened(_seen_by(seat, first, own), EXPEDITIONS, np)
            for seat, own in enumerate(fists.T)
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


def _sure(then: Observation) -> Floats:
    """D-22: the shares where the last one has left the last cave."""
    over = (then.expeditions_left == 0) & ~then.inside.any(axis=1)
    wins = then.chests == then.chests.max(axis=1, keepdims=True)
    shares: Floats = np.where(over[:, None], wins / wins.sum(axis=1, keepdims=True), np.nan)
    return shares


def _lead(then: Observation) -> Floats:
    """How many stones are a lead, the more expeditions are to go."""
    lead: Floats = LEAD * np.sqrt(then.expeditions_left + 0.35)
    return lead


def _of_all(then: Observation, leave: Floats, asked: Any) -> Floats:
    """How far the game is, and what the next card promises and threatens."""
    ahead, left, lead = prospects(then), then.expeditions_left, _lead(then)
    inside, seats, cards = then.inside.sum(axis=1), then.inside.shape[1], len(CAVE_CARDS)
    deck = np.maximum(then.deck_size, 1)
    columns = (
        left / EXPEDITIONS,
        left == 0,
        left == 1,
        1 / (left + 0.5),
        ahead.deadly / deck,
        (then.hazards > 0).sum(axis=1) / FEW,
        ahead.hope / deck / FEW,
        _dares(then),
        ahead.unsafe / MANY,
        then.stones / MANY,
        inside / seats,
        inside > 0,
        then.removed.sum(axis=1) / EXPEDITIONS,
        asked,
        then.deck_size / cards,
        ahead.unsafe / lead,
        then.stones / lead,
        leave.sum(axis=1) / seats,
        (inside - leave.sum(axis=1)) / seats,
    )
    return np.stack(columns, axis=1).astype(np.float32)


def _dares(then: Observation) -> Floats:
    ahead = prospects(then)
    dares: Floats = np.log1p(ahead.hope) - np.log1p(ahead.fear)
    return dares


def _of_seats(then: Observation, leave: Floats, shares: Floats) -> Floats:
    """D-22: stones in the chest win; D-13: those beside it may be lost; D-14: the path waits."""
    ahead, lead = prospects(then), _lead(then)[:, None]
    inside, chests = then.inside.astype(float), then.chests.astype(float)
    with_all = chests + then.unsafe * inside
    and_path = with_all + inside * ahead.share[:, None]
    safe, best = _best_other(chests), _best_other(with_all)
    outside = np.where(then.inside, -np.inf, chests).max(axis=1, keepdims=True)
    dares = _dares(then)[:, None] * inside
    danger = (ahead.deadly / np.maximum(then.deck_size, 1))[:, None]
    alone = leave / (1 + leave.sum(axis=1, keepdims=True) - leave)
    columns = (
        shares,
        (chests - safe) / lead,
        (with_all - best) / lead,
        (and_path - _best_other(and_path)) / lead,
        np.tanh((chests - safe) / FEW),
        np.tanh((with_all - best) / FEW),
        (chests - chests.mean(axis=1, keepdims=True)) / lead,
        (with_all - safe) / lead,
        (chests - best) / lead,
        np.tanh((with_all - safe) / FEW),
        np.tanh((chests - best) / FEW),
        (with_all - np.maximum(outside, -MANY)) / lead,
        _before(chests),
        _before(with_all),
        inside,
        inside * danger,
        dares,
        np.tanh(4 * dares),
        inside * (with_all > safe),
        inside * ahead.unsafe[:, None] / lead,
        leave,
        leave * (with_all - best) / lead,
        alone * then.stones[:, None] / lead,
        chests / MANY / np.sqrt(then.expedition)[:, None],
    )
    return np.stack(columns, axis=2).astype(np.float32)


def _before(stones: Floats) -> Floats:
    """The part of all seats that have more."""
    more = (stones[:, :, None] < stones[:, None, :]).sum(axis=2)
    before: Floats = more / stones.shape[1]
    return before


def _best_other(stones: Floats) -> Floats:
    """For each seat the most that another one has."""
    order = np.sort(stones, axis=1)
    best: Floats = np.where(stones == order[:, -1:], order[:, -2:-1], order[:, -1:])
    return best
