"""The line where moves are typed, with completion."""

from collections.abc import Callable
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.suggester import Suggester
from textual.widgets import Input


class Completing(Suggester):
    """Suggests the first of the moves that begin with what was typed."""

    def __init__(self, completions: Callable[[str], list[str]]) -> None:
        super().__init__(use_cache=False, case_sensitive=True)
        self._completions = completions

    async def get_suggestion(self, value: str) -> str | None:
        """The move to be, with the letters as they were typed."""
        found = self._completions(value)
        return value + found[0][len(value) :] if found and value else None


class TypingLine(Input):
    """Takes the notation; Tab completes."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("tab", "complete", show=False)]

    def __init__(self, completions: Callable[[str], list[str]]) -> None:
        super().__init__(
            id="typed", suggester=Completing(completions), compact=True, select_on_focus=False
        )
        self._completions = completions

    def action_complete(self) -> None:
        """The common beginning of all that fits, or the only move that does."""
        found = self._completions(self.value)
        if found:
            self.value = _common(found) if len(found) > 1 else found[0]
            self.cursor_position = len(self.value)


def _common(words: list[str]) -> str:
    first, last = min(words), max(words)
    same = next((at for at, letter in enumerate(first) if last[at : at + 1] != letter), len(first))
    return first[:same]
