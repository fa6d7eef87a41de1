"""The parameters of Meisterdiebe in OpenSpiel, and how long a game with them can last."""

import re
from collections.abc import Mapping
from typing import Any, Final

from schatulle.core import BadOptions
from schatulle.core.options import option_names
from schatulle.games.meisterdiebe import rules as meisterdiebe
from schatulle.games.meisterdiebe.rules.gems import gem_count
from schatulle.games.meisterdiebe.rules.options import Options, white_cushion

#: OpenSpiel needs a value for every parameter and one type for its values; these mean that the
#: edition decides.
AS_EDITION: Final = "edition"
AS_EDITION_NUMBER: Final = -1
#: Flags are words, since a flag of OpenSpiel could not say that the edition decides.
SWITCH: Final = {"on": True, "off": False}
#: M-48: what sticks is a matter of wood, not of the game.
LEFT_OUT: Final = ("sticky_drawers",)

OFFERED: Final = tuple(name for name in option_names(Options) if name not in LEFT_OUT)
FLAGS: Final = frozenset(name for name in OFFERED if isinstance(getattr(Options(), name), bool))
NUMBERS: Final = frozenset(
    name for name in OFFERED if name not in FLAGS and isinstance(getattr(Options(), name), int)
)
UNSAID: Final[Mapping[str, Any]] = {
    name: AS_EDITION_NUMBER if name in NUMBERS else AS_EDITION for name in OFFERED
}
PARAMETERS: Final[Mapping[str, Any]] = {"players": 3, "edition": "zoch", **UNSAID}


def said(params: Mapping[str, Any]) -> dict[str, Any]:
    """The options that are not left to the edition."""
    return {name: params[name] for name in OFFERED if params[name] != UNSAID[name]}


def options_of(params: Mapping[str, Any]) -> Options:
    """The options that the parameters ask for; raises BadOptions with what is allowed."""
    changes = {name: option_value(name, value) for name, value in said(params).items()}
    options = meisterdiebe.options(params["edition"], changes)
    meisterdiebe.check_table(options)
    return options


def option_value(name: str, value: Any) -> object:
    """The value as the rules have it."""
    if name == "white_start":
        return white_start(value)
    return switched(name, value) if name in FLAGS else value


def switched(name: str, word: str) -> bool:
    """A flag from its word."""
    if word not in SWITCH:
        allowed = ", ".join((*SWITCH, AS_EDITION))
        raise BadOptions(f"parameter {name} cannot be {word!r}; allowed: {allowed}")
    return SWITCH[word]


def white_start(text: str) -> str:
    """M-17: a bag in the notation, since OpenSpiel would read 8+2 as a number."""
    found = re.fullmatch(r"(?:(\d{1,2})d)?(?:(\d{1,2})s)?", text)
    if found is None:
        raise BadOptions(
            f"parameter white_start cannot be {text!r}; "
            "allowed: diamonds and sapphires, for instance 8d2s"
        )
    return f"{found[1] or 0}+{found[2] or 0}"


def most_rounds(options: Options) -> int:
    """INV-14: six rounds for each imitation where whites only shrink; OQ-P7: else the cap."""
    caps = [options.max_rounds] if options.max_rounds else []
    if options.must_open and options.smuggler == "loot":
        caps.append(6 * gem_count(white_cushion(options)))
    if not caps:
        raise BadOptions(
            "parameter max_rounds cannot be 0 with smuggler distribute or must_open off: "
            "the game might never end; allowed: a whole number from 1 to 1000"
        )
    return min(caps)


def most_steps(options: Options, seats: int) -> int:
    """A bound on the answers of players, a joint choice of cards counted as one.

    Each round: the choice; for every seat opening, one action and a turn of the box; gifts gem by
    gem, where a round gives away no gem twice but those placed in it. A gem taken from red never
    comes back. It is no sharp bound.
    """
    gems = options.setup_diamonds + seats * gem_count(white_cushion(options))
    gifts = gems + 2 * seats if options.smuggler == "distribute" else 0
    a_round = 1 + 3 * seats + gifts
    filled = 0 if options.quick_setup else filling_steps(options, seats)
    return filled + most_rounds(options) * a_round + gems


def filling_steps(options: Options, seats: int) -> int:
    """M-22, M-23, P-6: a step for each diamond, and a turn of the box for each who filled."""
    diamonds = options.setup_diamonds
    turns = diamonds if options.setup_mode == "one_by_one" else min(seats, diamonds)
    return diamonds + turns
