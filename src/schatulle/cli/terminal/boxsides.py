"""The unrolled box: which drawer stands where, from what a seat sees."""

from schatulle.rules.meisterdiebe.box import Box, sides, stack
from schatulle.rules.meisterdiebe.view import View


def rows(view: View) -> list[tuple[str, ...]]:
    """The levels from top to bottom, of each the drawers that face N, E, S and W now."""
    box = Box(view.flipped, (view.north["A"], view.north["B"], view.north["C"]), ())
    return [tuple(drawer.value for drawer in sides(box, level)) for level in stack(box)]
