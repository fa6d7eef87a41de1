"""What the room `critic` of a wing offers: who searches for the best answer to known rivals."""

from typing import Any, Protocol

from msgspec import Struct

from schatulle.bots.contract import Player
from schatulle.bots.network import Network
from schatulle.critic.rivals import Rivals


class Sight(Struct, frozen=True):
    """What a searching critic remembers: a belief of its own, and the rivals."""

    belief: Any
    rivals: Rivals


class Critics(Protocol):
    """The room `critic` of a wing. Its players are pure: rivals who are known cannot adapt."""

    def searching(self, playouts: int) -> Player:
        """Plays so many games on for each question; its memory is a Sight."""

    def learned(self, network: Network) -> Player:
        """Plays as a network that learned to beat the rivals; its memory is the game's usual."""

    def network_of(self, seats: int, options: Any) -> str | None:
        """The shipped network that knows such tables."""
