"""The games by name: the one place that knows which there are, and where each has its wing."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from schatulle.core.game import Game
from schatulle.core.refusal import BadOptions

#: By the game's name the package that is its wing; a room of it is loaded when somebody asks.
_WINGS: Final = {
    "meisterdiebe": "schatulle.games.meisterdiebe",
    "diamant": "schatulle.games.diamant",
}


def game_names() -> tuple[str, ...]:
    """All games, in the order in which they are offered."""
    return tuple(_WINGS)


def all_games() -> Iterator[Game]:
    return map(game_named, _WINGS)


def game_named(name: str) -> Game:
    """The rulebook with that name; raises BadOptions."""
    rules: Game = room(name, "rules")
    return rules


def wing(name: str) -> str:
    """The package in which everything of a game lies; raises BadOptions."""
    if name not in _WINGS:
        reason = f"there is no game {name!r}; allowed: {', '.join(_WINGS)}"
        raise BadOptions(reason, "refused-game", name=name, allowed=game_names())
    return _WINGS[name]


def room(name: str, part: str) -> Any:
    """A part of a game's wing, such as its `bots`; raises BadOptions where it has none."""
    if not has_room(name, part):
        raise BadOptions(f"the game {name} has no {part}")
    return import_module(f"{wing(name)}.{part}")


def games_with(part: str) -> tuple[str, ...]:
    """The games whose wing has that room."""
    return tuple(name for name in _WINGS if has_room(name, part))


@cache
def has_room(name: str, part: str) -> bool:
    """Whether a game's wing has that room, itself perhaps in a room: `research.solving`.

    Raises BadOptions where there is no such game.
    """
    above, _, _ = f".{part}".rpartition(".")
    if above and not has_room(name, above[1:]):
        return False
    return find_spec(f"{wing(name)}.{part}") is not None


def register(name: str, package: str) -> None:
    """One more game, from a package of somebody else's."""
    assert name not in _WINGS, f"there is a game {name!r} already"
    _WINGS[name] = package


def wings() -> dict[str, str]:
    """Every game and its package: what another process of ours has to know."""
    return dict(_WINGS)


def know(wings: Mapping[str, str]) -> None:
    """This process knows the games that the one that started it knows."""
    _WINGS.update(wings)
