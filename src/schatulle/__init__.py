"""A table for two games about gems: Meisterdiebe and Diamant."""

__version__ = "0.1.0"
