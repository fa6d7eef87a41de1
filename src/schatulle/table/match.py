"""One match: a rulebook, its log, and the state that the log makes."""

from collections.abc import Sequence
from typing import Any

from schatulle.rules.core import NATURE, Decision, Game, Outcome, Seat
from schatulle.rules.core.notation import format_line, parse_line
from schatulle.table.chance import Nature


class Match:
    """The log is the truth; state and moves follow from it."""

    def __init__(self, game: Game, state: Any, nature: Nature) -> None:
        self.game = game
        self.state = state
        self.nature = nature
        self.log: list[Any] = []
        self.moves: list[str] = []
        self.draws = 0
        self._let_nature_answer()

    @property
    def outcome(self) -> Outcome | None:
        """The result of a finished match."""
        return self.game.outcome(self.state)

    def awaiting(self) -> tuple[Decision[Any], ...]:
        """The open decisions of seats."""
        return tuple(ask for ask in self.game.awaiting(self.state) if ask.seat != NATURE)

    def play(self, seat: Seat, action: Any) -> Sequence[Any]:
        """A seat's answer, and all that it brings about; raises IllegalMove."""
        before = len(self.log)
        self._add(seat, action)
        self.moves.append(format_line(seat, self.game.format_move(action)))
        self._let_nature_answer()
        return self.log[before:]

    def play_line(self, line: str) -> Sequence[Any]:
        """A line such as `2: open B3`; raises BadNotation or IllegalMove."""
        seat, text = parse_line(line)
        return self.play(seat, self.game.parse_move(text))

    def _add(self, seat: Seat, action: Any) -> None:
        events, self.state = self.game.play(self.state, seat, action)
        self.log.extend(events)

    def _let_nature_answer(self) -> None:
        for ask in self._natures():
            action = self.nature.answer(self.state, ask)
            if action is None:
                return
            self.draws += 1
            self._add(NATURE, action)

    def _natures(self) -> Any:
        while True:
            asked = [ask for ask in self.game.awaiting(self.state) if ask.seat == NATURE]
            if not asked:
                return
            yield asked[0]
