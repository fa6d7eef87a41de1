"""The learned player of Diamant: how likely it leaves is what it learned, the dice decide."""

from random import Random
from typing import Any, Final

import numpy as np

from schatulle.bots.learned.network import Vector, loaded, odds, said
from schatulle.codes.diamant import LEAVING
from schatulle.rules.core import Decision, Seat
from schatulle.rules.diamant.actions import LEAVE, STAY, Choice, Decide
from schatulle.rules.diamant.cards import CAVE_CARDS, COPIES, HAZARDS, STONES, Card
from schatulle.rules.diamant.view import View

#: It learned games of so many expeditions and seats.
EXPEDITIONS: Final = 5
SEATS: Final = range(2, 9)

_KINDS: Final = tuple(Card)
_COPIES_OF: Final = tuple(CAVE_CARDS.count(card) for card in _KINDS)
_ALL_STONES: Final = sum(STONES.get(card, 0) for card in CAVE_CARDS)
_STONES_AT_ONCE: Final = 30


class Learned:
    """Plays as it found best against itself, and against rules of thumb."""

    def choose(self, _memory: Any, view: View, decision: Decision[Any], rng: Random) -> Decide:
        """D-8: explore on, or return to camp; mixed, so that nobody can count on it."""
        network = loaded(f"diamant-{len(view.inside)}")
        leaving = odds(said(network, features(view, decision.seat))[0])[LEAVING]
        return LEAVE if rng.random() < leaving else STAY


player: Final = Learned


def features(view: View, seat: Seat) -> Vector:
    """The flat observation of the arrays, from a view: seats counted from the own."""
    path = [Card(step.partition(":")[0]) for step in view.path]
    stones = sum(int(step.partition(":")[2] or 0) for step in view.path)
    on_path = [path.count(card) for card in _KINDS]
    removed = [view.removed.count(card) for card in _KINDS]
    deck = [
        (copies - here - gone) / copies
        for copies, here, gone in zip(_COPIES_OF, on_path, removed, strict=True)
    ]
    hazards = slice(-len(HAZARDS), None)
    chests = [chest if isinstance(chest, int) else 0 for chest in view.chests]
    chosen = view.chosen[seat]
    parts = (
        [view.expedition / EXPEDITIONS, max(EXPEDITIONS - view.expedition, 0) / EXPEDITIONS],
        _from(seat, view.inside),
        _from(seat, [fist is not None for fist in view.chosen]),
        [chosen == Choice.STAY, chosen == Choice.LEAVE],
        [it / _STONES_AT_ONCE for it in _from(seat, view.unsafe)],
        [it / _ALL_STONES for it in _from(seat, chests)],
        [stones / _STONES_AT_ONCE],
        deck,
        [it / COPIES for it in on_path[hazards]],
        [it / COPIES for it in removed[hazards]],
        [view.deck / len(CAVE_CARDS), view.phase == "over"],
    )
    return np.concatenate([np.asarray(part, np.float32) for part in parts])


def _from(seat: Seat, row: Any) -> list[Any]:
    return [*row[seat:], *row[:seat]]
