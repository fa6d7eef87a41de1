"""A menu of moves, one of them lit."""

from typing import Any, Final

from schatulle.cli.terminal.contract import MenuItem
from schatulle.cli.terminal.wording.phrases import say
from schatulle.core import Decision, Game, count_of

#: Longer lists are typed, not walked through.
LONGEST: Final = 60
STEPS: Final = {"left": -1, "up": -1, "right": 1, "down": 1}


def listed_moves(game: Game, ask: Decision[Any], longest: int = LONGEST) -> list[str]:
    """All answers as the notation writes them; none where they are too many for a list."""
    if count_of(ask.choices) > longest:
        return []
    return [game.format_move(action) for action in ask.choices]


class Menu:
    """Moves in a row; what is too long for a menu is typed."""

    finger: str | None = None

    def __init__(self, choices: tuple[MenuItem, ...], note: str = "") -> None:
        self.choices = choices
        self.lit = 0
        self._note = note

    def pressed(self, key: str, character: str | None) -> str | None:
        """Arrows walk, Enter takes the lit move, a move's own key takes it at once."""
        if not self.choices:
            return None
        if key in STEPS:
            self.lit = (self.lit + STEPS[key]) % len(self.choices)
        if key == "enter":
            return self.choices[self.lit].move
        found = [choice.move for choice in self.choices if character and choice.key == character]
        return found[0] if found else None

    def hint(self, lang: str) -> str:
        """Where to type what is too long for a menu, and what to know for it."""
        return f"{say('hint-typed', lang)} {self._note}".rstrip()
