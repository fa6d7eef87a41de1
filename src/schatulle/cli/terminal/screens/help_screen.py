"""HelpScreen: the keys, and what the rules say about the question on the table."""

from collections.abc import Iterable

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from schatulle import rulebook
from schatulle.cli.terminal.contract import Questions
from schatulle.cli.terminal.look.drawing import fit
from schatulle.cli.terminal.look.palette import BRASS, PAPER
from schatulle.cli.terminal.screens.base_screen import BaseScreen

_KEYS = ("walk", "enter", "own", "space", "pace", "voice", "type", "leave")


class HelpScreen(BaseScreen):
    """A page to read; any of its own keys closes it."""

    def __init__(
        self, questions: Questions, clauses: tuple[str, ...], move: str, lang: str
    ) -> None:
        super().__init__(lang)
        self._questions = questions
        self._clauses = clauses
        self._move = move

    def compose_page(self) -> ComposeResult:
        """Keys first, then the rules."""
        with VerticalScroll():
            yield Static(_title(self.say("help-keys")))
            yield Static(Text("\n").join(self._keys()))
            for line in self._questions.legend(self.lang):
                yield Static(Text(line, PAPER[2]))
            if self._clauses:
                yield Static(Text.assemble("\n", _title(self.say("help-rules"))))
            yield from (Static(text) for text in self._rules())
        yield Static(self.say("help-close"), id="close")

    def on_mount(self) -> None:
        # So that arrows scroll at once.
        self.query_one(VerticalScroll).focus()

    def on_key(self, event: events.Key) -> None:
        """Esc, `?`, `q` and Enter close."""
        if event.key in ("escape", "question_mark", "f1", "q", "enter"):
            event.stop()
            self.dismiss()

    def _keys(self) -> Iterable[Text]:
        common = (self.say(f"help-key-{name}", move=self._move) for name in _KEYS)
        for line in (*self._questions.keys(self.lang), *common):
            key, _, meaning = line.partition(" | ")
            yield Text.assemble(fit(Text(key, BRASS), 20), meaning)

    def _rules(self) -> Iterable[Text]:
        for name in self._clauses:
            clause = rulebook.clause(name)
            heading = f"{name}  {rulebook.title(clause, self.lang)}"
            yield Text.assemble((heading, f"bold {BRASS}"), "\n", rulebook.text(clause, self.lang))
            yield Text()


def _title(words: str) -> Text:
    return Text(words, f"bold {PAPER[0]}")
