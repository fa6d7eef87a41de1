"""An open question to a person: how to answer it with keys, and how in words."""

from textwrap import wrap
from typing import Any, Final

from msgspec import Struct
from rich.text import Text

from schatulle.cli.terminal.contract import MenuItem, Picker, Questions, Shown
from schatulle.cli.terminal.look.drawing import stacked
from schatulle.cli.terminal.look.palette import PAPER
from schatulle.cli.terminal.screens.widgets import chips
from schatulle.core import Decision, Game

#: More completions than this are not shown.
MOST: Final = 24


class Question(Struct, frozen=True):
    """The decision and the way that the keys answer it."""

    game: Game
    questions: Questions
    ask: Decision[Any]
    picker: Picker
    lang: str

    def completions(self, text: str) -> list[str]:
        """Moves that begin with the text."""
        return self.questions.completions(self.ask, text.lstrip())[:MOST]

    def parsed(self, text: str) -> Any:
        """The typed move; raises BadNotation."""
        return self.game.parse_move(self.questions.whole(self.ask, text))

    def example(self) -> str:
        """One of the moves, as it may be typed."""
        return self.game.format_move(self.ask.choices[0])

    def menu(self, shown: Shown, typed: str | None, width: int, height: int) -> Text:
        """The moves with their keys, and what the lit one does; or those that can be typed."""
        if typed is not None:
            moves = [MenuItem("", move, move) for move in self.completions(typed)]
            return chips(moves, -1, width, height)
        if not self.picker.choices:
            return Text(self.picker.hint(self.lang), PAPER[1])
        rows = chips(self.picker.choices, self.picker.lit, width, height)
        about = self._about(shown, width)
        room = height - len(rows.plain.splitlines())
        return stacked([rows, *about]) if len(about) <= room else rows

    def _about(self, shown: Shown, width: int) -> list[Text]:
        lit = self.picker.lit
        told = self.questions.about(shown, self.picker.choices[lit].move) if lit >= 0 else ""
        return [Text(line, PAPER[1]) for line in wrap(told, width)]


def question_of(
    game: Game,
    questions: Questions,
    ask: Decision[Any],
    view: Any,
    finger: str | None,
    lang: str,
) -> Question:
    """The question, answered from where the finger lay last."""
    return Question(game, questions, ask, questions.picker(ask, view, finger, lang), lang)
