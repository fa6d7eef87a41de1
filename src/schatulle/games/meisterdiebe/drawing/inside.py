"""What a view tells about the box: how it stands, and what its drawers hold."""

from typing import Final

from msgspec import Struct

from schatulle.core import Hidden
from schatulle.games.meisterdiebe.rules.box import LONG, Box, Drawer, Front
from schatulle.games.meisterdiebe.rules.gems import NOTHING, ONE, Gem, Gems
from schatulle.games.meisterdiebe.rules.view import Secret, View, open_drawer


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


def box_of(view: View) -> Box:
    """The box as it stands; what it holds is left out."""
    a, b, c = view.north.values()
    return Box(view.flipped, (a, b, c), ())


def inside_of(view: View, drawer: Drawer) -> Inside:
    """What is known of one drawer."""
    seen = view.drawers[drawer]
    if isinstance(seen, Hidden):
        return Inside(drawer, upper=None, lower=None, secret=None, is_open=False)
    return Inside(
        drawer,
        upper=seen.upper,
        lower=None if isinstance(seen.lower, Hidden) else seen.lower,
        secret=_SECRETS[seen.secret] if isinstance(seen.secret, Secret) else None,
        is_open=drawer is open_drawer(view),
    )


_RUBY: Final = ONE[Gem.RUBY]
#: M-11: the ruby, on one side or the other or gone.
_SECRETS: Final = {
    Secret.UPPER: (_RUBY, NOTHING),
    Secret.LOWER: (NOTHING, _RUBY),
    Secret.EMPTY: (NOTHING, NOTHING),
}
