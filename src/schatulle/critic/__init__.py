"""Approximate best answers to a given player: how far it can be exploited, at least."""
