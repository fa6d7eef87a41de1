"""What a seat sees of the drawer that stands open."""

from typing import Final

from msgspec import Struct

from schatulle.core import HIDDEN, Hidden
from schatulle.games.meisterdiebe.rules.box import Drawer, Face, Front
from schatulle.games.meisterdiebe.rules.view import Secret, SeenDrawer, View


class OpenDrawer(Struct, frozen=True):
    """The drawer that stands open, as far as the seat sees into it."""

    drawer: Drawer
    upper: Front
    #: M-48: None where something may be stuck.
    lower: Front | None
    #: M-79: whether the secret compartment was searched, so that the ruby's place shows.
    searched: bool
    ruby: Face | None


def open_drawer(view: View) -> OpenDrawer | None:
    """The drawer that the seat looks into."""
    for drawer, inside in view.drawers.items():
        if isinstance(inside, SeenDrawer):
            return _looked(drawer, inside, flipped=view.flipped)
    return None


def _looked(drawer: Drawer, inside: SeenDrawer, *, flipped: bool) -> OpenDrawer:
    lower = None if isinstance(inside.lower, Hidden) else inside.lower
    searched = inside.secret is not HIDDEN
    ruby = _RUBY.get((inside.secret, flipped)) if isinstance(inside.secret, Secret) else None
    return OpenDrawer(drawer, inside.upper, lower, searched, ruby)


#: M-11: the side of the wood where the ruby is, by where it lies as the box stands.
_RUBY: Final = {
    (Secret.UPPER, False): Face.HEAD,
    (Secret.LOWER, False): Face.TAIL,
    (Secret.UPPER, True): Face.TAIL,
    (Secret.LOWER, True): Face.HEAD,
}
