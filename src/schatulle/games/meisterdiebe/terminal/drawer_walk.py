"""A finger that walks over the twelve drawers: to open one, or to lay diamonds into several."""

from collections import Counter

from schatulle.cli.terminal.answers.menu import STEPS
from schatulle.cli.terminal.contract import MenuItem
from schatulle.games.meisterdiebe.rules.view import View
from schatulle.games.meisterdiebe.terminal.box_sides import rows
from schatulle.games.meisterdiebe.terminal.words import say


class DrawerWalk:
    """A finger on one of the twelve drawers, as the box stands now."""

    choices: tuple[MenuItem, ...] = ()
    lit = -1

    def __init__(self, view: View, finger: str | None) -> None:
        self._rows = rows(view)
        self.finger: str | None = finger or self._rows[0][0]
        self._letter = ""

    @property
    def drawer(self) -> str:
        """The drawer under the finger."""
        assert self.finger is not None
        return self.finger

    def step(self, key: str, character: str | None) -> None:
        """Arrows walk around the box and up and down; a letter and a number name a drawer."""
        row, side = self._place()
        if key in ("left", "right"):
            self.finger = self._rows[row][(side + STEPS[key]) % 4]
        elif key in ("up", "down"):
            self.finger = self._rows[min(max(row + STEPS[key], 0), 2)][side]
        self._typed(character or "")

    def _typed(self, character: str) -> None:
        if self._letter and character and character in "1234":
            self.finger = self._letter + character
        self._letter = character.upper() if character and character in "abcABC" else ""

    def _place(self) -> tuple[int, int]:
        return next(
            (number, row.index(self.drawer))
            for number, row in enumerate(self._rows)
            if self.drawer in row
        )


class OpeningWalk(DrawerWalk):
    """M-37: which drawer to open."""

    def __init__(self, view: View, choices: tuple[MenuItem, ...], finger: str | None) -> None:
        super().__init__(view, finger)
        self.choices = choices

    def pressed(self, key: str, character: str | None) -> str | None:
        """Enter opens the drawer under the finger; `p` opens none where that is allowed."""
        if key == "enter":
            return f"open {self.drawer}"
        if any(choice.key == character for choice in self.choices):
            return self.choices[0].move
        self.step(key, character)
        return None

    def hint(self, lang: str) -> str:
        return say("hint-open", lang, drawer=self.drawer)


class FillingWalk(DrawerWalk):
    """M-22, P-6: the diamonds laid so far, drawer by drawer."""

    def __init__(self, view: View, finger: str | None, due: int) -> None:
        super().__init__(view, finger)
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
        return say("hint-fill" if self.left else "hint-filled", lang, left=self.left)

    def _take_back(self) -> None:
        drawer = self.drawer if self.laid[self.drawer] else next(reversed(self.laid), None)
        if drawer is not None:
            self.laid[drawer] -= 1
