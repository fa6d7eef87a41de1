"""A player sits down with a memory: that is a bot."""

from io import BytesIO
from pickle import Pickler, loads
from typing import Any, Final, TypeVar

from msgspec.structs import replace

from schatulle.bots.core import Memory, Player
from schatulle.bots.dice import dice
from schatulle.rules.core import Decision, Many, Seat, how_many
from schatulle.rules.diamant.state import State as Cave
from schatulle.rules.meisterdiebe.state import State as Table

T = TypeVar("T")

#: What no player may ever get hold of.
SECRETS: Final = (Cave, Table)


class Seated:
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
        if how_many(decision.choices) == 1:
            return decision.choices[0]
        return self.player.choose(recalled, view, cut_off(decision), dice(self._seed, decision))


class NothingKept:
    """The memory of whoever needs none."""

    def observe(self, event: Any) -> None:
        """It goes by."""

    def recall(self, _view: Any) -> None:
        """Nothing."""


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


class _Sealing(Pickler):
    def reducer_override(self, thing: Any) -> Any:
        """Asked about everything that is no plain value."""
        if isinstance(thing, SECRETS):
            raise Peeked(f"a {type(thing).__module__} hangs on what a player is asked")
        return NotImplemented
