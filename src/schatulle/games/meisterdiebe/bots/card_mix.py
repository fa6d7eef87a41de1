"""How a player mixes its cards: what tempts everybody is worth less to each of them."""

from collections.abc import Mapping
from math import exp
from typing import Final

from schatulle.games.meisterdiebe.bots.temper import Temper
from schatulle.games.meisterdiebe.rules.cards import Character

#: At larger tables nobody fears any larger crowd.
MOST_RIVALS: Final = 3
#: So many answers to the mean of all answers before: what they settle on answers itself.
STEPS: Final = 100

Mix = dict[Character, float]


def mixed(worths: Mapping[Character, float], temper: Temper, rivals: int) -> Mix:
    """How likely each card is laid, if all others of the same mind mix their cards so, too."""
    fear = temper.crowd * (min(rivals, MOST_RIVALS) - 1)
    mix = _by_whim(worths, temper)
    for step in range(2, STEPS if fear else 0):
        answer = _by_whim({it: worth - fear * mix[it] for it, worth in worths.items()}, temper)
        mix = {it: part + (answer[it] - part) / step for it, part in mix.items()}
    return mix


def _by_whim(worths: Mapping[Character, float], temper: Temper) -> Mix:
    """The better a card, or the more it is liked, the likelier."""
    best = max(worths.values())
    weights = {
        it: exp((worth - best) / temper.whim + temper.fondness.get(it, 0.0))
        for it, worth in worths.items()
    }
    whole = sum(weights.values())
    return {it: weight / whole for it, weight in weights.items()}
