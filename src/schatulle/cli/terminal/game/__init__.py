"""A game at this terminal: who sits where, its course, and where it is kept."""
