"""The learned player of Diamant: how likely it leaves is what it learned, the dice decide."""

from collections.abc import Iterable
from random import Random
from typing import Any, Final

import numpy as np

from schatulle.bots.contract import Odds
from schatulle.bots.network import Vector, loaded, odds, said
from schatulle.core import Decision, Seat
from schatulle.games.diamant.action_codes import LEAVING
from schatulle.games.diamant.bots.prospects import stones_on
from schatulle.games.diamant.observation import LEAVES, NONE, STAYS, Observation, flattened
from schatulle.games.diamant.rules.actions import LEAVE, STAY, Choice, Decide
from schatulle.games.diamant.rules.cards import CAVE_CARDS, HAZARDS, Card
from schatulle.games.diamant.rules.view import View

#: It learned games of so many expeditions and seats.
EXPEDITIONS: Final = 5
SEATS: Final = range(2, 9)

_KINDS: Final = tuple(Card)
_COPIES_OF: Final = tuple(map(CAVE_CARDS.count, _KINDS))
_FISTS: Final[dict[Any, int]] = {Choice.STAY: STAYS, Choice.LEAVE: LEAVES}


class LearnedPlayer:
    """Plays as it found best against itself, and against rules of thumb."""

    def choose(self, _memory: Any, view: View, decision: Decision[Any], rng: Random) -> Decide:
        """D-8: explore on, or return to camp; mixed, so that nobody can count on it."""
        return LEAVE if rng.random() < leaving(view, decision.seat) else STAY

    def odds(self, _memory: Any, view: View, decision: Decision[Any], _rng: Random) -> Odds:
        """What the network learned."""
        likely = float(leaving(view, decision.seat))
        return {LEAVE: likely, STAY: 1 - likely}


player: Final = LearnedPlayer


def leaving(view: View, seat: Seat) -> np.float32:
    """How likely the seat leaves."""
    network = loaded(f"diamant-{len(view.inside)}")
    likely: np.float32 = odds(said(network, features(view, seat))[0])[LEAVING]
    return likely


def features(view: View, seat: Seat) -> Vector:
    """What the network is told of a view."""
    one: Vector = told([(view, seat)])[0]
    return one


def told(seen: Iterable[tuple[View, Seat]]) -> Vector:
    """float32[.., features]: what it is told of several views, each with the eyes of a seat."""
    columns = zip(*(observed(view, seat) for view, seat in seen), strict=True)
    rows: Vector = flattened(Observation(*map(np.asarray, columns)), EXPEDITIONS, np)
    return rows


def observed(view: View, seat: Seat) -> Observation:
    """What the arrays would show, in plain numbers: seats from the own on, cards by their kinds."""
    path = [step.card for step in view.path]
    on_path = [path.count(card) for card in _KINDS]
    removed = [view.removed.count(card) for card in _KINDS]
    hazards = slice(-len(HAZARDS), None)
    return Observation(
        expedition=view.expedition,
        expeditions_left=max(EXPEDITIONS - view.expedition, 0),
        inside=_from(seat, view.inside),
        decided=[fist is not None for fist in _from(seat, view.chosen)],
        choice=_FISTS.get(view.chosen[seat], NONE),
        unsafe=_from(seat, view.unsafe),
        chests=[chest if isinstance(chest, int) else 0 for chest in _from(seat, view.chests)],
        stones=stones_on(view.path),
        deck=[
            copies - here - gone
            for copies, here, gone in zip(_COPIES_OF, on_path, removed, strict=True)
        ],
        hazards=on_path[hazards],
        removed=removed[hazards],
        deck_size=view.deck,
        over=view.phase == "over",
    )


def _from(seat: Seat, row: Any) -> list[Any]:
    return [*row[seat:], *row[:seat]]
