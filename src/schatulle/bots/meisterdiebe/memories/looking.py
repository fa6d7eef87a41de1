"""What lies open before a seat: the drawer that stands open, the cushions, the alarms in hand."""

import re
from functools import lru_cache
from typing import Final

from msgspec import Struct

from schatulle.bots.meisterdiebe.sight import bag_of
from schatulle.rules.core import Seat
from schatulle.rules.meisterdiebe.box import LONG, Drawer, Face, Front
from schatulle.rules.meisterdiebe.gems import Gems, parse_gems
from schatulle.rules.meisterdiebe.view import HIDDEN, View

_SIDE: Final = re.compile(r"([.\ddsr]*)(?:!(\d))?")


class Open(Struct, frozen=True):
    """The drawer that stands open, as far as the seat sees into it."""

    drawer: Drawer
    upper: Front
    #: M-48: None where something may be stuck.
    lower: Front | None
    #: M-79: whether the secret compartment was searched, so that the ruby's place shows.
    searched: bool
    ruby: Face | None


def open_drawer(view: View) -> Open | None:
    """The drawer that the seat looks into."""
    for name, text in view.drawers.items():
        if text != HIDDEN:
            return _read(Drawer(name), text, view.flipped)
    return None


@lru_cache(maxsize=4096)
def _read(drawer: Drawer, text: str, flipped: bool) -> Open:
    """A drawer as the view writes it, for instance `2d1s!0/. ?`."""
    front, _, secret = text.partition(" ")
    up, _, down = front.partition("/")
    searched = secret not in ("", HIDDEN)
    lower = None if down == HIDDEN else _front(down)
    return Open(
        drawer,
        _front(up),
        lower,
        searched or drawer not in LONG,
        _ruby(secret, flipped) if searched else None,
    )


def _front(text: str) -> Front:
    found = _SIDE.fullmatch(text)
    assert found is not None
    owner = None if found[2] is None else Seat(int(found[2]))
    return Front(parse_gems(found[1] or "."), owner)


def _ruby(secret: str, flipped: bool) -> Face | None:
    up, _, down = secret.partition("/")
    if up == down:
        return None
    return Face.TAIL if flipped == ("r" in up) else Face.HEAD


def red(view: View) -> Gems:
    """What lies on the red cushion."""
    return bag_of(view.red)
