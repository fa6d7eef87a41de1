"""A player sits down with a memory: that is a bot."""

from io import BytesIO
from pickle import Pickler, loads
from typing import Any, TypeVar

from msgspec.structs import replace

from schatulle.bots.contract import Memory, Mixing, Odds, Player
from schatulle.bots.dice import dice
from schatulle.core import Decision, Many, Seat, count_of
from schatulle.core.registry import all_games

T = TypeVar("T")


class SeatedBot:
    """One player with one memory at one seat of one match."""

    def __init__(self, player: Player, memory: Memory, seat: Seat, seed: str) -> None:
        self.player = player
        self.memory = memory
        self.seat = seat
        self._seed = seed

    def observe(self, event: Any) -> None:
        """The memory follows what happens."""
        self.memory.observe(event)

    def choose(self, view: Any, decision: Decision[Any]) -> Any:
        """What the player makes of the memory; nobody thinks where there is no choice."""
        recalled = self.memory.recall(view)
        if count_of(decision.choices) == 1:
            return decision.choices[0]
        return self.player.choose(recalled, view, cut_off(decision), dice(self._seed, decision))

    def odds(self, view: Any, decision: Decision[Any]) -> Odds:
        """How likely each answer was, for whoever measures luck; a searcher thinks once more."""
        if count_of(decision.choices) == 1 or not isinstance(self.player, Mixing):
            return None
        rng = dice(self._seed, decision)
        return self.player.odds(self.memory.recall(view), view, cut_off(decision), rng)


class NothingKept:
    """The memory of whoever needs none."""

    def observe(self, event: Any) -> None:
        """Nothing of it is kept."""

    def recall(self, _view: Any) -> None:
        """There is nothing to recall."""


class Peeked(Exception):  # noqa: N818 - it says what was about to happen
    """A player was about to be handed a game's state."""


def cut_off(decision: Decision[Any]) -> Decision[Any]:
    """The question without any way back to the game.

    Listed choices are moves and nothing more; what finds them by number might hold on to the state.
    """
    if not isinstance(decision.choices, Many):
        return decision
    return replace(decision, choices=sealed(decision.choices))


def sealed(thing: T) -> T:
    """A copy made of bytes, into which no state goes; raises Peeked."""
    sheet = BytesIO()
    _Sealing(sheet).dump(thing)
    copy: T = loads(sheet.getvalue())
    return copy


def secrets() -> tuple[type, ...]:
    """What no player may ever get hold of: the states of all games."""
    return tuple(game.State for game in all_games())


class _Sealing(Pickler):
    def __init__(self, sheet: BytesIO) -> None:
        super().__init__(sheet)
        self._secrets = secrets()

    def reducer_override(self, thing: Any) -> Any:
        """Asked about everything that is no plain value."""
        if isinstance(thing, self._secrets):
            raise Peeked(f"a {type(thing).__module__} hangs on what a player is asked")
        return NotImplemented
