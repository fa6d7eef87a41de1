"""The unrolled box: three levels of wood, twelve fronts, the open drawer and the red cushion."""

from rich.cells import cell_len
from rich.text import Text

from schatulle.cli.terminal.contract import Shown
from schatulle.cli.terminal.look.drawing import beside, fit, seat_mark, stacked
from schatulle.cli.terminal.look.palette import BRASS, ON_BRASS, PAPER, WARN
from schatulle.core import Hidden, Seat
from schatulle.games.meisterdiebe.rules.box import LONG, Front
from schatulle.games.meisterdiebe.rules.view import Noted, Secret, SeenDrawer
from schatulle.games.meisterdiebe.terminal.box_sides import rows
from schatulle.games.meisterdiebe.terminal.drawer_walk import FillingWalk
from schatulle.games.meisterdiebe.terminal.gem_drawing import cushion, drawn
from schatulle.games.meisterdiebe.terminal.palette import (
    ALARM,
    DIAMOND,
    FELT,
    GRAIN,
    RED_CUSHION,
    RUBY,
    WOOD,
)
from schatulle.games.meisterdiebe.terminal.words import grain, say

_MARGIN = 3
#: The heights of the box: fronts of three lines, of five, and of five with air between levels.
SMALL, LARGE, AIRY = 11, 17, 20
LOG = 4


def board(shown: Shown, width: int, height: int) -> Text:
    """The sides' names, the levels from top to bottom, and what lies beside the box."""
    cell, lines = _cell_size(width, height)
    drawing = [_sides(shown, cell)]
    for level in rows(shown.view):
        drawing += _level(shown, level, cell, lines)
        if height >= AIRY:
            drawing.append(Text())
    return stacked([*drawing, _beside_the_box(shown, _MARGIN + 4 * (cell + 1))])


def board_height(height: int) -> int:
    """As large as it may be, with some lines left for the log."""
    return next((lines for lines in (AIRY, LARGE) if height >= lines + LOG), SMALL)


def _cell_size(width: int, height: int) -> tuple[int, int]:
    return min((width - _MARGIN) // 4 - 1, 16), 5 if height >= LARGE else 3


def _sides(shown: Shown, cell: int) -> Text:
    names = [say(f"side-{side}", shown.lang) for side in "NESW"]
    return beside(
        [Text(" " * _MARGIN), *(fit(Text(name, PAPER[2]), cell + 1, "center") for name in names)]
    )


def _level(shown: Shown, level: tuple[str, ...], cell: int, lines: int) -> list[Text]:
    fronts = [_front(shown, drawer, cell, lines) for drawer in level]
    return [
        beside([_letter(level, line, lines), *_row(shown, level, fronts, line)])
        for line in range(lines)
    ]


def _letter(level: tuple[str, ...], line: int, lines: int) -> Text:
    middle = line == lines // 2
    return Text(f"{level[0][0]} " if middle else "  ", f"bold {PAPER[1]}")


def _row(shown: Shown, level: tuple[str, ...], fronts: list[list[Text]], line: int) -> list[Text]:
    """One line of a level; the finger lies on a front as a brass edge on both its sides."""
    frame = WOOD[level[0][0]].frame
    finger = _finger(shown)
    touched = level.index(finger) if finger in level else None
    pieces = []
    for number in range(5):
        glyph = (
            "▐"
            if number == touched
            else "▌"
            if touched is not None and number == touched + 1
            else " "
        )
        pieces.append(Text(glyph, f"{BRASS} on {frame}"))
        if number < 4:
            pieces.append(fronts[number][line])
    return pieces


def _front(shown: Shown, drawer: str, cell: int, lines: int) -> list[Text]:
    inside: SeenDrawer | Hidden = shown.view.drawers[drawer]
    wood = WOOD[drawer[0]]
    if isinstance(inside, Hidden):
        face, ground = _closed(shown, drawer, cell, lines), f"{wood.letters} on {wood.front}"
    else:
        face, ground = _open(shown, drawer, inside, cell, lines), f"{PAPER[0]} on {FELT}"
    return [fit(line, cell, "center", ground) for line in face]


def _finger(shown: Shown) -> str | None:
    return shown.picker.finger if shown.picker else None


def _name(shown: Shown, drawer: str) -> Text:
    lit = _finger(shown) == drawer
    return Text(drawer, f"bold {ON_BRASS} on {BRASS}" if lit else "bold")


def _closed(shown: Shown, drawer: str, cell: int, lines: int) -> list[Text]:
    """Wood: the drawer's name, its grain drawn and named, and diamonds about to be laid."""
    name, art = _name(shown, drawer), Text(GRAIN[drawer], WOOD[drawer[0]].grain)
    if shown.notes is not None:
        return _noted(shown, drawer, shown.notes[drawer], cell, lines)
    words = grain(drawer, shown.lang)
    first, _, last = words.rpartition(" ")
    if lines == 3:
        mark = _laid(shown, drawer) or _length(shown, drawer) or art[: cell - 3]
        top = beside([name, Text(" "), mark])
        return [fit(top, cell), Text(first), Text(last)]
    head, laid = beside([name, Text(" "), _length(shown, drawer)]), _laid(shown, drawer)
    # All fronts alike: where one name has to be broken, every name is.
    if max(cell_len(grain(other, shown.lang)) for other in GRAIN) > cell:
        return [head, art, Text(first), Text(last), laid]
    return [Text(), head, art, Text(words), laid]


def _noted(shown: Shown, drawer: str, note: Noted, cell: int, lines: int) -> list[Text]:
    """At tables with open notes: what was seen above and below, in place of the grain."""
    head = beside([_name(shown, drawer), Text(" "), _laid(shown, drawer) or _length(shown, drawer)])
    sides = [
        beside([Text(f"{mark} "), _noted_side(side, cell - 5)])
        for mark, side in (("▴", note.upper), ("▾", note.lower))
    ]
    return [head, *sides] if lines == 3 else [Text(), head, *sides, _secret(note.secret)]


def _noted_side(side: Front | Hidden, most: int) -> Text:
    if isinstance(side, Hidden):
        return Text(side.value)
    gems = drawn(side.gems, most) if side.gems else Text("–")
    return beside([gems, Text(" "), _alarm(side.alarm)]) if side.alarm is not None else gems


def _length(shown: Shown, drawer: str) -> Text:
    if not shown.options.show_long:
        return Text()
    return Text(say("long" if drawer in LONG else "short", shown.lang))


def _laid(shown: Shown, drawer: str) -> Text:
    count = shown.picker.laid[drawer] if isinstance(shown.picker, FillingWalk) else 0
    return Text(f" +{count}{DIAMOND.glyph} ", f"bold {ON_BRASS} on {BRASS}") if count else Text()


def _open(shown: Shown, drawer: str, inside: SeenDrawer, cell: int, lines: int) -> list[Text]:
    """The open drawer: gems and alarm in the upper front, and the secret where it was searched."""
    gems = inside.upper.gems
    head = beside([_name(shown, drawer), Text(f" {say('open', shown.lang)}", BRASS)])
    front = drawn(gems, cell - 1) if gems else Text(say("empty", shown.lang), PAPER[2])
    more = beside([_alarm(inside.upper.alarm), _secret(inside.secret)])
    return [head, front, more] if lines == 3 else [Text(), head, front, more, Text()]


def _alarm(owner: Seat | None) -> Text:
    if owner is None:
        return Text()
    return beside([Text(ALARM, WARN), seat_mark(owner), Text(" ")])


def _secret(secret: Secret | Hidden | None) -> Text:
    """What the master thief's search brought to light."""
    if not isinstance(secret, Secret):
        return Text()
    ruby = Text("–") if secret is Secret.EMPTY else Text(RUBY.glyph, RUBY.colour)
    return beside([Text("("), ruby, Text(")")])


def _beside_the_box(shown: Shown, width: int) -> Text:
    stands = say("flipped" if shown.view.flipped else "upright", shown.lang)
    mark = "▽" if shown.view.flipped else "△"
    label = Text(f" {say('red', shown.lang)} ", f"bold {PAPER[0]} on {RED_CUSHION}")
    red = cushion(shown.view.red, 11, RED_CUSHION)
    left = Text(f"{' ' * _MARGIN}{mark} {stands}", PAPER[2])
    return beside([fit(left, width - label.cell_len - 11), label, red])
