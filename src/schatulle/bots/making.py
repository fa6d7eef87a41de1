"""Which bots there are, and how one comes to its seat: `name` or `name@memory`."""

from collections.abc import Mapping
from typing import Any, Final

from schatulle.bots import diamant as cave
from schatulle.bots import meisterdiebe as box
from schatulle.bots.core import Bot, Memory
from schatulle.bots.kinds import Kind
from schatulle.bots.randomly import Randomly
from schatulle.bots.seated import NothingKept, Seated
from schatulle.rules import diamant, meisterdiebe
from schatulle.rules.core import BadOptions, Seat

RANDOM: Final = Kind("random", "Takes any choice, whatever comes of it.", Randomly())

#: Everybody who plays a game.
PLAYERS: Final[Mapping[str, tuple[Kind, ...]]] = {
    meisterdiebe.NAME: (RANDOM, *box.KINDS),
    diamant.NAME: (RANDOM, *cave.KINDS),
}
#: The memory of a bot whose name says nothing about it, where its kind has none of its own.
BEST: Final = "elephant"
#: What every game has and old tables name.
KINDS: Final = ("random", "bot")


def kinds(game: str) -> tuple[Kind, ...]:
    """Everybody who plays the game; raises BadOptions."""
    if game not in PLAYERS:
        raise BadOptions(f"no bot plays {game!r}; allowed: {', '.join(PLAYERS)}")
    return PLAYERS[game]


def levels(game: str) -> tuple[Kind, ...]:
    """Whom tables offer, from a child's first game to the strongest; raises BadOptions."""
    return tuple(sorted([kind for kind in kinds(game) if kind.level], key=lambda it: it.level))


def make(name: str, game: str, seat: Seat, seed: str, options: Any = None) -> Bot:
    """A bot of that name for one seat of one match; raises BadOptions.

    The options of a table are public; who is not told them takes the usual ones for granted.
    """
    who, at, how = name.partition("@")
    kind = next((kind for kind in kinds(game) if kind.name == who), None)
    if kind is None:
        allowed = ", ".join(kind.name for kind in kinds(game))
        raise BadOptions(f"there is no kind of bot {who!r}; allowed: {allowed}")
    memory = _memory(game, how if at else kind.memory, seat, seed, options)
    return Seated(kind.player, memory, seat, seed)


def _memory(game: str, how: str | None, seat: Seat, seed: str, options: Any) -> Memory:
    if game == meisterdiebe.NAME:
        return box.memory_named(BEST if how is None else how, seat, seed, options)
    if how is not None:
        raise BadOptions(f"memory {how!r}: in {game} all lies open and there is none to choose")
    return NothingKept()
