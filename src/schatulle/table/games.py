"""The games that a table offers."""

from collections.abc import Mapping
from typing import Final

from schatulle.rules import diamant, meisterdiebe
from schatulle.rules.core import BadOptions, Game

GAMES: Final[Mapping[str, Game]] = {game.NAME: game for game in (meisterdiebe, diamant)}


def game_named(name: str) -> Game:
    """The rulebook with that name."""
    if name not in GAMES:
        raise BadOptions(f"there is no game {name!r}; allowed: {', '.join(GAMES)}")
    return GAMES[name]
