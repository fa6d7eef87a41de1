"""The contract that both rulebooks keep, and what a finished game says."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from schatulle.rules.core.decision import Decision
from schatulle.rules.core.seats import Seat

State = TypeVar("State")
Action = TypeVar("Action")
Event = TypeVar("Event")
Options = TypeVar("Options")
Score = TypeVar("Score")


class Outcome(Struct, frozen=True):
    """How a game ended: a score for every seat, the winners, and their titles if any."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    titles: tuple[str, ...] = ()


class Game(Protocol[State, Action, Event, Options]):
    """A rulebook: pure functions over values. The modules of both games keep this contract."""

    @property
    def NAME(self) -> str: ...  # noqa: N802 - a constant of the module
    @property
    def SEATS(self) -> range: ...  # noqa: N802
    @property
    def EDITIONS(self) -> Mapping[str, Options]: ...  # noqa: N802

    def options(self, edition: str, changes: Mapping[str, object]) -> Options:
        """The edition's option values with some of them changed; raises BadOptions."""

    def setup(self, options: Options, seats: int) -> State:
        """The state before anything happened; raises BadOptions."""

    def awaiting(self, state: State) -> tuple[Decision[Action], ...]:
        """Every open decision; none when the game is over."""

    def decide(self, state: State, seat: Seat, action: Action) -> tuple[Event, ...]:
        """What the answer brings about; raises IllegalMove and then nothing has changed."""

    def evolve(self, state: State, event: Event) -> State:
        """The state after the event. Total: it never refuses."""

    def play(self, state: State, seat: Seat, action: Action) -> tuple[tuple[Event, ...], State]:
        """`decide`, and the state after all its events, for the price of one."""

    def view(self, state: State, seat: Seat) -> Struct:
        """What a seat, or SPECTATOR, may see now, field by field."""

    def observe(self, event: Event, seat: Seat) -> Event | None:
        """What a seat, or SPECTATOR, learns from the event; None for nothing."""

    def outcome(self, state: State) -> Outcome | None:
        """The result of a finished game."""

    def position(self, state: State) -> Struct:
        """The whole truth in the notation."""

    def given(self, parts: Mapping[str, Any], options: Options, seats: int) -> State:
        """The state of a position written in the notation; raises BadNotation."""

    def parse_move(self, text: str) -> Action:
        """A move from its text; raises BadNotation."""

    def format_move(self, action: Action) -> str:
        """The move as text."""


def best_seats(standings: Sequence[Any]) -> tuple[Seat, ...]:
    """All seats whose standing is the highest."""
    best = max(standings)
    return tuple(Seat(seat) for seat, standing in enumerate(standings) if standing == best)
