"""Very many games played on at once in the mind: rows of numpy, one for each.

All are at the same table, and all explorers leave as the network would. The readable rules say the
same of every single game; the tests compare.
"""

from collections.abc import Callable
from typing import Final

import numpy as np
from msgspec import Struct
from numpy.random import Generator, default_rng
from numpy.typing import NDArray

from schatulle.bots.network import Vector, loaded, said
from schatulle.games.diamant.bots.learned import EXPEDITIONS, leaving_by
from schatulle.games.diamant.observation import NONE, Observation, flattened
from schatulle.games.diamant.rules.cards import CAVE_CARDS, COPIES, HAZARDS, STONES, Card
from schatulle.games.diamant.rules.options import Options
from schatulle.games.diamant.rules.state import State

Ints = NDArray[np.int64]
Bools = NDArray[np.bool_]
Reals = NDArray[np.float64]

_KINDS: Final = tuple(Card)
#: What lies on a card of each kind; hazards are the last five kinds.
_STONES: Final = np.array([STONES.get(card, 0) for card in _KINDS])
_TREASURES: Final = len(STONES)
_COPIES: Final = np.array([CAVE_CARDS.count(card) for card in _KINDS])
#: The kind of each of the thirty cards, and which of its kind it is.
_CARDS: Final = np.repeat(np.arange(len(_KINDS)), _COPIES)
_NTH: Final = np.concatenate([np.arange(copies) for copies in _COPIES])
#: D-19: how many cards of a hazard that has struck leave the game.
_REMOVED: Final = {"one": 1, "both": 2, "none": 0}

#: bool[games, seats]: who leaves, of those asked.
Fists = Callable[["ManyCaves"], Bools]


class ManyCaves(Struct):
    """Games of one table; it changes in place."""

    options: Options
    #: What all chance follows from: the same number brings the same decks and dice.
    luck: int
    expedition: int
    inside: Bools
    unsafe: Ints
    chests: Ints
    #: Stones on each card of the path; where paths are pooled all in the first place.
    lying: Ints
    #: How many of each hazard lie on the path, and have left the game.
    hazards: Ints
    removed: Ints
    #: The kinds of the cards in the order in which they come; the next is at `turned`.
    deck: Ints
    #: How many of each kind are in there.
    kinds: Ints
    rng: Generator
    #: How many cards lay on the path before the deck was shuffled.
    laid: int = 0
    turned: int = 0

    @property
    def games(self) -> int:
        return len(self.inside)

    @property
    def seats(self) -> int:
        return int(self.inside.shape[1])


def caves_of(state: State, games: int, luck: int) -> ManyCaves:
    """The state that many times, before anybody has decided; each with a deck of its own."""
    on_path = np.array([sum(step.card == card for step in state.path) for card in _KINDS])
    stones = [step.stones for step in state.path]
    lying = stones if state.options.path_split == "per_card" else [sum(stones)]
    caves = ManyCaves(
        options=state.options,
        luck=luck,
        expedition=state.expedition,
        inside=_times(state.inside, games).astype(bool),
        unsafe=_times(state.unsafe, games),
        chests=_times(state.chests, games),
        lying=_times([*lying, *[0] * (len(CAVE_CARDS) - len(lying))], games),
        hazards=_times(on_path[_TREASURES:], games),
        removed=_times([state.removed.count(card) for card in HAZARDS], games),
        deck=_times([], games),
        kinds=_times(_COPIES, games),
        rng=default_rng(luck),
        laid=len(state.path),
    )
    _shuffle(caves, on_path)
    return caves


def end_expedition(caves: ManyCaves, fists: Fists, is_asked: bool) -> None:
    """D-17: to the end of this expedition; `is_asked`: all decide before the next card comes."""
    while caves.inside.any():
        if is_asked:
            _settle(caves, fists(caves) & caves.inside)
        _settle(caves, caves.inside & ~caves.kinds.any(axis=1, keepdims=True))
        _turn_up(caves)
        is_asked = True


def begin_expedition(caves: ManyCaves) -> None:
    """D-18: all cards but the removed ones are shuffled again."""
    caves.expedition += 1
    caves.inside[:] = True
    caves.lying[:] = 0
    caves.laid = 0
    caves.hazards[:] = 0
    _shuffle(caves, np.zeros_like(_COPIES))


def leaving(caves: ManyCaves) -> Bools:
    """Who leaves by the network's odds."""
    likely = np.zeros(caves.inside.shape)
    likely[caves.inside] = leaving_odds(caves)
    return caves.rng.random(caves.inside.shape) < likely


def leaving_odds(caves: ManyCaves) -> Reals:
    """float[explorers]: how likely each leaves, game by game."""
    logits, _ = said(loaded(f"diamant-{caves.seats}"), _told(caves, caves.inside))
    return np.asarray(leaving_by(logits), np.float64)


def shares(chests: Ints) -> Reals:
    """float[.., seats]: D-22: everybody's share of the win."""
    won = chests == chests.max(axis=-1, keepdims=True)
    return np.asarray(won / won.sum(axis=-1, keepdims=True), np.float64)


def _settle(caves: ManyCaves, leavers: Bools) -> None:
    """D-14, D-15: the leavers take home what they have, and share the path."""
    count = leavers.sum(axis=1)
    some = count > 0
    lying, sharers = caves.lying[some], count[some, None]
    share = np.zeros(caves.games, np.int64)
    share[some] = (lying // sharers).sum(axis=1)
    caves.lying[some] = lying % sharers
    caves.chests += np.where(leavers, caves.unsafe + share[:, None], 0)
    caves.unsafe[leavers] = 0
    caves.inside &= ~leavers


def _turn_up(caves: ManyCaves) -> None:
    """D-9, D-12, D-13: the next card of every game in which there are explorers."""
    games = np.flatnonzero(caves.inside.any(axis=1))
    if not len(games):
        return
    kind = caves.deck[games, caves.turned]
    caves.kinds[games, kind] -= 1
    stones, explorers = _STONES[kind], caves.inside[games].sum(axis=1)
    caves.unsafe[games] += np.where(caves.inside[games], (stones // explorers)[:, None], 0)
    # On the path lies what is not in the deck: another place for every card.
    place = 0 if caves.options.path_split == "pooled" else caves.laid + caves.turned
    caves.lying[games, place] += stones % explorers
    caves.turned += 1
    is_hazard = kind >= _TREASURES
    cursed, hazard = games[is_hazard], kind[is_hazard] - _TREASURES
    caves.hazards[cursed, hazard] += 1
    second = caves.hazards[cursed, hazard] > 1
    struck = cursed[second]
    caves.inside[struck] = False
    caves.unsafe[struck] = 0
    caves.removed[struck, hazard[second]] += _REMOVED[caves.options.hazard_removal]


def _shuffle(caves: ManyCaves, gone: Ints) -> None:
    """D-7: every order of what is left is as likely.

    Games may have removed different hazards: what one lacks stands at the end of its deck, where no
    card is ever turned up. What comes does not hang on how long expeditions before have taken.
    """
    caves.rng = default_rng((caves.luck, caves.expedition))
    caves.kinds = np.tile(_COPIES - gone, (caves.games, 1))
    caves.kinds[:, _TREASURES:] -= caves.removed
    caves.turned = 0
    there = caves.kinds[:, _CARDS] > _NTH
    keys = caves.rng.random(there.shape)
    keys[~there] += 1.0
    if (there == there[0]).all() and there[0].any():
        # Where all have the same cards, each comes first as often as any other, or once more.
        cards = np.flatnonzero(there[0])
        first = cards[caves.rng.permutation(caves.games) % len(cards)]
        keys[np.arange(caves.games), first] -= 1.0
    caves.deck = _CARDS[np.argsort(keys, axis=1)]


def _told(caves: ManyCaves, asked: Bools) -> Vector:
    """float32[asked, features]: what the network is told of each."""
    game, seat = np.nonzero(asked)
    around = (seat[:, None] + np.arange(caves.seats)) % caves.seats
    left = min(caves.options.expeditions - caves.expedition, EXPEDITIONS - 1)
    row: Ints = np.zeros(len(game), np.int64)
    seen = Observation(
        expedition=row + EXPEDITIONS - left,
        expeditions_left=row + left,
        inside=caves.inside[game[:, None], around],
        decided=np.zeros(around.shape, bool),
        choice=row + NONE,
        unsafe=caves.unsafe[game[:, None], around],
        chests=caves.chests[game[:, None], around],
        stones=caves.lying.sum(axis=1)[game],
        deck=caves.kinds[game],
        hazards=caves.hazards[game],
        removed=np.minimum(caves.removed[game], COPIES),
        deck_size=caves.kinds.sum(axis=1)[game],
        over=row > 0,
    )
    rows: Vector = flattened(seen, EXPEDITIONS, np)
    return rows


def _times(row: object, games: int) -> Ints:
    return np.tile(np.asarray(row, np.int64), (games, 1))
