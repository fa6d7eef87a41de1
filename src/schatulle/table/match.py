"""One match: a game's progress, and the nature that answers for chance in it."""

from collections.abc import Sequence
from typing import Any

from schatulle.core import NATURE, Decision, Game, Outcome, Seat
from schatulle.core.notation import parse_line
from schatulle.table.chance import Nature
from schatulle.table.progress import Progress, begun


class Match:
    """Goes from one progress to the next with every answer."""

    def __init__(self, game: Game, state: Any, nature: Nature) -> None:
        self.game = game
        self.nature = nature
        self.progress: Progress = begun(game, state, nature)

    @property
    def state(self) -> Any:
        return self.progress.state

    @property
    def log(self) -> Sequence[Any]:
        return self.progress.log

    @property
    def moves(self) -> Sequence[str]:
        return self.progress.moves

    @property
    def draws(self) -> int:
        """How often chance was asked."""
        return self.progress.draws

    @property
    def outcome(self) -> Outcome | None:
        """The result of a finished match."""
        return self.progress.outcome

    def awaiting(self) -> tuple[Decision[Any], ...]:
        """The open decisions of seats."""
        return tuple(ask for ask in self.progress.asked if ask.seat != NATURE)

    def play(self, seat: Seat, action: Any) -> Sequence[Any]:
        """A seat's answer, and all that it brings about; raises IllegalMove."""
        before = len(self.log)
        self.progress = self.progress.answered(seat, action, self.nature)
        return self.log[before:]

    def play_line(self, line: str) -> Sequence[Any]:
        """A line such as `2: open B3`; raises BadNotation or IllegalMove."""
        seat, text = parse_line(line)
        return self.play(seat, self.game.parse_move(text))
