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
        events, self.state, draws = natures_part(self.game, self.state, self.nature)
        self.log.extend(events)
        self.draws += draws


def natures_part(game: Game, state: Any, nature: Nature) -> tuple[tuple[Any, ...], Any, int]:
    """What chance brings about until a seat is asked, the state then, and the number of draws."""
    events: list[Any] = []
    draws = 0
    while (asked := game.awaiting(state)) and asked[0].seat == NATURE:
        action = nature.answer(state, asked[0])
        if action is None:
            break
        more, state = game.play(state, NATURE, action)
        events.extend(more)
        draws += 1
    return tuple(events), state, draws
