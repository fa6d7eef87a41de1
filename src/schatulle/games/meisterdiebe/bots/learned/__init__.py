"""The learned player of Meisterdiebe: what it is told, its network, and how it answers."""
