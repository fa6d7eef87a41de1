"""Plain questions: a menu of moves, or a line to type one.

A game that needs no more than that tells its keys and clauses, and words its questions in messages:
`<game>-terminal-ask-<kind>`, `-wait-<kind>` and `-move-<move>`; what a move does, `-about-<move>`.
"""

from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct

from schatulle.cli.terminal.answers.menu import Menu, listed_moves
from schatulle.cli.terminal.contract import MenuItem, Picker, Shown
from schatulle.cli.terminal.wording.phrases import say
from schatulle.core import Decision
from schatulle.core.registry import game_named
from schatulle.lang import has, message

#: Among more moves than this none is looked for.
SEARCHED: Final = 2000


class PlainQuestions(Struct, frozen=True):
    """Questions of a game, answered from a menu."""

    game: str
    #: A move's own key, by the move as the notation writes it.
    own_keys: Mapping[str, str] = {}
    #: What to read about a question, by its kind.
    cited: Mapping[str, tuple[str, ...]] = {}
    secret: tuple[str, ...] = ()

    def prompt(self, shown: Shown, ask: Decision[Any]) -> str:
        """The question in its own words where it has some."""
        return self._worded("ask", shown, ask)

    def waiting(self, shown: Shown, ask: Decision[Any]) -> str:
        return self._worded("wait", shown, ask)

    def clauses(self, _shown: Shown, ask: Decision[Any]) -> tuple[str, ...]:
        return self.cited.get(ask.kind, ())

    def about(self, shown: Shown, move: str) -> str:
        own = f"{self.game}-terminal-about-{move}"
        return message(own, shown.lang) if has(own) else ""

    def picker(self, ask: Decision[Any], view: Any, _finger: str | None, lang: str) -> Picker:
        moves = listed_moves(game_named(self.game), ask)
        own = self.own_keys
        choices = [MenuItem(own.get(move, ""), self._label(move, lang), move) for move in moves]
        return Menu(tuple(choices))

    def completions(self, ask: Decision[Any], typed: str) -> list[str]:
        """Moves that start so."""
        moves = listed_moves(game_named(self.game), ask, SEARCHED)
        return [move for move in moves if move.casefold().startswith(typed.casefold())]

    def whole(self, _ask: Decision[Any], typed: str) -> str:
        """As it was typed, but for needless spaces."""
        return " ".join(typed.split())

    def keys(self, _lang: str) -> tuple[str, ...]:
        return ()

    def legend(self, _lang: str) -> tuple[str, ...]:
        return ()

    def _label(self, move: str, lang: str) -> str:
        own = f"{self.game}-terminal-move-{move}"
        return message(own, lang) if has(own) else move

    def _worded(self, key: str, shown: Shown, ask: Decision[Any]) -> str:
        name = shown.names[ask.seat]
        own = f"{self.game}-terminal-{key}-{ask.kind}"
        return message(own, shown.lang, name=name) if has(own) else say(key, shown.lang, name=name)
