"""A position of Diamant as a picture."""

from schatulle.drawing.canvas import GAP, MARGIN, pen_for, sheet
from schatulle.drawing.heading import HEIGHT as TOP
from schatulle.drawing.heading import heading
from schatulle.drawing.marks import gem_symbols
from schatulle.drawing.panels import rows_height
from schatulle.games.diamant.drawing.cave import cave_defs, cave_height, cave_panel
from schatulle.games.diamant.drawing.emblems import STONE
from schatulle.games.diamant.drawing.seats import SEAT_HEIGHT, seat_panels
from schatulle.games.diamant.drawing.words import GAME, described, headline, moment, question
from schatulle.games.diamant.rules import NAME
from schatulle.games.diamant.rules.notation import Position, read
from schatulle.games.diamant.rules.view import View


def drawn(shown: View | Position) -> str:
    """The heading, the path through the cave, the seats below."""
    view = read(shown) if isinstance(shown, Position) else shown
    pen, seats_top = pen_for(NAME, shown), TOP + cave_height(view) + GAP
    whole = isinstance(shown, Position)
    body = (
        heading(GAME, moment(view), question(view), view.deciding, whole)
        + cave_panel(pen, view, TOP)
        + seat_panels(pen, view, seats_top)
    )
    height = seats_top + rows_height(len(view.inside), SEAT_HEIGHT) + MARGIN
    defs = cave_defs(pen) + gem_symbols(pen, (STONE,))
    return sheet(pen, headline(view), described(view), defs, body, height)
