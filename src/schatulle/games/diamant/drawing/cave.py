"""How the cave looks: the path card by card, the deck, and the hazards that left the game."""

from typing import Final

from schatulle.drawing import canvas
from schatulle.drawing.marks import at, gem_at
from schatulle.drawing.palette import BRASS, LINE, PAPER, PAPER_2, PAPER_3, RAISED, STOP
from schatulle.games.diamant.drawing.emblems import HAZARDS as EMBLEMS
from schatulle.games.diamant.drawing.emblems import ROCK, STONE
from schatulle.games.diamant.drawing.words import HAZARDS, removed_kinds
from schatulle.games.diamant.rules.cards import STONES, Card
from schatulle.games.diamant.rules.view import View

_IN_A_ROW: Final = 8
_STEP: Final = (121, 140)
_FIRST: Final = (canvas.MARGIN + 24, 56)
_MIDDLE: Final = {"text_anchor": "middle"}
_STRIP: Final = 84


def cave_height(view: View) -> float:
    """A row for every eight cards, and the strip with the deck."""
    rows = max(1, -(-len(view.path) // _IN_A_ROW))
    return _FIRST[1] + rows * _STEP[1] + _STRIP


def cave_defs(pen: canvas.Pen) -> str:
    """The grounds of the cards, and the signs of the hazards."""
    signs = [canvas.tag("g", EMBLEMS[card], id=pen.named(card)) for card in EMBLEMS]
    return "".join(
        [
            canvas.gradient(pen, "treasure", "#3a5260", "#22323b"),
            canvas.gradient(pen, "hazard", "#a83c22", "#4a140c"),
            _torch(pen),
            canvas.gradient(pen, "rock", "#3a2a1c", "#120c08"),
            *signs,
        ]
    )


def _torch(pen: canvas.Pen) -> str:
    light = canvas.tag("stop", offset="0.4", stop_color="#ffae4a", stop_opacity="0.6")
    dark = canvas.tag("stop", offset="1", stop_color="#ffae4a", stop_opacity="0")
    return canvas.tag("radialGradient", light, dark, id=pen.named("torch"))


def cave_panel(pen: canvas.Pen, view: View, y: float) -> str:
    """The path from its beginning, left to right and row by row."""
    height, width = cave_height(view), canvas.WIDTH - 2 * canvas.MARGIN
    rock = canvas.box(canvas.MARGIN, y, width, height - _STRIP, rx=14, fill=pen.fill("rock"))
    steps = [_step(pen, view, place, y + _FIRST[1]) for place in range(len(view.path))]
    return "".join(
        [
            canvas.panel(canvas.MARGIN, y, width, height),
            rock,
            canvas.title(canvas.MARGIN + 16, y + 30, "The path"),
            *(steps or [_no_card(y + _FIRST[1])]),
            _deck(view, y + height - _STRIP),
            _removed(pen, view, y + height - _STRIP),
        ]
    )


def _no_card(y: float) -> str:
    return canvas.text(_FIRST[0], y + 60, "no card lies on the path yet", 16, fill=PAPER_2)


def _step(pen: canvas.Pen, view: View, place: int, y: float) -> str:
    """A card with its place on the path below it."""
    row, column = divmod(place, _IN_A_ROW)
    step, (x, top) = view.path[place], (_FIRST[0] + column * _STEP[0], y)
    if step.card in STONES:
        card = _treasure(pen, step.card, step.stones)
    else:
        card = _hazard(pen, step.card, again=view.path[place] in view.path[:place])
    last = place == len(view.path) - 1
    glow = canvas.tag("circle", cx=50, cy=50, r=72, fill=pen.fill("torch")) if last else ""
    said = canvas.text(50, 116, f"{place + 1}.", 13, fill=PAPER_3, **_MIDDLE)
    return canvas.tag("g", glow, card, said, transform=at(x, top + row * _STEP[1]))


def _treasure(pen: canvas.Pen, card: Card, stones: int) -> str:
    """D-9: a treasure's number, and the stones that still lie on it."""
    left = gem_at(pen, STONE, 30, 80, 18) + canvas.text(43, 86, f"{stones} left", 14)
    none = canvas.text(50, 86, "0 left", 14, fill=PAPER_3, **_MIDDLE)
    return (
        _card(pen.fill("treasure"), "#f3e8d2", "#8a6a44")
        + canvas.tag("path", d=ROCK, fill="#46606f", opacity="0.6")
        + canvas.text(
            50,
            54,
            card,
            42,
            font_family=canvas.SERIF,
            font_weight="bold",
            fill="#fff6e2",
            **_MIDDLE,
        )
        + (left if stones else none)
    )


def _hazard(pen: canvas.Pen, card: Card, again: bool) -> str:
    """D-12, D-13: the hazard's sign and name; the second of its kind ends the expedition."""
    sign = canvas.tag("use", href=f"#{pen.named(card)}", transform=at(15, 5, 0.7))
    name = f"{HAZARDS[card]} again" if again else HAZARDS[card]
    plate = canvas.box(9, 73, 82, 18, rx=4, fill="#2a0c07")
    return (
        _card(pen.fill("hazard"), STOP if again else "#f0dcc0", "#b8432c")
        + sign
        + plate
        + canvas.text(50, 87, name, 12.5, fill=PAPER, **_MIDDLE)
    )


def _card(ground: str, rim: str, line: str) -> str:
    return canvas.box(0, 0, 100, 100, rx=14, fill=rim) + canvas.box(
        6, 6, 88, 88, rx=9, fill=ground, stroke=line, stroke_width=2
    )


def _deck(view: View, y: float) -> str:
    """D-7: how many cards are still to come."""
    x = canvas.MARGIN + 24
    backs = "".join(
        canvas.box(x + shift, y + 20 - shift, 34, 44, rx=5, fill=RAISED, stroke=BRASS)
        for shift in (0, 4, 8)
    )
    return backs + canvas.text(x + 56, y + 48, f"deck: {view.deck} cards", 16, font_weight="bold")


def _removed(pen: canvas.Pen, view: View, y: float) -> str:
    """D-19: the hazards that left the game."""
    kinds, x = removed_kinds(view), canvas.MARGIN + 262
    label = canvas.text(x, y + 48, "out of the game:", 16, fill=PAPER_2)
    rule = canvas.tag("path", d=f"M{canvas.number(x - 22)} {canvas.number(y + 18)}v48", stroke=LINE)
    if not kinds:
        return rule + label + canvas.text(x + 146, y + 48, "nothing", 16, fill=PAPER_3)
    return (
        rule
        + label
        + "".join(
            _kind(pen, card, count, (x + 146 + place * 114, y + 20))
            for place, (card, count) in enumerate(kinds)
        )
    )


def _kind(pen: canvas.Pen, card: Card, count: int, corner: tuple[float, float]) -> str:
    x, y = corner
    sign = canvas.tag("use", href=f"#{pen.named(card)}", transform=at(x + 2, y + 1, 0.4))
    ground = canvas.box(x, y, 44, 44, rx=8, fill=pen.fill("hazard"), stroke="#b8432c")
    words = canvas.text(x + 50, y + 20, HAZARDS[card], 12.5, fill=PAPER_2)
    return ground + sign + words + canvas.text(x + 50, y + 38, f"× {count}", 15, font_weight="bold")
