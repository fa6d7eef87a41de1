"""How far a game has come: a value that a match and a table both hold."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from schatulle.core import NATURE, Decision, Game, Outcome, Seat
from schatulle.core.notation import format_line
from schatulle.table.chance import Nature


class Progress(Struct, frozen=True):
    """A rulebook, the state, and the log that made it.

    The log is one tuple: to copy its pointers costs 1 to 2 µs in a long game of 350 events, a
    move's rules cost ten to fifty times as much.
    """

    game: Game
    state: Any
    #: Every open decision; Nature's only where Nature has no answer.
    asked: tuple[Decision[Any], ...]
    #: The result of a finished game.
    outcome: Outcome | None
    log: tuple[Any, ...] = ()
    moves: tuple[str, ...] = ()
    #: How often chance was asked.
    draws: int = 0

    def answered(self, seat: Seat, action: Any, nature: Nature) -> "Progress":
        """After a seat's answer and all that it brings about; raises IllegalMove."""
        events, state = self.game.play(self.state, seat, action)
        drawn = natures_part(self.game, state, nature)
        return replace(
            self,
            state=drawn.state,
            asked=drawn.asked,
            outcome=self.game.outcome(drawn.state),
            log=self.log + tuple(events) + drawn.events,
            moves=(*self.moves, format_line(seat, self.game.format_move(action))),
            draws=self.draws + drawn.draws,
        )

    def followed(self, events: Iterable[Any], draws: int, *moves: str) -> "Progress":
        """After events that a log has kept, with the draws and the move behind them."""
        state = self.state
        for event in (known := tuple(events)):
            state = self.game.evolve(state, event)
        return replace(
            self,
            state=state,
            asked=self.game.awaiting(state),
            outcome=self.game.outcome(state),
            log=self.log + known,
            moves=self.moves + moves,
            draws=self.draws + draws,
        )


class NaturesPart(NamedTuple):
    """What chance brings about until a seat is asked, the state then, and what it asks."""

    events: tuple[Any, ...]
    state: Any
    draws: int
    asked: tuple[Decision[Any], ...]


def set_up(game: Game, state: Any) -> Progress:
    """Before anything has happened."""
    return Progress(game, state, game.awaiting(state), game.outcome(state))


def begun(game: Game, state: Any, nature: Nature) -> Progress:
    """After what chance does before any seat is asked."""
    drawn = natures_part(game, state, nature)
    outcome = game.outcome(drawn.state)
    return Progress(game, drawn.state, drawn.asked, outcome, drawn.events, draws=drawn.draws)


def natures_part(game: Game, state: Any, nature: Nature) -> NaturesPart:
    """Lets chance answer for as long as it is asked and has an answer."""
    events: list[Any] = []
    draws = 0
    while (asked := game.awaiting(state)) and asked[0].seat == NATURE:
        action = nature.answer(state, asked[0])
        if action is None:
            break
        more, state = game.play(state, NATURE, action)
        events.extend(more)
        draws += 1
    return NaturesPart(tuple(events), state, draws, asked)
