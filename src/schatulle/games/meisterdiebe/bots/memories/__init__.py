"""Memory models for Meisterdiebe: elephant, goldfish, and a human anywhere between them."""

from schatulle.games.meisterdiebe.bots.memories.by_name import memory_named
from schatulle.games.meisterdiebe.bots.memories.elephant import Elephant
from schatulle.games.meisterdiebe.bots.memories.goldfish import Goldfish
from schatulle.games.meisterdiebe.bots.memories.human import Human

__all__ = ["Elephant", "Goldfish", "Human", "memory_named"]
