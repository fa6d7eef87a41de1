"""Who sits down with somebody: animals of the house by their names, as strong as it suits them."""

from collections.abc import Iterable, Mapping, Sequence
from math import ceil
from random import Random
from typing import Final, NamedTuple

from schatulle.bots.contract import Companion, Kind

#: They play more than one game; as many of each as may sit against one person.
_NAMES: Final[Mapping[str, tuple[str, ...]]] = {
    "mouse": ("Pip", "Mina", "Tuk", "Lola", "Fritzi", "Momo", "Nibs"),
    "magpie": ("Coco", "Rika", "Pico", "Zaza", "Jago", "Elsa", "Kito"),
    "boar": ("Bruno", "Wilma", "Hugo", "Berta", "Rufus", "Tilda", "Kuno"),
    "hedgehog": ("Edgar", "Nelly", "Iggy", "Ottilie", "Pim", "Hedda", "Egon"),
    "fox": ("Felix", "Roxane", "Finn", "Malou", "Vico", "Rena", "Todd"),
    "dragon": ("Drago", "Ember", "Fafnir", "Nessa", "Tatsu", "Smilla", "Ladon"),
    "owl": ("Argus", "Minerva", "Bubo", "Sova", "Merlin", "Ulla", "Strix"),
}

#: A first game is among the gentlest.
FIRST: Final = 1.0
#: A game changes the company by so much of a level.
STEP: Final = 0.5
#: How far from somebody's footing the others are, one after the other.
_APART: Final = (0.0, -0.5, 0.5)


class Fared(NamedTuple):
    """How somebody fared in a game."""

    #: The mean level of the bots there.
    level: float
    won: bool
    last: bool


def companions(animal: str, leanings: Sequence[str]) -> tuple[Companion, ...]:
    """All of an animal, who lean by turns to what a game's player of that kind may lean to."""
    return tuple(
        Companion(name, leanings[number % len(leanings)])
        for number, name in enumerate(_NAMES[animal])
    )


def footing(games: Iterable[Fared]) -> float:
    """At which level somebody finds its match, from the first of the games to the latest.

    It goes up and down by small steps: weak company proves little to the strong, and strong company
    little to the weak.
    """
    level = FIRST
    for game in games:
        if game.won and game.level > level - 1:
            level += STEP
        elif game.last and game.level < level + 1:
            level -= STEP
        level = max(level, FIRST)
    return level


def company(levels: Sequence[Kind], footing: float, count: int, rng: Random) -> tuple[str, ...]:
    """So many bots for somebody of that footing, no two alike as long as there are others.

    However many of them sit down, the first of them suit as well as all.
    """
    chairs: list[str] = []
    leanings: list[str] = []
    for number in range(count):
        wish = footing + _APART[number % len(_APART)]
        # Halfway between two levels the gentler one.
        kind = levels[min(max(ceil(wish - 0.5), 1), len(levels)) - 1]
        free = [it for it in kind.company if chair_of(kind, it) not in chairs]
        if not free:
            chairs.append(kind.name)
            continue
        rng.shuffle(free)
        one = min(free, key=lambda it: leanings.count(it.leaning))
        chairs.append(chair_of(kind, one))
        leanings.append(one.leaning)
    return tuple(chairs)


def chair_of(kind: Kind, companion: Companion) -> str:
    """How a chair names a companion."""
    return f"{kind.name}.{companion.name.lower()}"
