"""An open question to a person: how to answer it with keys, and how in words."""

from typing import Any

from msgspec import Struct
from rich.text import Text

from schatulle.cli.terminal.asking import Asking, Choice, asking
from schatulle.cli.terminal.completing import completions, written
from schatulle.cli.terminal.palette import PAPER
from schatulle.cli.terminal.widgets import chips
from schatulle.rules.core import Decision, Game


class Question(Struct, frozen=True):
    """The decision and the way that the keys answer it."""

    game: Game
    ask: Decision[Any]
    asking: Asking
    lang: str

    def completions(self, text: str) -> list[str]:
        """Moves that begin with the text."""
        return completions(self.game, self.ask, text)

    def parsed(self, text: str) -> Any:
        """The typed move; raises BadNotation."""
        return self.game.parse_move(written(self.ask, text))

    def example(self) -> str:
        """One of the moves, as it may be typed."""
        return self.game.format_move(self.ask.choices[0])

    def menu(self, typed: str | None, width: int, height: int) -> Text:
        """The moves with their keys, or those that can still be typed."""
        if typed is not None:
            moves = [Choice("", move, move) for move in self.completions(typed)]
            return chips(moves, -1, width, height)
        if not self.asking.choices:
            return Text(self.asking.hint(self.lang), PAPER[1])
        return chips(self.asking.choices, self.asking.at, width, height)


def question_of(
    game: Game, ask: Decision[Any], view: Any, drawer: str | None, lang: str
) -> Question:
    """The question, answered from the drawer where the finger lay last."""
    return Question(game, ask, asking(game, ask, view, drawer, lang), lang)
