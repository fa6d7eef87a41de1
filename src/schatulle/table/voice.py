"""The friendly voice at a table: what it says to the one person there."""

from collections.abc import Sequence
from typing import Any

from schatulle.core import Decision
from schatulle.core.advice import Advice, Voice
from schatulle.core.registry import has_room, room


def advice(game: str, view: Any, asked: Sequence[Decision[Any]], options: Any) -> Advice | None:
    """From what the seat sees and is asked; None where there is nothing to say."""
    if not asked or not has_room(game, "voice"):
        return None
    voice: Voice = room(game, "voice")
    return voice.advice(view, asked[0], options)
