"""How a person answers with keys: a menu of moves, or a walk over the drawers."""

from collections import Counter
from typing import Any, Protocol

from msgspec import Struct

from schatulle.cli.terminal.boxsides import rows
from schatulle.cli.terminal.labels import label_of
from schatulle.cli.terminal.palette import SEATS
from schatulle.cli.terminal.words import say
from schatulle.rules.core import Decision, Game, how_many
from schatulle.rules.meisterdiebe.view import View as BoxView

#: Longer lists are typed, not walked through.
LISTED = 60

_KEYS = {
    "plunder": "p",
    "search": "s",
    "keep": "k",
    "take d": "d",
    "take s": "s",
    "turn": "n",
    "turn top+": "t",
    "turn top-": "T",
    "turn two+": "w",
    "turn two-": "W",
    "turn flip": "f",
    "stay": "s",
    "leave": "l",
    "pass": "p",
}
#: Kinds whose choices are numbered.
_NUMBERED = ("choose", "place", "give")


class Choice(Struct, frozen=True):
    """One move on the menu: its key, its label and the move as the notation writes it."""

    key: str
    label: str
    move: str


class Asking(Protocol):
    """A question on the screen."""

    choices: tuple[Choice, ...]
    at: int

    def pressed(self, key: str, character: str | None) -> str | None:
        """The move that this key completes, if it does."""

    def hint(self, lang: str) -> str:
        """What the keys do just now."""


def asking(game: Game, ask: Decision[Any], view: Any, drawer: str | None, lang: str) -> Asking:
    """The way to answer that suits the question; `drawer` is where the walk begins."""
    choices = _choices(game, ask, view, lang)
    if ask.kind == "open":
        return Opening(view, choices, drawer)
    if ask.kind == "fill":
        return Filling(view, drawer, len(ask.choices[0].drawers))
    return Menu(choices, seats=len(view.chosen))


def _choices(game: Game, ask: Decision[Any], view: Any, lang: str) -> tuple[Choice, ...]:
    if ask.kind == "fill" or how_many(ask.choices) > LISTED:
        return ()
    moves = [game.format_move(action) for action in ask.choices]
    listed = [move for move in moves if not move.startswith("open ")]
    return tuple(
        Choice(_key(ask.kind, move, number), label_of(move, ask.seat, view, lang), move)
        for number, move in enumerate(listed, 1)
    )


def _key(kind: str, move: str, number: int) -> str:
    if move in _KEYS:
        return _KEYS[move]
    return str(number) if kind in _NUMBERED and number <= 9 else ""


class Menu:
    """Moves in a row, one of them lit."""

    def __init__(self, choices: tuple[Choice, ...], seats: int) -> None:
        self.choices = choices
        self.at = 0
        self._seats = seats

    def pressed(self, key: str, character: str | None) -> str | None:
        """Arrows walk, Enter takes the lit move, a move's own key takes it at once."""
        if not self.choices:
            return None
        if key in _STEPS:
            self.at = (self.at + _STEPS[key]) % len(self.choices)
        if key == "enter":
            return self.choices[self.at].move
        found = [choice.move for choice in self.choices if character and choice.key == character]
        return found[0] if found else None

    def hint(self, lang: str) -> str:
        """Where to type what is too long for a menu."""
        marks = [f"{seat} {SEATS[seat].glyph}" for seat in range(self._seats)]
        return say("hint-typed", lang, seats=" · ".join(marks))


_STEPS = {"left": -1, "up": -1, "right": 1, "down": 1}


class Walk:
    """A finger on one of the twelve drawers, as the box stands now."""

    def __init__(self, view: BoxView, drawer: str | None) -> None:
        self._rows = rows(view)
        self.drawer = drawer or self._rows[0][0]
        self._letter = ""

    def step(self, key: str, character: str | None) -> None:
        """Arrows walk around the box and up and down; a letter and a number name a drawer."""
        row, side = self._place()
        if key in ("left", "right"):
            self.drawer = self._rows[row][(side + _STEPS[key]) % 4]
        elif key in ("up", "down"):
            self.drawer = self._rows[min(max(row + _STEPS[key], 0), 2)][side]
        self._typed(character or "")

    def _typed(self, character: str) -> None:
        if self._letter and character and character in "1234":
            self.drawer = self._letter + character
        self._letter = character.upper() if character and character in "abcABC" else ""

    def _place(self) -> tuple[int, int]:
        return next(
            (at, row.index(self.drawer)) for at, row in enumerate(self._rows) if self.drawer in row
        )


class Opening(Walk):
    """M-37: which drawer to open."""

    def __init__(self, view: BoxView, choices: tuple[Choice, ...], drawer: str | None) -> None:
        super().__init__(view, drawer)
        self.choices = choices
        self.at = -1

    def pressed(self, key: str, character: str | None) -> str | None:
        """Enter opens the drawer under the finger; `p` opens none where that is allowed."""
        if key == "enter":
            return f"open {self.drawer}"
        if any(choice.key == character for choice in self.choices):
            return self.choices[0].move
        self.step(key, character)
        return None

    def hint(self, lang: str) -> str:
        """Walking keys."""
        return say("hint-open", lang, drawer=self.drawer)


class Filling(Walk):
    """M-22, P-6: the diamonds laid so far, drawer by drawer."""

    choices: tuple[Choice, ...] = ()
    at = -1

    def __init__(self, view: BoxView, drawer: str | None, due: int) -> None:
        super().__init__(view, drawer)
        self.due = due
        self.laid: Counter[str] = Counter()

    @property
    def left(self) -> int:
        """Diamonds still to be laid."""
        return self.due - self.laid.total()

    def pressed(self, key: str, character: str | None) -> str | None:
        """Space or Enter lays a diamond, backspace takes one back; Enter when all are laid."""
        if key == "enter" and not self.left:
            return " ".join(["fill", *sorted(self.laid.elements())])
        if key in ("enter", "space"):
            self.laid[self.drawer] += bool(self.left)
        elif key in ("backspace", "delete"):
            self._take_back()
        else:
            self.step(key, character)
        self.laid = +self.laid
        return None

    def hint(self, lang: str) -> str:
        """What is left to lay."""
        return say("hint-fill" if self.left else "hint-filled", lang, left=self.left)

    def _take_back(self) -> None:
        drawer = self.drawer if self.laid[self.drawer] else next(reversed(self.laid), None)
        if drawer is not None:
            self.laid[drawer] -= 1
