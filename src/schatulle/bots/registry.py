"""Which bots there are, and how one comes to its seat by its name."""

from random import Random
from typing import Any, Final

from msgspec.structs import replace

from schatulle.bots.company import chair_of
from schatulle.bots.contract import Bots, Companion, Kind, Memory, Notes, Player, Varying
from schatulle.bots.naming import bot_name
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
    """The kind of the bot of that name; raises BadOptions."""
    who = bot_name(name).kind
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


def companion_named(name: str, game: str) -> Companion | None:
    """Who that is; None where the name is for any of its kind; raises BadOptions."""
    called, kind = bot_name(name), kind_named(name, game)
    if not called.companion:
        return None
    who, ours = f"{kind.name}.{called.companion}", {chair_of(kind, it): it for it in kind.company}
    if who in ours:
        return ours[who]
    allowed = (kind.name, *ours)
    reason = f"there is no bot {who!r}; allowed: {', '.join(allowed)}"
    raise BadOptions(reason, "refused-bot", name=who, allowed=allowed)


def make(name: str, game: str, seat: Seat, seed: str, options: Any = None) -> SeatedBot:
    """A bot of that name for one seat of one match; raises BadOptions.

    The options of a table are public; who is not told them takes the usual ones for granted. Its
    temperament is in the seed, so it is the same bot wherever and whenever it is made again.
    """
    kind, companion = kind_named(name, game), companion_named(name, game)
    memory_name = bot_name(name).memory
    if memory_name is None:
        memory_name = _own_memory(kind, game, Random(f"{seed}/own memory"))
    memory = _memory(game, memory_name, seat, seed, options)
    player = _one_of(kind, companion, Random(f"{seed}/temperament"))
    return SeatedBot(player, memory, seat, seed)


def _own_memory(kind: Kind, game: str, rng: Random) -> str | None:
    """What is a number differs a little from one to the next."""
    usual = usual_memory(kind, game)
    if usual is None or not kind.company or not usual.startswith("0."):
        return usual
    return f"{float(usual) * rng.uniform(0.8, 1.2):.3f}"


def _one_of(kind: Kind, companion: Companion | None, temperament: Random) -> Player:
    """One of the kind: the companion, or any of them."""
    if not kind.company or not isinstance(kind.player, Varying):
        return kind.player
    anybody = temperament.choice(kind.company)
    return kind.player.varied((companion or anybody).leaning, temperament)


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
