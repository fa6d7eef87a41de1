"""Tables by number: game, edition, options, seats and company all follow from the number alone."""

from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import Any, Final, Literal, NamedTuple, get_args, get_origin, get_type_hints

from schatulle.bots import kinds
from schatulle.core import BadOptions, Game
from schatulle.core.options import EDITION
from schatulle.core.registry import game_named
from schatulle.games.diamant import rules as diamant
from schatulle.games.meisterdiebe import rules as meisterdiebe

#: A game of Diamant takes a twentieth of the time; Meisterdiebe has twenty times as many options.
MEISTERDIEBE_PART: Final = 0.25
#: How often an option is another one than in its edition.
CHANGED: Final = 0.3
#: M-7, D-1: all numbers of seats that any game has.
SEATS: Final = range(2, 9)

#: Of options that are numbers or text these are tried.
TRIED: Final[Mapping[str, tuple[Any, ...]]] = {
    "white_start": ("1+0", "0+1", "3+1", "7+2", "7+3", "8+2", "9+2"),
    "setup_diamonds": (0, 1, 2, 5, 8, 10, 12, 13, 16, 24, 40, 66),
    "max_rounds": (0, 1, 2, 4, 7, 12, 20, 40, 60, 1000),
    "sticky_drawers": (0.0, 0.05, 0.25, 0.5),
    "expeditions": tuple(range(1, 11)),
}
#: DIF-E6..E8: what goes together.
PARCELS: Final[tuple[Mapping[str, Any], ...]] = (
    {"reveal": "smugglers_first", "order": "smuggler_first", "smuggler": "loot"},
    {"reveal": "all", "order": "smuggler_third", "smuggler": "distribute"},
)
#: Where a game need not end by itself it ends after so many rounds.
FEW_ROUNDS: Final = (1, 2, 4, 7, 12, 20, 40, 60)

#: How often a player is drawn, once if it is not named: those that think long, less often.
OFTEN: Final[Mapping[str, Mapping[str, float]]] = {
    meisterdiebe.NAME: {
        **dict.fromkeys(("random", "bot", "greedy", "mouse", "dragon"), 6.0),
        **dict.fromkeys(("owl", "strong"), 0.01),
    },
    diamant.NAME: {"fox": 0.3, "owl": 0.01},
}
#: None named: the kind's own.
PEOPLE: Final = ("@adult", "@child")
MEMORIES: Final = ("", "", "@elephant", "@goldfish", *PEOPLE, "@0.1", "@0.75", "@0.9")

Feature = tuple[str, Any]


class Table(NamedTuple):
    """What is played, and by whom."""

    number: int
    game: Game
    options: Any
    names: tuple[str, ...]
    #: Whether the bots are told the options.
    told: bool


def table(number: int) -> Table:
    """The table with that number."""
    rng = Random(f"lawful/{number}")
    name = meisterdiebe.NAME if rng.random() < MEISTERDIEBE_PART else diamant.NAME
    options, seats = agreed(game_named(name), rng.choice(features(name)), rng)
    names = tuple(_player(name, rng) for _ in range(seats))
    return Table(number, game_named(name), options, names, told=rng.random() < 0.5)


def values(name: str, hint: Any) -> tuple[Any, ...]:
    """The values of an option that are tried."""
    if get_origin(hint) is Literal:
        return get_args(hint)
    return (False, True) if hint is bool else TRIED[name]


@cache
def hints(game: str) -> Mapping[str, Any]:
    """The types of a game's options."""
    options = type(next(iter(game_named(game).EDITIONS.values())))
    found = get_type_hints(options, include_extras=True)
    return {name: hint for name, hint in found.items() if name != EDITION}


@cache
def features(game: str) -> tuple[Feature, ...]:
    """Every value of every option."""
    return tuple(
        (name, value) for name, hint in hints(game).items() for value in values(name, hint)
    )


def agreed(game: Game, feature: Feature, rng: Random) -> tuple[Any, int]:
    """Options and seats that go together; one value is there for sure."""
    while True:
        try:
            options, seats = _drawn(game, feature, rng), rng.choice(SEATS)
            game.check_table(options)
            game.setup(options, seats)
        except BadOptions:
            continue
        if _is_meant(options, feature):
            return options, seats


def _drawn(game: Game, feature: Feature, rng: Random) -> Any:
    edition = rng.choice(list(game.EDITIONS))
    changes = dict(_changes(game.NAME, rng)) | dict([feature])
    if game.NAME == meisterdiebe.NAME:
        changes |= _parcel(feature, rng, edition)
        changes |= _ending(game.options(edition, changes), feature, rng)
    return game.options(edition, changes)


def _changes(game: str, rng: Random) -> Iterator[Feature]:
    for name, hint in hints(game).items():
        if name not in PARCELS[0] and rng.random() < CHANGED:
            yield name, rng.choice(values(name, hint))


def _parcel(feature: Feature, rng: Random, edition: str) -> Mapping[str, Any]:
    """The one that has the value; else another one than the edition's as often as any option."""
    for parcel in PARCELS:
        if feature in parcel.items():
            return parcel
    usual = edition == "prototype"
    return PARCELS[usual != (rng.random() < CHANGED / 2)]


def _ending(options: Any, feature: Feature, rng: Random) -> Mapping[str, Any]:
    """Who need not open or place, or gives all away, may never empty a cushion (OQ-P7)."""
    ends = options.must_open and options.must_place and options.smuggler == "loot"
    if feature[0] == "max_rounds" or ends or options.max_rounds in FEW_ROUNDS:
        return {}
    return {"max_rounds": rng.choice(FEW_ROUNDS)}


def _is_meant(options: Any, feature: Feature) -> bool:
    """Whether the game ends in good time; else another one is drawn."""
    if feature[0] != "max_rounds" or feature[1] in FEW_ROUNDS:
        return True
    return bool(options.must_open and options.must_place and options.smuggler == "loot")


def _player(game: str, rng: Random) -> str:
    names = [kind.name for kind in kinds(game)]
    name = rng.choices(names, [OFTEN[game].get(name, 1.0) for name in names])[0]
    return name if game == diamant.NAME else name + rng.choice(MEMORIES)
