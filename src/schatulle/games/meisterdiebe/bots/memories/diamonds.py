"""The diamonds as one seat follows them: the odds of every drawer, and how many there must be."""

from msgspec import Struct

from schatulle.games.meisterdiebe.bots.memories.evidence import EMPTY, added_above
from schatulle.games.meisterdiebe.bots.memories.joint_odds import Clumps, learned, shared_among


class Diamonds(Struct, frozen=True):
    """INV-3: what is in the box or on the red cushion, but for those that fell unseen."""

    clumps: Clumps = EMPTY
    in_box: int = 0
    on_red: int = 0


def laid_above(diamonds: Diamonds, drawer: int, up: int, count: int) -> Diamonds:
    """Everyone saw how many more lie above in a drawer."""
    clumps = learned(diamonds.clumps, drawer, *added_above(up, count))
    return Diamonds(clumps, diamonds.in_box + count, diamonds.on_red)


def shared_out(diamonds: Diamonds, drawers: tuple[int, ...], up: int, count: int) -> Diamonds:
    """M-22: others see which drawers are filled, and know how many diamonds are due."""
    clumps = shared_among(diamonds.clumps, drawers, count, up)
    return Diamonds(clumps, diamonds.in_box + count, diamonds.on_red)


def gone(diamonds: Diamonds, count: int, *, to_red: bool) -> Diamonds:
    """Diamonds left the box, for the red cushion or for somebody's."""
    on_red = diamonds.on_red + count if to_red else diamonds.on_red
    return Diamonds(diamonds.clumps, diamonds.in_box - count, on_red)


def taken_from_red(diamonds: Diamonds) -> Diamonds:
    """M-61: somebody took one of those on the red cushion."""
    return Diamonds(diamonds.clumps, diamonds.in_box, diamonds.on_red - 1)


def count_in_box(diamonds: Diamonds, on_red: int) -> int:
    """INV-3: more on red than was seen to go there fell unseen out of the box."""
    return diamonds.in_box - (on_red - diamonds.on_red)


def red_emptied(diamonds: Diamonds, on_red: int) -> Diamonds:
    """All that lay on red was seen: now it is known how many diamonds fell unseen."""
    return Diamonds(diamonds.clumps, count_in_box(diamonds, on_red), 0)
