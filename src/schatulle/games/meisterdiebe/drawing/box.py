"""How the box looks: its four sides unrolled, every drawer with what is known of it."""

from typing import Final

from schatulle.drawing import canvas
from schatulle.drawing.marks import at, centred, counted, strewn
from schatulle.drawing.palette import BRASS, LINE, ON_BRASS, PAPER_2, PAPER_3
from schatulle.games.meisterdiebe.drawing.inside import Inside, box_of, inside_of
from schatulle.games.meisterdiebe.drawing.marks import alarm, arrow, piles
from schatulle.games.meisterdiebe.drawing.palette import FELT, VELVET, WOOD
from schatulle.games.meisterdiebe.drawing.words import HEIGHTS, KEY, SIDES
from schatulle.games.meisterdiebe.rules.box import Front, sides, stack
from schatulle.games.meisterdiebe.rules.view import View

HEIGHT: Final = 372
_CUSHION: Final = 212
_BOX: Final = canvas.WIDTH - 2 * canvas.MARGIN - canvas.GAP - _CUSHION
_FRONT: Final = (166, 92)
_STEP: Final = (172, 100)
_LEFT: Final = canvas.MARGIN + 72
#: From a front's upper left corner: the wells of the front, and those of the secret compartment.
_WELL: Final = (12, 29, 108, 27)
_SECRET: Final = (123, 29, 37, 27)
_BELOW: Final = 30
_GRAIN: Final = (
    "M2 14q40-9 80 0t80-1M2 30q60 8 90-2t70 4M2 48q30-8 80-1t80-3"
    "M2 66q50 9 90 1t70 2M2 82q40-7 160-1"
)
_MIDDLE: Final = {"text_anchor": "middle"}
_PILLOW: Final = "M8 8Q50 15 92 8Q85 50 92 92Q50 85 8 92Q15 50 8 8Z"


def box_defs(pen: canvas.Pen) -> str:
    """The timbers, their grain, and the velvets."""
    woods = [
        canvas.gradient(pen, f"wood{level}", wood.light, wood.dark) for level, wood in WOOD.items()
    ]
    velvets = [
        canvas.gradient(pen, name, velvet.light, velvet.dark) for name, velvet in VELVET.items()
    ]
    grain = canvas.tag(
        "path", id=pen.named("grain"), d=_GRAIN, fill="none", stroke="#000", opacity="0.16"
    )
    return "".join([*woods, *velvets, grain])


def box_panel(pen: canvas.Pen, view: View, y: float) -> str:
    """The levels from top to bottom as they stand, of each the four sides."""
    parts = [canvas.panel(canvas.MARGIN, y, _BOX, HEIGHT), _standing(view, y)]
    drawn = box_of(view)
    for row, level in enumerate(stack(drawn)):
        top = y + 62 + row * _STEP[1]
        parts.append(_level_name(level, HEIGHTS[row], top))
        for column, drawer in enumerate(sides(drawn, level)):
            inside = inside_of(view, drawer)
            parts.append(_drawer(pen, inside, (_LEFT + column * _STEP[0], top)))
    return "".join(parts)


def _standing(view: View, y: float) -> str:
    names = [
        canvas.text(
            _LEFT + column * _STEP[0] + _FRONT[0] / 2, y + 52, side, fill=PAPER_2, **_MIDDLE
        )
        for column, side in enumerate(SIDES)
    ]
    way = "upside down" if view.flipped else "upright"
    heading = canvas.title(canvas.MARGIN + 16, y + 28, f"The box, unrolled: it stands {way}")
    return heading + "".join(names)


def _level_name(level: str, height: str, top: float) -> str:
    middle = canvas.MARGIN + 38
    return canvas.title(middle, top + 48, level, 24, **_MIDDLE) + canvas.text(
        middle, top + 66, height, 13, fill=PAPER_3, **_MIDDLE
    )


def _drawer(pen: canvas.Pen, inside: Inside, corner: tuple[float, float]) -> str:
    """A wooden front with its name, a knob, and the wells behind it."""
    wood = WOOD[inside.drawer[0]]
    ground = canvas.box(0, 0, *_FRONT, fill=pen.fill(f"wood{inside.drawer[0]}"), **_edge(inside))
    grain = canvas.tag("use", href=f"#{pen.named('grain')}")
    name = canvas.text(12, 21, inside.drawer, 16, fill=wood.letters, font_weight="bold")
    knob = canvas.tag("circle", cx=83, cy=15, r=6, fill=BRASS, stroke=ON_BRASS)
    opened = canvas.text(
        156, 21, "open", 14, fill=wood.letters, font_weight="bold", text_anchor="end"
    )
    shown = opened if inside.is_open else ""
    arrows = "".join(
        arrow(6, _WELL[1] + 13.5 + down, down == 0, wood.letters) for down in (0, _BELOW)
    )
    wells = arrows + _wells(pen, inside) + (_secret(pen, inside) if inside.is_long else "")
    return canvas.tag("g", ground, grain, name, knob, shown, wells, transform=at(*corner))


def _edge(inside: Inside) -> dict[str, str | float]:
    """Brass means the drawer that stands open."""
    if inside.is_open:
        return {"stroke": BRASS, "stroke_width": 4}
    return {"stroke": "#1a0f08", "stroke_width": 1}


def _wells(pen: canvas.Pen, inside: Inside) -> str:
    """M-10: both sides of the front; one question mark where nothing of it is known."""
    x, y, width, height = _WELL
    if inside.upper is None:
        return _unknown(x, y, width, height + _BELOW)
    upper = _well(pen, inside.upper, y)
    if inside.lower is None:
        return upper + _unknown(x, y + _BELOW, width, height)
    return upper + _well(pen, inside.lower, y + _BELOW)


def _well(pen: canvas.Pen, front: Front, y: float) -> str:
    x, _, width, height = _WELL
    bell = "" if front.alarm is None else alarm(front.alarm, x + width - 12, y + 13, 22)
    return (
        canvas.box(x, y, width, height, rx=4, fill=FELT)
        + counted(pen, piles(front.gems), x + 1, y + 13.5)
        + bell
    )


def _secret(pen: canvas.Pen, inside: Inside) -> str:
    """M-11: the secret compartment of a long drawer."""
    x, y, width, height = _SECRET
    if inside.secret is None:
        return _unknown(x, y, width, height + _BELOW)
    return "".join(
        canvas.box(x, y + down, width, height, rx=4, fill=FELT)
        + canvas.box(x + 2, y + down + 2, width - 4, height - 4, rx=3, fill="none", stroke=BRASS)
        + counted(pen, piles(gems), x + 3, y + down + 13.5)
        for down, gems in zip((0, _BELOW), inside.secret, strict=True)
    )


def _unknown(x: float, y: float, width: float, height: float) -> str:
    ground = canvas.box(x, y, width, height, rx=4, fill="#140b05", opacity="0.62")
    return ground + canvas.text(x + width / 2, y + height / 2 + 6, "?", 18, **_MIDDLE)


def red_panel(pen: canvas.Pen, view: View, y: float) -> str:
    """The red cushion with every gem on it, and what the signs mean."""
    left, middle = (
        canvas.WIDTH - canvas.MARGIN - _CUSHION,
        canvas.WIDTH - canvas.MARGIN - _CUSHION / 2,
    )
    gems = view.red
    return (
        canvas.panel(left, y, _CUSHION, HEIGHT)
        + canvas.title(left + 16, y + 28, "Red cushion")
        + _pillow(pen, middle - 75, y + 42)
        + strewn(pen, piles(gems), middle, y + 117, 43)
        + (centred(pen, piles(gems), middle, y + 212) if gems else _empty(middle, y + 217))
        + _key(left + 16, y + 250)
    )


def _empty(x: float, y: float) -> str:
    return canvas.text(x, y, "empty", 15, fill=PAPER_3, **_MIDDLE)


def _pillow(pen: canvas.Pen, x: float, y: float) -> str:
    corners = "".join(canvas.tag("circle", cx=cx, cy=cy, r=3.4) for cx in (7, 93) for cy in (7, 93))
    return canvas.tag(
        "g",
        canvas.tag("path", d=_PILLOW, fill=pen.fill("red"), stroke=BRASS, stroke_width=2),
        canvas.tag("g", corners, fill=BRASS),
        transform=at(x, y, 1.5),
    )


def _key(x: float, y: float) -> str:
    """What a newcomer cannot guess."""
    rule = canvas.tag(
        "path", d=f"M{canvas.number(x)} {canvas.number(y - 8)}h{_CUSHION - 32}", stroke=LINE
    )
    arrows = arrow(x + 4, y + 9, True, PAPER_2) + arrow(x + 14, y + 9, False, PAPER_2)
    lines = [
        canvas.text(x + 24 * (place == 0), y + 14 + place * 22, line, 13, fill=PAPER_2)
        for place, line in enumerate(KEY)
    ]
    return rule + arrows + "".join(lines)
