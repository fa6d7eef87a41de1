"""Which bots there are, and how one comes to its seat: `name` or `name@memory`."""

from typing import Any, Final

from msgspec.structs import replace

from schatulle.bots.contract import Bot, Bots, Kind, Memory, Notes
from schatulle.bots.random_player import RandomPlayer
from schatulle.bots.seated import NothingKept, SeatedBot
from schatulle.core import BadOptions, Seat
from schatulle.core.registry import game_names, has_room, room

RANDOM: Final = Kind("random", RandomPlayer())
#: Who plays a game that brings no bots of its own, and who stands in there.
NEWCOMERS: Final = (
    replace(RANDOM, level=1),
    Kind("bot", RandomPlayer()),
)
#: What every game has and old tables name.
KINDS: Final = ("random", "bot")


def kinds(game: str) -> tuple[Kind, ...]:
    """Everybody who plays the game; raises BadOptions."""
    if game not in game_names():
        reason = f"no bot plays {game!r}; allowed: {', '.join(game_names())}"
        raise BadOptions(reason, "refused-game", name=game, allowed=game_names())
    bots = _bots(game)
    return NEWCOMERS if bots is None else (RANDOM, *bots.KINDS)


def levels(game: str) -> tuple[Kind, ...]:
    """Whom tables offer, from a child's first game to the strongest; raises BadOptions."""
    return tuple(sorted([kind for kind in kinds(game) if kind.level], key=lambda kind: kind.level))


def kind_named(name: str, game: str) -> Kind:
    """The kind of a bot that is called `name` or `name@memory`; raises BadOptions."""
    who = name.partition("@")[0]
    kind = next((kind for kind in kinds(game) if kind.name == who), None)
    if kind is None:
        allowed = tuple(kind.name for kind in kinds(game))
        reason = f"there is no kind of bot {who!r}; allowed: {', '.join(allowed)}"
        raise BadOptions(reason, "refused-bot", name=who, allowed=allowed)
    return kind


def usual_memory(kind: Kind, game: str) -> str | None:
    """The memory of whoever names none; None where there is nothing to remember."""
    bots = _bots(game)
    return None if bots is None else kind.memory or bots.USUAL_MEMORY


def make(name: str, game: str, seat: Seat, seed: str, options: Any = None) -> Bot:
    """A bot of that name for one seat of one match; raises BadOptions.

    The options of a table are public; who is not told them takes the usual ones for granted.
    """
    kind = kind_named(name, game)
    _, at, memory_name = name.partition("@")
    memory = _memory(game, memory_name if at else usual_memory(kind, game), seat, seed, options)
    return SeatedBot(kind.player, memory, seat, seed)


def notes_of(game: str, viewer: Seat, options: Any) -> Notes | None:
    """What a viewer at a table with open notes writes down; None where that is nothing."""
    bots = _bots(game)
    return None if bots is None or bots.notes_of is None else bots.notes_of(viewer, options)


def _bots(game: str) -> Bots | None:
    """The room `bots` of the game's wing, where it has one."""
    return room(game, "bots") if has_room(game, "bots") else None


def _memory(game: str, name: str | None, seat: Seat, seed: str, options: Any) -> Memory:
    if name is None:
        return NothingKept()
    bots = _bots(game)
    if bots is None or bots.memory_named is None:
        reason = f"memory {name!r}: the bots of {game} have none to choose"
        raise BadOptions(reason, "refused-no-memory")
    return bots.memory_named(name, seat, seed, options)
