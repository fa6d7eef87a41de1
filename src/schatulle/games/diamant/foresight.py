"""What explorers are about to do, in many positions at once, and the positions after it."""

from typing import Any, Final, NamedTuple

import numpy as np

from schatulle.arena.appraisal import Floats
from schatulle.bots.contract import Player
from schatulle.bots.distracted import Distracted
from schatulle.bots.random_player import RandomPlayer
from schatulle.games.diamant.bots.formulas import Expecting, Grabbing, LeavingWith
from schatulle.games.diamant.bots.sly import Sly
from schatulle.games.diamant.observation import Observation
from schatulle.games.diamant.rules.cards import CAVE_CARDS, HAZARDS, STONES, Card

#: Who goes home with these odds, is as good as there.
AS_GOOD_AS: Final = 0.98
_STONES: Final = np.asarray([STONES.get(card, 0) for card in Card])
_HAZARDS: Final = slice(-len(HAZARDS), None)
_ALL_CARDS: Final = np.asarray([CAVE_CARDS.count(card) for card in Card])


class Prospects(NamedTuple):
    """What the next card promises and threatens; float[positions] each."""

    #: D-9: an explorer's share of all treasures that may come.
    hope: Floats
    #: D-13: how many cards would end the expedition.
    deadly: Floats
    #: D-10: what lies beside the chest of those inside, all as much.
    unsafe: Floats
    #: D-14: a part of the path for each of those inside.
    share: Floats

    @property
    def fear(self) -> Floats:
        """What leaving now would save, once for every deadly card."""
        return self.deadly * (self.unsafe + self.share)


def prospects(seen: Observation) -> Prospects:
    """D-9, D-13: counted from the open table."""
    there = np.maximum(seen.inside.sum(axis=1), 1)
    return Prospects(
        hope=(seen.deck * (_STONES // there[:, None])).sum(axis=1),
        deadly=(seen.deck[:, _HAZARDS] * (seen.hazards > 0)).sum(axis=1),
        unsafe=(seen.unsafe * seen.inside).max(axis=1),
        share=seen.stones / there,
    )


def leaving(player: Player | None, seen: Observation, learned: Floats) -> Floats:
    """float[positions]: how likely the player leaves, if it is inside and asked.

    `learned`: what those would do who learned the game, and others for all we know.
    """
    ahead = prospects(seen)
    match player:
        case RandomPlayer():
            return np.full(len(learned), 0.5)
        case Distracted():
            rest = 1 - player.wanders
            return player.wanders / 2 + rest * leaving(player.player, seen, learned)
        case LeavingWith():
            return (ahead.unsafe >= player.enough).astype(float)
        case Expecting():
            return _moved(ahead.hope, player.caution * ahead.fear, player.mood)
        case Grabbing():
            caution, mood = player.nerve
            path = seen.stones * seen.deck_size / 4
            return _moved(ahead.hope, caution * (ahead.deadly * ahead.unsafe + path), mood)
    return learned


def _moved(hope: Floats, fear: Floats, mood: float) -> Floats:
    """How often hope <= (1 + mood x) fear, where any x from -1 to 1 is as likely."""
    most = 2 * max(mood, 1e-9)
    stays: Floats = np.clip(0.5 + (hope - fear) / (most * np.maximum(fear, 1e-9)), 0, 1)
    return 1 - stays


def tells(player: Player | None) -> bool:
    """Whether it is known what the player will do."""
    return player is not None and not isinstance(player, Sly)


def gone_home(seen: Observation, sure: Any) -> Observation:
    """D-14, D-15: the same positions after these have left; who is last opens the next cave.

    `sure`: bool[positions, seats].
    """
    leavers = sure.sum(axis=1)
    share = seen.stones // np.maximum(leavers, 1) * (leavers > 0)
    after = seen._replace(
        chests=seen.chests + sure * (seen.unsafe + share[:, None]),
        unsafe=np.where(sure, 0, seen.unsafe),
        inside=seen.inside & ~sure,
        stones=seen.stones - share * leavers,
    )
    return _next_cave(after, (leavers > 0) & ~after.inside.any(axis=1))


def _next_cave(seen: Observation, begins: Any) -> Observation:
    """D-16, D-18: where there is one, all are inside again, and nothing lies on the path."""
    begins = begins & (seen.expeditions_left > 0)
    each = begins[:, None]
    removed = np.zeros_like(seen.deck)
    removed[:, _HAZARDS] = seen.removed
    return seen._replace(
        expedition=seen.expedition + begins,
        expeditions_left=seen.expeditions_left - begins,
        inside=seen.inside | each,
        unsafe=np.where(each, 0, seen.unsafe),
        stones=np.where(begins, 0, seen.stones),
        deck=np.where(each, _ALL_CARDS - removed, seen.deck),
        hazards=np.where(each, 0, seen.hazards),
    )
