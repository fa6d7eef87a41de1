"""The face of a game that brings none: its view as a list, its moves as a menu."""
