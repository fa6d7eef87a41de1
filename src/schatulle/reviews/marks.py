"""How bad a decision was, by how much it made the share of the win smaller."""

from enum import StrEnum
from typing import Final


class Mark(StrEnum):
    """From a small slip to a big one."""

    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


#: From which loss on each is given, the worst first; half of lichess's figures, which count from
#: lost to won as 2 and not as 1.
LIMITS: Final = ((0.15, Mark.BLUNDER), (0.10, Mark.MISTAKE), (0.05, Mark.INACCURACY))

#: Less is within what a decision's worth is exact to, and no fault.
SLIP: Final = 0.02


def mark_of(loss: float) -> Mark | None:
    """The mark for a loss; None where it is none to speak of."""
    return next((mark for limit, mark in LIMITS if loss >= limit), None)
