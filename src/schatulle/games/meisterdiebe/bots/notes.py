"""Open notes: what a perfect memory would say of each drawer, for tables that chose them."""

from typing import Any

from schatulle.core import HIDDEN, Hidden, Seat
from schatulle.games.meisterdiebe.bots.belief import (
    Belief,
    Side,
    Within,
    above,
    below,
    ruby_above,
    within,
)
from schatulle.games.meisterdiebe.bots.memories import memory_named
from schatulle.games.meisterdiebe.rules.box import LONG, Drawer, Front
from schatulle.games.meisterdiebe.rules.gems import Gems
from schatulle.games.meisterdiebe.rules.options import Options
from schatulle.games.meisterdiebe.rules.view import Noted, Secret, View


class Notes:
    """What a perfect memory could write down."""

    def __init__(self, viewer: Seat, options: Options) -> None:
        self._memory = memory_named("elephant", viewer, "", options)

    def observe(self, event: Any) -> None:
        self._memory.observe(event)

    def taken(self, view: View) -> dict[Drawer, Noted]:
        """What the viewer has seen of every drawer."""
        belief = self._memory.recall(view)
        return {drawer: _noted(belief, drawer) for drawer in Drawer}


def notes_of(viewer: Seat, options: Options) -> Notes | None:
    """The notes of a viewer; what may be stuck where nobody sees it is nothing to note down."""
    return None if options.sticky_drawers else Notes(viewer, options)


def _noted(belief: Belief, drawer: Drawer) -> Noted:
    inside, flipped = within(belief, drawer), belief.flipped
    secret = _secret(inside, flipped=flipped) if drawer in LONG else None
    return Noted(_side(above(inside, flipped)), _side(below(inside, flipped)), secret)


def _secret(inside: Within, *, flipped: bool) -> Secret:
    if inside.ruby is None:
        return Secret.EMPTY
    return Secret.UPPER if ruby_above(inside, flipped) else Secret.LOWER


def _side(side: Side) -> Front | Hidden:
    """What is only guessed at is no note."""
    if side.spread:
        return HIDDEN
    alarm = None if side.alarm is None else Seat(side.alarm)
    return Front(Gems(int(side.diamonds), int(side.sapphires)), alarm)
