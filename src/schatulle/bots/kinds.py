"""A kind of bot: its name, a sentence for lists, who plays, and its face at the table."""

from msgspec import Struct

from schatulle.bots.core import Player


class Kind(Struct, frozen=True):
    """One entry of the list of bots."""

    name: str
    says: str
    player: Player
    face: str = "🤖"
