"""A position of Meisterdiebe as a picture."""

from schatulle.research.drawing.box_face import HEIGHT as BOX_HEIGHT
from schatulle.research.drawing.box_face import box_defs, box_panel, red_panel
from schatulle.research.drawing.box_seats import SEAT_HEIGHT, seat_panels
from schatulle.research.drawing.box_words import GAME, described, headline, moment, question
from schatulle.research.drawing.canvas import GAP, MARGIN, pen_for, sheet
from schatulle.research.drawing.heading import HEIGHT as TOP
from schatulle.research.drawing.heading import heading
from schatulle.research.drawing.inside import Shown
from schatulle.research.drawing.marks import gem_symbols
from schatulle.research.drawing.seating import rows_height
from schatulle.rules.meisterdiebe import NAME
from schatulle.rules.meisterdiebe.notation import Position


def draw_box(shown: Shown) -> str:
    """The heading, the box beside the red cushion, the seats below."""
    pen, seats_top = pen_for(NAME, shown), TOP + BOX_HEIGHT + GAP
    whole = isinstance(shown, Position)
    body = (
        heading(GAME, moment(shown), question(shown), shown.deciding, whole)
        + box_panel(pen, shown, TOP)
        + red_panel(pen, shown, TOP)
        + seat_panels(pen, shown, seats_top)
    )
    height = seats_top + rows_height(len(shown.white), SEAT_HEIGHT) + MARGIN
    defs = box_defs(pen) + gem_symbols(pen)
    return sheet(pen, headline(shown), described(shown), defs, body, height)
