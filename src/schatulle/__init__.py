"""A table for two games about gems: Meisterdiebe and Diamant."""
