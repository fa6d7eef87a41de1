"""Critics of Meisterdiebe: who searches for the best answer, and who has learned it."""

from typing import Any

from schatulle.bots.contract import Player
from schatulle.bots.network import Network
from schatulle.games.meisterdiebe.bots.characters import LEARNED
from schatulle.games.meisterdiebe.bots.learned.player import LearnedPlayer
from schatulle.games.meisterdiebe.bots.learned.player import network_of as _network
from schatulle.games.meisterdiebe.critic.search import BestAnswer


def searching(playouts: int) -> Player:
    return BestAnswer(playouts, LEARNED)


def learned(network: Network) -> Player:
    return LearnedPlayer(LEARNED, network)


def network_of(_seats: int, options: Any) -> str | None:
    """One network knows every number of seats."""
    return _network(options)
