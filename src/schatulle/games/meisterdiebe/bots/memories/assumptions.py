"""What a seat knows, or takes for granted, about the rules of its table."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from schatulle.core import Seat
from schatulle.games.meisterdiebe.bots.belief import USUAL
from schatulle.games.meisterdiebe.rules.filling import setup, to_place
from schatulle.games.meisterdiebe.rules.options import Options

#: M-48: how likely things stick, for who has seen that they do but was not told how often.
STICKY: Final = 0.25


class KnownRules(Struct, frozen=True):
    """The rules of the table, as a seat was told them or as it took them for granted."""

    options: Options
    is_told: bool
    #: M-48: how likely things stick; who was not told finds out that they do.
    stick: float
    #: M-64: whether there are alarms; who was not told finds out when one is placed.
    alarms: bool


def known_rules(options: Options | None) -> KnownRules:
    """Who is not told the rules of the table takes the usual ones for granted."""
    if options is None:
        return KnownRules(USUAL, is_told=False, stick=USUAL.sticky_drawers, alarms=False)
    return KnownRules(
        options, is_told=True, stick=options.sticky_drawers, alarms=options.alarms == "on"
    )


def diamonds_due(options: Options, seats: int, starter: Seat, seat: Seat) -> int:
    """M-21, P-6: how many diamonds a seat lays into the box when it is its turn."""
    return to_place(replace(setup(options, seats), starter=starter, turn_queue=(seat,)))


#: The cushions are no matter here, so they take as few gems as a table may have.
_ANY_WHITE: Final = Options(white_start="0+1")


def quick_options(fillers: Sequence[Seat], seats: int) -> Options:
    """The set-up as far as the turns of the box betray it: P-6, or whole shares of twelve (M-21).

    Who comes twice lays one diamond at a time; where someone was left out there were no more.
    """
    turns = len(fillers)
    if turns > len(set(fillers)):
        one_by_one = replace(_ANY_WHITE, setup_mode="one_by_one", setup_fall="upper")
        return replace(one_by_one, setup_diamonds=turns)
    return _ANY_WHITE if turns == seats else replace(_ANY_WHITE, setup_diamonds=turns)
