"""How the seats of Meisterdiebe look: cushions, alarm, the card of this round and the hand."""

from typing import Final

from schatulle.drawing.canvas import Pen, box, tag, text
from schatulle.drawing.marks import PILE, counted
from schatulle.drawing.palette import BRASS, LINE, PAPER_2, PAPER_3
from schatulle.drawing.panels import SEAT_WIDTH, seat_heading, seated
from schatulle.games.meisterdiebe.drawing.marks import alarm, piles
from schatulle.games.meisterdiebe.drawing.palette import CHARACTERS as GROUNDS
from schatulle.games.meisterdiebe.drawing.palette import VELVET
from schatulle.games.meisterdiebe.drawing.words import CHARACTERS, FACE_DOWN, number_in_words
from schatulle.games.meisterdiebe.rules.cards import Card, Character
from schatulle.games.meisterdiebe.rules.gems import Gems
from schatulle.games.meisterdiebe.rules.view import SeenHand, View

SEAT_HEIGHT: Final = 152
_CARD: Final = (73, 46)
_STEP: Final = 77.4
_BACK: Final = "#4a1420"
_MIDDLE: Final = {"text_anchor": "middle"}


def seat_panels(pen: Pen, view: View, y: float) -> str:
    return seated([_seat(pen, view, seat) for seat in range(len(view.white))], y, SEAT_HEIGHT)


def _seat(pen: Pen, view: View, seat: int) -> str:
    return (
        seat_heading(seat, seat in view.deciding, view.scores[seat])
        + _cushion(pen, "white", view.white[seat], 16)
        + _cushion(pen, "black", view.black[seat], 16 + _width("white") + 10)
        + _alarm(view, seat)
        + _chosen(view, seat)
        + _hand(view.hands[seat])
    )


def _width(colour: str) -> int:
    """M-81, P-23: rubies lie on black cushions only."""
    return 12 + PILE * (2 if colour == "white" else 3)


def _cushion(pen: Pen, colour: str, gems: Gems, x: float) -> str:
    width, figures = _width(colour), VELVET[colour].figures
    ground = box(x, 46, width, 38, rx=10, fill=pen.fill(colour), stroke=BRASS, stroke_width=1.5)
    if not gems:
        return ground + text(x + width / 2, 70, "empty", 14, fill=figures, **_MIDDLE)
    return ground + counted(pen, piles(gems), x + 9, 65, figures)


def _alarm(view: View, seat: int) -> str:
    """M-16: the disc on the seat's own card, or the place where it was."""
    x = 291
    if view.alarms[seat]:
        return alarm(seat, x, 64, 30)
    return tag("circle", cx=x, cy=65, r=13, fill="none", stroke=LINE, stroke_dasharray="3 3")


def _chosen(view: View, seat: int) -> str:
    """M-26, M-29: the card of this round; a position does not tell it."""
    if not view.chosen:
        return ""
    card, x, width = view.chosen[seat], 316, SEAT_WIDTH - 16 - 316
    if card is None:
        return _empty(x, 46, width, 38) + text(
            x + width / 2, 70, "no card", 14, fill=PAPER_3, **_MIDDLE
        )
    if not isinstance(card, Card):
        return _back(x, width)
    name = f"{CHARACTERS[card.character]} {card.number}"
    ground = box(x, 46, width, 38, fill=GROUNDS[card.character], stroke=BRASS, stroke_width=1.5)
    return ground + text(x + width / 2, 71, name, 16, font_weight="bold", **_MIDDLE)


def _back(x: float, width: float) -> str:
    ground = box(x, 46, width, 38, fill=_BACK, stroke=BRASS, stroke_width=1.5)
    inlay = box(x + 5, 51, width - 10, 28, rx=3, fill="none", stroke=BRASS, stroke_dasharray="2 4")
    return ground + inlay + text(x + width / 2, 70, FACE_DOWN, 15, fill=PAPER_2, **_MIDDLE)


def _empty(x: float, y: float, width: float, height: float) -> str:
    return box(x, y, width, height, fill="none", stroke=LINE, stroke_dasharray="4 4")


def _hand(cards: SeenHand) -> str:
    """M-34: every character in its own place, played ones as empty places."""
    held = {card.character: number_in_words(card) for card in cards}
    return "".join(
        _card(character, held.get(character), 16 + place * _STEP)
        for place, character in enumerate(Character)
    )


def _card(character: Character, number: str | None, x: float) -> str:
    width, height = _CARD
    middle, name = x + width / 2, CHARACTERS[character]
    if number is None:
        return _empty(x, 94, width, height) + text(middle, 132, name, 11.5, fill=PAPER_3, **_MIDDLE)
    return (
        box(x, 94, width, height, fill=GROUNDS[character], stroke="#f3e8d2")
        + text(middle, 114, number, 17, font_weight="bold", **_MIDDLE)
        + text(middle, 132, name, 11.5, **_MIDDLE)
    )
