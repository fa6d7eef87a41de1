"""Memory models for Meisterdiebe: elephant, goldfish, and a human anywhere between them."""

from schatulle.bots.meisterdiebe.memories.elephant import Elephant
from schatulle.bots.meisterdiebe.memories.goldfish import Goldfish
from schatulle.bots.meisterdiebe.memories.human import Human
from schatulle.bots.meisterdiebe.memories.naming import memory_named

__all__ = ["Elephant", "Goldfish", "Human", "memory_named"]
