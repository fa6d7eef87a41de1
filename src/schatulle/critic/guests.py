"""Critics as guests of the arena: they sit down among the rivals and are shown what a seat sees."""

from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from schatulle.bots.contract import Bot, Memory
from schatulle.bots.network import Network, kept
from schatulle.bots.registry import make
from schatulle.bots.seated import SeatedBot
from schatulle.core import Seat
from schatulle.core.registry import room
from schatulle.critic.contract import Critics, Sight
from schatulle.critic.rivals import Rivals


class Watching:
    """The memory of a critic who searches: its own, and that of the rivals."""

    def __init__(self, own: Memory, rivals: Rivals) -> None:
        self._own = own
        self._rivals = rivals

    def observe(self, event: Any) -> None:
        self._own.observe(event)
        self._rivals.observe(event)

    def recall(self, view: Any) -> Sight:
        return Sight(self._own.recall(view), self._rivals)


class SearchingGuest(Struct, frozen=True):
    """Searches for the best answer to rivals of that name."""

    game: str
    rivals: str
    seats: int
    playouts: int

    def seated(self, seat: Seat, seed: str, options: Any) -> Bot:
        rivals = Rivals(self.game, self.rivals, self.seats, seat, seed, options)
        own = _memory(self.game, seat, seed, options)
        player = critics_of(self.game).searching(self.playouts)
        return SeatedBot(player, Watching(own, rivals), seat, seed)


class LearnedGuest(Struct, frozen=True):
    """Plays as it learned against the rivals' network."""

    game: str
    network: Path

    def seated(self, seat: Seat, seed: str, options: Any) -> Bot:
        player = critics_of(self.game).learned(_kept(self.network))
        return SeatedBot(player, _memory(self.game, seat, seed, options), seat, seed)


@cache
def _kept(path: Path) -> Network:
    """Read once, not for every game."""
    return kept(path)


def critics_of(game: str) -> Critics:
    """The room `critic` of the game's wing; raises BadOptions where it has none."""
    critics: Critics = room(game, "critic")
    return critics


def _memory(game: str, seat: Seat, seed: str, options: Any) -> Memory:
    """The best there is: whoever stands in for people has it."""
    return make("bot", game, seat, seed, options).memory
