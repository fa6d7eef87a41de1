"""The learned player of Diamant: how likely it leaves is what it learned, the dice decide."""

from collections.abc import Iterable
from random import Random
from typing import Any, Final

import numpy as np

from schatulle.bots.contract import Odds
from schatulle.bots.network import Network, Vector, loaded, odds, said
from schatulle.core import Decision, Seat
from schatulle.games.diamant.action_codes import LEAVING, STAYING
from schatulle.games.diamant.bots import last_cave
from schatulle.games.diamant.bots.nerves import FREEDOM, OWN
from schatulle.games.diamant.bots.prospects import stones_on
from schatulle.games.diamant.observation import LEAVES, NONE, STAYS, Observation, flattened
from schatulle.games.diamant.rules.actions import LEAVE, STAY, Choice, Decide
from schatulle.games.diamant.rules.cards import CAVE_CARDS, HAZARDS, Card
from schatulle.games.diamant.rules.view import View

#: It learned games of so many expeditions and seats.
EXPEDITIONS: Final = 5
SEATS: Final = range(2, 9)
#: It learned with a bonus for curiosity; at the table it is so much surer of its answers.
SURENESS: Final = 2.0
#: More is as good as certain.
_SURE: Final = 50

_KINDS: Final = tuple(Card)
_COPIES_OF: Final = tuple(map(CAVE_CARDS.count, _KINDS))
FISTS: Final[dict[Any, int]] = {Choice.STAY: STAYS, Choice.LEAVE: LEAVES}


class LearnedPlayer:
    """Plays as it found best against itself, and rules of thumb, but ends by the book."""

    def __init__(self, network: Network | None = None, freedom: float = 1.0) -> None:
        #: For all tables; otherwise the shipped one for so many seats.
        self._always = network
        self._freedom = freedom

    def varied(self, leaning: str, rng: Random) -> "LearnedPlayer":
        """One that chooses a little more freely, or less; what can be solved it plays as solved."""
        return LearnedPlayer(self._always, FREEDOM[leaning] * (1 + rng.uniform(-OWN, OWN)))

    def choose(self, _memory: Any, view: View, decision: Decision[Any], rng: Random) -> Decide:
        """D-8: explore on, or return to camp; mixed, so that nobody can count on it."""
        return LEAVE if rng.random() < self._leaving(view, decision.seat) else STAY

    def odds(self, _memory: Any, view: View, decision: Decision[Any], _rng: Random) -> Odds:
        """What was solved, or what the network learned."""
        likely = self._leaving(view, decision.seat)
        return {LEAVE: likely, STAY: 1 - likely}

    def _leaving(self, view: View, seat: Seat) -> float:
        return leaving(view, seat, self._always, self._freedom)


player: Final = LearnedPlayer


def leaving(view: View, seat: Seat, network: Network | None = None, freedom: float = 1.0) -> float:
    """How likely the seat leaves: as the last cave is solved, or else as the network learned.

    Whoever brings a network of its own leaves as that says.
    """
    if network is None and (likely := solved(view, seat)) is not None:
        return likely
    logits, _ = said(network or loaded(f"diamant-{len(view.inside)}"), features(view, seat))
    freely = logits / freedom
    return float(odds(freely)[LEAVING] if network else leaving_by(freely))


def leaving_by(logits: Vector) -> Vector:
    """float[..]: how likely the learned player leaves, by what its network says of both answers."""
    rather = SURENESS * (logits[..., STAYING] - logits[..., LEAVING])
    return np.asarray(1 / (1 + np.exp(np.clip(rather, -_SURE, _SURE))), np.float32)


def solved(view: View, seat: Seat) -> float | None:
    """How likely the seat should leave, where the last cave can be solved."""
    return last_cave.leaving(view, seat) if view.expedition >= EXPEDITIONS else None


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
        choice=FISTS.get(view.chosen[seat], NONE),
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
