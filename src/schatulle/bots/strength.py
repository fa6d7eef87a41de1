"""How strong the levels are, as the arena measured; `benchmarks/bots.py` writes the figures."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec
from msgspec import Struct

from schatulle.core.registry import wing


class Strength(Struct, frozen=True):
    """A level's strength at a table of four."""

    #: Rating points over the first level, added up from level to level: 400 more mean ten times
    #: the chances to win.
    rating: int
    #: The share of games it wins against three of the level below; None for the first level.
    beats: float | None = None


def strength_of(game: str, name: str) -> Strength | None:
    """What was measured of a bot; None where nothing was."""
    return _measured(game).get(name)


def strengths(game: str) -> Traversable:
    """Where a game keeps what was measured of its bots."""
    return files(wing(game)) / "bots" / "strengths.json"


@cache
def _measured(game: str) -> dict[str, Strength]:
    kept = strengths(game)
    return (
        msgspec.json.decode(kept.read_bytes(), type=dict[str, Strength]) if kept.is_file() else {}
    )
