"""How a bot learns what happened."""

from collections.abc import Iterable
from typing import Any

from schatulle.bots.contract import Bot
from schatulle.core import Game, Seat


def tell(bot: Bot, game: Game, seat: Seat, events: Iterable[Any]) -> None:
    """The bot observes what its seat may know of the events."""
    for event in events:
        seen = game.observe(event, seat)
        if seen is not None:
            bot.observe(seen)
