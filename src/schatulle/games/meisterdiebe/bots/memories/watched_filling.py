"""How the box was filled, as far as a seat could watch it."""

from typing import NamedTuple

from msgspec import Struct

from schatulle.core import Seat
from schatulle.games.meisterdiebe.bots.memories.assumptions import (
    KnownRules,
    diamonds_due,
    quick_options,
)
from schatulle.games.meisterdiebe.bots.memories.joint_odds import Clumps
from schatulle.games.meisterdiebe.bots.memories.unseen_filling import Share, by_chance
from schatulle.games.meisterdiebe.rules.options import Options


class UnseenTurn(NamedTuple):
    """Who moved the box after chance had filled it unseen, and whether it was turned over."""

    seat: Seat
    flips: bool


class Filling(Struct, frozen=True):
    """What was seen of the set-up."""

    starter: Seat
    #: The quick set-up: everyone saw how the box was moved.
    unseen: tuple[UnseenTurn, ...] = ()
    #: Whether anybody was seen to fill the box: in the quick set-up nobody is.
    is_watched: bool = False
    #: Whether a card was turned up since, or a drawer opened in a turn.
    is_over: bool = False


def filling_options(filling: Filling, rules: KnownRules, seats: int) -> Options:
    """The rules of the quick set-up, told or concluded from who moved the box."""
    if rules.is_told:
        return rules.options
    return quick_options([turn.seat for turn in filling.unseen], seats)


def filled_by_chance(filling: Filling, rules: KnownRules, seats: int) -> Clumps:
    """The quick set-up: nobody saw the drawers, but everyone saw how the box was moved."""
    options, shares, flipped = filling_options(filling, rules, seats), [], False
    for turn in filling.unseen:
        due = diamonds_due(options, seats, filling.starter, turn.seat)
        shares.append(Share(due, flipped))
        flipped = flipped != turn.flips
    return by_chance(shares, rules.stick, options.setup_fall)
