"""What a view or a position tells about the box: how it stands, and what its drawers hold."""

from typing import Final

from msgspec import Struct

from schatulle.rules.meisterdiebe.box import LONG, Box, Drawer, Front, lower, upper
from schatulle.rules.meisterdiebe.boxtext import format_secret, parse_box
from schatulle.rules.meisterdiebe.gems import Gems, parse_gems
from schatulle.rules.meisterdiebe.notation import Position
from schatulle.rules.meisterdiebe.view import HIDDEN, View

Shown = View | Position


class Inside(Struct, frozen=True):
    """A drawer as it is known; None for a side that is hidden, `secret` also for short drawers."""

    drawer: Drawer
    upper: Front | None
    lower: Front | None
    #: The upper and the lower side of the secret compartment.
    secret: tuple[Gems, Gems] | None
    #: In a view the drawer that stands open is the only one that shows itself (M-12, OQ-M20).
    is_open: bool

    @property
    def is_long(self) -> bool:
        """G-1: only long drawers have a secret compartment."""
        return self.drawer in LONG


def box_of(shown: Shown) -> Box:
    """The box as it stands, with what is known of its drawers; what is hidden is left out."""
    told = {name: _told(text) for name, text in shown.drawers.items()}
    parts = {name: getattr(shown, name) for name in ("flipped", "top", "north")}
    return parse_box(parts | {"drawers": told}, len(shown.white))


_NOTHING: Final = "./."


def _told(text: str) -> str:
    front, *secret = text.split(" ")
    pairs = [_NOTHING if pair == HIDDEN else pair.replace(HIDDEN, ".") for pair in (front, *secret)]
    return " ".join(pairs)


def inside_of(shown: Shown, box: Box, drawer: Drawer) -> Inside:
    """What is known of one drawer."""
    front, _, secret = shown.drawers[drawer].partition(" ")
    up, _, down = front.partition("/")
    return Inside(
        drawer,
        upper=None if up == HIDDEN else upper(box, drawer),
        lower=None if HIDDEN in (up, down) else lower(box, drawer),
        secret=None if secret in ("", HIDDEN) else _secret(box, drawer),
        is_open=isinstance(shown, View) and front != HIDDEN,
    )


def _secret(box: Box, drawer: Drawer) -> tuple[Gems, Gems]:
    """M-11: the ruby, on one side or the other or gone."""
    up, _, down = format_secret(box, drawer).partition("/")
    return parse_gems(up), parse_gems(down)
