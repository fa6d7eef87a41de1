"""What a seat, or Nature, may answer in Meisterdiebe."""

from msgspec import Struct

from schatulle.core import Seat
from schatulle.games.meisterdiebe.rules.box import Drawer, Move
from schatulle.games.meisterdiebe.rules.cards import Character, Hand
from schatulle.games.meisterdiebe.rules.gems import Gem, Gems


class DealHands(Struct, frozen=True, tag=True, gc=False):
    """Nature's answer: a hand for every seat (M-15)."""

    hands: tuple[Hand, ...]


class Begin(Struct, frozen=True, tag=True, gc=False):
    """Nature's answer: who fills the box first (OQ-M3)."""

    seat: Seat


class Fall(Struct, frozen=True, tag=True, gc=False):
    """Nature's answer: what falls out of a sticky drawer (M-48)."""

    gems: Gems
    alarm: bool = False


class Fill(Struct, frozen=True, tag=True, gc=False):
    """M-22, P-6: a drawer for each diamond, in the order placed."""

    drawers: tuple[Drawer, ...]


class Choose(Struct, frozen=True, tag=True, gc=False):
    """M-26: the card laid face down."""

    character: Character


class Open(Struct, frozen=True, tag=True, gc=False):
    """M-37: the drawer to open."""

    drawer: Drawer


class Pass(Struct, frozen=True, tag=True, gc=False):
    """Open nothing, where `must_open` is false (OQ-M5)."""


class Place(Struct, frozen=True, tag=True, gc=False):
    """M-50, M-63, M-64, M-74: imitations into the open drawer, perhaps with the alarm."""

    gems: Gems
    alarm: bool = False


class Plunder(Struct, frozen=True, tag=True, gc=False):
    """M-79: the master thief takes the front."""


class Search(Struct, frozen=True, tag=True, gc=False):
    """M-79: the master thief opens the secret compartment."""


class Give(Struct, frozen=True, tag=True, gc=False):
    """P-18: all gems of the front onto others' white cushions."""

    shares: tuple[tuple[Seat, Gems], ...]


class Keep(Struct, frozen=True, tag=True, gc=False):
    """P-18: the prototype's smuggler leaves the gems where they are."""


class Take(Struct, frozen=True, tag=True, gc=False):
    """M-61, M-86: one gem from the red cushion."""

    gem: Gem


class Turn(Struct, frozen=True, tag=True, gc=False):
    """M-43: how the box is moved, in that order; nothing at all is allowed too."""

    moves: tuple[Move, ...] = ()


Action = (
    DealHands
    | Begin
    | Fall
    | Fill
    | Choose
    | Open
    | Pass
    | Place
    | Plunder
    | Search
    | Give
    | Keep
    | Take
    | Turn
)
