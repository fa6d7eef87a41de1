"""A kind of bot: its name, a sentence for lists, who plays, and its face at the table."""

from msgspec import Struct

from schatulle.bots.core import Player


class Kind(Struct, frozen=True):
    """One entry of the list of bots."""

    name: str
    says: str
    player: Player
    face: str = "🤖"
    #: Its place among the levels that tables offer, 1 for a first game; 0: not offered.
    level: int = 0
    #: The memory it has unless another is named; None where a game needs none.
    memory: str | None = None
