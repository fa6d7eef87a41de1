"""The contract of a bot: a player, who knows how to play, with a memory of what was seen."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Protocol, runtime_checkable

from msgspec import Struct

from schatulle.core import Decision, Seat


class Bot(Protocol):
    """Plays one seat of one match from what that seat may know."""

    def observe(self, event: Any) -> None:
        """Something happened, as the seat's `observe` tells it."""

    def choose(self, view: Any, decision: Decision[Any]) -> Any:
        """One of the decision's choices, from the seat's view and what was observed."""


class Player(Protocol):
    """How to play; it keeps nothing between two questions."""

    def choose(self, memory: Any, view: Any, decision: Decision[Any], rng: Random) -> Any:
        """One of the decision's choices for the seat that is asked."""


#: How likely each answer was; None where the player cannot tell.
Odds = Mapping[Any, float] | None


@runtime_checkable
class Mixing(Protocol):
    """A player that can tell with which odds it answers."""

    def odds(self, memory: Any, view: Any, decision: Decision[Any], rng: Random) -> Odds:
        """How likely `choose` is to bring each answer when it has thought with these dice."""


@runtime_checkable
class Varying(Protocol):
    """A player of whom no two are quite alike."""

    def varied(self, leaning: str, rng: Random) -> Player:
        """One like this with that leaning, and with small ways of its own drawn from `rng`.

        It is made for every seat: nothing is loaded or worked out for it.
        """


class Memory(Protocol):
    """What is kept of all that a seat was shown."""

    def observe(self, event: Any) -> None:
        """Something happened, as the seat's `observe` tells it."""

    def recall(self, view: Any) -> Any:
        """What a player gets as its memory while the seat sees this."""


class Companion(Struct, frozen=True):
    """One of a kind: everybody may know its name, its face, and what it leans to."""

    #: The same in all languages, in ASCII; a chair has it in small letters: `boar.bruno`.
    name: str
    #: Of the player's leanings; what it means at the table is said by `bot-<game>-leans-<leaning>`.
    leaning: str = ""


class Kind(Struct, frozen=True):
    """A kind of bot: its name, who plays, and its face at the table.

    What it is called and said to be are messages: `bot-<game>-<name>`, and its `.says`.
    """

    name: str
    player: Player
    face: str = "🤖"
    #: Its place among the levels that tables offer, 1 for a first game; 0: not offered.
    level: int = 0
    #: The memory it has unless another is named; None for the game's usual one.
    memory: str | None = None
    #: It searches, and may think for a second or more; the others answer before anybody notices.
    deep: bool = False
    #: Those of this kind, no two alike; a yardstick has none, and is always the same.
    company: tuple[Companion, ...] = ()


class Notes(Protocol):
    """What a viewer at a table with open notes has written down."""

    def observe(self, event: Any) -> None:
        """Something happened, as the viewer's `observe` tells it."""

    def taken(self, view: Any) -> Any:
        """What is noted while the viewer sees this, as the game's `Notes`."""


#: A memory by its name, for a seat and a seed, at a table with these options; raises BadOptions.
MemoryNamed = Callable[[str, Seat, str, Any], Memory]
#: The notes of a viewer at a table with these options; None where there is nothing to note.
NotesOf = Callable[[Seat, Any], Notes | None]


class Bots(Protocol):
    """What the room `bots` of a game's wing offers."""

    @property
    def KINDS(self) -> tuple[Kind, ...]:
        """Everybody who plays the game, but for the random player."""

    @property
    def USUAL_MEMORY(self) -> str | None:
        """The memory of whoever names none; None where there is nothing to remember."""

    @property
    def memory_named(self) -> MemoryNamed | None:
        """None where there is nothing to remember."""

    @property
    def notes_of(self) -> NotesOf | None:
        """None where there is nothing to note."""
