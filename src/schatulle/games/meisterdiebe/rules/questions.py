"""What a seat is asked in Meisterdiebe."""

from collections.abc import Mapping, Sequence
from typing import Final

from schatulle.core import Default, Many, Seat
from schatulle.games.meisterdiebe.rules.actions import Action, Fill, Give
from schatulle.games.meisterdiebe.rules.filling import Fillings
from schatulle.games.meisterdiebe.rules.gems import together
from schatulle.games.meisterdiebe.rules.giving import Gifts

#: OQ-M31: a card or drawer by chance, which its place in a list would favour; gems are left, a
#: sapphire is taken; else what changes least.
QUESTIONS: Final[Mapping[str, Default]] = {
    "fill": "chance",
    "choose": "chance",
    "open": "chance",
    "place": "first",
    "rob": "first",
    "give": "careful",
    "take": "careful",
    "turn": "first",
}


def numbered(told: Sequence[Action], seat: Seat, seats: int) -> Many[Action] | None:
    """M-22, P-18: the splits of as many diamonds or gems as in the first answer told."""
    match told[0]:
        case Fill(drawers) if len(drawers) > 1:
            return Fillings(len(drawers))
        case Give(shares):
            others = tuple(Seat(other) for other in range(seats) if other != seat)
            return Gifts(together(bag for _, bag in shares), others)
        case _:
            return None
