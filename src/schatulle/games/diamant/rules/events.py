"""What happens in a game of Diamant."""

from schatulle.core import Seat
from schatulle.core.events import Cited
from schatulle.games.diamant.rules.actions import Choice
from schatulle.games.diamant.rules.cards import Card


class Decided(Cited, frozen=True, tag=True):
    """D-8: a fist is on the table; `choice` is None for those who may not know it."""

    seat: Seat
    choice: Choice | None


class Revealed(Cited, frozen=True, tag=True):
    """D-8: all fists open at once; None for seats that were outside."""

    choices: tuple[Choice | None, ...]


class Returned(Cited, frozen=True, tag=True):
    """D-14, D-15: the leavers' gains from the path, and the stones left on each of its cards."""

    seats: tuple[Seat, ...]
    share: int
    left: tuple[int, ...]


class TurnedUp(Cited, frozen=True, tag=True):
    """D-9, D-12: a card, the stones that each explorer gets, and those that stay on it."""

    card: Card
    each: int
    rest: int


class Struck(Cited, frozen=True, tag=True):
    """D-13: the second hazard of a kind; what every seat loses."""

    hazard: Card
    lost: tuple[int, ...]


class ExpeditionEnded(Cited, frozen=True, tag=True):
    """D-17..D-19: path and entrance are cleared away, some hazards leave the game."""

    expedition: int
    removed: tuple[Card, ...]


class GameEnded(Cited, frozen=True, tag=True):
    """D-22: the last expedition is over."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


Event = Decided | Revealed | Returned | TurnedUp | Struck | ExpeditionEnded | GameEnded
