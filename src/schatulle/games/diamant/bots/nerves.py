"""How those of one kind differ in Diamant: in how much they dare, and in their moods."""

from collections.abc import Mapping
from random import Random
from typing import Final, NamedTuple


class Nerve(NamedTuple):
    """How much heavier a risk weighs than it should, and how far that changes from card to card."""

    caution: float = 1.0
    mood: float = 0.0


#: What a leaning makes of caution and mood: so many times as much, and so much more.
_LEANS: Final[Mapping[str, tuple[float, float, float]]] = {
    "daring": (0.88, 1.0, 0.0),
    "wary": (1.14, 1.0, 0.0),
    "moody": (1.0, 1.4, 0.1),
    "steady": (1.0, 0.0, 0.0),
}
LEANINGS: Final = tuple(_LEANS)
#: How freely those who learned choose: calm ones do what they think best more often.
FREEDOM: Final[Mapping[str, float]] = {"calm": 0.85, "lively": 1.18}
#: How far the caution of two who lean to the same thing may differ.
OWN: Final = 0.06


def varied(nerve: Nerve, leaning: str, rng: Random) -> Nerve:
    """The nerve of one of a kind."""
    caution, moods, mood = _LEANS[leaning]
    return Nerve(nerve.caution * caution * (1 + rng.uniform(-OWN, OWN)), nerve.mood * moods + mood)
