"""Lessons that are played: data with steps, at a table like any other."""
