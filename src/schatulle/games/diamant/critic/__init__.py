"""Critics of Diamant: who searches for the best answer, and who has learned it."""

from typing import Any

from schatulle.bots.contract import Player
from schatulle.bots.network import Network, shipped
from schatulle.games.diamant.bots.characters import LEARNED
from schatulle.games.diamant.bots.learned import LearnedPlayer
from schatulle.games.diamant.critic.search import BestAnswer


def searching(playouts: int) -> Player:
    return BestAnswer(playouts, LEARNED)


def learned(network: Network) -> Player:
    return LearnedPlayer(network)


def network_of(seats: int, _options: Any) -> str | None:
    """A network knows one number of seats."""
    name = f"diamant-{seats}"
    return name if name in shipped() else None
