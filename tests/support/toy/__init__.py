"""A game of its own, known to the tests alone: `rules` and `bots` are the rooms of its wing."""

from typing import Final

NAME: Final = "toy"
#: The package that `core.registry.register` is told.
WING: Final = "support.toy"
