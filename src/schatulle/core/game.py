"""The contract that every rulebook keeps, and what a finished game says."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct

from schatulle.core.choices import Many
from schatulle.core.decision import Decision, Default
from schatulle.core.seats import Seat


class Outcome(Struct, frozen=True):
    """How a game ended: a score for every seat, the winners, and their titles if any."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    titles: tuple[str, ...] = ()


class Difference(Struct, frozen=True):
    """Where two answers of Nature that should be one differ first, each as text or nothing."""

    drawn: str | None
    recorded: str | None
    #: The part of the answer, where it has parts.
    place: str = ""


class RecordedNature(Protocol):
    """Answers for Nature from a record's deal."""

    def answer(self, state: Any, kind: str) -> Any | None:
        """Nature's answer, None where the deal says no more."""


class Game(Protocol):
    """A rulebook: pure functions over values. The `rules` of every game keep this contract.

    State, Action, Event and Options are each game's own Structs. What a module names is a property
    here: an attribute would ask for one that can be set, which no constant or class is.
    """

    @property
    def NAME(self) -> str:
        """What the registry calls it."""

    @property
    def SEATS(self) -> range:
        """How many may play by the printed rules."""

    @property
    def EDITIONS(self) -> Mapping[str, Struct]:
        """The option values of every edition."""

    @property
    def QUESTIONS(self) -> Mapping[str, Default]:
        """What seats can be asked, and what is answered for someone whose clock has run out."""

    @property
    def DEALT(self) -> tuple[str, ...]:
        """Parts that a case may give beside its position: they say what Nature will answer."""

    @property
    def State(self) -> type[Struct]:
        """The game at one moment; no player ever gets hold of one."""

    @property
    def View(self) -> type[Struct]:
        """What a seat sees of it."""

    @property
    def Event(self) -> Any:
        """Everything that can happen, as one type to decode."""

    @property
    def Deal(self) -> type[Struct]:
        """What Nature did, as records write it."""

    @property
    def Notes(self) -> Any:
        """What open notes say, as one type; None where there is nothing to note down."""

    @property
    def ViewText(self) -> type[Struct]:
        """A view as the notation writes it."""

    def Dealer(self, deal: Any, state: Any) -> RecordedNature:
        """Who answers for Nature in a game that began in the state."""

    def options(self, edition: str, changes: Mapping[str, object]) -> Any:
        """The edition's option values with some of them changed; raises BadOptions."""

    def check_table(self, options: Any) -> None:
        """Raises BadOptions where a new table may not play with these options."""

    def setup(self, options: Any, seats: int) -> Any:
        """The state before anything happened; raises BadOptions."""

    def awaiting(self, state: Any) -> tuple[Decision[Any], ...]:
        """Every open decision; none when the game is over."""

    def decide(self, state: Any, seat: Seat, action: Any) -> tuple[Any, ...]:
        """The events that the answer brings about; raises IllegalMove and changes nothing."""

    def evolve(self, state: Any, event: Any) -> Any:
        """The state after the event. Total: it never refuses."""

    def play(self, state: Any, seat: Seat, action: Any) -> tuple[tuple[Any, ...], Any]:
        """`decide`, and the state after all its events, for the price of one."""

    def view(self, state: Any, seat: Seat) -> Struct:
        """What a seat, or SPECTATOR, may see now, field by field."""

    def laid_open(self, state: Any) -> Struct:
        """The whole truth as a view: nothing is hidden."""

    def ajar(self, state: Any) -> Any | None:
        """The parts of a view that can stand open, as whoever opened them sees them; None for none.

        With `laid_open` it says where secrets lie and which of them somebody is looking at.
        """

    def observe(self, event: Any, seat: Seat) -> Any | None:
        """What a seat, or SPECTATOR, learns from the event; None for nothing."""

    def outcome(self, state: Any) -> Outcome | None:
        """The result of a finished game."""

    def written(self, view: Any) -> Struct:
        """A view in the notation."""

    def read(self, text: Any) -> Struct:
        """The view of a `ViewText`; raises BadNotation."""

    def position(self, state: Any) -> Struct:
        """The whole truth in the notation."""

    def from_position(self, parts: Mapping[str, Any], options: Any, seats: int) -> Any:
        """The state of a position written in the notation; raises BadNotation."""

    def parse_move(self, text: str) -> Any:
        """A move from its text; raises BadNotation."""

    def format_move(self, action: Any) -> str:
        """The move as text."""

    def deal_of(self, events: Iterable[Any], options: Any) -> Struct:
        """What Nature did, from the log of a game."""

    def difference(self, drawn: Any, recorded: Any) -> Difference:
        """What to tell of two answers of Nature that are not the same."""

    def draw_number(self, state: Any) -> int | None:
        """The number of Nature's next draw, where the same place in the game should bring the same
        luck whatever was answered before; None where draws are counted as they come.
        """

    def numbered(self, told: Sequence[Any], seat: Seat, seats: int) -> Many[Any] | None:
        """The choices of a question that the game numbers, from some of them; else None."""


def best_seats(standings: Sequence[Any]) -> tuple[Seat, ...]:
    """All seats whose standing is the highest."""
    best = max(standings)
    return tuple(Seat(seat) for seat, standing in enumerate(standings) if standing == best)
