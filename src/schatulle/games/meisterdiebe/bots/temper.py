"""What makes one player differ from another: a few weights."""

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from schatulle.games.meisterdiebe.rules.cards import Character

#: What a card is worth on a usual day among players of this kind, the jeweller counted as nothing:
#: the means of what was tried out over some hundred games.
USUAL: Final[Mapping[Character, float]] = {
    Character.SMUGGLER: 1.3,
    Character.JEWELLER: 0.0,
    Character.JEWELRESS: 0.35,
    Character.THIEF: 0.2,
    Character.MASTERTHIEF: 0.65,
    Character.DETECTIVE: -1.4,
}


NO_TASTE: Final[Mapping[Character, float]] = MappingProxyType({})


class Temper(Struct, frozen=True):
    """How a thinking player weighs what it has tried out."""

    #: How much the others' mean gain hurts.
    rivalry: float = 1.0
    #: How strongly the others are believed to follow temptation; 0: any card is as likely.
    trust: float = 3.0
    #: The bluff: differences of so much between two cards still leave the worse one a chance.
    whim: float = 0.2
    #: How many gems a card is worth less for every rival but the first, if all were sure to lay it.
    crowd: float = 2.25
    #: How much a gain that is not sure is liked, or feared: so many standard deviations.
    daring: float = 0.0
    #: How far a card is kept for a better day: 0 never, 1 as long as it is worth less than usual.
    patience: float = 1.0
    #: The taste: what a character is worth beyond its gain.
    likes: Mapping[Character, float] = NO_TASTE
    #: What tells it from others of its kind: a card is laid e to the power of this as often.
    fondness: Mapping[Character, float] = NO_TASTE
    #: How many rounds are tried out for a card.
    tries: int = 16
    #: How many rounds are tried out to see what tempts the others; 0: a glance must do.
    ponders: int = 0


#: What players by rules of thumb, or who try out rounds, may lean to.
LEANINGS: Final[Mapping[str, tuple[Character, ...]]] = {
    "thieving": (Character.THIEF, Character.MASTERTHIEF),
    "smuggling": (Character.SMUGGLER,),
    "crafting": (Character.JEWELLER, Character.JEWELRESS),
    "hunting": (Character.DETECTIVE,),
}
#: How fond somebody is of what it leans to, and how far its other tastes go.
LEANS: Final = 1.0
TASTE: Final = 0.6


def fondness(leaning: str, rng: Random) -> dict[Character, float]:
    """The tastes of one of a kind: what it leans to, and something of its own for every card."""
    favourites = LEANINGS[leaning]
    return {it: rng.gauss(LEANS if it in favourites else 0.0, TASTE) for it in Character}


def varied(temper: Temper, leaning: str, rng: Random) -> Temper:
    """The temper of one of a kind."""
    whim = temper.whim * rng.uniform(0.85, 1.15)
    return replace(temper, whim=whim, fondness=fondness(leaning, rng))
