"""The unrolled box: which drawer stands where, from what a seat sees."""

from schatulle.games.meisterdiebe.rules.box import Box, sides, stack
from schatulle.games.meisterdiebe.rules.view import View


def rows(view: View) -> list[tuple[str, ...]]:
    """The levels from top to bottom, of each the drawers that face N, E, S and W now."""
    a, b, c = view.north.values()
    box = Box(view.flipped, (a, b, c), ())
    return [tuple(drawer.value for drawer in sides(box, level)) for level in stack(box)]
