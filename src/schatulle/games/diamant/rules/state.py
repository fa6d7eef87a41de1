"""The state of a game of Diamant."""

from enum import StrEnum
from typing import Literal

from msgspec import Struct

from schatulle.core import SEATS, Seat
from schatulle.games.diamant.rules.actions import Choice
from schatulle.games.diamant.rules.cards import Card, PathCard
from schatulle.games.diamant.rules.options import Options


class Phase(StrEnum):
    """What the game waits for, or what follows at once."""

    CARD = "card"
    DECIDE = "decide"
    REVEAL = "reveal"
    RETURN = "return"
    STRIKE = "strike"
    END = "end"
    OVER = "over"


class State(Struct, frozen=True, gc=False):
    """Everything about a game at one moment; `chosen` is face down while seats decide."""

    options: Options
    expedition: int
    phase: Phase
    inside: tuple[bool, ...]
    unsafe: tuple[int, ...]
    chests: tuple[int, ...]
    path: tuple[PathCard, ...]
    removed: tuple[Card, ...]
    deck: tuple[Card, ...]
    chosen: tuple[Choice | None, ...]
    moment: int = 0

    @property
    def seats(self) -> int:
        return len(self.inside)


def explorers(state: State) -> list[Seat]:
    """Everyone still in the cave."""
    return [seat for seat, inside in zip(SEATS, state.inside, strict=False) if inside]


def undecided(state: State) -> list[Seat]:
    """D-8: the explorers whose fist is not yet on the table."""
    row = zip(SEATS, state.inside, state.chosen, strict=False)
    return [seat for seat, inside, choice in row if inside and choice is None]


def deciding(state: State) -> tuple[Seat, ...]:
    """The seats still to answer; Nature is none."""
    return tuple(undecided(state)) if state.phase is Phase.DECIDE else ()


#: What the deciding seats are asked, and the end.
ShownPhase = Literal["decide", "over"]


def shown_phase(state: State) -> ShownPhase:
    """What the deciding seats are asked; a card still to be turned is nobody's question."""
    return "over" if state.phase is Phase.OVER else "decide"
