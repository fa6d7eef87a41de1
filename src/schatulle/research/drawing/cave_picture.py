"""A position of Diamant as a picture."""

from schatulle.research.drawing.canvas import GAP, MARGIN, pen_for, sheet
from schatulle.research.drawing.cave_face import cave_defs, cave_height, cave_panel
from schatulle.research.drawing.cave_seats import SEAT_HEIGHT, seat_panels
from schatulle.research.drawing.cave_words import (
    GAME,
    Shown,
    described,
    headline,
    moment,
    question,
)
from schatulle.research.drawing.heading import HEIGHT as TOP
from schatulle.research.drawing.heading import heading
from schatulle.research.drawing.marks import STONE, gem_symbols
from schatulle.research.drawing.seating import rows_height
from schatulle.rules.diamant import NAME
from schatulle.rules.diamant.notation import Position


def draw_cave(shown: Shown) -> str:
    """The heading, the path through the cave, the seats below."""
    pen, seats_top = pen_for(NAME, shown), TOP + cave_height(shown) + GAP
    whole = isinstance(shown, Position)
    body = (
        heading(GAME, moment(shown), question(shown), shown.deciding, whole)
        + cave_panel(pen, shown, TOP)
        + seat_panels(pen, shown, seats_top)
    )
    height = seats_top + rows_height(len(shown.inside), SEAT_HEIGHT) + MARGIN
    defs = cave_defs(pen) + gem_symbols(pen, (STONE,))
    return sheet(pen, headline(shown), described(shown), defs, body, height)
