"""Diamant: rules, arrays, players, and how it is shown and studied."""
