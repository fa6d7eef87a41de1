"""How strong the levels are, as the arena measured; `benchmarks/bots.py` writes the figures."""

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct


class Strength(Struct, frozen=True):
    """A level's strength at a table of four."""

    #: Rating points over the first level, added up from level to level: 400 more mean ten times
    #: the chances to win.
    rating: int
    #: The share of games it wins against three of the level below; None for the first level.
    beats: float | None = None


def strength_of(game: str, name: str) -> Strength | None:
    """What was measured of a bot; None where nothing was."""
    return _measured().get(game, {}).get(name)


@cache
def _measured() -> dict[str, dict[str, Strength]]:
    text: Any = files(__package__).joinpath("strengths.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, dict[str, Strength]])
