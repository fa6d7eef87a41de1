"""A position of Meisterdiebe as a picture."""

from schatulle.drawing.canvas import GAP, MARGIN, pen_for, sheet
from schatulle.drawing.heading import HEIGHT as TOP
from schatulle.drawing.heading import heading
from schatulle.drawing.marks import gem_symbols
from schatulle.drawing.panels import rows_height
from schatulle.games.meisterdiebe.drawing.box import HEIGHT as BOX_HEIGHT
from schatulle.games.meisterdiebe.drawing.box import box_defs, box_panel, red_panel
from schatulle.games.meisterdiebe.drawing.seats import SEAT_HEIGHT, seat_panels
from schatulle.games.meisterdiebe.drawing.words import GAME, described, headline, moment, question
from schatulle.games.meisterdiebe.rules import NAME
from schatulle.games.meisterdiebe.rules.notation import Position, read
from schatulle.games.meisterdiebe.rules.view import View


def drawn(shown: View | Position) -> str:
    """The heading, the box beside the red cushion, the seats below."""
    pen, seats_top = pen_for(NAME, shown), TOP + BOX_HEIGHT + GAP
    whole = isinstance(shown, Position)
    view = read(shown) if isinstance(shown, Position) else shown
    body = (
        heading(GAME, moment(view), question(view), view.deciding, whole)
        + box_panel(pen, view, TOP)
        + red_panel(pen, view, TOP)
        + seat_panels(pen, view, seats_top)
    )
    height = seats_top + rows_height(len(view.white), SEAT_HEIGHT) + MARGIN
    defs = box_defs(pen) + gem_symbols(pen)
    return sheet(pen, headline(view), described(view), defs, body, height)
