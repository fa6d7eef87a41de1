"""What a bot gives away in a solved position."""

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from schatulle.core import Decision, Seat
from schatulle.core.registry import room
from schatulle.research.contract import Solving
from schatulle.research.solving.choice_odds import odds_of
from schatulle.research.solving.positions import Situation

#: How often a bot is asked for the odds of its choices.
ASKS: Final = 32


def solving_of(game: str) -> Solving:
    """How positions of a game are solved; raises BadOptions where they are not."""
    solving: Solving = room(game, "research.solving")
    return solving


def regret(name: str, position: Situation, seat: Seat, asks: int = ASKS) -> float:
    """What a bot gives away of the win at a seat that is asked; raises Unsolvable.

    By this one decision or by all to the end, as its game can be solved.
    """
    return solving_of(position.game).regret(name, position, seat, asks)


def choice_odds(name: str, position: Situation, seat: Seat, asks: int) -> Mapping[Any, float]:
    """How likely a bot makes each of its choices."""
    view = position.rules.view(position.state, seat)
    make = partial(position.bot, name, seat)
    return odds_of(make, view, asked(position, seat), asks)


def asked(position: Situation, seat: Seat) -> Decision[Any]:
    return next(ask for ask in position.rules.awaiting(position.state) if ask.seat == seat)
