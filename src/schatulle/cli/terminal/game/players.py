"""Who may sit at the terminal table: people by their names, bots by theirs, and programs."""

from collections.abc import Sequence
from itertools import chain, count
from typing import Any, Final

from schatulle.bots import KINDS, Bot, Kind, kind_named, levels, make
from schatulle.bots.external import PREFIX, Programmed, TimeLimits, command_of
from schatulle.bots.external.messages import Seating
from schatulle.bots.naming import bot_name
from schatulle.bots.registry import companion_named
from schatulle.bots.strength import strength_of
from schatulle.core import Seat
from schatulle.core.registry import game_named

#: The sign of a bot that has no face of its own.
GEAR: Final = "⚙"

_BOT_NAMES: Final = ("Ada", "Bram", "Chloé", "Dieter", "Elif", "Farid", "Greta", "Hugo")


def bot_names(game: str) -> tuple[str, ...]:
    """The levels, and the two that older records name."""
    return (*(kind.name for kind in levels(game)), *KINDS)


def is_program(player: str) -> bool:
    """Whether a program of its own plays."""
    return player.startswith(PREFIX)


def is_bot(player: str, game: str) -> bool:
    """Whether nobody at the device plays; a bot may be named with its memory: `fox@0.5`."""
    return is_program(player) or bot_name(player).kind in bot_names(game)


def check_bot(player: str, game: str) -> None:
    """Refuses a program that is not there, or a memory that cannot be; raises BadOptions."""
    if is_program(player):
        command_of(player.removeprefix(PREFIX))
    else:
        make(player, game, Seat(0), "")


def bot_at(player: str, seating: Seating, options: Any, seed: str) -> Bot:
    """The bot of that name at its seat."""
    if not is_program(player):
        return make(player, seating.game, seating.seat, seed, options)
    program = Programmed(command_of(player.removeprefix(PREFIX)), TimeLimits())
    program.sit_down(game_named(seating.game), seating, seed)
    return program


def level_of(player: str, game: str) -> Kind | None:
    """The level that a player is of, whatever its memory."""
    return next((kind for kind in levels(game) if kind.name == bot_name(player).kind), None)


def may_take_time(player: str, game: str) -> bool:
    """Programs may, and who searches; the others answer before anybody notices."""
    return is_program(player) or kind_named(player, game).deep


def sign(player: str, game: str) -> str:
    """What stands beside a bot's name: its face, or a gear; nothing for a person."""
    level = level_of(player, game)
    return level.face if level else GEAR if is_bot(player, game) else ""


def described(player: str, kind: Kind, game: str) -> str:
    """A bot on offer: face, name, stars and, where it was measured, its level's strength."""
    stars = "★" * kind.level + "☆" * (len(levels(game)) - kind.level)
    strength = strength_of(game, kind.name)
    companion = companion_named(player, game)
    who = companion.name if companion else kind.name
    told = f"{kind.face} {who} {stars}"
    return told if strength is None else f"{told} +{strength.rating}"


def display_names(players: Sequence[str], game: str) -> tuple[str, ...]:
    """People by their names, levels by theirs, other bots by names that nobody here has."""
    taken = {player.casefold() for player in players if not is_bot(player, game)}
    names = []
    for player in players:
        name = player if not is_bot(player, game) else _free_name(player, game, taken)
        taken.add(name.casefold())
        names.append(name)
    return tuple(names)


def _free_name(player: str, game: str, taken: set[str]) -> str:
    level = level_of(player, game)
    companion = companion_named(player, game) if level else None
    own = companion.name if companion else level.name.capitalize() if level else "Bot"
    first = (own,) if level else _BOT_NAMES
    wishes = chain(first, (f"{own} {number}" for number in count(2)))
    return next(name for name in wishes if name.casefold() not in taken)
